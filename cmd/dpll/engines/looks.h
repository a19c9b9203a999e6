/* A look at a formula before anything is done: which kind is it? */
#ifndef DPLL_LOOKS_H
#define DPLL_LOOKS_H

#include "common/formula.h"

/* Whether the formula looks like uniform random k-SAT: clauses all of one length, three or more,
 * and enough of them that chance shows, and no variable in far more of them than others. */
bool looks_uniform(const struct formula *formula, struct memory *memory);

#endif
