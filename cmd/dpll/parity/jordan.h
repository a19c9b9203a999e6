/* Gauss-Jordan elimination during the search: what parity constraints imply together under the
 * present assignment, which clauses do not tell (Han, Jiang, 2012; Soos, Gocht, Meel, 2020).
 *
 * The equations are kept as a matrix in reduced form: each row has a basic variable that no other
 * row has, and watches it and one more.  A basic variable that gets a value gives way to another
 * one of the row, by elimination.  So all that the equations imply is found, and nothing has to be
 * undone when values are taken back. */
#ifndef DPLL_JORDAN_H
#define DPLL_JORDAN_H

#include "search/propagate.h"

static inline bool jordan_is_row(uint32_t reason) {
    return reason - ROW_REASON < NO_REASON - ROW_REASON;
}

/* Makes true what rows imply.  s->cdcl->jordan must be there, and clauses have been propagated.
 * Returns NO_CONFLICT or, above level 0, a clause made of a row, good until jordan_forget; at level
 * 0 s->inconsistent is set. */
Ref jordan_propagate(struct solver *s);

/* Takes note that the trail is about to be cut to the first `keep` literals. */
void jordan_backtrack(struct solver *s, size_t keep);

/* When the matrix is to be looked at (from now on), whether that is now, and what to do then:
 * whether it is worth its effort.  If not, it is dropped, at level 0, and not made anew for some
 * rounds of inprocessing. */
void jordan_schedule(struct solver *s);
bool jordan_due(const struct solver *s);
void jordan_review(struct solver *s);

/* Makes a clause of the row behind a variable's value, and that its reason.  Returns it. */
Ref jordan_explain(struct solver *s, Var var);

/* Drops such clauses.  Nothing else may have been added to the arena since the first. */
void jordan_forget(struct solver *s);

void jordan_free(struct solver *s);

/* The reason of a variable's value, and never a row: clauses may move. */
static inline uint32_t jordan_reason(struct solver *s, Var var) {
    uint32_t reason = s->assigned[var].reason;
    return jordan_is_row(reason) ? jordan_explain(s, var) : reason;
}

#endif
