/* SPDX-License-Identifier: MIT */
/* Pairs a stream of problems with a stream of results and verifies each pair.  A proof belongs to
 * the only pair. */
#ifndef RESVERIFY_VERIFY_H
#define RESVERIFY_VERIFY_H

#include "check.h"
#include "common/formulas/dimacs.h"
#include "common/formulas/res.h"
#include "distinct.h"
#include "report.h"

struct verify {
    struct memory *memory;
    bool list;                       /* print the values of each model */
    bool strict;                     /* a wrong clause count is an error */
    bool partial;                    /* models may lack variables */
    const char *cnf_path, *res_path; /* NULL or "-": standard input; not owned */
    struct dimacs cnf;
    struct formula formula;
    bool res_open;
    struct res res;
    struct distinct distinct;
    struct check check;
    enum verdict proof; /* the verdict on the proof, once it was checked */
    struct report report;
    struct output *out;
    size_t problems;  /* problems begun */
    size_t questions; /* questions of the current iCNF problem */
};

/* Prepares; opens nothing.  The caller sets list, strict, partial, the paths, and check
 * (check_init). */
void verify_init(struct verify *v, struct memory *memory, struct output *out, bool quiet);
void verify_free(struct verify *v);

/* Verifies pair after pair until an input ends.  Prints findings, verdicts and messages; returns
 * the status of the program. */
int verify_stream(struct verify *v);

#endif
