/* SPDX-License-Identifier: MIT */
/* The clauses behind literals of the lookahead engine, for a proof.  Propagation records only their
 * places in lists (struct why).  The moment of a literal is the time when it became true; for a
 * lasting literal it is its place on the trail.  Only while a proof is written, except
 * reasons_ref. */
#ifndef DPLL_LOOK_REASONS_H
#define DPLL_LOOK_REASONS_H

#include "look/state.h"

/* Allocate references and moments, and release them. */
void reasons_create(struct solver *s);
void reasons_release(struct solver *s);

/* Gives moments to the trail literals before `end`; clears those of literals from `keep` on, which
 * are about to be undone. */
void reasons_follow(struct solver *s, size_t end);
void reasons_forget(struct look *look, const Lit *trail, size_t keep);

/* The reference of a clause, or of a binary one that in its watches; 0 without a proof. */
uint32_t reasons_ref(const struct solver *s, struct why why);

/* The reason of a literal that the clause makes true until its level is left. */
uint32_t reasons_of(struct solver *s, Lit lit, struct why why);

/* Makes a lemma use the clause that has made a literal true: see lemma_need for its other
 * literals. */
void reasons_use(struct solver *s, struct lemma *lemma, struct why why);

/* The same for a false clause, and for one in the arena. */
void reasons_use_false(struct solver *s, struct lemma *lemma, struct why why);
void reasons_use_clause(struct solver *s, struct lemma *lemma, Ref ref);

#endif
