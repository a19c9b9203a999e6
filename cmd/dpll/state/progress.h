/* SPDX-License-Identifier: MIT */
/* Progress lines, for -v: a table on standard error, with a head now and then, whose lines begin
 * with the letter of what has happened.  Without a profile these do nothing. */
#ifndef DPLL_PROGRESS_H
#define DPLL_PROGRESS_H

#include "state/solver.h"

/* A line with this letter. */
void progress_show(struct solver *s, char letter);

/* A line where a second has passed since the last one. */
void progress_tick(struct solver *s);

/* Text of its own, printf-wise. */
void progress_text(const struct solver *s, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* To be called where a technique ends: writes its line, and charges the account `before` again,
 * which profile_enter has returned. */
void progress_leave(struct solver *s, unsigned before);

/* The same, with a line only where there are other clauses or variables than in the last line. */
void progress_leave_quietly(struct solver *s, unsigned before);

#endif
