/* SPDX-License-Identifier: MIT */
/* The table of looks (rulekinds.h): a row for each part drawn, in the order of drawing. */
#ifndef COMMON_DRAWING_DRAWINGLOOK_H
#define COMMON_DRAWING_DRAWINGLOOK_H

#include "common/drawing/drawingplace.h"
#include "common/rules/rulekinds.h"

enum drawing_layer {
    DRAWING_UNDER, /* below the lines of the grid and the digits */
    DRAWING_OVER,  /* above the lines, but not over digits */
};

/* Draws the rules of a drawing that belong to a layer. */
void drawinglook_write(struct output *out, const struct drawing *drawing, enum drawing_layer layer);

/* Whether the rules draw anything. */
bool drawinglook_any(const struct drawing *drawing);

/* The look of a rule in words, such as "thermometer"; NULL if nothing is drawn. */
const char *drawinglook_name(const struct drawing *drawing, const struct rule *rule);

/* Whether a rule has a line around its cells, and its number in the corner of one. */
bool drawinglook_is_caged(const struct drawing *drawing, const struct rule *rule);

/* Whether any rule has its number in the corner of a cell. */
bool drawinglook_has_corners(const struct drawing *drawing);

#endif
