/* SPDX-License-Identifier: MIT */
/* What is drawn: the graph of a formula as some literals leave it, with the places that its
 * variables have in the graph of the whole formula. */
#ifndef CNF2GRAPH_SCENE_H
#define CNF2GRAPH_SCENE_H

#include "common/output.h"
#include "layout.h"
#include "unit.h"

struct scene {
    const char *title; /* NULL for none */
    const char *file;  /* as messages show it */
    const struct formula *formula;
    const struct graph *whole;
    const struct graph *shown; /* the whole one, or what is left of it */
    const struct unit *unit;   /* what was assigned; NULL where nothing was to be */
    const struct layout *layout;
    uint64_t least;  /* edges that weigh less are not drawn */
    size_t lightest; /* how many edges of just this weight are drawn */
    size_t edges;    /* how many are drawn */
};

/* Whether an edge is drawn; to be asked in order, with *lightest 0 at first. */
bool scene_draws(const struct scene *scene, const struct edge *edge, size_t *lightest);

/* 1 or -1 for a variable that has a value, else 0. */
int scene_value(const struct scene *scene, Var var);

/* Whether a variable is one of those that were given a value, and not by propagation. */
bool scene_given(const struct scene *scene, Var var);

/* Lines of a caption: what the formula is, and what is left of it.  They return text. */
enum { SCENE_TEXT = 320 };
const char *scene_formula(const struct scene *scene, char text[SCENE_TEXT]);
const char *scene_rest(const struct scene *scene, char text[SCENE_TEXT]);

/* Write the scene: drawn here, or for other programs. */
void scene_write_svg(struct output *out, const struct scene *scene);
void scene_write_dot(struct output *out, const struct scene *scene);
void scene_write_graphml(struct output *out, const struct scene *scene);

#endif
