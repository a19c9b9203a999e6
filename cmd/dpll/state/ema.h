/* Exponential moving averages, free of the bias of their start (Kingma, Ba, 2015, for Adam). */
#ifndef DPLL_EMA_H
#define DPLL_EMA_H

struct ema {
    double value;  /* the average */
    double biased; /* pulled towards 0 */
    double weight; /* of the start: 1, 1 - alpha, ... */
    double alpha;  /* of a new number */
};

/* An average over about `window` numbers. */
static inline struct ema ema_over(double window) {
    return (struct ema){.alpha = 1 / window, .weight = 1};
}

static inline void ema_add(struct ema *ema, double number) {
    ema->biased += ema->alpha * (number - ema->biased);
    ema->weight *= 1 - ema->alpha;
    ema->value = ema->biased / (1 - ema->weight);
}

#endif
