/* SPDX-License-Identifier: MIT */
#include "asked.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "assumed.h"
#include "common/base/diag.h"
#include "common/streams/input.h"
#include "common/streams/option.h"
#include "engines/cdcl.h"
#include "engines/look.h"
#include "engines/simplify.h"
#include "engines/table.h"
#include "engines/techniques.h"
#include "engines/textbook.h"
#include "project.h"
#include "race.h"
#include "state/log.h"

/* Cubes to make if the user gives neither their number nor their depth. */
enum { CUBES_WITHOUT_LIMITS = 1000 };

/* The engine asked for, by name or by an option that only one engine has. */
static const struct engine *take_engine(const struct asked *asked) {
    const struct engine *engine = table_engine(asked->engine);
    bool cubes = asked->run.cubes >= 0;
    bool textbook = asked->rule_given || asked->propagator_given;
    if (!asked->engine_given && (textbook || (asked->trace && !cubes)))
        engine = &engine_dpll;
    else if (!asked->engine_given && cubes)
        engine = &engine_look;
    if (cubes && (!engine->cuts || textbook))
        option_fail("option --cubes needs the engine look");
    if (asked->rule_given && !engine->takes_rules)
        option_fail("option -b needs the engine dpll");
    if (asked->propagator_given && !engine->takes_rules)
        option_fail("option --propagate needs the engine dpll");
    if (asked->trace && !engine->traces)
        option_fail("option --trace needs the engine dpll or look");
    if (asked->run.models >= 0 && !engine->exclude_model)
        option_fail("option -n does not go with the engine %s", engine->name);
    return engine;
}

const char *const asked_numbers[] = {"compact", "same", NULL};

enum { NUMBERS_COMPACT, NUMBERS_SAME };

/* Options about answers, or about how the formula is solved. */
static void take_simplify(struct asked *asked) {
    const struct run_options *run = &asked->run;
    if (run->competition || run->models >= 0 || run->no_witness || run->cubes >= 0 ||
        asked->processes != 1 || asked->beside || asked->trace)
        option_fail("option --simplify does not go with -C, -j, -n, -w, --cubes, --res or --trace");
    if (asked->engine_given ? table_engine(asked->engine) != &engine_cdcl
                            : asked->rule_given || asked->propagator_given)
        option_fail("option --simplify needs the engine cdcl");
    asked->run.same_numbers = asked->numbers == NUMBERS_SAME;
}

/* The bits of the techniques that an option lists. */
static uint64_t techniques_in(const char *option, const char *list) {
    uint64_t bits = 0;
    for (int number; (number = option_technique(option, &list, techniques_at)) >= 0;)
        bits |= techniques_bit((unsigned)number);
    return bits;
}

/* The bits of the techniques that are off. */
static uint64_t techniques_off(const struct asked *asked) {
    if (asked->without && asked->only)
        option_fail("options --without and --only do not go together");
    if (asked->without)
        return techniques_in("without", asked->without);
    return asked->only ? ~techniques_in("only", asked->only) : 0;
}

/* The names for --log: what is done outside of techniques, all, and the techniques. */
static const char *log_name_at(unsigned index) {
    static const char *const others[] = {"search", "all"};
    enum { OTHERS = sizeof others / sizeof *others };
    return index < OTHERS ? others[index] : techniques_at(index - OTHERS);
}

static void check_log(const char *list) {
    if (list && !LOG_IS_IN)
        option_fail("option --log needs a program made by \"make LOG=1\" or \"make DEBUG=1\"");
    while (option_technique("log", &list, log_name_at) >= 0)
        ;
}

/* The value of a number, as the `length` bytes at text say. */
static double value_of(const struct tunable *tunable, const char *text, size_t length) {
    double value;
    if (option_number(text, length, tunable->low, tunable->high, &value) &&
        (!tunable->whole || value == floor(value)))
        return value;
    option_fail("option --set: %s needs a %snumber from %.15g to %.15g, found '%s'",
                tunables_spelling(tunable).text, tunable->whole ? "whole " : "", tunable->low,
                tunable->high, diag_quoted(text, length).text);
}

/* Reports a name, the `length` bytes at text, of which there is no number. */
static _Noreturn void fail_number(const char *text, size_t length) {
    struct quoted found = diag_quoted(text, length);
    const struct tunable *meant = tunables_nearest(text, length);
    if (!meant)
        option_fail("option --set: there is no number '%s'; --tunables lists all", found.text);
    option_fail(
        "option --set: there is no number '%s'; the nearest is %s, and --tunables lists all",
        found.text, tunables_spelling(meant).text);
}

/* Sets one number, as the `length` bytes at item, NAME=VALUE, say. */
static void tune(struct tunables *tunables, const char *item, size_t length) {
    size_t name = strcspn(item, "=,");
    const struct tunable *tunable = tunables_find(item, name);
    if (name == length)
        option_fail("option --set needs NAME=VALUE,..., found '%s'", diag_quoted(item, name).text);
    if (!tunable)
        fail_number(item, name);
    tunables_set(tunables, tunable, value_of(tunable, item + name + 1, length - name - 1));
}

void asked_tune(struct asked *asked) {
    asked->run.tunables = tunables_default;
    asked->run.settings.tunables = &asked->run.tunables;
    for (const char *item = asked->set; item;) {
        size_t length = strcspn(item, ",");
        tune(&asked->run.tunables, item, length);
        item = item[length] ? item + length + 1 : NULL;
    }
}

static void take_processes(struct asked *asked) {
    long count = asked->processes ? (long)asked->processes : sysconf(_SC_NPROCESSORS_ONLN);
    asked->run.workers = count < 1                  ? 1
                         : count > RACE_WORKERS_MAX ? RACE_WORKERS_MAX
                                                    : (unsigned)count;
    if (asked->processes != 1 && (asked->trace || asked->run.cubes >= 0))
        option_fail("option -j does not go with --cubes or --trace");
    if (asked->processes != 1 && asked->proof && asked->proof_format >= PROOF_DRAT)
        option_fail("option -P: with -j a proof is LRAT, as text or in binary");
}

/* With cubes, the number that the user gives counts cubes, not models. */
static void take_cubes(struct asked *asked) {
    asked->run.most = asked->run.models >= 0 ? asked->run.models
                      : asked->run.cubes     ? 0
                                             : CUBES_WITHOUT_LIMITS;
    asked->run.models = -1;
    asked->run.learns = !asked->engine_given;
}

/* The variables by which models are told apart. */
static void take_project(const struct asked *asked) {
    const struct run_options *run = &asked->run;
    if (!run->project)
        return;
    project_check(run->project);
    if (run->models < 0)
        option_fail("option --project needs -n");
    if (!run->engine->projects && strcmp(run->project, "all") != 0)
        option_fail("option --project does not go with the engine %s", run->engine->name);
}

/* The output is a formula, found by learning in one process. */
static void take_mus(struct asked *asked) {
    struct run_options *run = &asked->run;
    if (asked->orders >= 0 && !run->mus)
        option_fail("option --orders needs --mus");
    if (!run->mus)
        return;
    if (asked->proof || asked->trace || asked->beside || run->cubes >= 0 || run->project ||
        run->simplifies || asked->processes != 1)
        option_fail("option --mus does not go with --cubes, -j, -p, --project, --res, "
                    "--simplify or --trace");
    if (run->models >= 0)
        option_fail("options --mus and -n do not go together: how many orders are tried is "
                    "--orders");
    if (!asked->orders && run->seconds <= 0)
        option_fail("option --orders 0 needs -t, or it goes on for ever");
    run->orders = asked->orders < 0 ? 1 : (uint64_t)asked->orders;
    if (run->engine->takes_rules || (asked->engine_given && !run->engine->projects))
        option_fail("option --mus does not go with the engine %s", run->engine->name);
}

/* One process finds the backbone, after one model. */
static void take_backbone(const struct asked *asked) {
    const struct run_options *run = &asked->run;
    if (!run->backbone)
        return;
    if (asked->proof || asked->trace || run->models >= 0 || run->cubes >= 0 || run->mus ||
        run->simplifies || asked->processes != 1)
        option_fail("option --backbone does not go with --cubes, -j, --mus, -n, -p, --simplify or "
                    "--trace");
    if (!run->engine->refutes)
        option_fail("option --backbone does not go with the engine %s", run->engine->name);
}

/* Partial models must be told apart by all variables. */
static void check_partial(const struct run_options *run) {
    if (run->partial &&
        (run->models >= 0 || run->no_witness || run->cubes >= 0 || run->mus || run->simplifies))
        option_fail("option --partial does not go with --cubes, --mus, -n, --simplify or -w");
}

/* Assumptions need an answer, and a proof that states under which of them it holds. */
static void take_assumptions(const struct asked *asked) {
    const struct run_options *run = &asked->run;
    if (!run->assume)
        return;
    assumed_check(run->assume);
    if (asked->proof || run->cubes >= 0 || run->mus || run->simplifies)
        option_fail("option -a does not go with --cubes, --mus, -p or --simplify; with lines 'a' "
                    "in iCNF --cubes and -p do");
}

/* Limits on counters, which local search does not have. */
static void take_limits(struct asked *asked) {
    bool limited = asked->conflicts >= 0 || asked->decisions >= 0;
    if (limited && asked->run.cubes >= 0)
        option_fail("options -c and -d do not go with --cubes");
    if (limited && !asked->run.engine->refutes)
        option_fail("options -c and -d do not go with the engine %s", asked->run.engine->name);
    asked->run.conflicts = asked->conflicts < 0 ? UINT64_MAX : (uint64_t)asked->conflicts;
    asked->run.decisions = asked->decisions < 0 ? UINT64_MAX : (uint64_t)asked->decisions;
}

/* Options with a single file, which several results cannot share. */
static void check_beside(const struct asked *asked, char *const *operands) {
    if (asked->beside && (asked->proof || asked->trace || asked->run.cubes >= 0))
        option_fail("option --res does not go with --cubes, -p or --trace");
    if (asked->beside && strcmp(asked->output, "-") != 0)
        option_fail("options --res and -o do not go together");
    if (asked->beside && !*operands)
        option_fail("option --res needs files");
    for (; asked->beside && *operands; operands++)
        if (!strcmp(*operands, "-"))
            option_fail("option --res needs files, and '-' is standard input");
}

/* Whether a file exists that is no problem but may be a proof or an answer, compressed or not,
 * judging by its first word, which is copied to word (capacity size). */
static bool is_no_problem(const char *path, unsigned char *word, size_t size, size_t *length) {
    struct input in;
    struct memory memory;
    struct diag diag;
    struct stat status;
    memory_init(&memory, 0);
    if (stat(path, &status) || !S_ISREG(status.st_mode) || !input_open(&in, path, &memory, &diag))
        return false;
    in.packed = true;
    int first = input_peek(&in);
    size_t got = first < 0 ? 0 : input_token(&in, size);
    memcpy(word, in.cursor, got);
    bool read = first >= 0 || !in.failure;
    input_close(&in);
    for (*length = 0; *length < got && word[*length] > ' ';)
        ++*length;
    return read && (first < 0 || memchr("0123456789-adsvSUI", first, 18));
}

static bool ends_in(const char *text, const char *end) {
    size_t length = strlen(text), part = strlen(end);
    return length >= part && !strcmp(text + length - part, end);
}

/* Kissat, CaDiCaL and MiniSat take a file to write as their second operand, which does not exist
 * yet or is an old one.  Refuses such an operand at once, not after the first problem; if its name
 * is that of a formula, it may be misspelled. */
static void refuse_output(const struct asked *asked, char *const *operands) {
    static const char hint[] = "a proof is named by -p, a file of answers by -o";
    unsigned char word[32];
    char text[4 * sizeof word];
    size_t length;
    if (asked->beside || !operands[0] || !operands[1] || operands[2] || !strcmp(operands[1], "-"))
        return;
    if (access(operands[1], F_OK) && errno == ENOENT && !ends_in(operands[1], "cnf"))
        diag_die(EXIT_INPUT, "cannot open %s: %s; %s", operands[1], strerror(ENOENT), hint);
    if (!is_no_problem(operands[1], word, sizeof word, &length))
        return;
    struct diag diag = {.file = operands[1], .line = 1, .column = 1};
    diag_quote(text, sizeof text, word, length);
    diag_set(&diag, "expected a header 'p cnf VARIABLES CLAUSES', found %s%s%s; %s",
             length ? "'" : "", length ? text : "the end of the input", length ? "'" : "", hint);
    diag_error(&diag);
    exit(EXIT_INPUT);
}

void asked_take(struct asked *asked, char *const *operands) {
    check_log(asked->run.settings.log);
    asked->run.settings.without = techniques_off(asked);
    asked->run.settings.rule = (unsigned)asked->rule;
    asked->run.settings.propagator = (unsigned)asked->propagator;
    asked->run.settings.seed = (uint64_t)asked->seed;
    if (asked->run.simplifies)
        take_simplify(asked);
    asked->run.engine = asked->run.simplifies ? &engine_simplify : take_engine(asked);
    take_mus(asked);
    take_backbone(asked);
    check_partial(&asked->run);
    take_assumptions(asked);
    take_limits(asked);
    if (asked->run.cubes >= 0 && (asked->proof || asked->trace || asked->run.competition))
        option_fail("option --cubes does not go with -C, -p or --trace");
    if (asked->run.cubes >= 0)
        take_cubes(asked);
    take_project(asked);
    if (asked->proof && asked->run.models >= 0)
        option_fail("options -p and -n do not go together");
    if (asked->proof && !strcmp(asked->proof, "-"))
        option_fail("option -p needs a file or a pipe: standard output has the answers");
    take_processes(asked);
    if (asked->format_given && !asked->proof)
        option_fail("option -P needs -p");
    check_beside(asked, operands);
    refuse_output(asked, operands);
}
