/* SPDX-License-Identifier: MIT */
/* The reader for DIMACS CNF and iCNF: a stream of problems, clause by clause (cnf(5)).
 *
 *     while (dimacs_begin(&d, &f))
 *         while ((event = dimacs_next(&d, &f)) != DIMACS_END && event != DIMACS_ERROR) ...
 *
 * Clauses go straight into the formula, and so do those of an exclusive or (xor.h); assumptions go
 * into d.assume.  An error ends the stream; its place and text are in d.diag. */
#ifndef COMMON_FORMULAS_DIMACS_H
#define COMMON_FORMULAS_DIMACS_H

#include "common/formulas/dimacsreader.h"
#include "common/formulas/formula.h"

enum dimacs_event {
    DIMACS_CLAUSE, /* a clause was appended to the formula */
    DIMACS_XOR,    /* an "x" line: appends any number of clauses; its literals are in assume */
    DIMACS_ASSUME, /* an "a" line was read: a question about all clauses so far */
    DIMACS_END,    /* the problem is complete */
    DIMACS_ERROR,
};

/* Opens path (NULL or "-": standard input).  Returns false with diag filled on failure. */
bool dimacs_open(struct dimacs *d, const char *path, struct memory *memory);
void dimacs_close(struct dimacs *d);

/* Finds the next problem, reads its header and clears the formula.  Returns false at the end of
 * the input or when d->failed is set. */
bool dimacs_begin(struct dimacs *d, struct formula *formula);

/* Reads the next item of the problem that dimacs_begin has found. */
enum dimacs_event dimacs_next(struct dimacs *d, struct formula *formula);

/* The number of clauses and exclusive ors read in the problem so far. */
uint64_t dimacs_read(const struct dimacs *d, const struct formula *formula);

/* After DIMACS_END: whether the number of clauses read, exclusive ors among them, differs from the
 * header's count.  If so, fills *diag with place and text for a warning.  With strict set,
 * dimacs_next has already returned DIMACS_ERROR for such a difference. */
bool dimacs_count_differs(const struct dimacs *d, const struct formula *formula, struct diag *diag);

#endif
