/* SPDX-License-Identifier: MIT */
/* The summary of -v at the end of an answer: the time by technique, and all counters with their
 * rates. */
#ifndef DPLL_SUMMARY_H
#define DPLL_SUMMARY_H

#include "state/counters.h"
#include "state/profile.h"

/* Begins the profile of an answer, with the letters of the table of techniques. */
void summary_begin(struct profile *profile);

/* Writes the summary of a profile that was begun to standard error, and ends it. spent: the
 * counters of the answer.  Does nothing for NULL. */
void summary_write(struct profile *profile, const struct counters *spent);

#endif
