/* SPDX-License-Identifier: MIT */
/* Which clauses the lists of literals lead to.
 *
 * In search each clause is in the lists of the two literals that it watches.  For techniques that
 * look for clauses by their literals, each irredundant clause is in the list of every one of its
 * literals, and learned clauses of three literals or more are in none.  An entry for such a clause
 * has its signature where a watch has the blocker.  Binary clauses are the same in both. */
#ifndef DPLL_CONNECT_H
#define DPLL_CONNECT_H

#include "rewrite/names.h"

/* Goes over from watches to occurrences.  At level 0, all propagated. */
void connect_occurrences(struct solver *s);

/* Cleans the clauses and goes over to watches: removes garbage, clauses that are true or have a
 * removed variable, and literals that are false.  At level 0; units that come to light are on the
 * trail and not propagated, and s->inconsistent is set where all literals of a clause are false. */
void connect_watches(struct solver *s);

/* Does the same while it renames all literals by names and adds the clauses of names->shorts. */
void connect_renamed(struct solver *s, struct names *names);

/* Marks a clause as garbage and takes note, where it is irredundant, that its variables may have
 * become worth eliminating. */
void connect_remove(struct solver *s, Ref ref);

/* The note alone, for a clause that is to go later. */
void connect_touch(struct solver *s, const struct clause *clause);

/* A bit for each variable, of 32: a clause can only be part of another whose signature has all of
 * its bits. */
uint32_t connect_signature(const Lit *lits, uint32_t size);

#endif
