/* SPDX-License-Identifier: MIT */
/* Minimal unsatisfiable subsets: clauses of a formula that contradict each other, none of which can
 * be left out.
 *
 * Each group of clauses has a selector, a variable that switches it off; each question assumes
 * which groups are on.  Groups are left out one by one (deletion).  If no model is left, only the
 * groups that the answer depends on stay; if there is a model, the group is necessary, and so are
 * those that rotation finds (Marques-Silva, Lynce, 2011; Belov, Marques-Silva, 2011). */
#ifndef DPLL_MUS_H
#define DPLL_MUS_H

#include "run.h"

enum mus_end {
    MUS_MINIMAL,
    MUS_LIMIT,       /* the output has no model, but may have redundant clauses */
    MUS_SATISFIABLE, /* there is a model; nothing was written */
    MUS_UNDECIDED,   /* not decided; nothing was written */
};

/* Writes the smallest subset found by run->options->orders orders of leaving groups out, drawn from
 * the seed, as DIMACS with the variables of run->formula. */
enum mus_end mus_write(struct run *run);

#endif
