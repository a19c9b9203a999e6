/* SPDX-License-Identifier: MIT */
/* A lenient reader of DIMACS: it takes what was meant where there is only one way to take it, and
 * says what it has mended.
 *
 * Mended are a header that is missing, malformed, wrong, or behind clauses; a last clause without
 * 0, or lines that are all clauses without 0; comments behind something else on their line; and
 * what stands behind '%'.  Literals that are no numbers are errors still. */
#ifndef CNFCHECK_REPAIR_H
#define CNFCHECK_REPAIR_H

#include "common/formula.h"
#include "common/input.h"
#include "common/stack.h"

STACK(repair_words, size_t);

struct repair {
    struct input in;
    struct diag diag; /* the error, after one */
    bool failed;
    bool begun; /* a problem has been read from this input */

    /* Of the problem at hand. */
    bool headed;               /* a header was met */
    bool counted;              /* it gives counts */
    bool closed;               /* a 0 was met */
    Var vars;                  /* declared */
    uint64_t clauses;          /* declared */
    struct diag header;        /* the place of the header */
    uint64_t line;             /* of the last token */
    bool fresh;                /* the token at the cursor is the first of its line */
    size_t start;              /* word of the formula where the open clause begins */
    struct repair_words lines; /* while no 0 was met: words where lines begin */
};

/* Opens path (NULL or "-": standard input).  Returns false with diag filled on failure. */
bool repair_open(struct repair *r, const char *path, struct memory *memory);
void repair_close(struct repair *r);

/* Reads the next problem into the formula, which is cleared, and prints a warning for each thing
 * mended.  Returns false at the end of the input, or when r->failed is set. */
bool repair_next(struct repair *r, struct formula *formula);

#endif
