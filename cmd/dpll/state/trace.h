/* SPDX-License-Identifier: MIT */
/* Traces of the search, for pictures of it: the writer for dpll-trace(5).
 *
 * The engines that walk a search tree, dpll and look, report their steps here if s->trace is set.
 * Each call writes at most a line or two, so that a trace can be read while it grows. */
#ifndef DPLL_STATE_TRACE_H
#define DPLL_STATE_TRACE_H

#include "common/formulas/res.h"
#include "common/streams/output.h"
#include "state/solver.h"

struct trace {
    struct output *out; /* own, or that of the answers */
    struct output own;
    size_t seen; /* literals of the trail already written */
};

/* Opens a file for the trace, which must be none of the others; "-" is standard output, shared with
 * `answers`. path is kept for messages.  Returns false, with diag filled, on failure. */
bool trace_open(struct trace *trace, const char *path, struct output *answers,
                const struct files *others, struct diag *diag);

/* Closes the trace.  Returns status, or EXIT_INPUT after a message if a write failed. */
int trace_close(struct trace *trace, int status);

/* Writes the header for a question to an engine. rule is its branching rule, or NULL. */
void trace_begin(struct trace *trace, const struct formula *formula, const char *engine,
                 const char *rule);

/* Writes the answer to the question. */
void trace_end(struct trace *trace, enum res_answer answer);

/* A model was found. */
void trace_model(struct trace *trace);

/* A level was opened, for an assumption or a decision. */
void trace_descent(struct solver *s);

/* The next assumption is false. */
void trace_failed_assumption(struct solver *s);

/* Levels were undone, and the negation of the first decision undone is now true on the last
 * level. */
void trace_flip(struct solver *s, Lit lit);

/* The literals assigned since the last call follow from the clauses by propagation. */
void trace_propagated(struct solver *s);

/* Lookahead has made the last literal assigned true: its negation failed or, with autarky, it can
 * do no harm. */
void trace_forced(struct solver *s, Lit lit, bool autarky);

/* The current node is refuted. conflict is the false clause, or NO_CONFLICT if there is no single
 * one. */
void trace_conflict(struct solver *s, Ref conflict);

#endif
