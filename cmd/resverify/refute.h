/* SPDX-License-Identifier: MIT */
/* The proof of an iCNF problem: each negative answer names the step of the proof that refutes the
 * assumptions of its question.
 *
 * The proof is checked only up to the step named, so that no step before it can rest on a clause
 * that comes after the question. */
#ifndef RESVERIFY_REFUTE_H
#define RESVERIFY_REFUTE_H

#include "check.h"
#include "common/dimacs.h"
#include "common/res.h"

/* Before the first question: begins the proof, which must be open.  What arrives on the inputs of
 * questions and results (NULL where that has not been opened, and the proof is to be kept until its
 * writer has written both) while we wait for another is read, too, and kept in their buffers.
 * Returns false, with check->diag filled, for a proof whose steps have no numbers, and where
 * one is to be written. */
bool refute_begin(struct check *check, const struct formula *formula, struct input *questions,
                  struct input *results);

/* Says in check->diag what a negative answer lacks: a proof, or the step of it.  Returns
 * VERDICT_NO_PROOF. */
enum verdict refute_without(struct check *check, const struct res *res);

/* Reads from the result at hand, a negative one, which step refutes it, and checks the proof up to
 * there.  Returns VERDICT_VERIFIED when all literals of that step are negated assumptions, or two
 * assumptions contradict each other, otherwise fills check->diag; VERDICT_NO_PROOF when no step is
 * named. */
enum verdict refute_question(struct check *check, const struct formula *formula,
                             const struct elit_stack *assume, struct res *res);

#endif
