/* SPDX-License-Identifier: MIT */
/* A document of one panel, for screen and paper: on white, scaled to fit on a page. */
#ifndef COMMON_DRAWING_PICTURE_H
#define COMMON_DRAWING_PICTURE_H

#include "common/drawing/panel.h"

/* Writes the document. number is that of the picture, for its title. */
void picture_write(struct output *out, const struct panel *panel, uint64_t number);

#endif
