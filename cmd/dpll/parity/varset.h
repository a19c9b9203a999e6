/* SPDX-License-Identifier: MIT */
/* Sets of variables as arrays in ascending order: the left sides of equations. */
#ifndef DPLL_PARITY_VARSET_H
#define DPLL_PARITY_VARSET_H

#include <assert.h>
#include <stdbool.h>

#include "common/formulas/literal.h"

#ifndef NDEBUG
/* Whether variables ascend, none twice. */
static inline bool varset_is_set(const Var *vars, uint32_t size) {
    for (uint32_t i = 1; i < size; i++)
        if (vars[i - 1] >= vars[i])
            return false;
    return true;
}
#endif

/* Insertion sort, which is fast for few variables and for nearly sorted ones. */
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
    assert(varset_is_set(vars, size));
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (vars[middle] < var)
            low = middle + 1;
        else
            high = middle;
    }
    return low < size && vars[low] == var;
}

/* Writes the symmetric difference of two sets, their sum modulo 2, to out, which has room for both
 * and overlaps neither.  Returns its size. */
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
    assert(varset_is_set(begin, (uint32_t)(out - begin)));
    assert((a_size + b_size - (uint32_t)(out - begin)) % 2 == 0);
    return (uint32_t)(out - begin);
}

#endif
