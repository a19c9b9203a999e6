/* SPDX-License-Identifier: MIT */
/* A position with all candidates, as one pencils them into the cells. */
#ifndef XSUDOKU_STEP_MARKS_H
#define XSUDOKU_STEP_MARKS_H

#include "common/human/board.h"
#include "common/output.h"

/* Draws the board with its boxes: "=5" is a cell that is set, "25" one with two candidates. */
void marks_write(struct output *out, const struct board *board);

#endif
