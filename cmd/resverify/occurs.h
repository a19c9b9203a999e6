/* SPDX-License-Identifier: MIT */
/* Which clauses contain a literal: needed for RAT steps only.  Lists are kept only for variables
 * that the proof introduces, since nearly all RAT steps have their pivot among these.  For a
 * variable of the problem every clause is searched. */
#ifndef RESVERIFY_OCCURS_H
#define RESVERIFY_OCCURS_H

#include "store.h"

STACK(occurs_numbers, uint64_t);
STACK(occurs_lists, struct occurs_numbers);

struct occurs {
    struct memory *memory;
    Lit first;                 /* literals below belong to the problem */
    struct occurs_lists lists; /* by literal - first; deleted clauses may be among the numbers */
};

void occurs_init(struct occurs *occurs, struct memory *memory);
void occurs_free(struct occurs *occurs);

/* Notes the literals of a clause that has been added under this number. */
void occurs_add(struct occurs *occurs, const struct store *store, uint64_t number, const Lit *lits,
                size_t size);

/* A walk over the clauses that contain a literal, in the order of their numbers; it begins with all
 * but lit zero.  Returns the reference of the next one, or 0. */
struct occurs_walk {
    Lit lit;
    size_t listed;  /* numbers that were passed, where there is a list */
    ClauseRef last; /* the clause that was reached, where there is none */
};
ClauseRef occurs_next(const struct occurs *occurs, const struct store *store,
                      struct occurs_walk *walk);

#endif
