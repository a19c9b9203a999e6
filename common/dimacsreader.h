/* SPDX-License-Identifier: MIT */
/* What the parts of the reader for DIMACS share: its state, its errors, and words at the cursor. */
#ifndef COMMON_DIMACSREADER_H
#define COMMON_DIMACSREADER_H

#include "common/input.h"
#include "common/literal.h"
#include "common/stack.h"

STACK(elit_stack, int);

/* The most clauses that a header may declare. */
#define DIMACS_CLAUSES_MAX INT64_C(1000000000000000)

struct dimacs {
    struct input in;
    struct diag diag;   /* the error, after one */
    bool failed;        /* an error was met */
    bool strict;        /* set by the caller: a wrong clause count in the header is an error */
    bool incremental;   /* the problem is iCNF */
    bool grouped;       /* the problem is in groups: "p gcnf" */
    bool declared;      /* the header gives counts (always so without incremental) */
    bool want_show;     /* set by the caller: lines "c p show" are read */
    bool keep_xors;     /* set by the caller: no clauses are made of exclusive ors */
    Var vars;           /* what the header declares; without a count, the largest seen */
    uint64_t clauses;   /* what the header declares */
    Var groups;         /* what the header declares, with grouped */
    Var group;          /* with grouped: of the clause last returned */
    struct diag header; /* the place of the clause count, for a warning about it */
    uint64_t header_line;
    uint64_t line, column;    /* of the clause or assumptions last returned */
    uint64_t xors;            /* read in the problem so far */
    struct elit_stack assume; /* user's literals of the last DIMACS_ASSUME or DIMACS_XOR */

    /* With want_show: whether the problem has had a line "c p show" so far, and the variables of
     * all of them. */
    bool shows;
    struct elit_stack show;
    struct diag show_diag; /* what is wrong with one, if it has a text */

    bool open;             /* inside a problem */
    bool begun;            /* a problem has begun in this input */
    bool ended_by_percent; /* a lone 0 may follow */
};

/* Records an error about the token at the cursor: "expected WHAT, found 'TOKEN'".  Returns
 * false. */
bool dimacs_unexpected(struct dimacs *d, const char *what);

/* Records an error at the cursor.  Returns false. */
bool dimacs_fail(struct dimacs *d, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Whether the token at the cursor is this word. */
bool dimacs_token_is(struct dimacs *d, const char *word);

/* Steps over a word that the line goes on with, if it does. */
bool dimacs_take_word(struct dimacs *d, const char *word);

#endif
