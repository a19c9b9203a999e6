/* SPDX-License-Identifier: MIT */
/* Protecting puzzles from being overwritten by pictures. */
#ifndef COMMON_GRIDS_GRIDSNIFF_H
#define COMMON_GRIDS_GRIDSNIFF_H

#include <stdbool.h>

#include "common/streams/files.h"

/* As dimacs_may_create, for an output that is neither a formula nor a grid: also refuses a path at
 * which there is a puzzle, which may be named by mistake. */
bool grid_may_create(const struct files *others, const char *path, struct diag *diag);

#endif
