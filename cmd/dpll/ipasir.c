/* SPDX-License-Identifier: MIT */
#include "ipasir.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/clock.h"
#include "common/base/diag.h"
#include "engines/portfolio.h"
#include "solving.h"

const char diag_tool[] = "ipasir";

enum { UNKNOWN = 0, SATISFIABLE = 10, UNSATISFIABLE = 20 };

/* Milliseconds from one call of `terminate` to the next, at least. */
enum { PATIENCE_MS = 1 };

struct ipasir {
    struct memory memory;
    struct formula formula;
    struct solving solving;
    struct tunables tunables;
    volatile sig_atomic_t stop;
    struct hooks hooks;

    int vars;                  /* the largest variable of clauses and assumptions */
    size_t clause;             /* where the clause being built begins in the formula */
    struct elit_stack assumed; /* for the next answer */
    bool asked;                /* before */
    bool busy;                 /* within ipasir_solve */
    const signed char *values; /* by variable, from 0: the model, or NULL */
    Var valued;                /* how many variables it has */
    struct elit_stack failed;  /* the failed assumptions, in rising order; room for all assumed */

    double due; /* clock when terminate is to be called again */
    void *terminate_state;
    int (*terminate)(void *state);
    void *learn_state;
    int learn_most; /* length of the longest clause to be told */
    void (*learn)(void *state, int *clause);
    struct elit_stack told; /* scratch: the clause being told */
};

const char *ipasir_signature(void) {
    return "dpll " VERSION;
}

/* An application's question may be dear. */
static void poll(void *owner) {
    struct ipasir *s = owner;
    if (!s->terminate || clock_seconds() < s->due)
        return;
    if (s->terminate(s->terminate_state))
        s->stop = 1;
    s->due = clock_seconds() + PATIENCE_MS / 1000.0;
}

static void tell(void *owner, const Lit *lits, uint32_t size) {
    struct ipasir *s = owner;
    if (!s->learn || s->learn_most < 0 || size > (uint32_t)s->learn_most)
        return;
    stack_clear(&s->told);
    stack_reserve(&s->memory, &s->told, (size_t)size + 1);
    for (uint32_t i = 0; i < size; i++)
        stack_put(&s->told, formula_user(&s->formula, array_at(lits, size, i)));
    stack_put(&s->told, 0);
    s->learn(s->learn_state, s->told.data);
}

void *ipasir_init(void) {
    struct ipasir *s = calloc(1, sizeof *s);
    if (!s)
        diag_die(EXIT_INPUT, "out of memory");
    memory_init(&s->memory, memory_default_limit());
    formula_init(&s->formula, &s->memory);
    s->tunables = tunables_default;
    s->hooks = (struct hooks){.owner = s, .poll = poll, .learned = tell};
    s->solving = (struct solving){
        .wanted = &engine_auto,
        .memory = &s->memory,
        .formula = &s->formula,
        .settings = {.keep_variables = true, .hooks = &s->hooks, .tunables = &s->tunables},
        .limits = {.stop = &s->stop,
                   .pause = UINT64_MAX,
                   .conflicts = UINT64_MAX,
                   .decisions = UINT64_MAX},
        .compacts = true};
    compact_begin(&s->solving.compact, &s->memory);
    return s;
}

/* The solver, which must not be searching: callbacks come from within. */
static struct ipasir *idle(void *solver, const char *function) {
    struct ipasir *s = solver;
    if (s->busy)
        diag_die(EXIT_USAGE, "%s was called while ipasir_solve runs", function);
    return s;
}

void ipasir_release(void *solver) {
    if (!solver)
        return;
    struct ipasir *s = idle(solver, "ipasir_release");
    solving_drop(&s->solving);
    memory_clear(&s->memory);
    free(s);
}

static bool is_literal(int literal) {
    return literal && literal <= (int)VAR_MAX && literal >= -(int)VAR_MAX;
}

/* Notes the variable of a literal of the user.  Returns the literal inside. */
static Lit take(struct ipasir *s, int literal) {
    if (!is_literal(literal))
        diag_die(EXIT_USAGE, "literal %d is not within 1 to %d or -%d to -1", literal, (int)VAR_MAX,
                 (int)VAR_MAX);
    int var = abs(literal);
    if (var > s->vars) {
        s->vars = var;
        s->formula.vars = (Var)var;
    }
    return lit_of(literal);
}

void ipasir_add(void *solver, int literal_or_zero) {
    struct ipasir *s = idle(solver, "ipasir_add");
    struct formula *formula = &s->formula;
    if (literal_or_zero) {
        formula_push(formula, take(s, literal_or_zero));
    } else {
        formula_end_clause(formula, s->clause);
        s->clause = formula->size;
    }
    if (formula->truncated)
        diag_die(EXIT_INPUT, "out of memory");
}

void ipasir_assume(void *solver, int literal) {
    struct ipasir *s = idle(solver, "ipasir_assume");
    take(s, literal);
    stack_push(&s->memory, &s->assumed, literal);
    stack_reserve(&s->memory, &s->failed, s->assumed.size);
}

static void take_model(struct ipasir *s) {
    solving_check(&s->solving, true);
    s->values = solving_values(&s->solving);
    s->valued = formula_given(&s->formula);
}

static int by_number(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static void take_core(struct ipasir *s) {
    const struct lit_stack *core = &s->solving.solver.core;
    for (size_t i = 0; i < core->size; i++)
        stack_put(&s->failed, formula_user(&s->formula, stack_at(core, i)));
    if (core->size)
        qsort(s->failed.data, s->failed.size, sizeof *s->failed.data, by_number);
}

int ipasir_solve(void *solver) {
    struct ipasir *s = idle(solver, "ipasir_solve");
    if (s->clause != s->formula.size)
        diag_die(EXIT_USAGE, "a clause is not ended by 0");
    s->values = NULL;
    stack_clear(&s->failed);
    s->stop = 0;
    s->due = 0;
    s->asked = true;
    s->busy = true;
    enum res_answer answer = solving_search(&s->solving, &s->assumed, true);
    s->busy = false;
    stack_clear(&s->assumed);
    if (answer == RES_SAT)
        take_model(s);
    else if (answer == RES_UNSAT)
        take_core(s);
    return answer == RES_SAT ? SATISFIABLE : answer == RES_UNSAT ? UNSATISFIABLE : UNKNOWN;
}

int ipasir_val(void *solver, int literal) {
    const struct ipasir *s = solver;
    if (!s->values || !is_literal(literal) || (Var)abs(literal) > s->valued)
        return 0;
    signed char value = array_at(s->values, s->valued, (Var)abs(literal) - 1);
    return value > 0 ? abs(literal) : value < 0 ? -abs(literal) : 0;
}

int ipasir_failed(void *solver, int literal) {
    const struct ipasir *s = solver;
    return s->failed.size && bsearch(&literal, s->failed.data, s->failed.size,
                                     sizeof *s->failed.data, by_number) != NULL;
}

void ipasir_set_terminate(void *solver, void *state, int (*terminate)(void *state)) {
    struct ipasir *s = solver;
    s->terminate_state = state;
    s->terminate = terminate;
}

void ipasir_set_learn(void *solver, void *state, int max_length,
                      void (*learn)(void *state, int *clause)) {
    struct ipasir *s = solver;
    s->learn_state = state;
    s->learn_most = max_length;
    s->learn = learn;
}

void dpll_limit(void *solver, long conflicts) {
    struct ipasir *s = idle(solver, "dpll_limit");
    s->solving.limits.conflicts = conflicts < 0 ? UINT64_MAX : (uint64_t)conflicts;
}

int dpll_set(void *solver, const char *name, double value) {
    struct ipasir *s = idle(solver, "dpll_set");
    const struct tunable *tunable = tunables_find(name, strlen(name));
    if (s->asked || !tunable || !(value >= tunable->low && value <= tunable->high) ||
        (tunable->whole && value != floor(value)))
        return 0;
    tunables_set(&s->tunables, tunable, value);
    return 1;
}
