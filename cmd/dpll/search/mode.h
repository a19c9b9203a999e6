/* SPDX-License-Identifier: MIT */
/* Alternation of focused mode (frequent restarts, VMTF), good at refuting, and stable mode (rare
 * restarts, scores, target phases), good at finding models (Oh, 2015; Biere, 2019).
 *
 * Stable mode is the first.  What a focused search happens to learn before it can tell variables
 * apart is hard to get over: stream ciphers took ten times the conflicts and more, by the order of
 * the variables. */
#ifndef DPLL_MODE_H
#define DPLL_MODE_H

#include "state/solver.h"

/* Has -v charge the time from now on to the mode. */
void mode_charge(struct solver *s);

/* Takes note of a clause that was learned: its glue, and how many levels are taken back for it. */
void mode_note(struct solver *s, uint32_t glue, unsigned levels);

/* Whether the mode at hand has had its conflicts or ticks. */
bool mode_due(const struct solver *s);

/* Begins another question, at level 0: in focused mode, which lasts until the search has had
 * `conflicts` in all.  What was learned before tells the variables apart by then. */
void mode_begin(struct solver *s, uint64_t conflicts);

/* Changes the mode.  The first mode ends after a number of conflicts, and the ticks it took are the
 * unit for the others: the mode that the n-th switch begins lasts ceil(n / 2)^2 units.
 *
 * Formulas that are refuted by trying all cases, as those about numbers, graphs and squares, are
 * refuted by stable mode in half of the conflicts, and others, such as those about programs, by
 * focused mode in a fraction.  It shows by what focused mode learns: where hardly a clause has low
 * glue, and hardly more than one level is taken back at a time, it is given a tenth of its time.
 *
 * Of eight times in focused mode, the second decides all variables true and the fourth all false
 * (Biere, Kissat 3.1, 2023): where a formula chooses one of several for each thing, a true decision
 * settles most, and searches that follow the signs of their own past hardly take one. */
void mode_switch(struct solver *s);

#endif
