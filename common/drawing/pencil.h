/* SPDX-License-Identifier: MIT */
/* Pencil marks as players begin with: for each blank cell the digits that no peer has and that
 * rules allow. */
#ifndef COMMON_DRAWING_PENCIL_H
#define COMMON_DRAWING_PENCIL_H

#include "common/houses/variant.h"

/* Fills in marks, side bytes for each cell: 1 for a candidate, else 0.  Cells with a digit have no
 * marks. */
void pencil_marks(const struct variant *variant, const uint8_t *cells, uint8_t *marks);

#endif
