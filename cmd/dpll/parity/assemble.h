/* SPDX-License-Identifier: MIT */
/* Making the matrix of jordan.h from the equations known. */
#ifndef DPLL_ASSEMBLE_H
#define DPLL_ASSEMBLE_H

#include "state/solver.h"

/* Makes the matrix anew from the equations worth it, without those that are loose (see peel.h) or
 * too many.  Makes none while matrices are barred (see trial.h), or for a proof, in which clauses
 * learned from rows would not follow; this case is counted.  At level 0, all propagated.  Returns
 * false, with s->inconsistent set, on a contradiction. */
bool assemble(struct solver *s);

#endif
