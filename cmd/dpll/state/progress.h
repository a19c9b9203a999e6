/* SPDX-License-Identifier: MIT */
/* Progress lines, for -v: a table on standard error, with a head now and then.  Each line begins
 * with the letter of its event.  Without a profile these functions do nothing. */
#ifndef DPLL_STATE_PROGRESS_H
#define DPLL_STATE_PROGRESS_H

#include "state/solver.h"

/* Writes a line with this letter. */
void progress_show(struct solver *s, char letter);

/* Writes a line if a second has passed since the last one. */
void progress_tick(struct solver *s);

/* Writes a line of text, as printf. */
void progress_text(const struct solver *s, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Must be called where a technique ends: writes its line and makes the account `before` current,
 * which profile_enter has returned. */
void progress_leave(struct solver *s, unsigned before);

/* The same, writing a line only if the number of clauses or variables differs from the last
 * line. */
void progress_leave_quietly(struct solver *s, unsigned before);

#endif
