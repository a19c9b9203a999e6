/* SPDX-License-Identifier: MIT */
/* Pigeons that do not fit into their holes: a formula that is hard for its size. */
#ifndef PIGEONS_H
#define PIGEONS_H

#include "cmd/dpll/ipasir.h"

/* One pigeon more than holes: each in some hole, and no two in one. */
static inline void add_pigeons(void *solver, int holes) {
    for (int p = 0; p <= holes; p++) {
        for (int h = 1; h <= holes; h++)
            ipasir_add(solver, p * holes + h);
        ipasir_add(solver, 0);
    }
    for (int h = 1; h <= holes; h++)
        for (int p = 0; p <= holes; p++)
            for (int q = 0; q < p; q++) {
                ipasir_add(solver, -(p * holes + h));
                ipasir_add(solver, -(q * holes + h));
                ipasir_add(solver, 0);
            }
}

#endif
