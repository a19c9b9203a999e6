/* SPDX-License-Identifier: MIT */
/* Clauses of gates: a literal as a function of others, in the user's numbers. */
#ifndef PLANTED_H
#define PLANTED_H

#include "left.h"

enum { PLANTED_INPUTS = 4 };

/* `out` is the AND of the inputs. */
static inline void planted_and(struct small *small, int out, const int *in, int size) {
    int whole[PLANTED_INPUTS + 1];
    for (int i = 0; i < size; i++) {
        small_add(small, (int[]){-out, in[i]}, 2);
        whole[i] = -in[i];
    }
    whole[size] = out;
    small_add(small, whole, size + 1);
}

/* `out` is the second input where the first one is true, else the third one. */
static inline void planted_ite(struct small *small, int out, const int *in) {
    small_add(small, (int[]){-out, -in[0], in[1]}, 3);
    small_add(small, (int[]){out, -in[0], -in[1]}, 3);
    small_add(small, (int[]){-out, in[0], in[2]}, 3);
    small_add(small, (int[]){out, in[0], -in[2]}, 3);
}

/* `out` is true where an odd number of inputs is. */
static inline void planted_xor(struct small *small, int out, const int *in, int size) {
    for (int signs = 0; signs < 1 << size; signs++) {
        int lits[PLANTED_INPUTS + 1], odd = 0;
        for (int i = 0; i < size; i++) {
            lits[i] = signs >> i & 1 ? -in[i] : in[i];
            odd ^= signs >> i & 1;
        }
        lits[size] = odd ? out : -out;
        small_add(small, lits, size + 1);
    }
}

#endif
