/* SPDX-License-Identifier: MIT */
/* A lenient reader of DIMACS: repairs errors that have only one possible meaning, and reports the
 * repairs.
 *
 * Repairs a header that is missing, malformed, wrong, or behind clauses; a last clause without 0,
 * or lines that are all clauses without 0; comments behind something else on their line; and text
 * after '%'.  Literals that are no numbers stay errors. */
#ifndef CNFCHECK_REPAIR_H
#define CNFCHECK_REPAIR_H

#include "common/base/stack.h"
#include "common/formulas/formula.h"
#include "common/streams/input.h"

STACK(repair_words, size_t);

struct repair {
    struct input in;
    struct diag diag; /* the error, after one */
    bool failed;
    bool begun; /* a problem was read from this input */

    /* Of the current problem. */
    bool headed;               /* there was a header */
    bool counted;              /* the header has counts */
    bool closed;               /* there was a 0 */
    Var vars;                  /* declared */
    uint64_t clauses;          /* declared */
    struct diag header;        /* the place of the header */
    uint64_t line;             /* of the last token */
    bool fresh;                /* the token at the cursor is the first of its line */
    size_t start;              /* word of the formula where the open clause begins */
    struct repair_words lines; /* until the first 0: words at which lines begin */
};

/* Opens path (NULL or "-": standard input).  Returns false with diag filled on failure. */
bool repair_open(struct repair *r, const char *path, struct memory *memory);
void repair_close(struct repair *r);

/* Reads the next problem into the formula, which is cleared, and prints a warning for each repair.
 * Returns false at the end of the input, or if r->failed is set. */
bool repair_next(struct repair *r, struct formula *formula);

#endif
