/* SPDX-License-Identifier: MIT */
#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "asked.h"
#include "beside.h"
#include "common/base/clock.h"
#include "common/formulas/dimacssniff.h"
#include "common/formulas/reswrite.h"
#include "common/streams/frugal.h"
#include "common/streams/option.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "engines/branch.h"
#include "engines/propagators.h"
#include "engines/table.h"
#include "engines/techniques.h"
#include "race.h"
#include "stream.h"

const char diag_tool[] = "dpll";

static struct asked options = {.run = {.cubes = -1, .models = -1},
                               .output = "-",
                               .processes = 1,
                               .conflicts = -1,
                               .decisions = -1,
                               .orders = -1};

static const struct option_row rows[] = {
    {'a', "assume", OPTION_TEXT, &options.run.assume, "LITERALS",
     .help = "answer under these assumptions, as in '3 -7'"},
    {'b', "branch", OPTION_CHOICE, &options.rule, "RULE",
     "branching rule of the textbook engine,\nwhich this chooses", branch_rule_names,
     .given = &options.rule_given},
    {0, "backbone", OPTION_FLAG, &options.run.backbone,
     .help = "after a model, list the literals true in all models"},
    {'c', "conflicts", OPTION_COUNT, &options.conflicts, "COUNT", "answer -1 after COUNT conflicts",
     .low = 0, .high = OPTION_COUNT_MAX, .unset = true},
    {'C', "competition", OPTION_FLAG, &options.run.competition,
     .help = "output and exit status of the SAT competitions"},
    {0, "counters", OPTION_FLAG, &options.counters, .help = "list what is counted, and end"},
    {0, "cubes", OPTION_COUNT, &options.run.cubes, "DEPTH",
     "write cubes (-n: how many) of up to DEPTH decisions\nand the formula as iCNF, by looking "
     "ahead",
     .low = 0, .high = 1000, .unset = true, .absent = "0"},
    {'d', "decisions", OPTION_COUNT, &options.decisions, "COUNT", "answer -1 after COUNT decisions",
     .low = 0, .high = OPTION_COUNT_MAX, .unset = true},
    {'e', "engine", OPTION_CHOICE, &options.engine, "NAME", "how to solve", engine_names,
     .given = &options.engine_given},
    {'j', "processes", OPTION_COUNT, &options.processes, "PROCESSES",
     "how many work at once (0: one for each processor)", .low = 0, .high = RACE_WORKERS_MAX},
    {0, "log", OPTION_LIST, &options.run.settings.log, "NAME,...",
     "each step on standard error, of these techniques and\n\"search\", or of all (builds with "
     "LOG=1)",
     .absent = "all"},
    {'m', "memory", OPTION_COUNT, &options.memory, "MIB",
     "answer -1 when more memory than this is needed\n(three quarters of the machine's)", .low = 1,
     .high = 1 << 24, .unit = "MiB", .unset = true},
    {0, "mus", OPTION_FLAG, &options.run.mus,
     .help = "write a minimal unsatisfiable subset of the clauses,\nor of the groups of gcnf"},
    {'n', "count", OPTION_COUNT, &options.run.models, "COUNT",
     "print up to COUNT models (0: all) and whether\nthere are more; with --cubes, make COUNT "
     "cubes",
     .low = 0, .high = OPTION_COUNT_MAX, .unset = true, .otherwise = "without a model is -w"},
    {0, "only", OPTION_TEXT, &options.only, "NAME,...", .help = "no techniques but these"},
    {0, "orders", OPTION_COUNT, &options.orders, "COUNT",
     "with --mus, the smallest subset that leaving clauses\nout in COUNT orders leads to (0: until "
     "-t)",
     .low = 0, .high = OPTION_COUNT_MAX, .unset = true},
    {'o', "output", OPTION_FILE, &options.output, "FILE",
     .help = "write to FILE instead of standard output"},
    {'p', "proof", OPTION_FILE, &options.proof, "FILE",
     .help = "write a proof of unsatisfiability, for resverify"},
    {'P', "proof-format", OPTION_CHOICE, &options.proof_format, "NAME", "its form",
     .choices = proof_format_names, .given = &options.format_given},
    {0, "partial", OPTION_FLAG, &options.run.partial,
     .help = "leave variables out of a model that no clause needs"},
    {0, "project", OPTION_TEXT, &options.run.project, "VARS",
     .help = "with -n, models differ in these variables, as in\n1,5-8; all: whatever the input "
             "shows"},
    {0, "propagate", OPTION_CHOICE, &options.propagator, "NAME",
     "data structure of the textbook engine, which this\nchooses", propagator_names,
     .given = &options.propagator_given},
    {'q', "quiet", OPTION_FLAG, &options.run.quiet, .help = "no counters"},
    {0, "res", OPTION_FLAG, &options.beside,
     .help = "write the answers of each x.cnf to x.res beside it"},
    {'s', "seed", OPTION_COUNT, &options.seed, "SEED", "start of random choices", .low = 0,
     .high = OPTION_COUNT_MAX},
    {0, "set", OPTION_LIST, &options.set, "NAME=VALUE,...",
     .help = "numbers that steer the search: --tunables"},
    {'S', "strict", OPTION_FLAG, &options.run.strict,
     .help = "a wrong clause count is an error; so it is with -C"},
    {0, "simplify", OPTION_CHOICE, &options.numbers, "NUMBERS",
     "write a simplified formula instead of an answer,\nwith the numbers of variables",
     asked_numbers, .given = &options.run.simplifies, .absent = "compact"},
    {0, "techniques", OPTION_FLAG, &options.techniques, .help = "list the techniques, and end"},
    {'t', "time", OPTION_REAL, &options.run.seconds, "SECONDS",
     "answer -1 when a problem takes longer", .low = 0.001, .high = 1e8, .unit = "seconds",
     .unset = true},
    {0, "trace", OPTION_FILE, &options.trace, "FILE",
     .help =
         "write the search tree of the engine dpll, which\nthis chooses, or look, for dpll-tree"},
    {0, "tunables", OPTION_FLAG, &options.tunables,
     .help = "list the numbers that --set takes, and end"},
    {'v', "verbose", OPTION_FLAG, &options.run.verbose,
     .help = "progress on standard error, and the time by technique"},
    {'w', "no-witness", OPTION_FLAG, &options.run.no_witness,
     .help = "no v lines: models are found and counted, not printed"},
    {0, "without", OPTION_TEXT, &options.without, "NAME,...", .help = "not these techniques"},
    {0},
};

/* Options of MiniSat, Glucose, clasp and others, and what to write here.  dpll itself would read
 * -pre as -p re, a proof in the file "re". */
static const struct option_elsewhere elsewhere[] = {
    {"-cpu-lim", "-t SECONDS"},
    {"--time-limit", "-t SECONDS"},
    {"-mem-lim", "-m MIB"},
    {"-rnd-seed", "-s SEED"},
    {"-verb", "-v for more, -q for less"},
    {"-pre", "the default, and --without NAME,... is without"},
    {"-no-pre", "--without NAME,... (--techniques lists the names)"},
    {"-elim", "the default, and --without eliminate is without"},
    {"-no-elim", "--without eliminate"},
    {"-phase-saving", "--without NAME,... (--techniques lists the names)"},
    {"-dimacs", "--simplify -o FILE"},
    {"-drup", "-p FILE -P drat"},
    {"-certified", "-p FILE -P drat"},
    {"-certified-output", "-p FILE -P drat"},
    {"--models", "-n COUNT"},
    {"--enum-mode", "--backbone for cautious and brave, -n for others"},
    {"--outf", "-C"},
    {"--stats", "-v"},
    {"--statistics", "-v"},
    {"--profile", "-v"},
    {"--threads", "-j COUNT"},
    {"--parallel-mode", "-j COUNT"},
    {"-nthreads", "-j COUNT"},
    {"--relaxed", "a pipe from cnfcheck --repair FILE"},
    {"--force", "a pipe from cnfcheck --repair FILE"},
    {"-f", "a pipe from cnfcheck --repair FILE"},
    {"--sat", "--without focused"},
    {"--unsat", "--without stable"},
    {"--plain", "--only NAME,... (--techniques lists the names)"},
    {"--eliminate", "the default, and --without eliminate is without"},
    {"--no-eliminate", "--without eliminate"},
    {"--no-binary", "-p FILE -P drat"},
    {"--binary", "-p FILE -P binary-drat, or -P drat for text"},
    {"--lrat", "-p FILE -P binary"},
    {"--maxsol", "-n COUNT"},
    {"--maxtime", "-t SECONDS"},
    {"--maxconfl", "-c COUNT"},
    {"-model", "the default, and -w turns it off"},
    {"-no-model", "-w"},
    {"-luby", NULL},
    {"-no-luby", NULL},
    {"-rfirst", "--set restart-stable=CONFLICTS"},
    {"-rinc", NULL},
    {"-rnd-freq", NULL},
    {"-rnd-init", NULL},
    {"-var-decay", "--set score-decay=DECAY"},
    {"-cla-decay", NULL},
    {"-ccmin-mode", NULL},
    {"-asymm", NULL},
    {"-rcheck", NULL},
    {"-grow", "--set eliminate-bound=CLAUSES"},
    {"-gc-frac", NULL},
    {"--default", NULL},
    {"--configuration", NULL},
    {"--heuristic", NULL},
    {"--restarts", NULL},
    {"--rand-freq", NULL},
    {"--sign-def", NULL},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Decide the satisfiability of DIMACS CNF (or iCNF) problems.",
    .rows = rows,
    .operands_max = -1,
    .elsewhere = elsewhere,
};

static struct run_signals signals = {.deadline = INFINITY};

/* Anyone may send this signal, so it is no proof that time is over: the clock decides, and whether
 * the process that started this one is still there. */
static void on_timer(int number) {
    (void)number;
    if (clock_seconds() >= signals.deadline || (signals.parent && getppid() != signals.parent))
        signals.stop = 1;
}

/* A write that was about to begin has not seen the flag, and its reader may wait: the alarm
 * interrupts it. */
static void on_interrupt(int number) {
    (void)number;
    signals.stop = signals.interrupted = 1;
    alarm(1);
}

/* Installs a handler, unless the signal is ignored, as nohup makes it. */
static void handle(int number, const struct sigaction *action) {
    struct sigaction before;
    if (!sigaction(number, NULL, &before) && before.sa_handler != SIG_IGN)
        sigaction(number, action, NULL);
}

/* System calls are not restarted, since a signal must end the wait for input.  SIGPIPE is ignored,
 * since the answer is still wanted when the reader of a proof or trace has gone away. */
static void catch_signals(void) {
    struct sigaction action = {.sa_handler = on_interrupt};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    handle(SIGHUP, &action);
    handle(SIGXCPU, &action);
    action.sa_handler = on_timer;
    sigaction(SIGALRM, &action, NULL);
    action.sa_handler = SIG_IGN;
    if (options.proof || (options.trace && strcmp(options.trace, "-") != 0))
        sigaction(SIGPIPE, &action, NULL);
}

enum { PATH_ROOM = 4096 };

struct job {
    struct memory memory;
    struct output out;
    struct stream stream;
    struct proof proof;
    struct trace trace;
    struct beside_stack written; /* with --res */
};

static int list_tables(void) {
    struct output out;
    output_stdout(&out);
    if (options.techniques)
        techniques_write(&out, &options.run.tunables);
    if (options.tunables)
        tunables_write(&out, &options.run.tunables);
    if (options.counters)
        counters_list(&out);
    return output_close(&out, EXIT_DONE);
}

/* The path of an output that is a file of its own; NULL for none. */
static const char *own_file(const char *path) {
    return path && strcmp(path, "-") != 0 ? path : NULL;
}

/* Answers must not overwrite a formula, unless they are formulas. */
static bool may_create_answers(const struct files *others, const char *path, struct diag *diag) {
    bool formulas = options.run.simplifies || options.run.cubes >= 0 || options.run.mus;
    return formulas ? files_may_create(others, path, diag) : dimacs_may_create(others, path, diag);
}

/* Opens the files of answers, proof and trace.  Checks all of them first, so that no file is
 * emptied if another one is refused.  Returns false with diag filled. */
static bool open_outputs(struct job *job, char *const *operands, struct diag *diag) {
    enum proof_format format = (enum proof_format)options.proof_format;
    const char *out = own_file(options.output), *proof = options.proof,
               *trace = own_file(options.trace);
    struct files beside_out = {.operands = operands, .outputs = {proof, trace}};
    struct files beside_proof = {.operands = operands, .outputs = {out, trace}, .prints = !out};
    struct files beside_trace = {.operands = operands, .outputs = {out, proof}, .prints = !out};
    if (out && !may_create_answers(&beside_out, out, diag))
        return false;
    if (trace && !dimacs_may_create(&beside_trace, trace, diag))
        return false;
    if (proof && (!dimacs_may_create(&beside_proof, proof, diag) ||
                  !proof_open(&job->proof, proof, format, &beside_proof, diag)))
        return false;
    if (options.trace && !trace_open(&job->trace, options.trace, &job->out, &beside_trace, diag))
        return false;
    return output_open(&job->out, options.output, &beside_out, diag);
}

/* Writes the remaining output.  The answer is flushed before the proof ends, so that a reader of
 * the proof through a pipe finds the answer written when the pipe ends. */
static int close_outputs(struct job *job, int status) {
    output_flush(&job->out);
    if (options.proof)
        status = proof_close(&job->proof, status);
    if (options.trace)
        status = trace_close(&job->trace, status);
    return output_close(&job->out, status);
}

/* Answers the files into the output that is open. */
static int answer(struct job *job, char *const *paths) {
    stream_init(&job->stream, &options.run, &job->memory, &job->out, &signals,
                options.proof ? &job->proof : NULL, options.trace ? &job->trace : NULL);
    int status = stream_answer(&job->stream, paths);
    if (job->stream.problems.negative && status == EXIT_DONE)
        status = EXIT_NEGATIVE;
    stream_free(&job->stream);
    if (options.run.competition && status == EXIT_DONE)
        status = reswrite_competition_status(job->stream.problems.last);
    return status;
}

/* Opens the file of results beside a file.  If that file cannot be read, none is made; if it is
 * malformed, old results are removed, or they would be taken for its results. */
static bool open_beside(struct job *job, const char *path, const char *name, char *const *paths,
                        struct diag *diag) {
    struct files files = {.operands = paths};
    if (access(path, R_OK))
        return files_cannot_open(path, diag);
    *diag = (struct diag){0};
    if (beside_is_written(&job->written, name))
        return diag_set(diag, "cannot write %s: it has the answers to another file", name);
    if (!may_create_answers(&files, name, diag) || !output_open(&job->out, name, &files, diag))
        return false;
    output_begin(&job->out);
    beside_note(&job->written, &job->memory, job->out.fd);
    return true;
}

/* Answers each file into the one beside it.  Returns the worst status. */
static int answer_beside(struct job *job, char *const *paths) {
    char name[PATH_ROOM];
    struct diag diag;
    int status = EXIT_DONE;
    for (char *const *path = paths; *path && !signals.interrupted; path++) {
        char *const one[] = {*path, NULL};
        int found = EXIT_INPUT;
        if (!beside_name(name, sizeof name, *path))
            diag_message("%s: the name is too long", *path);
        else if (!open_beside(job, *path, name, paths, &diag))
            diag_error(&diag);
        else
            found = output_close(&job->out, answer(job, one));
        status =
            options.run.competition && found != EXIT_INPUT ? found : status_worse(status, found);
    }
    return status;
}

int main(int argc, char **argv) {
    standard_begin();
    frugal_begin();
    static struct job job;
    struct diag diag;
    int operand = option_parse(&table, argc, argv);
    asked_tune(&options);
    if (options.techniques || options.tunables || options.counters)
        return list_tables();
    asked_take(&options, argv + operand);
    if (!open_outputs(&job, argv + operand, &diag)) {
        diag_error(&diag);
        output_abandon(&job.proof.out);
        output_abandon(&job.trace.own);
        return EXIT_INPUT;
    }
    catch_signals();
    if (options.run.verbose)
        option_tell_build();
    memory_init(&job.memory,
                options.memory ? (size_t)options.memory << 20 : memory_default_limit());
    if (options.beside)
        return answer_beside(&job, argv + operand);
    return close_outputs(&job, answer(&job, argv + operand));
}
