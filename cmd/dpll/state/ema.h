/* SPDX-License-Identifier: MIT */
/* Exponential moving averages, free of the bias of their start (Kingma, Ba, 2015, for Adam). */
#ifndef DPLL_EMA_H
#define DPLL_EMA_H

#include <assert.h>
#include <stdbool.h>

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

#ifndef NDEBUG
/* Whether an average that was `before` lies between that and the number that it has taken in, but
 * for rounding. */
static inline bool ema_is_between(const struct ema *ema, double before, double number) {
    double low = before < number ? before : number, high = before < number ? number : before;
    double slack = 1e-6 * (1 + (high < 0 ? -high : high));
    return ema->weight >= 0 && ema->weight < 1 && ema->value >= low - slack &&
           ema->value <= high + slack;
}
#endif

/* Takes in a number. */
static inline void ema_add(struct ema *ema, double number) {
    assert(ema->alpha > 0 && ema->weight >= 0);
    bool first = ema->weight == 1;
    double before = first ? number : ema->value;
    (void)before;
    ema->biased += ema->alpha * (number - ema->biased);
    ema->weight *= 1 - ema->alpha;
    ema->value = ema->biased / (1 - ema->weight);
    assert(ema_is_between(ema, before, number));
}

#endif
