/* SPDX-License-Identifier: MIT */
/* Constraints of f-puzzles without entries: they are about the whole grid, or mean nothing by
 * themselves.  Each function takes the node of the member, and returns false with the error. */
#ifndef COMMON_GRIDS_FPUZZLESWHOLE_H
#define COMMON_GRIDS_FPUZZLESWHOLE_H

#include "common/grids/fpuzzlesreader.h"

/* A rule about all cells. */
bool fpuzzleswhole_flag(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                        uint32_t node);

/* A long diagonal: the rising one where the number is 1. */
bool fpuzzleswhole_diagonal(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                            uint32_t node);

/* A house for each place in a box. */
bool fpuzzleswhole_groups(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                          uint32_t node);

/* Members that fpuzzlesdots_finish reads. */
bool fpuzzleswhole_late(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                        uint32_t node);

/* Lines, circles and the like, which mean nothing by themselves.  Notes that the puzzle has them,
 * unless f-puzzles has drawn them for a constraint. */
bool fpuzzleswhole_drawing(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                           uint32_t node);

#endif
