/* SPDX-License-Identifier: MIT */
/* The clauses that contain a literal, for RAT steps.  There are lists only for variables that the
 * proof introduces, since nearly all RAT steps have their pivot among these.  For a variable of the
 * problem all clauses are searched. */
#ifndef RESVERIFY_OCCURS_H
#define RESVERIFY_OCCURS_H

#include "store.h"

STACK(occurs_numbers, uint64_t);
STACK(occurs_lists, struct occurs_numbers);

struct occurs {
    struct memory *memory;
    Lit first;                 /* literals below this belong to the problem */
    struct occurs_lists lists; /* by literal - first: numbers of clauses, perhaps deleted ones */
};

void occurs_init(struct occurs *occurs, struct memory *memory);
void occurs_free(struct occurs *occurs);

/* Records the literals of a clause added under this number. */
void occurs_add(struct occurs *occurs, const struct store *store, uint64_t number, const Lit *lits,
                size_t size);

/* A walk over the clauses with a literal, in ascending order of their numbers; all fields except
 * lit start as zero.  Returns the reference of the next clause, or 0. */
struct occurs_walk {
    Lit lit;
    size_t listed;  /* with a list: numbers passed */
    ClauseRef last; /* without one: the last clause found */
};
ClauseRef occurs_next(const struct occurs *occurs, const struct store *store,
                      struct occurs_walk *walk);

#endif
