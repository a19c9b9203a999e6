/* SPDX-License-Identifier: MIT */
/* The solutions of a book's puzzles, read from a stream of solved grids in the same order. */
#ifndef SUDOKU2HTML_SOLUTIONS_H
#define SUDOKU2HTML_SOLUTIONS_H

#include "book.h"

/* Reads one solution for each puzzle from path and keeps it in the book.  Where the stream has no
 * header, a solution has the shape of its puzzle.  Returns false with diag filled when there are
 * too few or too many, when one changes a clue, has a blank or a digit twice in a house, or when
 * the file cannot be read.  path must stay. */
bool solutions_read(struct book *book, const char *path, struct diag *diag);

#endif
