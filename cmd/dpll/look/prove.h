/* SPDX-License-Identifier: MIT */
/* Proofs by lookahead.  Each refuted node gives a clause over its decisions.  Each failed literal,
 * and each literal that failed on top of it and is needed, gives a clause over the literals at the
 * start of its look-ahead: see lemma.h.
 *
 * Above level 0, a literal that follows from such a clause has it as its reason: the clause is at
 * the end of the arena, unwatched, until the level is left.  All other literals except decisions
 * have clauses of the formula as reasons.  Only while a proof is written; then nothing is learned
 * locally and no autarky is used. */
#ifndef DPLL_LOOK_PROVE_H
#define DPLL_LOOK_PROVE_H

#include "look/state.h"

/* At level 0, propagates by watches and writes the units.  Returns false if a clause is false;
 * prove_refuted then uses it. */
bool prove_units(struct solver *s);

/* Writes the clause of the negated decisions, after a clause was found false.  Returns its
 * number. */
uint64_t prove_refuted(struct solver *s);

/* Writes look->lemma, left by explain_failed, with its missing literal, and makes that literal
 * true. */
void prove_failed(struct solver *s, Lit lit);

/* Makes a literal true that follows from all decisions by clause `id`. */
void prove_assign(struct solver *s, Lit lit, uint64_t id);

/* Whether a literal above level 0 has such a clause as its reason. */
bool prove_has_lemma(const struct solver *s, Lit lit);

/* Writes that the decisions up to the level of a literal imply it: a clause of the literal, which
 * is true and not a decision, and the negations of those decisions.  Returns its number. */
uint64_t prove_assigned(struct solver *s, Lit lit);

/* Writes that the decisions up to the level of a false literal exclude it, as a clause, which it
 * makes the proof's answer.  Does nothing if one of the decisions is its negation. */
void prove_denied(struct solver *s, Lit lit);

/* Notes (proof_note) that the last clause written here, the proof's answer, refutes this process's
 * part of a shared tree. */
void prove_part(struct solver *s);

/* Deletes from the proof the clauses that are reasons above a level. */
void prove_leave(struct solver *s, unsigned level);

/* Clause `id` says that all decisions imply a literal. prove_forget deletes it from the proof.
 * prove_contradicts records that the literal is false, so that prove_refuted uses the clause. */
void prove_forget(struct solver *s, Lit lit, uint64_t id);
void prove_contradicts(struct solver *s, Lit lit, uint64_t id);

#endif
