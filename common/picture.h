/* SPDX-License-Identifier: MIT */
/* A document of one panel, for screens and paper: on white, and as large on paper as fits on a
 * page. */
#ifndef COMMON_PICTURE_H
#define COMMON_PICTURE_H

#include "common/panel.h"

/* Writes the whole document.  number, of the picture, goes into its title. */
void picture_write(struct output *out, const struct panel *panel, uint64_t number);

#endif
