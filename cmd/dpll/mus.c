/* SPDX-License-Identifier: MIT */
#include "mus.h"

#include <assert.h>

#include "common/base/random.h"
#include "engines/cdcl.h"
#include "report.h"
#include "rotate.h"
#include "subset.h"

struct mus {
    struct run *run;
    const struct formula *formula;
    const struct groups *groups;
    struct formula selected; /* each clause with the negation of its group's selector; then units */
    struct solving solving;
    struct rotate rotate;
    struct elit_stack assume;
    uint32_t *order; /* groups: the last is the first to be left out */
    struct random random;
    struct subset smallest;
};

static int selector(const struct mus *mus, size_t group) {
    assert(group && group <= mus->groups->count);
    return (int)(mus->formula->vars + group);
}

static void add_unit(struct mus *mus, int elit) {
    size_t start = mus->selected.size;
    formula_push(&mus->selected, lit_of(elit));
    formula_end_clause(&mus->selected, start);
}

static void select_clauses(struct mus *mus) {
    struct clause_view clause;
    size_t number = 0;
    mus->selected.vars = mus->formula->vars + (Var)mus->groups->count;
    for (size_t at = 0; formula_next(mus->formula, &at, &clause); number++) {
        size_t start = mus->selected.size;
        Var group = mus->groups->of.data[number];
        for (size_t i = 0; i < clause.size; i++)
            formula_push(&mus->selected, clause_lit(&clause, i));
        if (group)
            formula_push(&mus->selected, lit_of(-selector(mus, group)));
        formula_end_clause(&mus->selected, start);
    }
    assert(number == mus->groups->of.size);
}

#ifndef NDEBUG
static size_t count_open(const struct mus *mus) {
    size_t open = 0;
    for (size_t group = 1; group <= mus->groups->count; group++)
        open += memory_at(mus->rotate.state, group) == ROTATE_OPEN;
    return open;
}
#endif

/* Asks whether the groups that are open or necessary have a model, without one of them (0: with
 * all). */
static enum res_answer ask(struct mus *mus, size_t without) {
    stack_clear(&mus->assume);
    for (size_t i = 0; i < mus->groups->count; i++)
        if (memory_at(mus->rotate.state, memory_at(mus->order, i)) == ROTATE_OPEN &&
            memory_at(mus->order, i) != without)
            stack_push(mus->run->memory, &mus->assume, selector(mus, memory_at(mus->order, i)));
    assert(count_open(mus) == mus->assume.size + (without != 0));
    if (mus->selected.truncated)
        return RES_UNKNOWN;
    enum res_answer answer = solving_search(&mus->solving, &mus->assume, true);
    if (answer == RES_SAT)
        solving_check(&mus->solving, true);
    return answer;
}

/* Switches a group on or off for good. */
static void settle(struct mus *mus, size_t group, enum rotate_state state) {
    bool on = state == ROTATE_NECESSARY;
    assert(state != ROTATE_OPEN);
    assert(memory_at(mus->rotate.state, group) == ROTATE_OPEN ||
           memory_at(mus->rotate.state, group) == state);
    memory_at(mus->rotate.state, group) = (unsigned char)state;
    add_unit(mus, on ? selector(mus, group) : -selector(mus, group));
}

/* To be called after an answer without a model: leaves out all groups that the answer does not
 * depend on.  The same question would get the same answer, since learned clauses stay. */
static void shrink(struct mus *mus) {
    const struct lit_stack *core = &mus->solving.solver.core;
    size_t groups = mus->groups->count;
    bool *needed = memory_zeroed(mus->run->memory, groups + 1, sizeof *needed);
    for (size_t i = 0; i < core->size; i++) {
        size_t group = lit_var(core->data[i]) + 1 - mus->formula->vars;
        assert(core->data[i] == lit_of(selector(mus, group)));
        assert(memory_at(mus->rotate.state, group) == ROTATE_OPEN);
        memory_at(needed, group) = true;
    }
    for (size_t group = 1; group <= groups; group++)
        if (memory_at(mus->rotate.state, group) == ROTATE_OPEN && !memory_at(needed, group))
            settle(mus, group, ROTATE_OUT);
    memory_release(mus->run->memory, needed);
}

/* After a model of all groups except one: that group is necessary, as are those found by
 * rotation. */
static void take_model(struct mus *mus, size_t group) {
    const struct rotate *r = &mus->rotate;
    size_t before = r->found;
    rotate(&mus->rotate, solving_values(&mus->solving), (uint32_t)group);
    assert(r->found > before && r->necessary[before] == group);
    for (size_t i = before; i < r->found; i++)
        settle(mus, r->necessary[i], ROTATE_NECESSARY);
}

/* Leaves out groups while the others have no model. */
static enum mus_end minimize(struct mus *mus) {
    for (size_t i = mus->groups->count; i-- > 0;) {
        size_t group = memory_at(mus->order, i);
        if (memory_at(mus->rotate.state, group) != ROTATE_OPEN)
            continue;
        enum res_answer answer = ask(mus, group);
        if (answer == RES_UNKNOWN)
            return MUS_LIMIT;
        if (answer == RES_SAT)
            take_model(mus, group);
        else
            shrink(mus);
        assert(memory_at(mus->rotate.state, group) != ROTATE_OPEN);
    }
    assert(!count_open(mus));
    return MUS_MINIMAL;
}

/* Keeps the current subset if it is the smallest so far. */
static void keep(struct mus *mus) {
    struct subset *smallest = &mus->smallest;
    size_t size = 0;
    for (size_t group = 1; group <= mus->groups->count; group++)
        size += memory_at(mus->rotate.state, group) != ROTATE_OUT;
    assert(size || mus->groups->given); /* without clauses there is a model */
    if (smallest->orders++ && size >= smallest->size)
        return;
    smallest->size = size;
    for (size_t group = 0; group <= mus->groups->count; group++)
        memory_at(smallest->has, group) = memory_at(mus->rotate.state, group) != ROTATE_OUT;
}

/* Starts again with all groups, in another order and with another search. */
static void reorder(struct mus *mus) {
    for (size_t i = mus->groups->count; i > 1; i--) {
        size_t other = random_below(&mus->random, (uint32_t)i);
        uint32_t group = memory_at(mus->order, i - 1);
        memory_at(mus->order, i - 1) = memory_at(mus->order, other);
        memory_at(mus->order, other) = group;
    }
    formula_clear(&mus->selected);
    select_clauses(mus);
    rotate_reopen(&mus->rotate);
    assert(count_open(mus) == mus->groups->count);
    solving_drop(&mus->solving);
    mus->solving.settings.seed = random_next(&mus->random);
}

/* Finds a subset, and others by as many other orders as asked for.  Later orders do not begin with
 * the groups that a refutation of all depends on, which would often be the same. */
static enum mus_end minimize_repeatedly(struct mus *mus) {
    uint64_t orders = mus->run->options->orders;
    enum res_answer answer = ask(mus, 0);
    if (answer != RES_UNSAT)
        return answer == RES_SAT ? MUS_SATISFIABLE : MUS_UNDECIDED;
    shrink(mus);
    enum mus_end end = minimize(mus);
    mus->smallest.minimal = end == MUS_MINIMAL;
    keep(mus);
    bool more = end == MUS_MINIMAL;
    for (uint64_t i = 1; more && !mus->run->signals->stop && (!orders || i < orders); i++) {
        reorder(mus);
        if (minimize(mus) == MUS_MINIMAL)
            keep(mus);
    }
    return end;
}

/* The solver of the run, for another formula.  Selectors must not be removed. */
static void begin(struct mus *mus, struct run *run) {
    struct memory *memory = run->memory;
    struct groups *groups = &run->groups;
    *mus = (struct mus){
        .run = run, .formula = &run->formula, .groups = groups, .solving = run->solving};
    if (formula_is_sparse(&run->formula))
        formula_rename(&run->formula, NULL, 0);
    if (!groups_list(groups, &run->formula))
        diag_die(EXIT_INPUT, "option --mus: there are too many %s",
                 groups->given ? "groups" : "clauses");
    formula_init(&mus->selected, memory);
    rotate_init(&mus->rotate, mus->formula, groups);
    mus->random.state = run->options->settings.seed;
    mus->smallest.has = memory_zeroed(memory, groups->count + 1, sizeof(bool));
    mus->order = memory_zeroed(memory, groups->count + 1, sizeof *mus->order);
    for (size_t i = 0; i < groups->count; i++)
        memory_at(mus->order, i) = (uint32_t)i + 1;
    select_clauses(mus);
    mus->solving.formula = &mus->selected;
    mus->solving.profile = NULL;
    mus->solving.wanted = &engine_cdcl;
    mus->solving.settings.keep_variables = true;
}

static void release(struct mus *mus) {
    struct memory *memory = mus->run->memory;
    solving_drop(&mus->solving);
    rotate_free(&mus->rotate);
    stack_free(memory, &mus->assume);
    memory_release(memory, mus->order);
    memory_release(memory, mus->smallest.has);
    formula_free(&mus->selected);
    groups_free(&mus->run->groups, memory);
}

enum mus_end mus_write(struct run *run) {
    struct mus mus;
    if (run->formula.truncated)
        diag_die(EXIT_INPUT, "option --mus: out of memory");
    begin(&mus, run);
    if (run->options->seconds > 0)
        timer_set(run->signals, run->options->seconds);
    enum mus_end end = minimize_repeatedly(&mus);
    if (run->options->seconds > 0)
        timer_set(run->signals, 0);
    if (end == MUS_MINIMAL || end == MUS_LIMIT)
        subset_write(&mus.smallest, run);
    else if (run->options->competition)
        report_answer(run, end == MUS_SATISFIABLE ? RES_SAT : RES_UNKNOWN);
    output_flush(run->out);
    release(&mus);
    run->signals->stop = run_over(run);
    return end;
}
