/* SPDX-License-Identifier: MIT */
/* Cubes: splits the search tree into parts of similar difficulty, and writes its leaves as
 * assumptions (cube and conquer; Heule, Kullmann, Wieringa, Biere, 2011).
 *
 * The estimate assumes that a branch is refuted when its reduction has reached R, which is the same
 * in the whole tree.  The reduction is the number of open binary clauses that the decisions have
 * made, plus the new ternary ones at a lower weight.  A leaf of reduction r whose next branching
 * adds w (the geometric mean of both sides) is about (R - r) / w branchings above the refutations,
 * and has about 2^((R - r) / w) leaves below.  The leaf with the largest estimate is split next.
 * On uniform random 3-SAT this explains 0.8 of the variance of the logarithm of the effort, the
 * depth of a leaf next to nothing. */
#ifndef DPLL_LOOK_CUBES_H
#define DPLL_LOOK_CUBES_H

#include "common/streams/output.h"
#include "state/solver.h"

struct cubes_limits {
    uint64_t depth; /* leaves this many decisions deep are not split; 0 for no limit */
    uint64_t count; /* number of leaves to reach; 0 for no limit */
};

/* Writes a line "a LITERALS 0" for each open leaf, which begins with s->assumptions.  The formula
 * has a model under the assumptions if and only if it has one under one of these lines.  On a time
 * limit or a signal all open nodes become leaves.
 *
 * Without open leaves, writes a line with the assumptions alone, for the solver of the cubes to
 * refute, with a proof if one is wanted: no clause is added to the formula.  At level 0, after
 * build_update. */
void cubes_write(struct solver *s, struct output *out, const struct cubes_limits *limits);

/* Writes the remaining cubes if the solver was stopped in or before cubes_write, or has the answer
 * already: with the cubes written they cover the whole tree. */
void cubes_write_rest(struct solver *s, struct output *out);

#endif
