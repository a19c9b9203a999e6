/* SPDX-License-Identifier: MIT */
/* Disjoint sets of variables (union-find; Galler, Fischer, 1964), as trees of parents.  A variable
 * that is its own parent represents its set. */
#ifndef DPLL_PARITY_UNIONFIND_H
#define DPLL_PARITY_UNIONFIND_H

#include "common/formulas/literal.h"

/* Makes each of the first `vars` variables a set of its own. */
static inline void unionfind_init(Var *parents, Var vars) {
    for (Var var = 0; var < vars; var++)
        memory_at(parents, var) = var;
}

/* The variable that represents the set of a variable.  Halves the path (van Leeuwen, van der Weide,
 * 1977). */
static inline Var unionfind_find(Var *parents, Var var) {
    for (; memory_at(parents, var) != var; var = memory_at(parents, var))
        memory_at(parents, var) = memory_at(parents, memory_at(parents, var));
    return var;
}

/* Merges the sets of `size` variables. */
static inline void unionfind_join(Var *parents, const Var *vars, uint32_t size) {
    for (uint32_t i = 1; i < size; i++)
        memory_at(parents, unionfind_find(parents, vars[i])) = unionfind_find(parents, vars[0]);
}

#endif
