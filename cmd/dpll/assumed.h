/* SPDX-License-Identifier: MIT */
/* Assumptions from the command line, under which each formula is answered as a question of iCNF
 * is. */
#ifndef DPLL_ASSUMED_H
#define DPLL_ASSUMED_H

#include "common/dimacs.h"

/* Ends the program with EXIT_USAGE and a message unless the option's text is literals, separated by
 * blanks, and perhaps a 0 behind the last one. */
void assumed_check(const char *text);

/* Fills `assume` with the literals of a text that has been checked, for the problem in d.  Returns
 * false with diag filled where a literal is above `vars`, the variables of its formula. */
bool assumed_take(struct elit_stack *assume, const char *text, const struct dimacs *d, Var vars,
                  struct diag *diag);

#endif
