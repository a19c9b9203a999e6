/* SPDX-License-Identifier: MIT */
#include "scene.h"

#include <stdio.h>
#include <string.h>

#include "common/streams/svg.h"

bool scene_draws(const struct scene *scene, const struct edge *edge, size_t *lightest) {
    if (edge->weight != scene->least)
        return edge->weight > scene->least;
    return (*lightest)++ < scene->lightest;
}

int scene_value(const struct scene *scene, Var var) {
    return scene->unit ? scene->unit->values[lit_make(var, 0)] : 0;
}

bool scene_given(const struct scene *scene, Var var) {
    for (size_t i = 0; scene->unit && i < scene->unit->given; i++)
        if (lit_var(scene->unit->trail.data[i]) == var)
            return true;
    return false;
}

const char *scene_formula(const struct scene *scene, char text[SCENE_TEXT]) {
    char vars[SVG_COUNT], clauses[SVG_COUNT], edges[SVG_COUNT];
    const char *slash = strrchr(scene->file, '/'), *file = slash ? slash + 1 : scene->file;
    bool named = *file != '<';
    snprintf(text, SCENE_TEXT, "%.60s%s%s, %s, %s", named ? file : "", named ? ": " : "",
             svg_count(vars, formula_declared(scene->formula), "variable"),
             svg_count(clauses, scene->formula->clauses, "clause"),
             svg_count(edges, scene->whole->edges.size, "edge"));
    return text;
}

/* The literals that were given, as far as there is room. */
static void write_given(const struct formula *formula, const struct unit *unit, char text[80]) {
    size_t used = 0;
    text[0] = 0;
    for (size_t i = 0; i < unit->given; i++) {
        if (used > 60) {
            snprintf(text + used, 80 - used, " ...");
            return;
        }
        used += (size_t)snprintf(text + used, 80 - used, " %d",
                                 formula_user(formula, unit->trail.data[i]));
    }
}

const char *scene_rest(const struct scene *scene, char text[SCENE_TEXT]) {
    const struct unit *unit = scene->unit;
    char given[80], propagated[SVG_NUMBER], clauses[SVG_COUNT], edges[SVG_COUNT];
    if (!unit)
        return strcpy(text, "");
    write_given(scene->formula, unit, given);
    svg_number(propagated, unit->trail.size - unit->given);
    if (unit->conflict)
        snprintf(text, SCENE_TEXT, "after%s: %s propagated, then a conflict: clause %zu is false",
                 given, propagated, unit->conflict);
    else
        snprintf(text, SCENE_TEXT, "after%s: %s propagated; %s and %s left",
                 unit->given ? given : " the unit clauses", propagated,
                 svg_count(clauses, scene->shown->clauses, "clause"),
                 svg_count(edges, scene->shown->edges.size, "edge"));
    return text;
}
