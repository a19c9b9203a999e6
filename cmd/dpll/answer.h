/* SPDX-License-Identifier: MIT */
/* One question from its search to the last line of its answer. */
#ifndef DPLL_ANSWER_H
#define DPLL_ANSWER_H

#include "run.h"

/* Decides run->formula under the given assumptions (user's literals; NULL when the problem asks no
 * questions under assumptions), and writes and flushes the whole answer.  Returns the answer. */
enum res_answer answer_write(struct run *run, const struct elit_stack *assume);

#endif
