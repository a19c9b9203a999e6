/* SPDX-License-Identifier: MIT */
/* The clauses behind literals of the lookahead engine, for a proof.  Propagation has only noted
 * their places in a list (struct why).
 *
 * The moment of a literal tells when it became true; for one that lasts it is its trail place.
 *
 * To be called only while a proof is written, but for reasons_ref. */
#ifndef DPLL_LOOK_REASONS_H
#define DPLL_LOOK_REASONS_H

#include "look/state.h"

/* Room for references and moments; reasons_release forgets all of them. */
void reasons_create(struct solver *s);
void reasons_release(struct solver *s);

/* Gives moments to the trail literals before `end`; takes them from those beyond the first `keep`,
 * which are about to be taken back. */
void reasons_follow(struct solver *s, size_t end);
void reasons_forget(struct look *look, const Lit *trail, size_t keep);

/* The reference of a clause, or what its watches have there; 0 without a proof. */
uint32_t reasons_ref(const struct solver *s, struct why why);

/* The same as the reason of a literal that the clause makes true until its level is left. */
uint32_t reasons_of(struct solver *s, Lit lit, struct why why);

/* Makes a lemma use the clause that has made a literal true.  The other literals of the clause are
 * marked as needed or added to the lemma: see lemma_need. */
void reasons_use(struct solver *s, struct lemma *lemma, struct why why);

/* The same for a clause that is false, and for one in the arena. */
void reasons_use_false(struct solver *s, struct lemma *lemma, struct why why);
void reasons_use_clause(struct solver *s, struct lemma *lemma, Ref ref);

#endif
