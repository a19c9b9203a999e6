/* SPDX-License-Identifier: MIT */
/* fuzz FIRST COUNT: tests dpll and resverify, those first on PATH, by the formulas of COUNT seeds.
 *
 * A seed determines formula and options.  All engines solve it, and each answer is judged: models
 * and proofs by resverify, answers by one another and, up to 22 variables, by brute force.  Some
 * seeds also count models, ask questions in iCNF, or turn a proof from DRAT into LRAT.  A word on
 * standard error, another exit status than the right one, or 20 seconds of work are failures, too.
 *
 * After a failure the formula is made smaller as long as it fails in the same way, and left with
 * the files of its last run in failure-SEED.*; the commands are printed, and the status is 1. */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "smaller.h"

enum { CHOICES = 8, QUESTIONS = 3, ASSUMED_MAX = 4, MODELS_MAX = 2000 };
enum { OPTIONS_MAX = 512, COMMAND_MAX = 1024, WORDS_MAX = 32 };

/* Asked after `part` of 64 parts of the clauses. */
struct question {
    int part, assumed[ASSUMED_MAX + 1]; /* up to a 0 */
};

/* What is done with a formula, drawn from the seed: the same for each smaller formula. */
struct plan {
    char learning[OPTIONS_MAX], textbook[OPTIONS_MAX], looking[OPTIONS_MAX], counting[OPTIONS_MAX],
        asking[OPTIONS_MAX], proofs[3][OPTIONS_MAX], walking[OPTIONS_MAX], racing[OPTIONS_MAX];
    bool count, ask, trim, header, prove_looking;
    long models; /* to be counted at most, 0 for all */
    struct question questions[QUESTIONS];
};

/* One formula under test: its files are stem.cnf and so on. */
struct trial {
    char stem[48];
    struct plan plan;
    const struct formula *formula;
    int answer;  /* of brute force at first, then of any engine: -1 is unknown */
    long models; /* of brute force, -1 is unknown */
    char failure[120];
    char commands[8192]; /* those that ran */
    size_t commands_size;
};

/* Each row is an option: one of its choices is taken.  An empty choice leaves it out. */
typedef const char *Row[CHOICES];

static const Row learning[] = {
    {"-e cdcl", "-e cdcl", "-e auto"},
    {"-s 0", "-s 1", "-s 2", "-s 7", "-s 123456789"},
    {"", "", "-q"},
    {"", "", "", "-m 500"},
    {NULL},
};
static const Row textbook[] = {
    {"-b first", "-b frequency", "-b jw", "-b moms", "-b dlis", "-b random", "-e dpll"},
    {"", "", "--propagate counters", "--propagate scan"},
    {"-s 0", "-s 1", "-s 2"},
    {"-t 0.3"},
    {NULL},
};
static const Row looking[] = {
    {"-e look"},
    {"-s 0", "-s 1", "-s 2"},
    {"-t 0.3"},
    {NULL},
};
static const Row walking[] = {
    {"-e walk"}, {"-s 0", "-s 1", "-s 2", "-s 7"}, {"", "-q"}, {"-t 0.02", "-t 0.1"}, {NULL},
};
/* Several processes, which tell each other what they learn. */
static const Row racing[] = {
    {"-j 2", "-j 2", "-j 3", "-j 4"},
    {"-e cdcl", "-e auto"},
    {"-s 0", "-s 1", "-s 2"},
    {NULL},
};
static const Row proofs[] = {
    {"-P lrat", "-P binary", "-P drat", "-P binary-drat"},
    {NULL},
};
static const Row counting[] = {
    {"-e cdcl", "-e cdcl", "-e look", "-b first", "-b jw", "-b dlis", "-b random"},
    {"-s 0", "-s 1", "-s 2"},
    {"", "-q"},
    {NULL},
};
/* Learning must answer, however busy the machine is; a walk never ends where there is no model. */
static const Row asking[] = {
    {"-e cdcl", "-e cdcl", "-e cdcl", "-e look -t 2", "-b jw -t 2", "-b random -t 2",
     "-e walk -t 0.1"},
    {"-s 0", "-s 1", "-s 2"},
    {"-q", ""},
    {"", "", "-j 2", "-j 3"},
    {NULL},
};

enum { TECHNIQUES_MAX = 64, TUNABLES_MAX = 256, SET_MAX = 6 };

/* A number that can be set. */
struct tunable {
    char name[32], value[24];
    double low, high;
};

static char techniques[TECHNIQUES_MAX][32]; /* their names, as dpll lists them */
static int techniques_count;
static struct tunable tunables[TUNABLES_MAX]; /* as dpll lists them */
static int tunables_count;
static char tools[4096] = ""; /* the folder of this program and the others, with a slash */
static uint64_t state;

/* As in gencnf.c, but of another start. */
static uint64_t next_random(void) {
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int below(int bound) {
    return (int)(next_random() % (uint64_t)bound);
}

static void stop(const char *what) {
    fprintf(stderr, "fuzz: %s\n", what);
    exit(2);
}

/* Plans */

static void draw(char *text, size_t size, const Row *rows) {
    text[0] = 0;
    for (; rows[0][0]; rows++) {
        int choices = 0;
        while (choices < CHOICES && rows[0][choices])
            choices++;
        const char *choice = rows[0][below(choices)];
        size_t used = strlen(text);
        if (*choice)
            snprintf(text + used, size - used, " %s", choice);
    }
}

/* Without two techniques, or with no others, for one seed in three. */
static void draw_techniques(struct plan *plan) {
    char option[96];
    int kind = below(9), first = below(techniques_count), second = below(techniques_count);
    if (kind > 2)
        return;
    snprintf(option, sizeof option, " --%s %s,%s", kind ? "without" : "only", techniques[first],
             techniques[second]);
    char *const all[] = {plan->learning, plan->looking, plan->counting, plan->asking, plan->racing};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        strcat(all[i], option);
}

/* An end of the range, or anything between, small numbers most often.  What is no whole number as
 * it stands may become another such. */
static double draw_value(const struct tunable *tunable) {
    double place = (double)(next_random() >> 11) * 0x1p-53, width = tunable->high - tunable->low;
    int kind = below(4);
    if (kind < 2)
        return kind ? tunable->high : tunable->low;
    double value = tunable->low + width * (kind == 2 ? place : place * place * place * place);
    /* The lowest value of a number that may have fractions need not be whole. */
    return strchr(tunable->value, '.') ? value : fmax(floor(value), tunable->low);
}

/* With some numbers set, for one seed in two: up to SET_MAX of them. */
static void draw_tunables(struct plan *plan) {
    char option[OPTIONS_MAX / 2];
    int count = below(2) * (1 + below(SET_MAX));
    size_t used = 0;
    char *const all[] = {plan->learning, plan->looking, plan->counting,
                         plan->asking,   plan->racing,  plan->walking};
    for (int i = 0; i < count; i++) {
        const struct tunable *tunable = &tunables[below(tunables_count)];
        used += (size_t)snprintf(option + used, sizeof option - used, "%s%s=%.10g",
                                 i ? "," : " --set ", tunable->name, draw_value(tunable));
        if (used >= sizeof option)
            stop("too many numbers are set");
    }
    for (size_t i = 0; count && i < sizeof all / sizeof *all; i++)
        strcat(all[i], option);
}

static struct question draw_question(int vars, int after) {
    struct question question = {.part = after + below(65 - after)};
    for (int i = below(ASSUMED_MAX + 1); vars && i > 0; i--) {
        int var = 1 + below(vars);
        question.assumed[i - 1] = below(2) ? var : -var;
    }
    return question;
}

static struct plan draw_plan(uint64_t seed, int vars) {
    static const long limits[] = {0, 0, 0, 1, 2, 10, 100};
    struct plan plan = {0};
    state = seed ^ 0x5bd1e9955bd1e995u;
    draw(plan.learning, sizeof plan.learning, learning);
    draw(plan.textbook, sizeof plan.textbook, textbook);
    draw(plan.looking, sizeof plan.looking, looking);
    for (int i = 0; i < 2; i++)
        draw(plan.proofs[i], sizeof plan.proofs[i], proofs);
    draw(plan.counting, sizeof plan.counting, counting);
    draw(plan.asking, sizeof plan.asking, asking);
    plan.trim = below(4) == 0;
    plan.count = below(4) == 0;
    plan.models = limits[below((int)(sizeof limits / sizeof *limits))];
    plan.ask = below(4) == 0;
    plan.header = below(2);
    for (int i = 0, part = 0; i < QUESTIONS; i++) {
        plan.questions[i] = draw_question(vars, part);
        part = plan.questions[i].part;
    }
    draw(plan.walking, sizeof plan.walking, walking);
    draw(plan.racing, sizeof plan.racing, racing);
    draw(plan.proofs[2], sizeof plan.proofs[2], proofs);
    plan.prove_looking = below(3) > 0;
    draw_techniques(&plan);
    draw_tunables(&plan);
    return plan;
}

/* Files */

static void path_of(const struct trial *t, const char *suffix, char path[64]) {
    snprintf(path, 64, "%s.%s", t->stem, suffix);
}

static FILE *open_file(const struct trial *t, const char *suffix, const char *mode) {
    char path[64];
    path_of(t, suffix, path);
    FILE *file = fopen(path, mode);
    if (!file)
        stop("cannot open a file here");
    return file;
}

static void close_written(FILE *file) {
    if (ferror(file) | fclose(file))
        stop("cannot write a file here");
}

static void read_formula(const struct trial *t, struct formula *formula) {
    FILE *in = open_file(t, "cnf", "r");
    if (!formula_read(in, formula))
        stop("gencnf wrote no formula");
    fclose(in);
}

static void write_formula(const struct trial *t, const struct formula *formula) {
    FILE *out = open_file(t, "cnf", "w");
    formula_print(out, formula);
    close_written(out);
}

static bool is_empty(const struct trial *t, const char *suffix) {
    char path[64];
    struct stat status;
    path_of(t, suffix, path);
    return !stat(path, &status) && status.st_size == 0;
}

/* The number behind a word or two at the beginning of a line: -2 when there is no such line. */
static long figure(const struct trial *t, const char *suffix, const char *words) {
    FILE *in = open_file(t, suffix, "r");
    char line[64];
    long found = -2;
    bool begins = true;
    while (found == -2 && fgets(line, sizeof line, in)) {
        if (begins && !strncmp(line, words, strlen(words)))
            found = strtol(line + strlen(words), NULL, 10);
        begins = strchr(line, '\n');
    }
    fclose(in);
    return found;
}

static void remove_file(const struct trial *t, const char *suffix) {
    char path[64];
    path_of(t, suffix, path);
    remove(path);
}

static void remove_files(const struct trial *t) {
    static const char *const suffixes[] = {"cnf",  "res",   "proof", "lrat", "out",
                                           "icnf", "q.cnf", "q.res", "err"};
    for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++)
        remove_file(t, suffixes[i]);
}

/* Runs */

static bool fails(struct trial *t, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(t->failure, sizeof t->failure, format, list);
    va_end(list);
    return false;
}

static void note_command(struct trial *t, const char *command) {
    size_t left = sizeof t->commands - t->commands_size;
    int size = snprintf(t->commands + t->commands_size, left, "    %s\n", command);
    if (size > 0 && (size_t)size < left)
        t->commands_size += (size_t)size;
}

/* Expands each % of a pattern to the stem of the files' names. */
static void expand(const struct trial *t, const char *pattern, char command[COMMAND_MAX]) {
    size_t size = 0;
    for (const char *c = pattern; *c && size + sizeof t->stem < COMMAND_MAX; c++)
        if (*c == '%')
            size += (size_t)snprintf(command + size, COMMAND_MAX - size, "%s", t->stem);
        else
            command[size++] = *c;
    command[size] = 0;
}

static void redirect(int fd, const char *path) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0 || dup2(file, fd) < 0)
        _exit(126);
    close(file);
}

static void limit(int resource, rlim_t most) {
    struct rlimit limits;
    getrlimit(resource, &limits);
    limits.rlim_cur = most;
    setrlimit(resource, &limits);
}

/* Becomes the program of a command, which is words and at most one "> FILE" at its end: as a shell
 * would, but a shell takes longer to start than most of our programs need. */
static _Noreturn void become(char *command, const char *errors) {
    char *words[WORDS_MAX + 1];
    int count = 0;
    for (char *word = strtok(command, " "); word && count < WORDS_MAX; word = strtok(NULL, " "))
        words[count++] = word;
    if (count > 2 && !strcmp(words[count - 2], ">")) {
        redirect(STDOUT_FILENO, words[count - 1]);
        count -= 2;
    }
    words[count] = NULL;
    redirect(STDERR_FILENO, errors);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_CPU, 20);
    execvp(words[0], words);
    _exit(127);
}

/* Runs a command.  Returns its status, a signal's number being counted from 128. */
static int run_command(struct trial *t, const char *pattern) {
    char command[COMMAND_MAX], errors[64];
    int status;
    expand(t, pattern, command);
    path_of(t, "err", errors);
    note_command(t, command);
    pid_t child = fork();
    if (child < 0)
        stop("cannot start a process");
    if (!child)
        become(command, errors);
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            stop("cannot wait for a process");
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGINT || WTERMSIG(status) == SIGTERM))
        exit(130);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* The command must end with status 0 and be silent on standard error.  `what` names it. */
static bool run(struct trial *t, const char *what, const char *format, ...) {
    char pattern[768];
    va_list list;
    va_start(list, format);
    vsnprintf(pattern, sizeof pattern, format, list);
    va_end(list);
    int status = run_command(t, pattern);
    if (status)
        return fails(t, "%s: exit status %d", what, status);
    return is_empty(t, "err") || fails(t, "%s: writes on standard error", what);
}

/* Checks */

/* Compares an answer with what is known, and knows it from then on.  -1 agrees with all. */
static bool agrees(struct trial *t, const char *what, long answer) {
    if (answer < -1 || answer > 1)
        return fails(t, "%s: writes no answer", what);
    if (answer >= 0 && t->answer >= 0 && answer != t->answer)
        return fails(t, "%s: answers %ld where others answer %d", what, answer, t->answer);
    if (answer >= 0)
        t->answer = (int)answer;
    return true;
}

static bool check_brute(struct trial *t) {
    if (!run(t, "brute", "%sbrute %%.cnf > %%.out", tools))
        return false;
    long answer = figure(t, "out", "s ");
    t->answer = -1;
    t->models = answer >= 0 ? figure(t, "out", "c models ") : -1;
    return agrees(t, "brute", answer);
}

/* A proof in LRAT that was found in one in DRAT must be one. */
static bool check_trimmed(struct trial *t) {
    return run(t, "resverify -o", "resverify -q -o %%.lrat -p %%.proof %%.cnf %%.res") &&
           run(t, "the proof of resverify -o", "resverify -q -P lrat -p %%.lrat %%.cnf %%.res");
}

/* Solves the formula, and checks model or proof.  Without `format` there is no proof. */
static bool check_engine(struct trial *t, const char *what, const char *options,
                         const char *format) {
    const char *proof = format ? " -p %.proof" : "";
    remove_file(t, "proof");
    if (!run(t, what, "dpll%s%s%s %%.cnf > %%.res", options, format ? format : "", proof))
        return false;
    long answer = figure(t, "res", "s ");
    if (!agrees(t, what, answer))
        return false;
    if (answer == 1)
        return run(t, "model", "resverify -q %%.cnf %%.res");
    if (answer == -1 || !format)
        return true;
    /* A binary proof of a few bytes may read as either form. */
    const char *form = strstr(format, "binary-drat") ? " -P drat" : "";
    return run(t, "proof", "resverify -q%s -p %%.proof %%.cnf %%.res", form) &&
           (!t->plan.trim || !strstr(format, "drat") || check_trimmed(t));
}

static bool check_learning(struct trial *t) {
    if (!check_engine(t, "cdcl", t->plan.learning, t->plan.proofs[0]))
        return false;
    return figure(t, "res", "s ") >= 0 || fails(t, "cdcl: does not decide");
}

/* Its proofs of larger formulas would be long. */
static bool check_textbook(struct trial *t) {
    const char *format = t->formula->vars <= 40 ? t->plan.proofs[1] : NULL;
    return check_engine(t, "textbook", t->plan.textbook, format);
}

/* Local search finds models or nothing. */
static bool check_walking(struct trial *t) {
    if (!check_engine(t, "walk", t->plan.walking, NULL))
        return false;
    return figure(t, "res", "s ") != 0 || fails(t, "walk: refutes");
}

static bool check_racing(struct trial *t) {
    if (!check_engine(t, "race", t->plan.racing, NULL))
        return false;
    return figure(t, "res", "s ") >= 0 || fails(t, "race: does not decide");
}

/* Without a proof it takes steps that it cannot justify. */
static bool check_looking(struct trial *t) {
    const char *format = t->plan.prove_looking ? t->plan.proofs[2] : NULL;
    return check_engine(t, "look", t->plan.looking, format);
}

/* Whether models are not too many to count, nor, for the textbook engine, too hard to find. */
static bool countable(const struct trial *t) {
    const struct plan *plan = &t->plan;
    if (t->answer < 1 || (!plan->models && (t->models < 0 || t->models > MODELS_MAX)))
        return false;
    return t->models >= 0 || strstr(plan->counting, "-e cdcl");
}

/* Counts models, which resverify checks and compares. */
static bool check_count(struct trial *t) {
    const struct plan *plan = &t->plan;
    if (!countable(t))
        return true;
    if (!run(t, "-n", "dpll%s -n %ld %%.cnf > %%.res", plan->counting, plan->models) ||
        !run(t, "models of -n", "resverify -q %%.cnf %%.res"))
        return false;
    long counted = figure(t, "res", "c models ");
    bool more = figure(t, "res", "c more yes") == 0, all = figure(t, "res", "c more no") == 0;
    if (more == all)
        return fails(t, "-n: says neither or both of more and no more");
    if (t->models < 0)
        return counted >= 1 || fails(t, "-n: counts none");
    long expected = plan->models && plan->models < t->models ? plan->models : t->models;
    if (counted != expected)
        return fails(t, "-n: counts wrong");
    return more == (expected < t->models) || fails(t, "-n: is wrong about others");
}

/* Questions */

static void write_questions(const struct trial *t) {
    FILE *out = open_file(t, "icnf", "w");
    int clauses = formula_clauses(t->formula), done = 0;
    fprintf(out, "p inccnf");
    if (t->plan.header)
        fprintf(out, " %d %d", t->formula->vars, clauses);
    putc('\n', out);
    for (int i = 0; i < QUESTIONS; i++) {
        const struct question *question = &t->plan.questions[i];
        int end = clauses * question->part / 64;
        formula_print_part(out, t->formula, done, end);
        done = end;
        putc('a', out);
        for (const int *lit = question->assumed; *lit; lit++)
            fprintf(out, " %d", *lit);
        fputs(" 0\n", out);
    }
    formula_print_part(out, t->formula, done, clauses);
    close_written(out);
}

/* Reads the assumptions of a question, at most ASSUMED_MAX, up to a 0. */
static void read_assumed(char *text, struct question *question) {
    memset(question->assumed, 0, sizeof question->assumed);
    for (int i = 0; i < ASSUMED_MAX; i++)
        if (!(question->assumed[i] = (int)strtol(text, &text, 10)))
            break;
}

/* The highest variable of numbers in a text, or least if that is higher. */
static int highest_variable(char *text, int least) {
    for (char *end;; text = end) {
        int var = abs((int)strtol(text, &end, 10));
        if (end == text)
            return least;
        least = var > least ? var : least;
    }
}

/* Copies the block of a question from the results into a file of its own, and its core, all
 * assumptions without one, into `core`.  Returns the highest variable of the model. */
static int cut_answer(const struct trial *t, int number, struct question *core) {
    FILE *in = open_file(t, "res", "r"), *out = open_file(t, "q.res", "w");
    static char line[1 << 16];
    int block = -1, highest = 0;
    while (fgets(line, sizeof line, in)) {
        block += line[0] == 's';
        if (block != number)
            continue;
        fputs(line, out);
        if (!strncmp(line, "c core", 6))
            read_assumed(line + 6, core);
        if (line[0] == 'v')
            highest = highest_variable(line + 1, highest);
    }
    fclose(in);
    close_written(out);
    return highest;
}

/* The question as a formula: the assumptions are units. */
static void write_question(const struct trial *t, const struct question *question, int vars) {
    FILE *out = open_file(t, "q.cnf", "w");
    int end = formula_clauses(t->formula) * question->part / 64, units = 0;
    while (question->assumed[units])
        units++;
    fprintf(out, "p cnf %d %d\n", vars, end + units);
    formula_print_part(out, t->formula, 0, end);
    for (int i = 0; i < units; i++)
        fprintf(out, "%d 0\n", question->assumed[i]);
    close_written(out);
}

/* Refutes the question by its failed assumptions alone. */
static bool check_core(struct trial *t) {
    if (!run(t, "brute", "%sbrute %%.q.cnf > %%.out", tools))
        return false;
    long answer = figure(t, "out", "s ");
    if (answer < 0) {
        if (!run(t, "cdcl of a core", "dpll -e cdcl -p %%.proof %%.q.cnf > %%.q.res"))
            return false;
        answer = figure(t, "q.res", "s ");
        if (answer == 0 && !run(t, "proof of a core", "resverify -q -p %%.proof %%.q.cnf %%.q.res"))
            return false;
    }
    return answer == 0 || fails(t, "question: is not refuted by its core");
}

static bool check_answer(struct trial *t, int number) {
    struct question question = t->plan.questions[number];
    int highest = cut_answer(t, number, &question);
    long answer = figure(t, "q.res", "s ");
    /* Without a header the model is of the variables met so far. */
    int vars = answer == 1 && !t->plan.header ? highest : t->formula->vars;
    write_question(t, &question, vars);
    if (answer == 1)
        return run(t, "model of a question", "resverify -q %%.q.cnf %%.q.res");
    if (answer == 0)
        return check_core(t);
    return (answer == -1 && !strstr(t->plan.asking, "-e cdcl")) || fails(t, "question: no answer");
}

static bool check_questions(struct trial *t) {
    write_questions(t);
    if (!run(t, "questions", "dpll%s %%.icnf > %%.res", t->plan.asking))
        return false;
    for (int i = 0; i < QUESTIONS; i++)
        if (!check_answer(t, i))
            return false;
    return true;
}

/* What is true in all models, to be compared with brute force. */
static bool check_backbone(struct trial *t) {
    if (t->models <= 0)
        return true;
    return run(t, "brute", "%sbrute %%.cnf > %%.out", tools) &&
           run(t, "backbone", "dpll --backbone -w%s %%.cnf > %%.res", t->plan.learning) &&
           run(t, "a line of the backbone", "grep ^c.backbone %%.res > %%.q.res") &&
           run(t, "what brute force finds true in all models", "grep -qxf %%.q.res %%.out");
}

/* Everything.  Returns whether all is well, else t->failure and t->commands tell. */
static bool check(struct trial *t) {
    t->commands_size = 0;
    t->failure[0] = 0;
    write_formula(t, t->formula);
    return check_brute(t) && check_learning(t) && check_textbook(t) && check_looking(t) &&
           check_walking(t) && check_racing(t) && check_backbone(t) &&
           (!t->plan.count || check_count(t)) && (!t->plan.ask || check_questions(t));
}

/* Shrinking */

/* A trial whose failure is to be kept. */
struct kept {
    struct trial *trial;
    char failure[sizeof((struct trial *)0)->failure];
};

static bool fails_likewise(void *context, const struct formula *formula) {
    struct kept *kept = context;
    kept->trial->formula = formula;
    return !check(kept->trial) && !strcmp(kept->trial->failure, kept->failure);
}

/* Shrinks and tells, and leaves the files of the smallest formula. */
static void report(struct trial *t, unsigned long long seed) {
    static struct smaller smaller;
    struct kept kept = {.trial = t};
    memcpy(kept.failure, t->failure, sizeof kept.failure);
    smaller.best = *t->formula;
    smaller.fails = fails_likewise;
    smaller.context = &kept;
    printf("seed %llu: %s\n%s", seed, t->failure, t->commands);
    printf("shrinking %d clauses ...\n", formula_clauses(&smaller.best));
    fflush(stdout);
    smaller_shrink(&smaller);
    remove_files(t);
    snprintf(t->stem, sizeof t->stem, "failure-%llu", seed);
    t->formula = &smaller.best;
    if (check(t))
        puts("which does not fail again");
    printf("%s.cnf of %d clauses: %s\n%s", t->stem, formula_clauses(&smaller.best), t->failure,
           t->commands);
}

static void make_formula(struct trial *t, struct formula *formula, unsigned long long seed) {
    char format[64];
    snprintf(t->stem, sizeof t->stem, "fuzz-%llu", seed);
    snprintf(format, sizeof format, "%%sgencnf %llu > %%%%.cnf", seed);
    t->commands_size = 0;
    if (!run(t, "gencnf", format, tools))
        stop("cannot run gencnf");
    read_formula(t, formula);
}

/* gencnf and brute are where this program is. */
static void find_tools(const char *self) {
    const char *slash = strrchr(self, '/');
    if (slash)
        snprintf(tools, sizeof tools, "%.*s", (int)(slash + 1 - self), self);
}

static void list_techniques(void) {
    char line[256];
    FILE *list = popen("dpll --techniques", "r");
    if (!list || !fgets(line, sizeof line, list))
        stop("cannot run dpll --techniques");
    while (techniques_count < TECHNIQUES_MAX && fgets(line, sizeof line, list))
        if (sscanf(line, "%31s", techniques[techniques_count]) == 1)
            techniques_count++;
    if (pclose(list) || !techniques_count)
        stop("dpll --techniques lists none");
}

static void list_tunables(void) {
    char line[512];
    FILE *list = popen("dpll --tunables", "r");
    if (!list || !fgets(line, sizeof line, list))
        stop("cannot run dpll --tunables");
    while (tunables_count < TUNABLES_MAX && fgets(line, sizeof line, list)) {
        struct tunable *tunable = &tunables[tunables_count];
        tunables_count += sscanf(line, "%31s %23s %lf %lf", tunable->name, tunable->value,
                                 &tunable->low, &tunable->high) == 4;
    }
    if (pclose(list) || !tunables_count)
        stop("dpll --tunables lists none");
}

int main(int argc, char **argv) {
    static struct formula formula;
    static struct trial trial;
    if (argc != 3) {
        fputs("usage: fuzz FIRST COUNT\n", stderr);
        return 64;
    }
    find_tools(argv[0]);
    list_techniques();
    list_tunables();
    unsigned long long first = strtoull(argv[1], NULL, 10), count = strtoull(argv[2], NULL, 10);
    for (unsigned long long seed = first; seed < first + count; seed++) {
        trial.formula = &formula;
        make_formula(&trial, &formula, seed);
        trial.plan = draw_plan(seed, formula.vars);
        if (!check(&trial)) {
            report(&trial, seed);
            return 1;
        }
        remove_files(&trial);
    }
    printf("%llu formulas, no failure\n", count);
    return fflush(stdout) ? 2 : 0;
}
