/* SPDX-License-Identifier: MIT */
/* Moving averages, and the sequence of reluctant doubling. */
#include "common/base/diag.h"
#include "state/ema.h"
#include "state/reluctant.h"
#include "unit.h"

const char diag_tool[] = "unit-average";

/* The sequence by its definition (Luby, Sinclair, Zuckerman, 1993), counted from 1. */
static uint64_t luby(uint64_t index) {
    uint64_t power = 1;
    while (power * 2 - 1 < index)
        power *= 2;
    return index == power * 2 - 1 ? power : luby(index - power + 1);
}

static void check_reluctant(void) {
    struct reluctant reluctant = {1, 1};
    for (uint64_t i = 1; i <= 5000; i++)
        CHECK_SAME(reluctant_next(&reluctant), luby(i));
}

static bool near(double a, double b) {
    return a - b < 1e-9 && b - a < 1e-9;
}

/* The average of a constant is that constant from the first number on; and it is the mean with
 * weights that fall by the same factor. */
static void check_ema(double window) {
    struct ema constant = ema_over(window), mixed = ema_over(window);
    double weights = 0, sum = 0;
    for (int i = 0; i < 1000; i++) {
        double number = i * 37 % 101;
        ema_add(&constant, 6.5);
        ema_add(&mixed, number);
        weights = weights * (1 - 1 / window) + 1;
        sum = sum * (1 - 1 / window) + number;
        CHECK(near(constant.value, 6.5));
        CHECK(near(mixed.value, sum / weights));
    }
}

int main(void) {
    check_reluctant();
    check_ema(2);
    check_ema(33);
    check_ema(100000);
    return unit_end();
}
