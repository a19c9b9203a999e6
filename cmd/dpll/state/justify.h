/* SPDX-License-Identifier: MIT */
/* Why a clause follows: the numbers of the clauses behind it, for the proof.
 *
 * Whatever is derived, and whatever goes, passes here.  Without a proof (s->proof is NULL) nothing
 * is written; debug builds check each clause all the same (checker.h). */
#ifndef DPLL_JUSTIFY_H
#define DPLL_JUSTIFY_H

#include "state/checker.h"
#include "state/solver.h"

/* Whether somebody asks what is derived on the way to clauses that are kept: a proof, a checker. */
static inline bool justify_wanted(const struct solver *s) {
    return s->proof || s->checker;
}

/* Writes a clause that follows by the hints, and clears these.  Returns its number: not 0 where
 * justify_wanted. */
uint64_t justify_clause(struct solver *s, const Lit *lits, size_t size);

/* Clause number id, which has been written or is of the input, is not needed any more. */
void justify_gone(struct solver *s, uint64_t id, const Lit *lits, size_t size);

/* Writes the clause of size literals, all false, that was learned from a conflict: every path of
 * the implication graph from the conflict back ends at its variables or at level 0.  Returns its
 * number, 0 without a proof.  The caller has checked the clause, as check_learned does. */
uint64_t justify_learned(struct solver *s, Ref conflict, const Lit *lits, size_t size);

/* For clauses that are learned by resolution, along the trail backwards, their hints are noted on
 * the way, since reasons are at hand then.  In this order: the conflict to begin with; each
 * reason resolved with, that of lit, and each level-0 variable met, in any order; s->clause when
 * it is derived, its first literal the only one of the conflict's level.  Without hints nothing
 * is done. */
void justify_conflict(struct solver *s, Ref conflict);
void justify_resolved(struct solver *s, Lit lit, uint32_t reason);
void justify_fixed(struct solver *s, Var var);
void justify_derived(struct solver *s);

/* Writes what is left of that clause when literals have gone that the others imply, or others that
 * imply them have taken their place.  Returns its number, 0 without a proof. */
uint64_t justify_resolvent(struct solver *s, const Lit *lits, size_t size);

/* As justify_learned for a clause that nobody has checked. */
uint64_t justify_failed(struct solver *s, Ref conflict, const Lit *lits, size_t size);

/* Makes the clause that forces a literal look like a conflict: returns it, or CONFLICT_BINARY with
 * the solver's binary conflict set. */
Ref justify_forcing(struct solver *s, Lit lit);

/* Writes a unit clause for each level-0 literal that has none yet.  To be called after each
 * propagation at level 0, before anything is decided. */
void justify_units(struct solver *s);

/* Writes a unit clause once more, of a literal that is true at level 0, to refute an assumption. */
void justify_unit_again(struct solver *s, Lit lit);

/* Begins the hints for the resolvent with clause id on the first literal of the next clause. */
void justify_resolving(struct solver *s, uint64_t id);

/* Writes lits, the clause number id of the input without the literals that are false at level 0 or
 * repeated.  Returns the new number. */
uint64_t justify_input(struct solver *s, uint64_t id, const struct clause_view *clause,
                       const Lit *lits, size_t size);

/* Writes lits, the clause that is left of clause id, old, when the literals that are false at level
 * 0 are dropped.  Returns the new number. */
uint64_t justify_shortened(struct solver *s, uint64_t id, const Lit *old, size_t old_size,
                           const Lit *lits, size_t size);

/* Add to the hints of the next clause: the unit clause that makes lit false at level 0; the clause
 * with number id. */
void justify_by_unit(struct solver *s, Lit lit);
void justify_by(struct solver *s, uint64_t id);

/* Notes the number of the unit, binary or backtracking clause that makes a literal true. */
void justify_assigned(struct solver *s, Lit lit, uint64_t id);

/* The number of a clause in the arena, or of a binary one from its watch. */
uint64_t justify_clause_id(const struct solver *s, Ref ref);

#endif
