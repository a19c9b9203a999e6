/* SPDX-License-Identifier: MIT */
/* Random orders of the rows or columns of a grid. */
#ifndef COMMON_HOUSES_LINEORDER_H
#define COMMON_HOUSES_LINEORDER_H

#include <stdint.h>

#include "common/base/random.h"

/* Draws an order of `side` lines, at most VARIANT_SIDE_MAX, in which groups of `size` lines stay
 * together; size divides side. order: room for side entries. */
void lineorder_draw(struct random *random, unsigned side, unsigned size, uint8_t *order);

#endif
