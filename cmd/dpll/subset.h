/* SPDX-License-Identifier: MIT */
/* A subset of the clauses of a formula, found by --mus, and its output. */
#ifndef DPLL_SUBSET_H
#define DPLL_SUBSET_H

#include "run.h"

struct subset {
    bool *has;     /* by group */
    size_t size;   /* number of groups in it, without group 0 */
    size_t orders; /* orders tried to the end; 0: there is no subset yet */
    bool minimal;
};

/* Writes the subset of run->formula as DIMACS, with groups if it has some; with the option -C, the
 * numbers of its groups or clauses, as in the MUS track of 2011. */
void subset_write(const struct subset *subset, struct run *run);

#endif
