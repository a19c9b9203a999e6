/* A whole problem as cnfcheck holds it: the formula, and its exclusive ors and, for iCNF, its
 * assumption sets with their places between the clauses. */
#ifndef CNFCHECK_PROBLEM_H
#define CNFCHECK_PROBLEM_H

#include "common/dimacs.h"
#include "common/output.h"

/* One "a" line, or one "x" line. */
struct question {
    size_t clauses;    /* how many clauses stand before it */
    size_t begin, end; /* its literals in problem.assumptions */
    bool is_xor;
    Var group; /* of an exclusive or, in a problem that has groups */
};

STACK(question_stack, struct question);
STACK(group_stack, Var);

struct problem {
    struct formula formula;
    bool incremental, grouped;
    Var groups;               /* what the header declares */
    struct group_stack group; /* by clause, if grouped */
    size_t xors;              /* among the questions */
    struct question_stack questions;
    struct elit_stack assumptions;
};

void problem_init(struct problem *problem, struct memory *memory);

/* Begins the problem whose header was read. */
void problem_begin(struct problem *problem, const struct dimacs *d);
void problem_free(struct problem *problem);

/* Keeps the assumptions, or the exclusive or, that the reader returned last. */
void problem_ask(struct problem *problem, const struct dimacs *d, bool is_xor);

/* Where there are groups: notes the one that the reader returned last for the clauses without. */
void problem_group(struct problem *problem, const struct dimacs *d);

/* Prints the problem as DIMACS, clause by clause in the order read, with the true counts. */
void problem_print(const struct problem *problem, struct output *out);

/* Prints it for people: "12: 25 29 24 11", exclusive ors as "13: x1 2", assumption sets as "a: 1
 * -2", one a line. */
void problem_list(const struct problem *problem, struct output *out);

#endif
