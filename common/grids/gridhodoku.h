/* SPDX-License-Identifier: MIT */
/* Puzzles in the format of HoDoKu's library and clipboard, on a line with colons: a technique, its
 * candidates, the digits (a plus sign before each that is no clue), deleted candidates, and more.
 * Digits are read; the rest of the line is the label. */
#ifndef COMMON_GRIDS_GRIDHODOKU_H
#define COMMON_GRIDS_GRIDHODOKU_H

#include "common/grids/gridreader.h"

/* Whether the line at hand is one from byte `at` on: it begins with a colon. */
static inline bool gridhodoku_is_next(const struct gridline *line, size_t at) {
    return at < line->length && line->text[at] == ':';
}

/* Reads the puzzle.  Returns false with an error. */
bool gridhodoku_read(struct grid_reader *r, size_t at);

#endif
