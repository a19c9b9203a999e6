/* Making the matrix of jordan.h from the equations known. */
#ifndef DPLL_ASSEMBLE_H
#define DPLL_ASSEMBLE_H

#include "state/solver.h"

/* Makes the matrix anew, or none where that is not worthwhile: while it is to wait, for equations
 * that are loose (see peel.h) or too many, and for a proof, in which what is learned from rows
 * would not follow; that is counted.  At level 0, all propagated.  Returns false, with
 * s->inconsistent set, on a contradiction. */
bool assemble(struct solver *s);

#endif
