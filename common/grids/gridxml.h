/* SPDX-License-Identifier: MIT */
/* Puzzles in files of OpenSudoku, which are XML: elements such as <game data="0034..."
 * note="..."/>, one or more on a line.  Everything else is skipped. */
#ifndef COMMON_GRIDS_GRIDXML_H
#define COMMON_GRIDS_GRIDXML_H

#include "common/grids/gridreader.h"

/* Whether a line is markup, from byte `at` on. */
static inline bool gridxml_is_next(const struct gridline *line, size_t at) {
    return at < line->length && line->text[at] == '<';
}

/* Reads the first game from byte `at` on.  Sets *found if there is one, and r->again to the next
 * one if there are more on the line.  Returns false with an error. */
bool gridxml_read(struct grid_reader *r, size_t at, bool *found);

#endif
