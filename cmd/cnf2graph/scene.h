/* SPDX-License-Identifier: MIT */
/* A drawing: the graph of a formula after some literals were assigned, with the places of its
 * variables in the graph of the whole formula. */
#ifndef CNF2GRAPH_SCENE_H
#define CNF2GRAPH_SCENE_H

#include "common/streams/output.h"
#include "layout.h"
#include "unit.h"

struct scene {
    const char *title; /* NULL for none */
    const char *file;  /* as messages show it */
    const struct formula *formula;
    const struct graph *whole;
    const struct graph *shown; /* the whole graph, or what remains of it */
    const struct unit *unit;   /* the assignment; NULL if nothing was assigned */
    const struct layout *layout;
    uint64_t least;  /* lighter edges are not drawn */
    size_t lightest; /* number of edges of just this weight that are drawn */
    size_t edges;    /* number of edges drawn */
};

/* Whether an edge is drawn; must be asked for the edges in order, with *lightest 0 at first. */
bool scene_draws(const struct scene *scene, const struct edge *edge, size_t *lightest);

/* The value of a variable, 1 or -1, or 0 if it has none. */
int scene_value(const struct scene *scene, Var var);

/* Whether a variable was assigned by the user, not by propagation. */
bool scene_given(const struct scene *scene, Var var);

/* Lines of a caption: the formula, and what remains of it.  Return text. */
enum { SCENE_TEXT = 320 };
const char *scene_formula(const struct scene *scene, char text[SCENE_TEXT]);
const char *scene_rest(const struct scene *scene, char text[SCENE_TEXT]);

/* Write the drawing: as SVG, or for other programs. */
void scene_write_svg(struct output *out, const struct scene *scene);
void scene_write_dot(struct output *out, const struct scene *scene);
void scene_write_graphml(struct output *out, const struct scene *scene);

#endif
