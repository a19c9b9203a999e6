/* Proofs by lookahead.  Each refuted node, each failed literal, and each literal that failed on top
 * of one and is needed for that, is a clause over the decisions.  What follows from the decisions
 * is found by the propagation that all engines share, which knows reasons; explain.h finds those of
 * a look-ahead.
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

/* Takes the steps that explain_failed has found, which ends with the opposite of the literal true.
 */
void prove_failed(struct solver *s);

/* Says that the clauses behind what was assigned at the last level, beside the decision, are not
 * needed any more; the level is about to go. */
void prove_leave(struct solver *s);

/* About clause number id, that a literal follows from all decisions: it is not needed any more; or
 * the literal is false, which prove_refuted is then about. */
void prove_forget(struct solver *s, Lit lit, uint64_t id);
void prove_contradicts(struct solver *s, Lit lit, uint64_t id);

#endif
