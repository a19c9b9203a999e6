/* SPDX-License-Identifier: MIT */
/* What resverify says: the findings as they come, and one verdict a pair of problem and result.
 *
 * A single pair ends with "verified" or "not verified"; where there are more, each verdict is
 * preceded by "problem N: " (for iCNF "problem N, question M: ") and a last line sums them up.
 * Whether there are more is known only when the second begins, so the first verdict waits. */
#ifndef RESVERIFY_REPORT_H
#define RESVERIFY_REPORT_H

#include "common/formula.h"
#include "common/output.h"
#include "verdict.h"

struct report {
    struct output *out;
    bool quiet;        /* nothing is printed */
    bool unproved;     /* that an answer has no proof has been told */
    int status;        /* the worst so far */
    size_t pairs;      /* begun so far */
    size_t problem;    /* of the pair at hand, from 1 */
    size_t question;   /* of the pair at hand, from 1; 0 when it is no iCNF */
    bool waiting;      /* the first verdict is not printed yet */
    char first[64];    /* its prefix */
    enum verdict held; /* that verdict */
};

void report_init(struct report *report, struct output *out, bool quiet);

/* Begins the next pair: question is 0 or the number of the assumption set in its problem. */
void report_begin(struct report *report, size_t problem, size_t question);

/* A clause, an exclusive or (is_xor), or an assumption that a model does not satisfy, or a model
 * that was met before.  Models are numbered from 1 and named from the second on. */
void report_clause(struct report *report, size_t number, const struct clause_view *clause,
                   bool is_xor, uint64_t model);
void report_assumption(struct report *report, int elit, uint64_t model);
void report_repeated(struct report *report, uint64_t model, uint64_t earlier);

/* What is wrong with a proof.  That there is none is told once.  With quiet set, only a malformed
 * proof gives a message. */
void report_proof(struct report *report, const struct diag *diag, enum verdict verdict);

/* The proof was not needed. */
void report_ignored(struct report *report);

/* Ends the pair at hand. */
void report_end(struct report *report, enum verdict verdict);

/* Prints what is left to say.  Returns the status for the program. */
int report_finish(struct report *report);

#endif
