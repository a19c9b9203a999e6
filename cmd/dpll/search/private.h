/* SPDX-License-Identifier: MIT */
/* Private state of techniques, from one call to the next.
 *
 * Each technique has a struct of its own, which only its file knows, under a key: the address of a
 * static variable of that file.  The struct lives as long as the solver and is cleared with it. */
#ifndef DPLL_PRIVATE_H
#define DPLL_PRIVATE_H

#include "state/solver.h"

/* The state under a key, `size` bytes: made, all zero, when it is first asked for. */
void *private_take(struct solver *s, const void *key, size_t size);

/* The state under a key if private_take has made it, else NULL. */
void *private_find(const struct solver *s, const void *key);

#endif
