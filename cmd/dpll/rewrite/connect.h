/* SPDX-License-Identifier: MIT */
/* Connecting clauses with the lists of literals, in two ways.
 *
 * In search each clause is in the lists of the two literals that it watches.  Techniques that look
 * up clauses by literal use occurrences: each irredundant clause is in the list of every one of its
 * literals, and learned clauses of three or more literals are in none.  An entry for a clause in
 * the arena has its signature where a watch has the blocker.  Binary clauses are the same in
 * both. */
#ifndef DPLL_REWRITE_CONNECT_H
#define DPLL_REWRITE_CONNECT_H

#include "rewrite/names.h"

/* Replaces watches by occurrences.  At level 0 with all literals propagated. */
void connect_occurrences(struct solver *s);

/* Cleans the clauses and replaces occurrences by watches: removes garbage, clauses that are true or
 * have a removed variable, and false literals.  At level 0.  Units found are on the trail, not
 * propagated; s->inconsistent is set if all literals of a clause are false. */
void connect_watches(struct solver *s);

/* The same, renaming all literals by names and adding the clauses of names->shorts. */
void connect_renamed(struct solver *s, struct names *names);

/* Marks a clause as garbage; if it is irredundant, calls connect_touch. */
void connect_remove(struct solver *s, Ref ref);

/* Records that the variables of a clause may have become worth eliminating. */
void connect_touch(struct solver *s, const struct clause *clause);

/* A signature: one of 32 bits for each variable.  A clause can be part of another only if the
 * other's signature has all bits of its own. */
uint32_t connect_signature(const Lit *lits, uint32_t size);

#endif
