/* SPDX-License-Identifier: MIT */
/* A problem in memory: the formula, and the lines that are no clauses, exclusive ors and assumption
 * sets, with their places between the clauses. */
#ifndef CNFCHECK_PROBLEM_H
#define CNFCHECK_PROBLEM_H

#include "common/formulas/dimacs.h"
#include "common/streams/output.h"

/* A line other than a clause: "x" with an exclusive or, or "a" with assumptions. */
struct line {
    size_t clauses;    /* number of clauses before it */
    size_t begin, end; /* its literals in problem.elits */
    bool is_xor;
    Var group; /* group of an exclusive or, if the problem has groups */
};

STACK(line_stack, struct line);
STACK(group_stack, Var);

struct problem {
    struct formula formula;
    bool incremental, grouped;
    Var groups;               /* number of groups in the header */
    struct group_stack group; /* by clause, if grouped */
    struct line_stack lines;
    struct elit_stack elits; /* literals of the lines, in the user's numbers */
    size_t xors;             /* number of exclusive ors among the lines */
};

void problem_init(struct problem *problem, struct memory *memory);

/* Begins the problem whose header was read. */
void problem_begin(struct problem *problem, const struct dimacs *d);
void problem_free(struct problem *problem);

/* Adds the exclusive or, or the assumptions, that the reader returned last. */
void problem_add_line(struct problem *problem, const struct dimacs *d, bool is_xor);

/* If the problem has groups, records the last one read for the clauses without a group yet. */
void problem_note_group(struct problem *problem, const struct dimacs *d);

/* Prints the problem as DIMACS, clause by clause in the order read, with the true counts. */
void problem_print(struct output *out, const struct problem *problem);

/* Prints it for people: "12: 25 29 24 11", exclusive ors as "13: x1 2", assumption sets as "a: 1
 * -2", one a line. */
void problem_list(struct output *out, const struct problem *problem);

#endif
