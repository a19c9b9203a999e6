/* SPDX-License-Identifier: MIT */
/* The best candidates for look-ahead, by the product of the strengths of both literals. */
#ifndef DPLL_LOOK_BEST_H
#define DPLL_LOOK_BEST_H

#include "look/state.h"

/* Keeps the best `keep` of look->candidates, which are more. */
void best_keep(struct solver *s, size_t keep);

#endif
