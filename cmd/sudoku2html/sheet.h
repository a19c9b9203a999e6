/* SPDX-License-Identifier: MIT */
/* A sheet is a page of paper: a header, boards and the sheet's number.  On the screen the sheets of
 * puzzles flow together, and sheets of solutions are hidden. */
#ifndef SUDOKU2HTML_SHEET_H
#define SUDOKU2HTML_SHEET_H

#include "book.h"
#include "common/streams/output.h"

/* What the user chose for the page. */
struct page {
    const char *title;
    const char *language; /* en or zh; NULL leaves it to the browser */
    const char *paper;    /* a4 or letter */
    unsigned per_page;    /* boards on a printed page: 1, 2, 3, 4, 6, 8 or 9 */
    uint64_t first;       /* the number of the first puzzle */
    bool hints;           /* steps of each puzzle are in the page */
    const struct book *book;
};

/* Writes the sheets of puzzles, page->per_page boards on each. */
void sheet_write_puzzles(struct output *out, const struct page *page);

/* Writes the sheets of solutions, as many boards on each as stay legible.  They begin with a blank
 * one where the puzzles end on the front of a leaf, so that paper printed on both sides can be
 * handed out without them. */
void sheet_write_solutions(struct output *out, const struct page *page);

#endif
