/* SPDX-License-Identifier: MIT */
/* Minimal unsatisfiable subsets: clauses of a formula that contradict each other, none of which can
 * be spared.
 *
 * Each clause has a selector, a variable that switches it off; which clauses are on is what each
 * question assumes.  Clauses are left out one after the other (deletion): where no model comes of
 * it, what the answer rests on is all that stays, and where one does, the clause is necessary, and
 * so are those that rotation finds (Marques-Silva, Lynce, 2011; Belov, Marques-Silva, 2011). */
#ifndef DPLL_MUS_H
#define DPLL_MUS_H

#include "run.h"

enum mus_end {
    MUS_MINIMAL,
    MUS_LIMIT,       /* what was written has no model, but may have clauses that can be spared */
    MUS_SATISFIABLE, /* nothing was written */
    MUS_UNDECIDED,   /* neither was a model found nor that there is none; nothing was written */
};

/* Writes such a subset of run->formula as DIMACS, with the variables of the formula: the smallest
 * that run->options->orders of leaving clauses out, drawn from the seed, lead to. */
enum mus_end mus_write(struct run *run);

#endif
