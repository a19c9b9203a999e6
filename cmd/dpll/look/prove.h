/* SPDX-License-Identifier: MIT */
/* Proofs by lookahead.  Each refuted node is a clause over the decisions.  Each failed literal, and
 * each literal that failed on top of one and is needed for that, is a clause over what its
 * look-ahead began with: see lemma.h.
 *
 * Above level 0, a literal that follows from such a clause has it as its reason: at the end of the
 * arena, unwatched, until its level is left.  All other literals but the decisions have clauses of
 * the formula as reasons.
 *
 * To be called only while a proof is written; then nothing is learned locally, and no autarky
 * taken. */
#ifndef DPLL_LOOK_PROVE_H
#define DPLL_LOOK_PROVE_H

#include "look/state.h"

/* At level 0, propagates what is assigned, by watches, and writes the units.  Returns false when a
 * clause is false, which prove_refuted is about. */
bool prove_units(struct solver *s);

/* Writes that the decisions cannot all be right, as some clause demands a literal that is false.
 * Returns the number of the clause. */
uint64_t prove_refuted(struct solver *s);

/* Writes look->lemma, which explain_failed has left, and makes true the literal that it lacks. */
void prove_failed(struct solver *s, Lit lit);

/* Makes a literal true that follows from all decisions by clause number id. */
void prove_assign(struct solver *s, Lit lit, uint64_t id);

/* Whether a literal above level 0 has such a clause as its reason. */
bool prove_has_lemma(const struct solver *s, Lit lit);

/* Writes that a literal which is no decision follows from those up to its level.  Returns the
 * number of the clause. */
uint64_t prove_assigned(struct solver *s, Lit lit);

/* Writes that a literal which is false cannot hold with the decisions up to its level, and sets the
 * proof's answer to that clause; does nothing where one of the decisions is its opposite. */
void prove_denied(struct solver *s, Lit lit);

/* Notes the last clause written here, the proof's answer, as what refutes this process's part of a
 * shared tree. */
void prove_part(struct solver *s);

/* Says that the clauses which are reasons above a level are not needed any more. */
void prove_leave(struct solver *s, unsigned level);

/* Clause number id says that a literal follows from all decisions.  prove_forget: it is not needed
 * any more.  prove_contradicts: the literal is false, and prove_refuted will use the clause. */
void prove_forget(struct solver *s, Lit lit, uint64_t id);
void prove_contradicts(struct solver *s, Lit lit, uint64_t id);

#endif
