/* SPDX-License-Identifier: MIT */
/* Pencil marks as players write them before they begin: the digits of each blank cell that no peer
 * has and that rules allow it. */
#ifndef COMMON_PENCIL_H
#define COMMON_PENCIL_H

#include "common/variant.h"

/* Fills in marks, side bytes for each cell: 1 for a digit that is a candidate, else 0.  Cells that
 * have a digit have no marks. */
void pencil_marks(const struct variant *variant, const uint8_t *cells, uint8_t *marks);

#endif
