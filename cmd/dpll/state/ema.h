/* SPDX-License-Identifier: MIT */
/* Exponential moving averages, free of the bias of their start (Kingma, Ba, 2015, for Adam). */
#ifndef DPLL_EMA_H
#define DPLL_EMA_H

#include <assert.h>

struct ema {
    double value;  /* the average */
    double biased; /* the same as if the numbers before the first had all been 0 */
    double weight; /* of these: 1, then 1 - alpha, (1 - alpha)^2, ... */
    double alpha;  /* weight of a new number */
};

/* An average over about `window` numbers, of none so far. */
static inline struct ema ema_over(double window) {
    assert(window >= 1);
    return (struct ema){.alpha = 1 / window, .weight = 1};
}

/* Takes in a number. */
static inline void ema_add(struct ema *ema, double number) {
    assert(ema->alpha > 0 && ema->weight > 0);
    ema->biased += ema->alpha * (number - ema->biased);
    ema->weight *= 1 - ema->alpha;
    ema->value = ema->biased / (1 - ema->weight);
}

#endif
