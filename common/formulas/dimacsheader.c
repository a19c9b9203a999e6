/* SPDX-License-Identifier: MIT */
#include "common/formulas/dimacsheader.h"

#include <stdio.h>

/* Counts up to this are parsed and compared with the limits; longer digit strings are no
 * numbers. */
#define READ_MAX (10 * DIMACS_CLAUSES_MAX)

/* Reads the header's number of `what` into *count. */
static bool header_count(struct dimacs *d, const char *what, int64_t limit, int64_t *count) {
    char expected[64];
    input_skip_spaces(&d->in);
    uint64_t offset = input_offset(&d->in);
    enum input_number kind = input_integer(&d->in, READ_MAX, count);
    if (kind == INPUT_NUMBER && *count >= 0 && *count <= limit)
        return true;
    if (kind == INPUT_NO_NUMBER) {
        snprintf(expected, sizeof expected, "the number of %s", what);
        return dimacs_unexpected(d, expected);
    }
    input_return(&d->in, offset);
    if (*d->in.cursor == '-')
        return dimacs_fail(d, "the number of %s is negative", what);
    return dimacs_fail(d, "the number of %s exceeds %lld", what, (long long)limit);
}

/* The counts of the header, which iCNF may leave out. */
static bool header_counts(struct dimacs *d) {
    int64_t vars, clauses, groups = 0;
    int c = input_skip_spaces(&d->in);
    d->declared = !d->incremental || (c != '\n' && c >= 0);
    if (!d->declared)
        return true;
    if (!header_count(d, "variables", VAR_MAX, &vars))
        return false;
    input_skip_spaces(&d->in);
    input_locate(&d->in, &d->header);
    if (!header_count(d, "clauses", DIMACS_CLAUSES_MAX, &clauses) ||
        (d->grouped && !header_count(d, "groups", VAR_MAX, &groups)))
        return false;
    d->vars = (Var)vars;
    d->clauses = (uint64_t)clauses;
    d->groups = (Var)groups;
    return true;
}

/* Reads the word for the form of the problem. */
static bool header_form(struct dimacs *d) {
    d->incremental = dimacs_take_word(d, "inccnf");
    d->grouped = !d->incremental && dimacs_take_word(d, "gcnf");
    return d->incremental || d->grouped || dimacs_take_word(d, "cnf") ||
           dimacs_unexpected(d, "'cnf', 'inccnf' or 'gcnf'");
}

bool dimacs_header(struct dimacs *d) {
    d->header_line = d->in.line;
    if (!dimacs_take_word(d, "p"))
        return dimacs_unexpected(d, "a header 'p cnf VARIABLES CLAUSES'");
    d->vars = d->groups = 0;
    d->clauses = d->xors = 0;
    if (!header_form(d) || !header_counts(d))
        return false;
    int c = input_skip_spaces(&d->in);
    return c == '\n' || c < 0 || dimacs_unexpected(d, "the end of the header line");
}
