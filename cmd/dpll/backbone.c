#include "backbone.h"

#include "common/clock.h"
#include "nearby.h"

/* Conflicts that the first question is allowed.  After each that was not decided it is half as many
 * more: all that were given up together take at most three times as many as the last of them. */
enum { FIRST_CONFLICTS = 200 };

/* A question without a model settles all of its candidates: the next may have ten times as many.
 * After one with a model, or that was not decided, the next has a quarter of them, and is
 * easier. */
enum { LESS = 4, MORE = 10 };

/* What is known of a literal of the first model. */
enum kind { KIND_OPEN, KIND_ALWAYS, KIND_SOMETIMES };

struct backbone {
    struct run *run;
    const struct elit_stack *given;
    struct elit_stack assume; /* what a question assumes: what was given, or one negation more */
    struct elit_stack asked;  /* the negations of the candidates of a question */
    size_t chunk, most;       /* how many it may have: now, and at all */
    struct nearby nearby;     /* to the last model */
    Var vars;
    Lit *lits;              /* by variable: that of the first model */
    unsigned char *kind;    /* by variable: an enum kind of its literal */
    uint64_t conflicts;     /* that a question is allowed */
    struct counters before; /* what the solver had counted before the first model */
};

void backbone_begin(struct run *run, const struct elit_stack *assume) {
    struct formula *formula = &run->formula;
    if (!assume && !formula->renamed && formula_is_sparse(formula))
        formula_rename(formula, NULL, 0);
}

/* NULL: the questions are no part of what -v tells, since they are too many. */
static void set_profile(struct solving *solving, struct profile *profile) {
    solving->profile = profile;
    if (solving->engine)
        solving->solver.profile = profile;
}

static void begin(struct backbone *b, struct run *run, const struct elit_stack *assume) {
    const struct solving *solving = &run->solving;
    struct memory *memory = run->memory;
    Var vars = run->formula.vars;
    *b = (struct backbone){.run = run, .given = assume, .vars = vars, .before = solving->before};
    b->lits = memory_zeroed(memory, vars, sizeof *b->lits);
    b->kind = memory_zeroed(memory, vars, sizeof *b->kind);
    b->most = solving->engine->chooses && vars ? vars : 1;
    for (Var var = 0; var < vars; var++) {
        b->lits[var] = lit_make(var, solving->model[var] < 0);
        if (formula_name(&run->formula, var) >= formula_given(&run->formula))
            b->kind[var] = KIND_SOMETIMES;
    }
}

static void release(struct backbone *b) {
    struct memory *memory = b->run->memory;
    memory_release(memory, b->lits);
    memory_release(memory, b->kind);
    stack_free(memory, &b->assume);
    stack_free(memory, &b->asked);
    nearby_free(&b->nearby);
}

/* Drops candidates that are false in a model near the one at hand, from the given variable on. */
static void drop_free(struct backbone *b, Var var) {
    struct nearby *nearby = &b->nearby;
    stack_push(b->run->memory, &nearby->freed, var);
    while (nearby->freed.size) {
        Var next = stack_pop(&nearby->freed);
        if (b->kind[next] != KIND_OPEN || !nearby_is_free(nearby, next))
            continue;
        b->kind[next] = KIND_SOMETIMES;
        nearby_flip(nearby, next);
    }
}

/* Drops the candidates that are false in models near the one at hand. */
static void take_near(struct backbone *b) {
    for (Var var = 0; var < b->vars; var++)
        drop_free(b, var);
}

/* Drops the candidates that are false in the model at hand, or in one near it. */
static void take_model(struct backbone *b) {
    const signed char *model = b->run->solving.model;
    for (Var var = 0; var < b->vars; var++)
        if (b->kind[var] == KIND_OPEN && (model[var] < 0) != lit_negative(b->lits[var]))
            b->kind[var] = KIND_SOMETIMES;
    nearby_move(&b->nearby, model);
    take_near(b);
}

/* What is assumed holds in all models, without a question. */
static void take_given(struct backbone *b) {
    for (size_t i = 0; b->given && i < b->given->size; i++)
        b->kind[lit_var(lit_of(b->given->data[i]))] = KIND_ALWAYS;
}

/* What is left of an allowance for the whole answer. */
static uint64_t left(uint64_t allowance, uint64_t spent) {
    return allowance == UINT64_MAX ? UINT64_MAX : allowance > spent ? allowance - spent : 0;
}

static uint64_t conflicts_left(const struct backbone *b) {
    uint64_t spent = b->run->solving.solver.counters.conflicts - b->before.conflicts;
    return left(b->run->options->conflicts, spent);
}

static uint64_t decisions_left(const struct backbone *b) {
    uint64_t spent = b->run->solving.solver.counters.decisions - b->before.decisions;
    return left(b->run->options->decisions, spent);
}

/* Asks for a model in which one of the candidates at hand is false. */
static enum res_answer ask(struct backbone *b) {
    struct run *run = b->run;
    struct solving *solving = &run->solving;
    uint64_t most = conflicts_left(b);
    stack_clear(&b->assume);
    for (size_t i = 0; b->given && i < b->given->size; i++)
        stack_push(run->memory, &b->assume, b->given->data[i]);
    if (b->asked.size == 1)
        stack_push(run->memory, &b->assume, b->asked.data[0]);
    else
        solving->either = &b->asked;
    solving->limits.conflicts = most < b->conflicts ? most : b->conflicts;
    solving->limits.decisions = decisions_left(b);
    enum res_answer answer = run_search(run, &b->assume, true);
    solving->either = NULL;
    return answer;
}

/* Whether a literal has been found to hold whatever is assumed. */
static bool is_fixed(const struct backbone *b, Lit lit) {
    const struct solver *s = &b->run->solving.solver;
    return s->values[lit] > 0 && !s->assigned[lit_var(lit)].level;
}

/* Whether the user's limits, memory or a signal end the search, and not those of a question. */
static bool is_over(const struct backbone *b) {
    const struct run *run = b->run;
    return run->signals->stop || !run->solving.engine || !conflicts_left(b) || !decisions_left(b);
}

/* Gathers the next candidates, at most b->chunk, from *var on, which becomes the first of them. */
static void gather(struct backbone *b, Var *var) {
    stack_clear(&b->asked);
    for (Var next = *var; next < b->vars && b->asked.size < b->chunk; next++) {
        if (b->kind[next] != KIND_OPEN)
            continue;
        if (is_fixed(b, b->lits[next])) {
            b->kind[next] = KIND_ALWAYS;
            continue;
        }
        if (!b->asked.size)
            *var = next;
        stack_push(b->run->memory, &b->asked, lit_user(lit_not(b->lits[next])));
    }
}

/* The candidates that were asked about are true in all models. */
static void keep_asked(struct backbone *b) {
    for (size_t i = 0; i < b->asked.size; i++)
        b->kind[lit_var(lit_of(b->asked.data[i]))] = KIND_ALWAYS;
}

/* The most candidates of the question after the one that was answered. */
static size_t next_chunk(const struct backbone *b, enum res_answer answer) {
    size_t size = b->asked.size;
    if (answer != RES_UNSAT)
        return (size + LESS - 1) / LESS;
    return size < b->most / MORE ? size * MORE : b->most;
}

/* Goes through the candidates, past single ones that take more conflicts than they are allowed.
 * Returns how many are left. */
static size_t go_round(struct backbone *b) {
    size_t open = 0;
    Var var = 0;
    for (gather(b, &var); b->asked.size; gather(b, &var)) {
        enum res_answer answer = ask(b);
        bool alone = b->asked.size == 1;
        if (answer == RES_SAT)
            take_model(b);
        else if (answer == RES_UNSAT)
            keep_asked(b);
        else if (is_over(b))
            return SIZE_MAX;
        else {
            b->conflicts += b->conflicts / 2;
            open += alone;
            var += alone;
        }
        b->chunk = next_chunk(b, answer);
    }
    return open;
}

/* Settles the candidates.  What takes long is left for later: it is easier when the others are
 * settled.  Returns whether all of them could be. */
static bool settle(struct backbone *b) {
    size_t open = 1;
    b->chunk = b->most;
    b->conflicts = FIRST_CONFLICTS;
    while (open && open != SIZE_MAX)
        open = go_round(b);
    return !open;
}

static void write_kind(const struct backbone *b, const char *name, enum kind kind) {
    struct output *out = b->run->out;
    output_format(out, "c %s ", name);
    for (Var var = 0; var < b->vars; var++) {
        if (b->kind[var] != kind)
            continue;
        output_integer(out, formula_user(&b->run->formula, b->lits[var]));
        output_char(out, ' ');
    }
    output_text(out, "0\n");
}

/* Counts for all questions together, where the solver is there still. */
static void count(struct backbone *b) {
    struct solving *solving = &b->run->solving;
    solving->limits.conflicts = b->run->options->conflicts;
    solving->limits.decisions = b->run->options->decisions;
    if (!solving->engine)
        return;
    solving->before = b->before;
    run_count(b->run);
}

enum res_answer backbone_write(struct run *run, const struct elit_stack *assume) {
    struct backbone b;
    double start = clock_seconds();
    struct profile *profile = run->solving.profile;
    set_profile(&run->solving, NULL);
    begin(&b, run, assume);
    take_given(&b);
    nearby_begin(&b.nearby, &run->formula, run->solving.model, run->memory);
    take_near(&b);
    bool complete = settle(&b);
    count(&b);
    set_profile(&run->solving, profile);
    write_kind(&b, "backbone", KIND_ALWAYS);
    if (!complete)
        write_kind(&b, "open", KIND_OPEN);
    release(&b);
    run->seconds += clock_seconds() - start;
    return complete ? RES_SAT : RES_UNKNOWN;
}
