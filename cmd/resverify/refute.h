/* SPDX-License-Identifier: MIT */
/* The proof of an iCNF problem: each negative answer names the proof step that refutes the
 * assumptions of its question.
 *
 * The proof is checked only up to that step, so that no step used can depend on a clause that comes
 * after the question. */
#ifndef RESVERIFY_REFUTE_H
#define RESVERIFY_REFUTE_H

#include "check.h"
#include "common/formulas/dimacs.h"
#include "common/formulas/res.h"

/* Must be called before the first question: begins the proof, which must be open.  While it waits
 * for one input, buffers what arrives on the inputs of questions and results (NULL for one that is
 * not open; the proof is then kept until its writer has written both).  Returns false, with
 * check->diag filled, for a proof whose steps have no numbers, and if one is to be written. */
bool refute_begin(struct check *check, const struct formula *formula, struct input *questions,
                  struct input *results);

/* Fills check->diag: a negative answer lacks a proof, or the number of the step.  Returns
 * VERDICT_NO_PROOF. */
enum verdict refute_without(struct check *check, const struct res *res);

/* Reads from the current result, a negative one, which step refutes it, and checks the proof up to
 * it.  Returns VERDICT_VERIFIED if all literals of that step are negated assumptions, or two
 * assumptions contradict each other, otherwise fills check->diag; VERDICT_NO_PROOF if no step is
 * named. */
enum verdict refute_question(struct check *check, const struct formula *formula,
                             const struct elit_stack *assume, struct res *res);

#endif
