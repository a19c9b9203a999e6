/* SPDX-License-Identifier: MIT */
/* Assumptions from the command line, under which each formula is answered as a question of iCNF
 * is. */
#ifndef DPLL_ASSUMED_H
#define DPLL_ASSUMED_H

#include "common/dimacs.h"

/* Ends the program with EXIT_USAGE and a message where the option's text is no literals with blanks
 * between them, and perhaps a 0 behind them. */
void assumed_check(const char *text);

/* Takes the literals of a text that has been checked, for the problem in d.  Returns false with
 * diag filled where the formula, of so many variables, has not all of them. */
bool assumed_take(struct elit_stack *assume, const char *text, const struct dimacs *d, Var vars,
                  struct diag *diag);

#endif
