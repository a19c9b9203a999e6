/* SPDX-License-Identifier: MIT */
/* How rules are drawn: the table of looks (rulekinds.h), a row for each thing that is drawn of a
 * look, in the order in which one is drawn over the other. */
#ifndef COMMON_DRAWINGLOOK_H
#define COMMON_DRAWINGLOOK_H

#include "common/drawingplace.h"
#include "common/rulekinds.h"

enum drawing_layer {
    DRAWING_UNDER, /* the lines of the grid and the digits */
    DRAWING_OVER,  /* the lines, but not where digits are */
};

/* Draws what the rules of a drawing have in a layer. */
void drawinglook_write(struct output *out, const struct drawing *drawing, enum drawing_layer layer);

/* Whether rules draw anything at all. */
bool drawinglook_any(const struct drawing *drawing);

/* What a rule looks like, in words: "thermometer"; NULL where nothing is drawn. */
const char *drawinglook_name(const struct drawing *drawing, const struct rule *rule);

/* Whether a rule has a line round its cells, and its number in the corner of one. */
bool drawinglook_is_caged(const struct drawing *drawing, const struct rule *rule);

/* Whether any rule has its number in the corner of a cell. */
bool drawinglook_has_corners(const struct drawing *drawing);

#endif
