/* The clauses behind literals of the lookahead engine, found when a proof asks for them.
 *
 * Propagation keeps no reasons: every look-ahead would pay for what few need.  They are searched
 * for afterwards, among the clauses of a literal: the reason is any whose other literals became
 * false before it did become true.  When that was is told by moments: for what lasts, places on the
 * trail.
 *
 * To be called only while a proof is written. */
#ifndef DPLL_LOOK_REASONS_H
#define DPLL_LOOK_REASONS_H

#include "look/state.h"

/* Not yet: later than any moment. */
#define NEVER UINT32_MAX

/* Room for reasons; reasons_add lists a clause that look-aheads work on, ref being its reference or
 * what its watches have there.  reasons_release forgets everything. */
void reasons_create(struct solver *s);
void reasons_add(struct solver *s, const Lit *lits, uint32_t size, uint32_t ref);
void reasons_release(struct solver *s);

/* Gives the trail up to a place its moments; takes them from what is beyond a place, which is about
 * to go. */
void reasons_follow(struct solver *s, size_t end);
void reasons_forget(struct look *look, const Lit *trail, size_t keep);

/* Adds a clause to those that a lemma uses: one in which all literals but the given one were false
 * before a moment.  What the lemma needs in turn is marked so or added.  Returns false when there
 * is no such clause. */
bool reasons_use(struct solver *s, struct lemma *lemma, Lit lit, uint32_t moment);

/* The same where there is one; and where the literal is false, so that the clause is, too. */
void reasons_use_known(struct solver *s, struct lemma *lemma, Lit lit, uint32_t moment);
void reasons_use_false(struct solver *s, struct lemma *lemma, Lit lit, uint32_t moment);

#endif
