/* SPDX-License-Identifier: MIT */
/* Checks a proof in the DRAT format backwards (E. Goldberg, Y. Novikov, Verification of proofs of
 * unsatisfiability for CNF formulas, DATE 2003; N. Wetzler, M. Heule, W. Hunt, DRAT-trim, SAT
 * 2014).
 *
 * The lemmas are added, and clauses deleted, without a check until unit propagation runs into a
 * conflict.  From there the steps are undone one by one; a lemma that the conflict, or the check of
 * a later lemma, rests on must be RUP or RAT on its first literal, by the clauses active before it.
 * Other lemmas are not looked at.  The hints found on the way make an LRAT proof.
 *
 * Deletions of clauses that are the reason of a literal that is implied are ignored, since solvers
 * delete them without meaning that the literal is open again. */
#ifndef RESVERIFY_DRAT_H
#define RESVERIFY_DRAT_H

#include "core.h"
#include "verdict.h"

struct drat {
    struct memory *memory;
    struct archive archive;
    struct propagate propagate;
    struct core core;
    size_t steps;     /* that were taken up to the conflict */
    struct diag diag; /* what is wrong with the proof */
};

void drat_init(struct drat *drat, struct memory *memory);
void drat_free(struct drat *drat);

/* Reads a proof that has begun, up to its empty clause, and checks it.  keep_hints is for trim.h.
 * Returns VERDICT_VERIFIED; VERDICT_WRONG_PROOF or VERDICT_INCOMPLETE, with place and reason in
 * drat->diag; or VERDICT_BROKEN, with proof->diag filled. */
enum verdict drat_check(struct drat *drat, const struct formula *formula, struct proof *proof,
                        bool keep_hints);

#endif
