/* Cubes: cuts the search tree into parts that are about as hard as each other, and hands its leaves
 * on as assumptions (cube and conquer; Heule, Kullmann, Wieringa, Biere, 2011).
 *
 * A refutation is complete when decisions have reduced so much: have made so many new binary
 * clauses. So with a reduction R for all, r so far in a leaf, and w by its next branching (the mean
 * of both sides), about (R - r) / w branchings are on each way below, and 2^((R - r) / w) leaves.
 * Whichever leaf has the most is split next.  On uniform random 3-SAT this explains 0.8 of the
 * variance of the logarithm of the effort, the depth of a leaf next to nothing. */
#ifndef DPLL_LOOK_CUBES_H
#define DPLL_LOOK_CUBES_H

#include "common/output.h"
#include "state/solver.h"

struct cubes_limits {
    uint64_t depth; /* decisions below which nothing is split; 0 for no such limit */
    uint64_t count; /* leaves that are enough; 0 for no such limit */
};

/* Writes for each open leaf a line "a LITERALS 0" that begins with s->assumptions.  Under these,
 * the formula has a model if and only if it has one under such a line.  When a time limit or a
 * signal comes, all that is open is a leaf.  When none is left, the clause is written that the
 * assumptions cannot all hold, and a line with the assumptions alone.  At level 0, after
 * build_update. */
void cubes_write(struct solver *s, struct output *out, const struct cubes_limits *limits);

/* Writes what says that there is none: such a clause and line. */
void cubes_write_none(struct solver *s, struct output *out);

/* Writes the cubes that are left when the solver was stopped in the middle of cubes_write, or
 * before it: with those written they still cover all. */
void cubes_write_rest(struct solver *s, struct output *out);

#endif
