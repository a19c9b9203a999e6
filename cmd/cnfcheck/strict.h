/* SPDX-License-Identifier: MIT */
/* What is legal in DIMACS but seldom meant: repeated literals, tautologies, repeated clauses,
 * declared variables that no clause uses, a wrong clause count. */
#ifndef CNFCHECK_STRICT_H
#define CNFCHECK_STRICT_H

#include "common/formulas/dimacs.h"
#include "common/formulas/extension.h"

/* A clause in the table of clauses. */
struct strict_entry {
    uint64_t hash;   /* hash of the set of its literals */
    uint64_t number; /* its number, from 1; 0 for an empty slot */
    size_t distinct; /* number of different literals */
    size_t word;     /* its first word in the formula */
    uint64_t line;
};

struct strict {
    struct memory *memory;
    bool report; /* print each finding as an error */

    /* Numbers of findings in this problem. */
    uint64_t repeated_literals, tautologies, repeated_clauses, unused_variables;
    bool count_differs;

    struct extension extension; /* numbers large variables as they occur */
    Var used;                   /* number of variables that occur */
    uint64_t stamp;             /* marks[lit] == stamp: the literal is in the current clause */
    uint64_t *marks;            /* by internal literal */
    size_t marked;              /* the capacity of marks */
    struct strict_entry *table; /* open addressing, a power of two */
    size_t table_size, table_used;
};

void strict_init(struct strict *strict, struct memory *memory, bool report);

/* Forgets the last problem. */
void strict_begin(struct strict *strict);
void strict_free(struct strict *strict);

/* Checks the clause that the reader has just appended, at word `start` of the formula; where memory
 * has run out there is none. */
void strict_clause(struct strict *strict, const struct dimacs *d, const struct formula *formula,
                   size_t start);

/* Checks the exclusive or that the reader has just returned. */
void strict_xor(struct strict *strict, const struct dimacs *d, const struct formula *formula);

/* Checks the problem as a whole.  Returns whether anything was found in it. */
bool strict_end(struct strict *strict, const struct dimacs *d, const struct formula *formula);

#endif
