/* SPDX-License-Identifier: MIT */
/* The inputs of the command, read one after the other, or shared by several processes. */
#ifndef DPLL_STREAM_H
#define DPLL_STREAM_H

#include "problems.h"

struct stream {
    const struct run_options *options;
    struct problems problems;
    struct memory *memory;
    struct output *out;
    struct run_signals *signals;
    struct diag *untold; /* if several processes share: the error that another one will print */
};

/* options to trace (the last two NULL for none) must outlive the stream. */
void stream_init(struct stream *stream, const struct run_options *options, struct memory *memory,
                 struct output *out, struct run_signals *signals, struct proof *proof,
                 struct trace *trace);
void stream_free(struct stream *stream);

/* Answers all problems of the files at paths, ended by NULL, or of standard input without paths.
 * Returns EXIT_INPUT after a message, or EXIT_DONE. */
int stream_answer(struct stream *stream, char *const *paths);

#endif
