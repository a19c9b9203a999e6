/* SPDX-License-Identifier: MIT */
/* Which solutions share a sheet: as many as stay legible, and always the same number of the same
 * side, whatever the paper. */
#ifndef SUDOKU2HTML_LEAF_H
#define SUDOKU2HTML_LEAF_H

#include "book.h"

/* The solutions from begin to end, in columns and rows of room for boards of one size. */
struct leaf {
    size_t begin, end;
    unsigned columns, rows;
};

/* The leaf that begins with a solution, which there must be. */
struct leaf leaf_at(const struct book *book, size_t begin);

#endif
