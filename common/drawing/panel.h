/* SPDX-License-Identifier: MIT */
/* A drawing with its number and label above, and its rules in words below. */
#ifndef COMMON_DRAWING_PANEL_H
#define COMMON_DRAWING_PANEL_H

#include "common/drawing/drawing.h"

struct panel {
    struct drawing drawing;
    uint64_t number;   /* shown before the label; 0 for none */
    const char *label; /* label_length bytes, UTF-8 or not, not owned */
    size_t label_length;
    bool legend;
};

/* The rectangle of a panel, in the units of its drawing, whose grid begins at 0, 0. */
struct panel_size {
    double x, y, width, height;
};
struct panel_size panel_size(const struct panel *panel);

/* Draws it as a sequence of elements. */
void panel_write(struct output *out, const struct panel *panel);

#endif
