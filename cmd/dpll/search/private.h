/* SPDX-License-Identifier: MIT */
/* State of techniques that lasts from one call to the next.
 *
 * Each technique has a struct of its own, known to its file alone, under a key: the address of a
 * static variable of that file.  The struct lives as long as the solver and is released with it. */
#ifndef DPLL_SEARCH_PRIVATE_H
#define DPLL_SEARCH_PRIVATE_H

#include "state/solver.h"

/* The state under a key, `size` bytes; the first call allocates it, all zero. */
void *private_take(struct solver *s, const void *key, size_t size);

/* The state under a key if private_take has allocated it, else NULL. */
void *private_find(const struct solver *s, const void *key);

#endif
