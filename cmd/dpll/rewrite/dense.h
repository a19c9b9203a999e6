/* SPDX-License-Identifier: MIT */
/* The formula by occurrences, for subsumption and variable elimination.
 *
 * Between dense_begin and dense_end, at level 0, every irredundant clause is in the list of each of
 * its literals (connect.h).  A removed clause is marked garbage and stays in the lists; a binary
 * one stays, too, and is dead once a literal is true or its variable removed.  Clauses never
 * change: a shorter one is a new clause. */
#ifndef DPLL_REWRITE_DENSE_H
#define DPLL_REWRITE_DENSE_H

#include "search/state.h"

STACK(occurrence_stack, struct watch);

/* A clause to be tried as a subsuming one: its entry in the list of a literal. */
struct fresh {
    Lit lit;
    struct watch watch;
};

STACK(fresh_stack, struct fresh);

struct dense {
    struct memory memory;
    signed char *marks;    /* by literal: scratch, 0 between uses */
    uint32_t *occurrences; /* by literal: number of live irredundant clauses with it */
    struct heap schedule;  /* variables to be eliminated, the cheapest on top */
    struct fresh_stack fresh;
    struct occurrence_stack sides[2]; /* clauses with a variable, and with its negation */
    size_t gates[2]; /* number of clauses at the front of each side that define the variable */
    uint64_t ticks, limit; /* ticks spent, and ticks at which to stop */
    uint64_t reward;       /* ticks added to limit for each variable eliminated */
    size_t pool_limit;     /* size of the pool at which to compact the lists */
};

/* Replaces watches by occurrences, for techniques that may spend `limit` ticks. */
struct dense *dense_begin(struct solver *s, uint64_t limit);

/* Replaces occurrences by watches, propagates new units and releases dense.  Returns false on a
 * contradiction. */
bool dense_end(struct solver *s, struct dense *dense);

/* The literals of the clause behind an entry in the list of lit; sets *size. pair is room for a
 * binary clause.  Valid until a clause is added. */
const Lit *dense_lits(const struct solver *s, Lit lit, struct watch watch, Lit *pair,
                      uint32_t *size);

/* Whether the clause behind an entry in the list of lit is alive: part of the formula. */
bool dense_alive(const struct solver *s, Lit lit, struct watch watch);

/* Adds an irredundant clause of open literals, which follows by the hints given to justify.h.  An
 * empty one sets s->inconsistent; a unit is assigned, not propagated. */
void dense_add(struct solver *s, struct dense *dense, const Lit *lits, size_t size);

/* Removes a clause of three or more literals. */
void dense_remove(struct solver *s, struct dense *dense, Ref ref);

/* Compacts the lists if they have grown much.  No entry may be in use. */
void dense_compact(struct solver *s, struct dense *dense);

/* Removes a binary clause from its two lists, if it is there. */
void dense_remove_binary(struct solver *s, struct dense *dense, Lit lit, struct watch watch);

/* Ranks a variable in the schedule by its current occurrences. */
void dense_rank(struct dense *dense, Var var);

/* Records that the number of clauses with lit has changed by `change`, 1 or -1. */
void dense_count(struct solver *s, struct dense *dense, Lit lit, int change);

/* Propagates over occurrences.  Returns false, with s->inconsistent set, on a contradiction. */
bool dense_propagate(struct solver *s, struct dense *dense);

#endif
