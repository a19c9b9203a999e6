/* Proofs by lookahead.  Each refuted node is a clause over the decisions.  Each failed literal, and
 * each literal that failed on top of one and is needed for that, is a clause over what its
 * look-ahead began with: see lemma.h.  What follows from the decisions is found by the propagation
 * that all engines share, which knows reasons; explain.h finds those of a look-ahead.
 *
 * To be called only while a proof is written; then nothing is learned locally, and no autarky
 * taken. */
#ifndef DPLL_LOOK_PROVE_H
#define DPLL_LOOK_PROVE_H

#include "look/state.h"

/* Propagates what is assigned at the current level.  Returns false when a clause is false, which
 * prove_refuted is about. */
bool prove_propagate(struct solver *s);

/* Writes that the decisions cannot all be right.  Returns the number of the clause. */
uint64_t prove_refuted(struct solver *s);

/* Writes look->lemma, which explain_failed has left, and makes true the literal that it lacks.  The
 * clause is the reason, at the end of the arena, until its level is left. */
void prove_failed(struct solver *s, Lit lit);

/* Whether such a clause is the reason of a literal above level 0. */
bool prove_is_lemma(const struct solver *s, uint32_t reason);

/* The number of a clause that says why the decisions make a literal true which has no reason, or
 * such a one: that is then written anew without any literal beside it and the decisions. */
uint64_t prove_assigned(struct solver *s, Lit lit);

/* Says that the clauses behind what was assigned at the last level, beside the decision, are not
 * needed any more; the level is about to go.  prove_forget_lemmas says so about those alone that
 * prove_failed has written above a level. */
void prove_leave(struct solver *s);
void prove_forget_lemmas(struct solver *s, unsigned level);

/* About clause number id, that a literal follows from all decisions: it is not needed any more; or
 * the literal is false, which prove_refuted is then about. */
void prove_forget(struct solver *s, Lit lit, uint64_t id);
void prove_contradicts(struct solver *s, Lit lit, uint64_t id);

#endif
