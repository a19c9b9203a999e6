/* SPDX-License-Identifier: MIT */
/* A sheet: a page of paper with several panels, which is one document. */
#ifndef SUDOKU2SVG_SHEET_H
#define SUDOKU2SVG_SHEET_H

#include "common/drawing/panel.h"

/* The most panels that a sheet has. */
enum { SHEET_PANELS = 9 };

struct sheet {
    unsigned columns, rows; /* of panels */
    bool letter;            /* else A4 */
    const char *title;      /* above all, or NULL */
    uint64_t number;        /* of the sheet, for the title of the document */
    unsigned count;         /* panels there are, from the left and from the top */
    struct panel panels[SHEET_PANELS];
};

/* Writes the whole document, of one panel at least, and no more than columns times rows, up to
 * SHEET_PANELS.  Grids are as large as the sheet has room for, all of one size. */
void sheet_write(struct output *out, const struct sheet *sheet);

#endif
