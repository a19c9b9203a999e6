/* SPDX-License-Identifier: MIT */
/* Exponential moving averages without the bias of their start (Kingma, Ba, 2015, for Adam). */
#ifndef DPLL_STATE_EMA_H
#define DPLL_STATE_EMA_H

#include <assert.h>
#include <stdbool.h>

struct ema {
    double value;  /* the average */
    double biased; /* the plain moving average from 0 */
    double weight; /* of the initial 0 in biased: (1 - alpha)^n after n numbers */
    double alpha;  /* of a new number in biased */
};

/* An average over about `window` numbers, none of them taken in yet. */
static inline struct ema ema_over(double window) {
    assert(window >= 1);
    return (struct ema){.alpha = 1 / window, .weight = 1};
}

#ifndef NDEBUG
/* Whether the average lies between its value `before` and the number just added, up to rounding. */
static inline bool ema_is_between(const struct ema *ema, double before, double number) {
    double low = before < number ? before : number, high = before < number ? number : before;
    double slack = 1e-6 * (1 + (high < 0 ? -high : high));
    return ema->weight >= 0 && ema->weight < 1 && ema->value >= low - slack &&
           ema->value <= high + slack;
}
#endif

/* Adds a number. */
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
