/* SPDX-License-Identifier: MIT */
/* The order of look-aheads: a literal comes after one that it implies, and stands on it: its
 * look-ahead continues that one's (tree-based look-ahead, Heule, Dufour, van Zwieten, van Maaren,
 * 2004). */
#ifndef DPLL_LOOK_ORDER_H
#define DPLL_LOOK_ORDER_H

#include "look/state.h"

/* Fills look->order with both literals of all candidates. */
void order_candidates(struct solver *s);

#endif
