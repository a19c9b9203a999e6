#include "stream.h"

#include <sys/stat.h>
#include <unistd.h>

#include "answer.h"
#include "common/dimacsskip.h"
#include "common/shared.h"
#include "common/workers.h"
#include "cutting.h"
#include "deal.h"
#include "mus.h"
#include "simplifying.h"

void stream_init(struct stream *stream, const struct run_options *options, struct memory *memory,
                 struct output *out, struct run_signals *signals, struct proof *proof,
                 struct trace *trace) {
    *stream = (struct stream){.options = options,
                              .memory = memory,
                              .out = out,
                              .signals = signals,
                              .last = RES_UNKNOWN,
                              .workers = 1};
    project_take(&stream->project, options->project);
    run_init(&stream->run, options, memory, out, signals, proof, trace);
}

void stream_free(struct stream *stream) {
    run_free(&stream->run);
    stack_free(stream->memory, &stream->project.vars);
}

/* Whether several processes share the problems. */
static bool is_dealt(const struct stream *stream) {
    return stream->workers > 1;
}

/* Whether this process gives the next answer. */
static bool has_turn(const struct stream *stream) {
    return stream->answers % stream->workers == stream->worker &&
           stream->answers / stream->workers >= stream->done;
}

static void answer(struct stream *stream, const struct elit_stack *assume) {
    bool due = has_turn(stream);
    stream->answers++;
    if (!due)
        return;
    stream->last = answer_write(&stream->run, assume);
    if (is_dealt(stream))
        output_char(stream->out, 0);
}

static void write_cubes(struct stream *stream, const struct elit_stack *assume) {
    if (!cutting_write(&stream->run, assume))
        diag_die(EXIT_INPUT, "option --cubes: out of memory");
}

static void simplify(struct stream *stream) {
    struct diag diag = {0};
    if (!simplifying_write(&stream->run, &diag))
        diag_die(EXIT_INPUT, "option --simplify: %s", diag.text);
}

static void answer_question(struct stream *stream, const struct dimacs *d) {
    if (stream->options->mus)
        diag_die(EXIT_INPUT, "option --mus: a subset is of a formula, not of iCNF");
    if (stream->run.proof && !proof_has_hints(stream->run.proof))
        diag_die(EXIT_INPUT, "option -P: questions take LRAT, whose steps have numbers");
    if (stream->options->cubes >= 0)
        write_cubes(stream, &d->assume);
    else
        answer(stream, &d->assume);
}

/* Writes a minimal unsatisfiable subset, or says why there is none. */
static void write_mus(struct stream *stream, const struct dimacs *d) {
    enum mus_end end = mus_write(&stream->run);
    bool found = end == MUS_MINIMAL || end == MUS_LIMIT;
    stream->last = found ? RES_UNSAT : end == MUS_SATISFIABLE ? RES_SAT : RES_UNKNOWN;
    if (found || stream->options->competition)
        return;
    stream->negative = true;
    if (end == MUS_SATISFIABLE)
        diag_message("%s: problem %llu is satisfiable", d->in.name,
                     (unsigned long long)stream->problems);
    else
        diag_message("%s: problem %llu was not decided within the limit", d->in.name,
                     (unsigned long long)stream->problems);
}

/* Among several processes the warning goes before the answer, into its part of the output. */
static void warn(struct stream *stream, const struct diag *diag) {
    char text[DIAG_LINE];
    if (!is_dealt(stream)) {
        diag_warning(diag);
        return;
    }
    output_char(stream->out, WORKERS_ASIDE);
    output_bytes(stream->out, text, diag_warning_line(diag, text));
    output_char(stream->out, WORKERS_ASIDE);
}

static void end_problem(struct stream *stream, const struct dimacs *d) {
    struct diag diag;
    if (has_turn(stream) && dimacs_count_differs(d, &stream->run.formula, &diag))
        warn(stream, &diag);
    if (stream->options->mus) {
        write_mus(stream, d);
    } else if (stream->options->cubes >= 0) {
        if (!stream->run.cut)
            write_cubes(stream, NULL);
    } else if (stream->options->simplifies) {
        simplify(stream);
    } else if (!d->incremental)
        answer(stream, NULL);
}

/* Where several models are asked for, settles by which variables they differ.  Returns false, and
 * lets the input fail, where that cannot be. */
static bool tell_apart(struct stream *stream, struct dimacs *d) {
    struct run *run = &stream->run;
    struct settings *settings = &run->solving.settings;
    const struct engine *engine = stream->options->engine;
    if (stream->options->models < 0)
        return true;
    d->failed = !project_apply(&stream->project, d, &run->formula, settings, &d->diag);
    if (d->failed || !settings->projects || engine->projects)
        return !d->failed;
    d->diag = (struct diag){0};
    d->failed = true;
    return diag_set(&d->diag,
                    "%s: the engine %s tells no models apart by lines 'c p show'; --project all "
                    "counts all of them",
                    d->in.name, engine->name);
}

/* Answers the problem that has begun; d tells when it is malformed. */
static void answer_problem(struct stream *stream, struct dimacs *d) {
    if (stream->run.proof && stream->problems)
        diag_die(EXIT_INPUT, "option -p: a proof is of one problem, and this is another");
    if (stream->options->simplifies && d->incremental)
        diag_die(EXIT_INPUT, "option --simplify: a problem with questions stays as it is");
    stream->problems++;
    run_begin(&stream->run, d->incremental);
    groups_begin(&stream->run.groups, d);
    for (;;)
        switch (dimacs_next(d, &stream->run.formula)) {
        case DIMACS_CLAUSE:
        case DIMACS_XOR:
            if (stream->options->mus)
                groups_note(&stream->run.groups, d, &stream->run.formula);
            break;
        case DIMACS_ASSUME:
            if (!tell_apart(stream, d))
                return;
            answer_question(stream, d);
            if (run_over(&stream->run))
                return;
            break;
        case DIMACS_END:
            if (!tell_apart(stream, d))
                return;
            end_problem(stream, d);
            return;
        case DIMACS_ERROR:
            return;
        }
}

/* Steps over a problem that another process answers.  What may be wrong with it is for that one to
 * tell, and ends the stream before anything of this process from behind it is handed on. */
static void skip_problem(struct stream *stream, struct dimacs *d) {
    stream->problems++;
    if (dimacs_skip(d))
        stream->answers++;
}

static void answer_or_skip(struct stream *stream, struct dimacs *d) {
    if (d->incremental || has_turn(stream))
        answer_problem(stream, d);
    else
        skip_problem(stream, d);
}

/* Whether reading was cut short by a signal, which is no error: the answer is "not decided". */
static bool reading_interrupted(struct stream *stream, const struct dimacs *d) {
    if (!d->failed || !stream->signals->interrupted || stream->options->simplifies)
        return false;
    stream->run.formula.truncated = true;
    answer(stream, NULL);
    return true;
}

/* The status after the last problem of an input. */
static int end_input(struct stream *stream, const struct dimacs *d) {
    if (!d->failed || reading_interrupted(stream, d))
        return EXIT_DONE;
    if (is_dealt(stream))
        *stream->untold = d->diag;
    else
        diag_error(&d->diag);
    return EXIT_INPUT;
}

/* Answers from the problem that has begun to the last of the input. */
static int answer_rest(struct stream *stream, struct dimacs *d) {
    do
        answer_or_skip(stream, d);
    while (!run_over(&stream->run) && dimacs_begin(d, &stream->run.formula));
    return end_input(stream, d);
}

static int answer_files(struct stream *stream, char *const *paths);

/* The input shared among processes: the rest of one, or files that each process opens itself. */
struct share {
    struct stream *stream;
    struct dimacs *d;
    char *const *paths;
    pid_t parent;
    char *fault; /* why the input could not be unpacked to its end, in memory that all share */
};

/* Called before a wait for more questions: the answers given so far are handed on first.  The
 * search also flushes them now and then. */
static void flush(void *context) {
    struct stream *stream = context;
    output_flush(stream->out);
}

static int answer_share(void *owner, unsigned number, uint64_t done, int input, struct output *out,
                        struct diag *untold) {
    struct share *share = owner;
    struct stream *stream = share->stream;
    stream->worker = number;
    stream->workers = stream->options->workers;
    stream->answers = 0;
    stream->done = done;
    stream->untold = untold;
    stream->out->fd = out->fd;
    run_join(&stream->run, share->parent);
    int status;
    if (share->d) {
        if (input >= 0)
            share->d->in.fd = input;
        share->d->in.unpack = (struct unpack){0}; /* is the first process's, and waited for there */
        share->d->in.wait = flush;
        share->d->in.context = stream;
        status = answer_rest(stream, share->d);
    } else {
        status = answer_files(stream, share->paths);
    }
    output_flush(stream->out);
    out->failure = stream->out->failure;
    return stream->signals->interrupted ? DEAL_LEFT : status;
}

/* Before the processes find the input at its end they are told whether that is the end, or they
 * would answer what came before the damage as if it were all. */
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

/* Deals out the rest of an input, which is read to its end unless a limit or an error ends all. */
static int deal_input(struct share *share) {
    struct diag diag;
    struct input *in = &share->d->in;
    in->told = share->fault = shared_take(UNPACK_FAULT);
    int status = deal_out(share, in->name, input_read_apart(in) ? -1 : in->fd);
    in->told = NULL;
    if (share->fault)
        shared_release(share->fault, UNPACK_FAULT);
    share->fault = NULL;
    if (status != EXIT_DONE || run_over(&share->stream->run) || input_was_whole(in, &diag))
        return status;
    diag_error(&diag);
    return EXIT_INPUT;
}

/* Whether several processes may share the problems.  A proof is of one of them. */
static bool may_share(const struct stream *stream) {
    return stream->options->workers > 1 && !is_dealt(stream) && !stream->options->competition &&
           !stream->run.proof;
}

/* Whether the rest of the input is worth several processes: an incremental problem asks many
 * questions, and an input that has a second problem may have many. */
static bool may_deal(const struct stream *stream, const struct dimacs *d) {
    return may_share(stream) && (d->incremental || stream->problems);
}

static int answer_input(struct stream *stream, struct dimacs *d) {
    struct share share = {.stream = stream, .d = d};
    while (dimacs_begin(d, &stream->run.formula)) {
        if (may_deal(stream, d))
            return deal_input(&share);
        answer_or_skip(stream, d);
        if (run_over(&stream->run))
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
    while (*paths && *++paths && status == EXIT_DONE && !run_over(&stream->run));
    return status;
}

/* Whether there are several files that each process can open and read for itself. */
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
