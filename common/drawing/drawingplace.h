/* SPDX-License-Identifier: MIT */
/* The contents of a drawing of a puzzle, and the places of its cells.  Units are DRAWING_CELL a
 * cell, from the top left corner of the grid. */
#ifndef COMMON_DRAWING_DRAWINGPLACE_H
#define COMMON_DRAWING_DRAWINGPLACE_H

#include "common/houses/variant.h"
#include "common/streams/output.h"

enum { DRAWING_CELL = 20 };

struct drawing {
    const struct variant *variant;
    const uint8_t *cells; /* by cell: its digit, 0 for none; NULL if no cell has one */
    const uint8_t *clues; /* by cell: 0 if it is no clue; NULL to draw all digits alike */
    /* For each cell `side` bytes, not 0 for its candidates, if it has no digit; or NULL. */
    const uint8_t *marks;
    bool faint;   /* digits other than clues are pale; otherwise clues are bold */
    bool chinese; /* words are in Chinese, else in English */
};

/* A place in a drawing. */
struct place {
    double x, y;
};

/* The middle of a cell, and of the line between two cells' middles. */
struct place drawingplace_centre(const struct drawing *drawing, uint32_t cell);
struct place drawingplace_between(const struct drawing *drawing, uint32_t a, uint32_t b);

/* The point `units` units from one point towards another. */
struct place drawingplace_towards(struct place from, struct place to, double units);

/* Whether two cells have a side in common. */
bool drawingplace_touch(const struct drawing *drawing, uint32_t a, uint32_t b);

/* The number of rows and columns by which a cell is below and to the right of another. */
int drawingplace_rows(const struct drawing *drawing, uint32_t from, uint32_t to);
int drawingplace_columns(const struct drawing *drawing, uint32_t from, uint32_t to);

/* Writes a line through the middles of cells, one at least, as part of a path. */
void drawingplace_line(struct output *out, const struct drawing *drawing, const uint32_t *cells,
                       uint32_t count);

#endif
