/* SPDX-License-Identifier: MIT */
/* The parts of an answer other than its time, written to the output of a run. */
#ifndef DPLL_REPORT_H
#define DPLL_REPORT_H

#include "run.h"

/* Writes the line s, in the form that run->options asks for. */
void report_answer(struct run *run, enum res_answer answer);

/* Writes run->values, unless no witness is wanted. */
void report_model(struct run *run);

/* After RES_UNSAT: writes the failed assumptions. */
void report_core(struct run *run);

/* After RES_UNSAT, with a proof: writes the number of the step that refutes the assumptions; 0 if
 * two of them contradict each other. */
void report_step(struct run *run);

/* Writes the number of models, and whether there are more. */
void report_census(struct run *run, enum res_answer more);

/* Writes the counters, unless run->options->quiet; if `last` is RES_UNKNOWN, after the limit that
 * was reached. */
void report_counters(struct run *run, enum res_answer last);

#endif
