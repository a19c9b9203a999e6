/* Cubes: cuts the search tree off where the rest is easy enough for a solver that learns, and hands
 * its leaves on as assumptions (cube and conquer; Heule, Kullmann, Wieringa, Biere, 2011). */
#ifndef DPLL_LOOK_CUBES_H
#define DPLL_LOOK_CUBES_H

#include "common/output.h"
#include "state/solver.h"

/* Writes for each open leaf a line "a LITERALS 0"; the formula has a model if and only if it has
 * one under such a line.  Leaves are depth decisions deep, or, for 0, where a rule cuts that seeks
 * a balance between leaves that are refuted on the way and leaves that are left.  When a limit is
 * reached, all that is open is a leaf; when none is left, the empty clause is written, and a line
 * without literals.  At level 0, after build_update. */
void cubes_write(struct solver *s, struct output *out, uint64_t depth);

/* Writes the cubes that are left when the solver was stopped in the middle of cubes_write, or
 * before it: with those written they still cover all. */
void cubes_write_rest(struct solver *s, struct output *out);

#endif
