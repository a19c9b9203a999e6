/* SPDX-License-Identifier: MIT */
/* Traces of the search, for pictures of it: the writer for dpll-trace(5).
 *
 * The engines that walk a search tree, dpll and look, say here what they do, if s->trace is there.
 * Each call writes at most a line or two, so that a trace may be read while it grows. */
#ifndef DPLL_TRACE_H
#define DPLL_TRACE_H

#include "common/output.h"
#include "common/res.h"
#include "state/solver.h"

struct trace {
    struct output *out; /* own, or that of the answers */
    struct output own;
    size_t seen; /* literals of the trail that were written */
};

/* Opens a file for the trace, which must be none of the others; "-" is standard output, where it
 * shares `answers` with the answers.  path is kept for messages.  Returns false, with diag filled,
 * when it cannot. */
bool trace_open(struct trace *trace, const char *path, struct output *answers,
                const struct files *others, struct diag *diag);

/* Ends the trace.  Returns status, or EXIT_INPUT after a message when a write failed. */
int trace_close(struct trace *trace, int status);

/* Writes the header for a question, put to an engine.  rule is its branching rule, or NULL. */
void trace_begin(struct trace *trace, const struct formula *formula, const char *engine,
                 const char *rule);
void trace_end(struct trace *trace, enum res_answer answer);
void trace_model(struct trace *trace);

/* A level was opened just now, for an assumption or a decision. */
void trace_descent(struct solver *s);

/* The next assumption is false. */
void trace_failed_assumption(struct solver *s);

/* Levels were left, and the opposite of the first decision left is now true on the last one. */
void trace_flip(struct solver *s, Lit lit);

/* What was assigned since the last call follows from the clauses by propagation. */
void trace_propagated(struct solver *s);

/* Looking ahead has made a literal true, the last one assigned: because its opposite failed, or,
 * with autarky, because it can do no harm. */
void trace_forced(struct solver *s, Lit lit, bool autarky);

/* The node at hand is refuted; conflict is the false clause, or NO_CONFLICT when there is no single
 * one. */
void trace_conflict(struct solver *s, Ref conflict);

#endif
