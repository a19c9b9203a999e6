/* SPDX-License-Identifier: MIT */
/* dpll behind the interface IPASIR, for programs that ask a solver many questions about one formula
 * that grows (Balyo, Biere, Iser, Sinz. SAT Race 2015. Artificial Intelligence 241, 2016): compile
 * this file and link it in place of a solver's library.
 *
 *     cc -O2 -c ipasir.c && c++ application.cc ipasir.o
 *
 * Each solver is a process of its own that runs dpll, which DPLL names in the environment, or PATH.
 * Clauses and questions go to it as iCNF (cnf(5)) and answers come back as results (res(5)),
 * through two pipes; what it has learned stays from question to question.  When a question is
 * terminated its process ends, and the next question goes to another one, which is told all clauses
 * again.  Where there is no dpll or no memory, the program ends with a message and status 1.
 * Learned clauses are not told.  Variables are at most 1073741823. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

const char *ipasir_signature(void);
void *ipasir_init(void);
void ipasir_release(void *solver);
void ipasir_add(void *solver, int literal_or_zero);
void ipasir_assume(void *solver, int literal);
int ipasir_solve(void *solver);
int ipasir_val(void *solver, int literal);
int ipasir_failed(void *solver, int literal);
void ipasir_set_terminate(void *solver, void *state, int (*terminate)(void *state));
void ipasir_set_learn(void *solver, void *state, int max_length,
                      void (*learn)(void *state, int *clause));

/* Milliseconds between two calls of `terminate`. */
enum { PATIENCE = 50 };

struct numbers {
    int *at;
    size_t size, room;
};

struct solver {
    pid_t process; /* 0 while none runs */
    FILE *questions, *answers;
    size_t told; /* how much of `clauses` the process knows */
    struct numbers clauses, assumptions, model, core;
    struct numbers failed; /* by place of a literal: 1 for those of the core, or 0 */
    void *state;
    int (*terminate)(void *state);
};

static void die(const char *what) {
    fprintf(stderr, "ipasir: ");
    perror(what);
    exit(EXIT_FAILURE);
}

static void append(struct numbers *numbers, int number) {
    if (numbers->size == numbers->room) {
        numbers->room = numbers->room ? 2 * numbers->room : 64;
        numbers->at = realloc(numbers->at, numbers->room * sizeof *numbers->at);
        if (!numbers->at)
            die("memory");
    }
    numbers->at[numbers->size++] = number;
}

/* Becomes dpll, with the pipes as its standard input and output. */
static void run(int in, int out) {
    const char *program = getenv("DPLL");
    if (!program)
        program = "dpll";
    signal(SIGPIPE, SIG_DFL);
    if (dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0)
        execlp(program, "dpll", "-q", (char *)NULL);
    perror(program);
    _exit(EXIT_FAILURE);
}

/* Makes a pipe that no other program inherits: who held the end of another solver's pipe would keep
 * it from ending. */
static void make_pipe(int ends[2]) {
    if (pipe(ends))
        die("pipe");
    for (int i = 0; i < 2; i++)
        if (fcntl(ends[i], F_SETFD, FD_CLOEXEC))
            die("pipe");
}

static void start(struct solver *s) {
    int in[2], out[2];
    signal(SIGPIPE, SIG_IGN); /* a process that has gone is noticed where its answer is missing */
    make_pipe(in);
    make_pipe(out);
    s->process = fork();
    if (s->process < 0)
        die("fork");
    if (!s->process)
        run(in[0], out[1]);
    close(in[0]);
    close(out[1]);
    s->questions = fdopen(in[1], "w");
    s->answers = fdopen(out[0], "r");
    if (!s->questions || !s->answers)
        die("pipe");
    s->told = 0;
    fputs("p inccnf\n", s->questions);
}

static void stop(struct solver *s) {
    if (!s->process)
        return;
    fclose(s->questions);
    fclose(s->answers);
    while (waitpid(s->process, NULL, 0) < 0 && errno == EINTR)
        ;
    s->process = 0;
}

static void write_question(struct solver *s) {
    for (; s->told < s->clauses.size; s->told++) {
        int number = s->clauses.at[s->told];
        fprintf(s->questions, "%d%c", number, number ? ' ' : '\n');
    }
    fputc('a', s->questions);
    for (size_t i = 0; i < s->assumptions.size; i++)
        fprintf(s->questions, " %d", s->assumptions.at[i]);
    fputs(" 0\n", s->questions);
    fflush(s->questions);
}

/* Waits for the answer; meanwhile asks now and then, and after each signal, whether to give up.
 * Returns whether it did. */
static int wait_or_give_up(struct solver *s) {
    struct pollfd pipe = {.fd = fileno(s->answers), .events = POLLIN};
    for (int ready; (ready = poll(&pipe, 1, s->terminate ? PATIENCE : -1)) <= 0;) {
        if (ready < 0 && errno != EINTR)
            die("poll");
        if (s->terminate && s->terminate(s->state)) {
            kill(s->process, SIGKILL);
            return 1;
        }
    }
    return 0;
}

static void take_numbers(char *text, struct numbers *numbers) {
    for (char *end; *text && *text != '\n'; text = end) {
        long number = strtol(text, &end, 10);
        if (end == text)
            return;
        if (number)
            append(numbers, (int)number);
    }
}

static size_t place_of(int literal) {
    return 2 * (size_t)abs(literal) + (literal < 0);
}

static void note_failed(struct numbers *failed, int literal) {
    while (failed->size <= place_of(literal))
        append(failed, 0);
    failed->at[place_of(literal)] = 1;
}

/* Reads one answer, which the line of its time ends.  Returns it as IPASIR does. */
static int read_answer(struct solver *s) {
    char *line = NULL;
    size_t room = 0;
    int answer = 0, ended = 0;
    while (!ended && getline(&line, &room, s->answers) > 0) {
        if (!strncmp(line, "s ", 2))
            answer = line[2] == '1' ? 10 : line[2] == '0' ? 20 : 0;
        else if (!strncmp(line, "v ", 2))
            take_numbers(line + 2, &s->model);
        else if (!strncmp(line, "c core ", 7))
            take_numbers(line + 7, &s->core);
        ended = line[0] == 't';
    }
    free(line);
    if (!ended) {
        fputs("ipasir: dpll has ended without an answer\n", stderr);
        exit(EXIT_FAILURE);
    }
    return answer;
}

const char *ipasir_signature(void) {
    return "dpll, as a process";
}

void *ipasir_init(void) {
    struct solver *s = calloc(1, sizeof *s);
    if (!s)
        die("memory");
    return s;
}

void ipasir_release(void *solver) {
    struct solver *s = solver;
    stop(s);
    free(s->clauses.at);
    free(s->assumptions.at);
    free(s->model.at);
    free(s->core.at);
    free(s->failed.at);
    free(s);
}

void ipasir_add(void *solver, int literal_or_zero) {
    append(&((struct solver *)solver)->clauses, literal_or_zero);
}

void ipasir_assume(void *solver, int literal) {
    append(&((struct solver *)solver)->assumptions, literal);
}

/* Signals wait while questions and answers pass, so that none cuts a line short.  A process that
 * gives no answer has been told to end. */
int ipasir_solve(void *solver) {
    struct solver *s = solver;
    sigset_t all, before;
    for (size_t i = 0; i < s->core.size; i++)
        s->failed.at[place_of(s->core.at[i])] = 0;
    s->model.size = s->core.size = 0;
    if (!s->process)
        start(s);
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    write_question(s);
    sigprocmask(SIG_SETMASK, &before, NULL);
    s->assumptions.size = 0;
    int answer = 0;
    if (!wait_or_give_up(s)) {
        sigprocmask(SIG_BLOCK, &all, NULL);
        answer = read_answer(s);
        sigprocmask(SIG_SETMASK, &before, NULL);
    }
    for (size_t i = 0; i < s->core.size; i++)
        note_failed(&s->failed, s->core.at[i]);
    if (!answer)
        stop(s);
    return answer;
}

/* The model has the literals in the order of their variables, all of them; what IPASIR asks for is
 * the one of the variable. */
int ipasir_val(void *solver, int literal) {
    const struct numbers *model = &((struct solver *)solver)->model;
    size_t var = (size_t)abs(literal);
    return var && var <= model->size && abs(model->at[var - 1]) == (int)var ? model->at[var - 1]
                                                                            : 0;
}

int ipasir_failed(void *solver, int literal) {
    const struct numbers *failed = &((struct solver *)solver)->failed;
    return place_of(literal) < failed->size && failed->at[place_of(literal)];
}

void ipasir_set_terminate(void *solver, void *state, int (*terminate)(void *state)) {
    struct solver *s = solver;
    s->state = state;
    s->terminate = terminate;
}

void ipasir_set_learn(void *solver, void *state, int max_length,
                      void (*learn)(void *state, int *clause)) {
    (void)solver, (void)state, (void)max_length, (void)learn;
}
