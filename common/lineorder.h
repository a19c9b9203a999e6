/* SPDX-License-Identifier: MIT */
/* Orders of the rows or columns of a grid, at random. */
#ifndef COMMON_LINEORDER_H
#define COMMON_LINEORDER_H

#include <stdint.h>

#include "common/random.h"

/* Draws an order of `side` lines, at most VARIANT_SIDE_MAX, in which those of a group stay
 * together: `size` of them, which side is a multiple of.  order: room for side entries. */
void lineorder_draw(struct random *random, unsigned side, unsigned size, uint8_t *order);

#endif
