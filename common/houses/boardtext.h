/* SPDX-License-Identifier: MIT */
/* A board as lines of text: cells of any content, between the borders of border.h. */
#ifndef COMMON_HOUSES_BOARDTEXT_H
#define COMMON_HOUSES_BOARDTEXT_H

#include "common/houses/border.h"
#include "common/streams/output.h"

struct boardtext {
    const struct variant *variant;
    const char *const *joints;        /* of borders, by arms */
    unsigned width[VARIANT_SIDE_MAX]; /* width of the cells of each column, in characters */
    bool kept[VARIANT_SIDE_MAX + 1];  /* by column: some row has a border before it */
    unsigned clued;                   /* width of sums of runs (clue.h), or 0 */
};

/* Prepares a board with columns of one width, which the caller may change; joints is border_ascii
 * or border_unicode. */
void boardtext_init(struct boardtext *board, const struct variant *variant,
                    const char *const *joints, unsigned width);

/* Writes the board; `cell` writes a cell, as wide as its column.  Columns are at least as wide as
 * sums of runs, if there are any. */
void boardtext_write(struct output *out, const struct boardtext *board,
                     void (*cell)(struct output *out, const void *what, uint32_t cell),
                     const void *what);

#endif
