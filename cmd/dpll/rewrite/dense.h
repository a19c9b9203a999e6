/* SPDX-License-Identifier: MIT */
/* The formula seen by occurrences: what subsumption and variable elimination work on.
 *
 * Between dense_begin and dense_end, at level 0, every irredundant clause is in the list of each of
 * its literals (connect.h).  A clause that goes is marked garbage and stays in the lists; a binary
 * one stays, too, and is dead once a literal is true or its variable removed.  A clause never
 * changes: a shorter one takes its place. */
#ifndef DPLL_DENSE_H
#define DPLL_DENSE_H

#include "search/state.h"

STACK(occurrence_stack, struct watch);

/* A clause to be looked at for what it subsumes: where it occurs, and how. */
struct fresh {
    Lit lit;
    struct watch watch;
};

STACK(fresh_stack, struct fresh);

struct dense {
    struct memory memory;
    signed char *marks;    /* by literal: scratch, all 0 between uses */
    uint32_t *occurrences; /* by literal: irredundant clauses alive */
    struct heap schedule;  /* variables to eliminate, the cheapest on top */
    struct fresh_stack fresh;
    struct occurrence_stack sides[2]; /* clauses with a variable and with its negation */
    size_t gates[2];       /* clauses at the front of each side that define the variable */
    uint64_t ticks, limit; /* effort: spent, and when to stop */
    uint64_t reward;       /* ticks added to limit for each variable eliminated */
    size_t pool_limit;     /* when to squeeze the lists */
};

/* Goes over from watches to occurrences, for techniques that may spend `limit` ticks. */
struct dense *dense_begin(struct solver *s, uint64_t limit);

/* Goes back to watches, propagates new units and releases dense.  Returns false on a
 * contradiction. */
bool dense_end(struct solver *s, struct dense *dense);

/* The literals of the clause behind an entry in the list of lit; size is set.  pair is room for a
 * binary clause.  Valid until a clause is added. */
const Lit *dense_lits(const struct solver *s, Lit lit, struct watch watch, Lit *pair,
                      uint32_t *size);

/* Whether the clause behind an entry in the list of lit is part of the formula. */
bool dense_alive(const struct solver *s, Lit lit, struct watch watch);

/* Adds an irredundant clause that follows by the hints given to justify.h, no literal of which has
 * a value.  An empty one makes s->inconsistent true, a unit is assigned and not yet propagated. */
void dense_add(struct solver *s, struct dense *dense, const Lit *lits, size_t size);

/* Takes a clause of three or more literals from the formula. */
void dense_remove(struct solver *s, struct dense *dense, Ref ref);

/* Squeezes the lists once they have grown much.  No entry may be in use. */
void dense_compact(struct solver *s, struct dense *dense);

/* Takes a binary clause from its lists, if it is there. */
void dense_remove_binary(struct solver *s, struct dense *dense, Lit lit, struct watch watch);

/* Gives a variable its place among those to eliminate. */
void dense_rank(struct dense *dense, Var var);

/* Takes note that the number of clauses with lit changes by one: up or down. */
void dense_count(struct solver *s, struct dense *dense, Lit lit, int change);

/* Propagates over occurrences.  Returns false, with s->inconsistent set, on a contradiction. */
bool dense_propagate(struct solver *s, struct dense *dense);

#endif
