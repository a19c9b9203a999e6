/* SPDX-License-Identifier: MIT */
/* Checking a DRAT proof backwards (E. Goldberg, Y. Novikov, Verification of proofs of
 * unsatisfiability for CNF formulas, DATE 2003; N. Wetzler, M. Heule, W. Hunt, DRAT-trim, SAT
 * 2014).
 *
 * Lemmas are added and clauses deleted without a check until unit propagation finds a conflict.
 * From there the steps are undone one by one.  A lemma used by the conflict, or by the check of a
 * later lemma, must be RUP, or RAT on its first literal, by the clauses active before it; other
 * lemmas are not checked.  The hints found make an LRAT proof.
 *
 * Deletions of clauses that are the reason of an implied literal are ignored, since solvers delete
 * them without meaning the literal to become open. */
#ifndef RESVERIFY_DRAT_H
#define RESVERIFY_DRAT_H

#include "core.h"
#include "verdict.h"

struct drat {
    struct memory *memory;
    struct archive archive;
    struct propagate propagate;
    struct core core;
    size_t steps;     /* steps taken up to the conflict */
    struct diag diag; /* the error in the proof */
};

void drat_init(struct drat *drat, struct memory *memory);
void drat_free(struct drat *drat);

/* Reads a proof that has begun, up to its empty clause, and checks it. keep_hints is for trim.h.
 * Returns VERDICT_VERIFIED; VERDICT_WRONG_PROOF or VERDICT_INCOMPLETE, with place and reason in
 * drat->diag; or VERDICT_BROKEN, with proof->diag filled. */
enum verdict drat_check(struct drat *drat, const struct formula *formula, struct proof *proof,
                        bool keep_hints);

#endif
