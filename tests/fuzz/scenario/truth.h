/* SPDX-License-Identifier: MIT */
/* Sets of assignments of SCENARIO_VARS variables, one bit each: brute force.
 *
 * It shares no code with what it judges.  Literals are the user's. */
#ifndef SCENARIO_TRUTH_H
#define SCENARIO_TRUTH_H

#include <stdbool.h>
#include <stdint.h>

#include "scenario.h"

struct truth {
    uint64_t words[1 << (SCENARIO_VARS - 6)];
};

/* All assignments, or none. */
void truth_fill(struct truth *truth, bool all);

/* Leaves out those that do not satisfy the clause, or the literal. */
void truth_and_clause(struct truth *truth, const int *lits, int size);
void truth_and(struct truth *truth, int lit);

bool truth_is_empty(const struct truth *truth);
bool truth_equal(const struct truth *a, const struct truth *b);
long truth_count(const struct truth *truth);

/* The assignment whose bit v - 1 is the value of variable v. */
bool truth_has(const struct truth *truth, uint32_t assignment);
void truth_add(struct truth *truth, uint32_t assignment);

/* Whether all assignments satisfy the clause. */
bool truth_implies(const struct truth *truth, const int *lits, int size);

#endif
