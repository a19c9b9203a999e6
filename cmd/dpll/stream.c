/* SPDX-License-Identifier: MIT */
#include "stream.h"

#include <sys/stat.h>
#include <unistd.h>

#include "common/streams/shared.h"
#include "deal.h"

void stream_init(struct stream *stream, const struct run_options *options, struct memory *memory,
                 struct output *out, struct run_signals *signals, struct proof *proof,
                 struct trace *trace) {
    *stream = (struct stream){.options = options, .memory = memory, .out = out, .signals = signals};
    problems_init(&stream->problems, options, memory, out, signals, proof, trace);
}

void stream_free(struct stream *stream) {
    problems_free(&stream->problems);
}

static bool is_over(const struct stream *stream) {
    return run_over(&stream->problems.run);
}

/* Whether a signal has interrupted reading, which is no error: the answer is "not decided". */
static bool reading_interrupted(struct stream *stream, const struct dimacs *d) {
    if (!d->failed || !stream->signals->interrupted || stream->options->simplifies)
        return false;
    problems_cut_short(&stream->problems);
    return true;
}

/* The status after the last problem of an input. */
static int end_input(struct stream *stream, const struct dimacs *d) {
    if (!d->failed || reading_interrupted(stream, d))
        return EXIT_DONE;
    if (problems_dealt(&stream->problems))
        *stream->untold = d->diag;
    else
        diag_error(&d->diag);
    return EXIT_INPUT;
}

/* Answers the problems of the input from the one that has begun to the last. */
static int answer_rest(struct stream *stream, struct dimacs *d) {
    do
        problems_answer(&stream->problems, d);
    while (!is_over(stream) && dimacs_begin(d, &stream->problems.run.formula));
    return end_input(stream, d);
}

static int answer_files(struct stream *stream, char *const *paths);

/* An input shared by processes: the rest of one, or files that each process opens itself. */
struct share {
    struct stream *stream;
    struct dimacs *d;
    char *const *paths;
    pid_t parent;
    char *fault; /* why the input could not be fully unpacked, in shared memory */
};

/* Called before waiting for more questions: hands on the answers given so far.  The search also
 * flushes them now and then. */
static void flush(void *context) {
    struct stream *stream = context;
    output_flush(stream->out);
}

/* Answers this process's share of the rest of an input, read from the descriptor input, or if that
 * is negative from where it was read before. */
static int answer_part(struct stream *stream, struct dimacs *d, int input) {
    if (input >= 0)
        d->in.fd = input;
    d->in.unpack = (struct unpack){0}; /* the first process's, which waits for it */
    d->in.wait = flush;
    d->in.context = stream;
    return answer_rest(stream, d);
}

static int answer_share(void *owner, unsigned number, uint64_t done, int input, struct output *out,
                        struct diag *untold) {
    struct share *share = owner;
    struct stream *stream = share->stream;
    stream->untold = untold;
    stream->out->fd = out->fd;
    problems_join(&stream->problems, number, done, share->parent);
    int status =
        share->d ? answer_part(stream, share->d, input) : answer_files(stream, share->paths);
    output_flush(stream->out);
    out->failure = stream->out->failure;
    return stream->signals->interrupted ? DEAL_LEFT : status;
}

/* Before the processes find the end of the input they are told whether unpacking failed; otherwise
 * they would answer what precedes the damage as if it were complete. */
static void end_unpacking(void *owner) {
    struct share *share = owner;
    if (share->fault)
        unpack_end(&share->d->in.unpack, share->fault);
}

static int deal_out(struct share *share, const char *name, int input) {
    struct stream *stream = share->stream;
    bool whole = stream->options->models < 0;
    struct deal_job job = {share, name, &stream->signals->stop, end_unpacking, whole, answer_share};
    share->parent = getpid();
    output_flush(stream->out);
    return deal(&job, stream->options->workers, input, stream->out, stream->memory);
}

/* Deals out the rest of an input, which is read to its end unless a limit or an error ends
 * everything. */
static int deal_input(struct share *share) {
    struct diag diag;
    struct input *in = &share->d->in;
    in->told = share->fault = shared_take(UNPACK_FAULT);
    int status = deal_out(share, in->name, input_read_apart(in) ? -1 : in->fd);
    in->told = NULL;
    if (share->fault)
        shared_release(share->fault, UNPACK_FAULT);
    share->fault = NULL;
    if (status != EXIT_DONE || is_over(share->stream) || input_was_whole(in, &diag))
        return status;
    diag_error(&diag);
    return EXIT_INPUT;
}

/* Whether several processes may share the problems.  A proof belongs to one of them. */
static bool may_share(const struct stream *stream) {
    return stream->options->workers > 1 && !problems_dealt(&stream->problems) &&
           !stream->options->competition && !stream->problems.run.proof;
}

/* Whether the rest of the input is worth several processes: an incremental problem asks many
 * questions, and an input with a second problem may have many. */
static bool may_deal(const struct stream *stream, const struct dimacs *d) {
    return may_share(stream) && (d->incremental || stream->problems.count);
}

static int answer_input(struct stream *stream, struct dimacs *d) {
    struct share share = {.stream = stream, .d = d};
    while (dimacs_begin(d, &stream->problems.run.formula)) {
        if (may_deal(stream, d))
            return deal_input(&share);
        problems_answer(&stream->problems, d);
        if (is_over(stream))
            break;
    }
    return end_input(stream, d);
}

static int answer_file(struct stream *stream, const char *path) {
    struct dimacs d;
    if (dimacs_open(&d, path, stream->memory))
        d.in.stop = &stream->signals->interrupted;
    d.want_show = stream->options->models >= 0;
    d.strict = stream->options->strict || stream->options->competition;
    int status = answer_input(stream, &d);
    dimacs_close(&d);
    return status;
}

static int answer_files(struct stream *stream, char *const *paths) {
    int status;
    do
        status = answer_file(stream, *paths);
    while (*paths && *++paths && status == EXIT_DONE && !is_over(stream));
    return status;
}

/* Whether there are several files that each process can open and read itself. */
static bool are_files(char *const *paths) {
    struct stat info;
    if (!*paths || !paths[1])
        return false;
    while (*paths && !stat(*paths, &info) && S_ISREG(info.st_mode))
        paths++;
    return !*paths;
}

int stream_answer(struct stream *stream, char *const *paths) {
    struct share share = {.stream = stream, .paths = paths};
    if (may_share(stream) && are_files(paths))
        return deal_out(&share, NULL, -1);
    return answer_files(stream, paths);
}
