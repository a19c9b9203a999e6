/* SPDX-License-Identifier: MIT */
/* The output of resverify: findings as they occur, and a verdict for each pair of problem and
 * result.
 *
 * A single pair ends with "verified" or "not verified".  If there are more, each verdict is
 * preceded by "problem N: " (for iCNF "problem N, question M: ") and a last line sums them up.
 * Since that is known only when the second pair begins, the first verdict is held back. */
#ifndef RESVERIFY_REPORT_H
#define RESVERIFY_REPORT_H

#include "common/formulas/formula.h"
#include "common/streams/output.h"
#include "verdict.h"

struct report {
    struct output *out;
    bool quiet;        /* print nothing */
    bool unproved;     /* a missing proof was reported */
    int status;        /* the worst status so far */
    size_t pairs;      /* pairs begun so far */
    size_t problem;    /* of the current pair, from 1 */
    size_t question;   /* of the current pair, from 1; 0 if it is not iCNF */
    bool waiting;      /* the first verdict is held back */
    char first[64];    /* prefix of the first verdict */
    enum verdict held; /* the first verdict */
};

void report_init(struct report *report, struct output *out, bool quiet);

/* Begins the next pair. question is 0, or the number of the assumption set in its problem. */
void report_begin(struct report *report, size_t problem, size_t question);

/* Report a clause, an exclusive or (is_xor), or an assumption that a model does not satisfy; or a
 * duplicate model.  Models are numbered from 1 and named from the second on. */
void report_clause(struct report *report, size_t number, const struct clause_view *clause,
                   bool is_xor, uint64_t model);
void report_assumption(struct report *report, int elit, uint64_t model);
void report_repeated(struct report *report, uint64_t model, uint64_t earlier);

/* Reports an error in a proof; a missing proof only once.  With quiet set, only a malformed proof
 * gives a message. */
void report_proof(struct report *report, const struct diag *diag, enum verdict verdict);

/* Reports that the proof was not needed. */
void report_ignored(struct report *report);

/* Ends the current pair. */
void report_end(struct report *report, enum verdict verdict);

/* Prints the remaining output.  Returns the status of the program. */
int report_finish(struct report *report);

#endif
