/* SPDX-License-Identifier: MIT */
/* A position with all candidates, as pencil marks in the cells. */
#ifndef XSUDOKU_STEP_MARKS_H
#define XSUDOKU_STEP_MARKS_H

#include "common/human/board.h"
#include "common/streams/output.h"

/* Draws the board with its boxes: "=5" is a set cell, "25" a cell with two candidates. */
void marks_write(struct output *out, const struct board *board);

#endif
