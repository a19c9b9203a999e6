/* SPDX-License-Identifier: MIT */
/* Reluctant doubling: 1, 1, 2, 1, 1, 2, 4, ... (Luby, Sinclair, Zuckerman, 1993; in this form by
 * Knuth, 2012). */
#ifndef DPLL_STATE_RELUCTANT_H
#define DPLL_STATE_RELUCTANT_H

#include <assert.h>
#include <stdint.h>

struct reluctant {
    uint64_t u, v;
};

/* Returns the next number of the sequence.  Both fields start at 1. */
static inline uint64_t reluctant_next(struct reluctant *reluctant) {
    assert(reluctant->u && reluctant->v && reluctant->v <= (reluctant->u & -reluctant->u));
    uint64_t number = reluctant->v;
    if ((reluctant->u & -reluctant->u) == reluctant->v) {
        reluctant->u++;
        reluctant->v = 1;
    } else {
        reluctant->v *= 2;
    }
    return number;
}

#endif
