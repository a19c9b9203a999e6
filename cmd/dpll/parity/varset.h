/* SPDX-License-Identifier: MIT */
/* Sets of variables as arrays in ascending order: what an equation is a sum of. */
#ifndef DPLL_PARITY_VARSET_H
#define DPLL_PARITY_VARSET_H

#include <stdbool.h>

#include "common/literal.h"

/* Sorts variables by insertion, which is fast for few of them and for those nearly in order. */
static inline void varset_sort(Var *vars, uint32_t size) {
    for (uint32_t i = 1; i < size; i++) {
        Var var = vars[i];
        uint32_t at = i;
        for (; at && vars[at - 1] > var; at--)
            vars[at] = vars[at - 1];
        vars[at] = var;
    }
}

/* Whether a variable is in a set. */
static inline bool varset_has(const Var *vars, uint32_t size, Var var) {
    uint32_t low = 0, high = size;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (vars[middle] < var)
            low = middle + 1;
        else
            high = middle;
    }
    return low < size && vars[low] == var;
}

/* Writes the variables that are in one of two sets, and not in both, to out, which has room for all
 * of them and is apart from these: what two sums add up to, modulo 2.  Returns how many there
 * are. */
static inline uint32_t varset_difference(const Var *a, uint32_t a_size, const Var *b,
                                         uint32_t b_size, Var *out) {
    const Var *a_end = a + a_size, *b_end = b + b_size, *begin = out;
    while (a < a_end || b < b_end) {
        if (a < a_end && b < b_end && *a == *b) {
            a++;
            b++;
        } else if (b == b_end || (a < a_end && *a < *b)) {
            *out++ = *a++;
        } else {
            *out++ = *b++;
        }
    }
    return (uint32_t)(out - begin);
}

#endif
