/* SPDX-License-Identifier: MIT */
/* Justifications of derived clauses: the numbers of the clauses they follow from, for the proof.
 *
 * Every clause derived and every clause removed passes through here.  Without a proof (s->proof is
 * NULL) nothing is written; debug builds check each clause all the same (checker.h). */
#ifndef DPLL_STATE_JUSTIFY_H
#define DPLL_STATE_JUSTIFY_H

#include "state/checker.h"
#include "state/solver.h"

/* Whether a proof or a checker needs the intermediate clauses of a derivation. */
static inline bool justify_wanted(const struct solver *s) {
    return s->proof || s->checker;
}

/* Writes a clause that follows by the hints added, and clears them.  Returns its number, which is
 * not 0 if justify_wanted. */
uint64_t justify_clause(struct solver *s, const Lit *lits, size_t size);

/* Removes clause `id` from the proof, a derived one or one of the input. */
void justify_gone(struct solver *s, uint64_t id, const Lit *lits, size_t size);

/* Writes a clause of size literals, all false, learned from a conflict: every path of the
 * implication graph back from the conflict ends at one of its variables or at level 0.  Returns its
 * number, 0 without a proof.  The caller has checked the clause, as check_learned does. */
uint64_t justify_learned(struct solver *s, Ref conflict, const Lit *lits, size_t size);

/* Clauses learned by resolution along the trail get their hints on the way, while their reasons are
 * at hand.  Calls in this order: justify_conflict; justify_resolved for each reason resolved with,
 * that of lit, and justify_fixed for each level-0 variable met, in any order; justify_derived when
 * s->clause is derived and its first literal is the only one of the conflict's level; at last
 * justify_resolvent.  All but the last do nothing without hints. */
void justify_conflict(struct solver *s, Ref conflict);
void justify_resolved(struct solver *s, Lit lit, uint32_t reason);
void justify_fixed(struct solver *s, Var var);
void justify_derived(struct solver *s);

/* Writes lits: the clause of justify_derived, from which literals that the others imply may have
 * been removed, or several replaced by one that they all imply.  Returns its number, 0 without a
 * proof. */
uint64_t justify_resolvent(struct solver *s, const Lit *lits, size_t size);

/* As justify_learned, for a clause that the caller has not checked. */
uint64_t justify_failed(struct solver *s, Ref conflict, const Lit *lits, size_t size);

/* Presents the clause that forces a literal as a conflict: returns its reference, or
 * CONFLICT_BINARY with s->binary_conflict set. */
Ref justify_forcing(struct solver *s, Lit lit);

/* Writes a unit clause for each level-0 literal without one.  To be called after each propagation
 * at level 0, before any decision. */
void justify_units(struct solver *s);

/* Writes the unit clause of a level-0 literal once more, to refute an assumption. */
void justify_unit_again(struct solver *s, Lit lit);

/* For a clause that only its resolvents on its first literal justify: the hints that follow are for
 * the resolvent of the next clause with clause `id`. */
void justify_resolving(struct solver *s, uint64_t id);

/* Writes lits: clause `id` of the input without repeated literals and literals false at level 0.
 * Returns the new number. */
uint64_t justify_input(struct solver *s, uint64_t id, const struct clause_view *clause,
                       const Lit *lits, size_t size);

/* Writes lits: clause `id`, which is `old`, without literals false at level 0.  Returns the new
 * number. */
uint64_t justify_shortened(struct solver *s, uint64_t id, const Lit *old, size_t old_size,
                           const Lit *lits, size_t size);

/* Add a hint for the next clause: the unit clause that makes lit false at level 0; clause `id`. */
void justify_by_unit(struct solver *s, Lit lit);
void justify_by(struct solver *s, uint64_t id);

/* Records the number of the unit, binary or backtracking clause that makes a literal true. */
void justify_assigned(struct solver *s, Lit lit, uint64_t id);

/* The number of a clause in the arena, or of a binary clause from its watch. */
uint64_t justify_clause_id(const struct solver *s, Ref ref);

#endif
