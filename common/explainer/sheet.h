/* SPDX-License-Identifier: MIT */
/* A position of plain Sudoku: its candidates, by cell and by house and digit. */
#ifndef COMMON_EXPLAINER_SHEET_H
#define COMMON_EXPLAINER_SHEET_H

#include <assert.h>

#include "common/explainer/frame.h"

struct sheet {
    const struct frame *frame;
    Nine digits[FRAME_CELLS];              /* candidates; none for a cell that is set */
    Nine places[FRAME_HOUSES][FRAME_SIDE]; /* by house and digit - 1, of candidates */
    uint8_t open[FRAME_HOUSES];            /* cells that are not set */
    uint8_t placed[FRAME_SIDE];            /* by digit - 1: cells that are set to it */
    uint8_t left;                          /* cells that are not set */
};

/* The position of the clues (digits by cell, 0 for none), no two of which are the same in a house,
 * with the candidates that no clue rules out. */
void sheet_begin(struct sheet *sheet, const struct frame *frame, const uint8_t *clues);

/* Sets an open cell to one of its candidates, counted from 0. */
void sheet_place(struct sheet *sheet, unsigned cell, unsigned digit);

/* Removes candidates from a cell, if present. */
void sheet_remove(struct sheet *sheet, unsigned cell, unsigned digits);

#ifndef NDEBUG
/* Whether each open cell has a candidate, and each digit that is missing in a house a place there,
 * as in every position of a puzzle that has a solution. */
bool sheet_is_alive(const struct sheet *sheet);
#endif

/* Whether a cell has a digit, counted from 0, as a candidate. */
static inline bool sheet_has(const struct sheet *sheet, unsigned cell, unsigned digit) {
    assert(cell < FRAME_CELLS && digit < FRAME_SIDE);
    return sheet->digits[cell] >> digit & 1;
}

/* The cell at a place of a house. */
static inline unsigned sheet_cell(const struct sheet *sheet, unsigned house, unsigned place) {
    assert(house < FRAME_HOUSES && place < FRAME_SIDE);
    return sheet->frame->member[house][place];
}

#endif
