/* SPDX-License-Identifier: MIT */
#include "backbone.h"

#include <assert.h>
#include <string.h>

#include "common/base/clock.h"
#include "common/formulas/renaming.h"
#include "nearby.h"

/* What is known about a literal of the first model. */
enum kind { KIND_OPEN, KIND_ALWAYS, KIND_SOMETIMES };

struct backbone {
    struct run *run;
    const struct elit_stack *given;
    struct elit_stack assume; /* the assumptions of a question: those given, or one negation more */
    struct elit_stack asked;  /* the negations of the candidates of a question */
    size_t most;              /* the most candidates of a question */
    Var first;                /* no candidate is before this variable */
    struct nearby nearby;     /* models near the last one */
    Var vars;
    Lit *lits;              /* by variable: its literal in the first model */
    unsigned char *kind;    /* by variable: the enum kind of that literal */
    Lit *listed;            /* the literals to be written, in the user's numbers */
    struct counters before; /* the solver's counters before the first model */
};

void backbone_begin(struct run *run, const struct elit_stack *assume) {
    struct formula *formula = &run->formula;
    if (!assume && !formula->renamed && formula_is_sparse(formula))
        formula_rename(formula, NULL, 0);
}

/* NULL: -v leaves out the questions, which are too many. */
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
    b->listed = memory_zeroed(memory, vars, sizeof *b->listed);
    b->most = solving->engine->chooses && vars ? vars : 1;
    for (Var var = 0; var < vars; var++) {
        memory_at(b->lits, var) = lit_make(var, solving->model[var] < 0);
        if (formula_name(&run->formula, var) >= formula_given(&run->formula))
            memory_at(b->kind, var) = KIND_SOMETIMES;
    }
}

static void release(struct backbone *b) {
    struct memory *memory = b->run->memory;
    memory_release(memory, b->lits);
    memory_release(memory, b->kind);
    memory_release(memory, b->listed);
    stack_free(memory, &b->assume);
    stack_free(memory, &b->asked);
    nearby_free(&b->nearby);
}

/* Drops candidates, from the given variable on, that are false in a model near the current one. */
static void drop_free(struct backbone *b, Var var) {
    struct nearby *nearby = &b->nearby;
    stack_push(b->run->memory, &nearby->freed, var);
    while (nearby->freed.size) {
        Var next = stack_pop(&nearby->freed);
        if (memory_at(b->kind, next) != KIND_OPEN || !nearby_is_free(nearby, next))
            continue;
        memory_at(b->kind, next) = KIND_SOMETIMES;
        nearby_flip(nearby, next);
    }
}

/* Drops candidates that are false in models near the current one. */
static void take_near(struct backbone *b) {
    for (Var var = 0; var < b->vars; var++)
        drop_free(b, var);
}

#ifndef NDEBUG
/* Whether the current model has all literals that are in all models. */
static bool keeps_backbone(const struct backbone *b) {
    const signed char *model = b->run->solving.model;
    for (Var var = 0; var < b->vars; var++)
        if (memory_at(b->kind, var) == KIND_ALWAYS &&
            model[var] != lit_sign(memory_at(b->lits, var)))
            return false;
    return true;
}

static bool has_open(const struct backbone *b) {
    return memchr(b->kind, KIND_OPEN, b->vars);
}
#endif

/* Drops candidates that are false in the current model or one near it. */
static void take_model(struct backbone *b) {
    const signed char *model = b->run->solving.model;
    assert(keeps_backbone(b));
    for (Var var = 0; var < b->vars; var++)
        if (memory_at(b->kind, var) == KIND_OPEN &&
            (model[var] < 0) != lit_negative(memory_at(b->lits, var)))
            memory_at(b->kind, var) = KIND_SOMETIMES;
    nearby_move(&b->nearby, model);
    take_near(b);
}

/* Assumptions are true in all models, without a question. */
static void take_given(struct backbone *b) {
    for (size_t i = 0; b->given && i < b->given->size; i++) {
        Lit lit = solving_lit(&b->run->solving, b->given->data[i]);
        assert(memory_at(b->lits, lit_var(lit)) == lit);
        memory_at(b->kind, lit_var(lit)) = KIND_ALWAYS;
    }
}

/* What remains of an allowance for the whole answer. */
static uint64_t left(uint64_t allowance, uint64_t spent) {
    assert(spent <= UINT64_MAX / 2); /* no difference of counters below 0 */
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

/* Asks for a model in which one of the gathered candidates is false. */
static enum res_answer ask(struct backbone *b) {
    struct run *run = b->run;
    struct solving *solving = &run->solving;
    assert(b->asked.size && b->asked.size <= b->most && !solving->either);
    stack_clear(&b->assume);
    for (size_t i = 0; b->given && i < b->given->size; i++)
        stack_push(run->memory, &b->assume, b->given->data[i]);
    if (b->asked.size == 1)
        stack_push(run->memory, &b->assume, solving_elit(solving, lit_of(b->asked.data[0])));
    else
        solving->either = &b->asked;
    solving->limits.conflicts = conflicts_left(b);
    solving->limits.decisions = decisions_left(b);
    enum res_answer answer = run_search(run, &b->assume, true);
    solving->either = NULL;
    return answer;
}

/* Whether a literal is true at level 0, under any assumptions. */
static bool is_fixed(const struct backbone *b, Lit lit) {
    const struct solver *s = &b->run->solving.solver;
    return solver_value(s, lit) > 0 && !solver_assigned(s, lit).level;
}

/* Gathers the candidates for the next question. */
static void gather(struct backbone *b) {
    stack_clear(&b->asked);
    while (b->first < b->vars && memory_at(b->kind, b->first) != KIND_OPEN)
        b->first++;
    for (Var var = b->first; var < b->vars && b->asked.size < b->most; var++) {
        if (memory_at(b->kind, var) != KIND_OPEN)
            continue;
        assert(!is_fixed(b, lit_not(memory_at(b->lits, var))));
        if (is_fixed(b, memory_at(b->lits, var)))
            memory_at(b->kind, var) = KIND_ALWAYS;
        else
            stack_push(b->run->memory, &b->asked, lit_user(lit_not(memory_at(b->lits, var))));
    }
}

/* Records that the candidates asked about are true in all models. */
static void keep_asked(struct backbone *b) {
    for (size_t i = 0; i < b->asked.size; i++) {
        Lit lit = lit_of(b->asked.data[i]);
        assert(memory_at(b->kind, lit_var(lit)) == KIND_OPEN &&
               memory_at(b->lits, lit_var(lit)) == lit_not(lit));
        memory_at(b->kind, lit_var(lit)) = KIND_ALWAYS;
    }
}

#ifndef NDEBUG
/* Whether the model refutes a candidate that was asked about, so that the questions have an end. */
static bool is_refuted(const struct backbone *b) {
    for (size_t i = 0; i < b->asked.size; i++)
        if (memory_at(b->kind, lit_var(lit_of(b->asked.data[i]))) == KIND_SOMETIMES)
            return true;
    return false;
}
#endif

/* Settles the candidates.  Returns false if a limit, memory or a signal leaves some open. */
static bool settle(struct backbone *b) {
    for (gather(b); b->asked.size; gather(b)) {
        enum res_answer answer = ask(b);
        if (answer == RES_SAT) {
            take_model(b);
            assert(is_refuted(b));
        } else if (answer == RES_UNSAT) {
            keep_asked(b);
        } else {
            if (b->run->solving.engine)
                gather(b);
            return false;
        }
    }
    assert(!b->vars || !has_open(b));
    return true;
}

/* Writes the literals of a kind, in the order of the user's variables. */
static void write_kind(const struct backbone *b, const char *name, enum kind kind) {
    const struct formula *formula = &b->run->formula;
    struct output *out = b->run->out;
    size_t count = 0;
    for (Var var = 0; var < b->vars; var++)
        if (memory_at(b->kind, var) == kind)
            memory_at(b->listed, count++) =
                lit_make(formula_name(formula, var), lit_negative(memory_at(b->lits, var)));
    if (formula->renamed)
        count = renaming_sort(b->listed, count);
    output_format(out, "c %s ", name);
    for (size_t i = 0; i < count; i++) {
        output_integer(out, lit_user(memory_at(b->listed, i)));
        output_char(out, ' ');
    }
    output_text(out, "0\n");
}

/* The counters of all questions together, if the solver still exists. */
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
