/* The problems of the command's inputs, one after the other, or dealt out to several processes. */
#ifndef DPLL_STREAM_H
#define DPLL_STREAM_H

#include "project.h"
#include "run.h"

struct stream {
    const struct run_options *options;
    struct run run;
    struct project project;
    struct memory *memory;
    struct output *out;
    struct run_signals *signals;
    uint64_t problems;    /* begun so far */
    enum res_answer last; /* answer given */
    bool negative;        /* of some problem there was no subset to write */

    /* Answers are numbered from 0.  This process gives answer n where n % workers == worker, except
     * the first `done` of these, which a process before it has given. */
    uint64_t answers, done;
    unsigned worker, workers;
    struct diag *untold; /* for an error, which is printed when the next answer is due */
};

/* options to trace (the last two NULL for none) outlive the stream. */
void stream_init(struct stream *stream, const struct run_options *options, struct memory *memory,
                 struct output *out, struct run_signals *signals, struct proof *proof,
                 struct trace *trace);
void stream_free(struct stream *stream);

/* Answers all problems of the files at paths, which end with NULL, or of standard input where there
 * are no paths.  Returns the status: EXIT_INPUT after a message, or EXIT_DONE. */
int stream_answer(struct stream *stream, char *const *paths);

#endif
