/* SPDX-License-Identifier: MIT */
/* Alternation of focused mode (frequent restarts, VMTF), good at refuting, and stable mode (rare
 * restarts, scores, target phases), good at finding models (Oh, 2015; Biere, 2019).
 *
 * Stable mode is the first.  Clauses that focused mode learns before conflicts have told the
 * variables apart mislead it for long: depending on the order of the variables, stream ciphers took
 * ten times the conflicts and more. */
#ifndef DPLL_SEARCH_MODE_H
#define DPLL_SEARCH_MODE_H

#include "state/solver.h"

/* Charges the time from now on to the current mode, for -v. */
void mode_charge(struct solver *s);

/* Counts a clause learned in focused mode: its glue, and the levels that its backjump undoes. */
void mode_note(struct solver *s, uint32_t glue, unsigned levels);

/* Whether the current mode has used up its conflicts or ticks. */
bool mode_due(const struct solver *s);

/* Begins another question, at level 0, in focused mode, which lasts until the search has had
 * `conflicts` conflicts in all.  By then earlier conflicts have told the variables apart. */
void mode_begin(struct solver *s, uint64_t conflicts);

/* Switches to the other mode.  The first mode ends after a number of conflicts; the ticks it took
 * are the unit of time.  The mode that the n-th switch begins lasts ceil(n / 2)^2 units; focused
 * mode lasts shorter as follows.
 *
 * Stable mode needs half of the conflicts on formulas that are refuted by exhausting cases, such as
 * those about numbers, graphs and Latin squares; focused mode needs a fraction of them on others,
 * such as those about programs.  Clauses learned in focused mode tell which: if few have low glue
 * and most backjumps undo one level, focused mode gets learns_share of its time (tunables.h).
 *
 * Of every signs_period periods of focused mode, the second decides all variables true and the
 * fourth all variables false (Biere, Kissat 3.1, 2023).  In formulas that choose one of several
 * values for each object a true decision propagates most, and saved phases are hardly ever true. */
void mode_switch(struct solver *s);

#endif
