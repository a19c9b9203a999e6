/* SPDX-License-Identifier: MIT */
/* Checks that models satisfy the formula as it was read, before anybody sees them.
 *
 * A first model is checked clause by clause, or by the clauses whose literals have changed since
 * the question before (audit.h); further models of one question by their changes (follow.h).  One
 * that is wrong ends the program with EXIT_SOFTWARE and a message. */
#ifndef DPLL_MODELCHECK_H
#define DPLL_MODELCHECK_H

#include "audit.h"
#include "follow.h"

/* All zero at first, and again when the memory of the functions below is cleared. */
struct modelcheck {
    size_t clauses;       /* number that the last model was checked against one by one */
    struct audit audit;   /* checks models of further questions about the same clauses */
    struct follow follow; /* checks further models of an enumeration */
};

/* Checks the first model of a question, 1 or -1 by variable of the formula.  Takes memory, if there
 * is some, for the questions after it. */
void modelcheck_first(struct modelcheck *check, const struct formula *formula,
                      const signed char *model, struct memory *memory);

/* The same for a further model of the question. */
void modelcheck_next(struct modelcheck *check, const struct formula *formula,
                     const signed char *model, struct memory *memory);

/* The same for any model, clause by clause. */
void modelcheck_whole(const struct formula *formula, const signed char *model);

#endif
