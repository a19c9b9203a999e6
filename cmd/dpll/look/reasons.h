/* The clauses behind literals of the lookahead engine, for a proof: of what propagation has only
 * noted the place in a list.
 *
 * When a literal became true is told by moments: for what lasts, places on the trail.
 *
 * To be called only while a proof is written, but for reasons_ref. */
#ifndef DPLL_LOOK_REASONS_H
#define DPLL_LOOK_REASONS_H

#include "look/state.h"

/* Room for references and moments; reasons_release forgets all of them. */
void reasons_create(struct solver *s);
void reasons_release(struct solver *s);

/* Gives the trail up to a place its moments; takes them from what is beyond a place, which is about
 * to go. */
void reasons_follow(struct solver *s, size_t end);
void reasons_forget(struct look *look, const Lit *trail, size_t keep);

/* The reference of a clause, or what its watches have there; 0 without a proof. */
uint32_t reasons_ref(const struct solver *s, struct why why);

/* The same, as the reason of a literal that it makes true for some time. */
uint32_t reasons_of(struct solver *s, Lit lit, struct why why);

/* Adds the clause that has made a literal true to those that a lemma uses.  What the lemma needs in
 * turn is marked so or added. */
void reasons_use(struct solver *s, struct lemma *lemma, struct why why);

/* The same for a clause that is false, and for one in the arena. */
void reasons_use_false(struct solver *s, struct lemma *lemma, struct why why);
void reasons_use_clause(struct solver *s, struct lemma *lemma, Ref ref);

#endif
