/* SPDX-License-Identifier: MIT */
/* What an answer consists of besides its time, written to the output of a run. */
#ifndef DPLL_REPORT_H
#define DPLL_REPORT_H

#include "run.h"

/* The answer itself: the line s, in the form that run->options asks for. */
void report_answer(struct run *run, enum res_answer answer);

/* run->values, unless no witness is wanted. */
void report_model(struct run *run);

/* After RES_UNSAT: which of the assumptions cannot all hold. */
void report_core(struct run *run);

/* After RES_UNSAT, with a proof: the number of the step that refutes the assumptions; 0 where two
 * of them contradict each other. */
void report_step(struct run *run);

/* How many models there were, and whether there are more. */
void report_census(struct run *run, enum res_answer more);

/* The counters, unless run->options->quiet; where `last` is RES_UNKNOWN, after the limit that the
 * search has met. */
void report_counters(struct run *run, enum res_answer last);

#endif
