/* SPDX-License-Identifier: MIT */
/* The problems of a stream, each from its first clause to its last answer.  If several processes
 * read the same stream, each gives every n-th answer and skips the problems in which it has
 * none. */
#ifndef DPLL_PROBLEMS_H
#define DPLL_PROBLEMS_H

#include "project.h"
#include "run.h"

struct problems {
    const struct run_options *options;
    struct run run;
    struct project project;
    struct elit_stack assume; /* assumptions of the command line */
    uint64_t count;           /* problems begun so far */
    enum res_answer last;     /* the last answer */
    bool negative;            /* for some problem there was no subset to write */

    /* Answers are numbered from 0.  This process gives answer n if n % workers == worker, except
     * the first `done` of its answers, which a process before it has given. */
    uint64_t answers, done;
    unsigned worker, workers;
};

/* options to trace (the last two NULL for none) outlive the problems. */
void problems_init(struct problems *problems, const struct run_options *options,
                   struct memory *memory, struct output *out, struct run_signals *signals,
                   struct proof *proof, struct trace *trace);
void problems_free(struct problems *problems);

/* To be called in one of options->workers processes that share the problems from the next one on:
 * gives the answers of worker `worker`, except the first `done`, each ended by a zero byte, until
 * parent, the process that started this one, is gone. */
void problems_join(struct problems *problems, unsigned worker, uint64_t done, pid_t parent);

/* Whether several processes share the problems. */
bool problems_dealt(const struct problems *problems);

/* Answers all questions of the problem that has begun in d, or reads past it if another process
 * answers it.  A malformed problem sets d->failed and fills d->diag.  If options exclude it, ends
 * the program with a message. */
void problems_answer(struct problems *problems, struct dimacs *d);

/* Answers "not decided" after a signal has interrupted the problem. */
void problems_cut_short(struct problems *problems);

#endif
