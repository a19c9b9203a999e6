/* SPDX-License-Identifier: MIT */
/* Assumptions from the command line, which turn each formula into a question as in iCNF. */
#ifndef DPLL_ASSUMED_H
#define DPLL_ASSUMED_H

#include "common/formulas/dimacs.h"

/* Ends the program with EXIT_USAGE and a message unless the option's text is literals, separated by
 * blanks, with an optional 0 at the end. */
void assumed_check(const char *text);

/* Fills `assume` with the literals of a checked text, for the problem in d.  Returns false with
 * diag filled if a literal is above `vars`, the number of variables of the formula. */
bool assumed_take(struct elit_stack *assume, const char *text, const struct dimacs *d, Var vars,
                  struct diag *diag);

#endif
