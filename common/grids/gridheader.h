/* SPDX-License-Identifier: MIT */
/* The line that says which variant and side the grids after it have:
 * "p sudoku VARIANT SIDE [BOXES]". */
#ifndef COMMON_GRIDS_GRIDHEADER_H
#define COMMON_GRIDS_GRIDHEADER_H

#include "common/grids/gridline.h"
#include "common/houses/variant.h"

/* Reads a header from byte `at`, behind the p, into *shape.  Returns false, with the text of *diag
 * filled and *wrong set to the byte it is about, when it is none. */
bool gridheader_read(const struct gridline *line, size_t at, struct variant_shape *shape,
                     size_t *wrong, struct diag *diag);

#endif
