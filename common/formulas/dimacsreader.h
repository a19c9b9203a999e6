/* SPDX-License-Identifier: MIT */
/* State shared by the parts of the DIMACS reader, its errors, and words at the cursor. */
#ifndef COMMON_FORMULAS_DIMACSREADER_H
#define COMMON_FORMULAS_DIMACSREADER_H

#include "common/base/stack.h"
#include "common/formulas/literal.h"
#include "common/streams/input.h"

STACK(elit_stack, int);

/* The most clauses that a header may declare. */
#define DIMACS_CLAUSES_MAX INT64_C(1000000000000000)

struct dimacs {
    struct input in;
    struct diag diag;   /* the error, if failed */
    bool failed;        /* an error was met */
    bool strict;        /* set by the caller: a wrong clause count in the header is an error */
    bool incremental;   /* the problem is iCNF */
    bool grouped;       /* the problem is in groups: "p gcnf" */
    bool declared;      /* the header gives counts (always so without incremental) */
    bool want_show;     /* set by the caller: read lines "c p show" */
    bool keep_xors;     /* set by the caller: make no clauses of exclusive ors */
    Var vars;           /* declared by the header; without a count, the largest read */
    uint64_t clauses;   /* declared by the header */
    Var groups;         /* declared by the header, if grouped */
    Var group;          /* if grouped: the group of the last clause */
    struct diag header; /* the place of the clause count, for a warning */
    uint64_t header_line;
    uint64_t line, column;    /* place of the last clause or assumptions */
    uint64_t xors;            /* exclusive ors read in the problem so far */
    struct elit_stack assume; /* the user's literals of the last DIMACS_ASSUME or DIMACS_XOR */

    /* With want_show: whether the problem had a line "c p show", and the variables of all such
     * lines. */
    bool shows;
    struct elit_stack show;
    struct diag show_diag; /* the error in one of them, if it has a text */

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

/* Skips a word if it is next on the line.  Returns whether it is. */
bool dimacs_take_word(struct dimacs *d, const char *word);

#endif
