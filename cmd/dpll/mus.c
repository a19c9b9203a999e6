#include "mus.h"

#include <string.h>

#include "common/formulawrite.h"
#include "common/random.h"
#include "engines/cdcl.h"
#include "rotate.h"

/* The clauses of the smallest subset so far. */
struct smallest {
    bool *has;     /* by clause */
    size_t size;   /* how many these are */
    size_t orders; /* that were tried to the end; 0: there is no subset yet */
};

struct mus {
    struct run *run;
    const struct formula *formula;
    struct formula selected; /* each clause with its selector's negation, and then units */
    struct solving solving;
    struct rotate rotate;
    struct elit_stack assume;
    uint32_t *order; /* clauses: the last is the first to be left out */
    struct random random;
    struct smallest smallest;
};

static int selector(const struct mus *mus, size_t clause) {
    return (int)(mus->formula->vars + clause + 1);
}

static void add_unit(struct mus *mus, int elit) {
    size_t start = mus->selected.size;
    formula_push(&mus->selected, lit_of(elit));
    formula_end_clause(&mus->selected, start);
}

static void select_clauses(struct mus *mus) {
    struct clause_view clause;
    size_t number = 0;
    mus->selected.vars = mus->formula->vars + (Var)mus->formula->clauses;
    for (size_t at = 0; formula_next(mus->formula, &at, &clause); number++) {
        size_t start = mus->selected.size;
        for (size_t i = 0; i < clause.size; i++)
            formula_push(&mus->selected, clause_lit(&clause, i));
        formula_push(&mus->selected, lit_of(-selector(mus, number)));
        formula_end_clause(&mus->selected, start);
    }
}

/* Asks whether the clauses that are open or necessary have a model, but for one (SIZE_MAX: all). */
static enum res_answer ask(struct mus *mus, size_t without) {
    size_t count = mus->formula->clauses;
    stack_clear(&mus->assume);
    for (size_t i = 0; i < count; i++)
        if (mus->rotate.state[mus->order[i]] == ROTATE_OPEN && mus->order[i] != without)
            stack_push(mus->run->memory, &mus->assume, selector(mus, mus->order[i]));
    if (mus->selected.truncated)
        return RES_UNKNOWN;
    enum res_answer answer = solving_search(&mus->solving, &mus->assume, true);
    if (answer == RES_SAT)
        solving_check(&mus->solving);
    return answer;
}

/* Switches a clause on or off for good. */
static void settle(struct mus *mus, size_t clause, enum rotate_state state) {
    bool on = state == ROTATE_NECESSARY;
    mus->rotate.state[clause] = (unsigned char)state;
    add_unit(mus, on ? selector(mus, clause) : -selector(mus, clause));
}

/* After a negative answer: leaves out all clauses that it does not rest on.  Asking the same again
 * gives the same, since what was learned stays. */
static void shrink(struct mus *mus) {
    const struct lit_stack *core = &mus->solving.solver.core;
    size_t clauses = mus->formula->clauses;
    bool *needed = memory_zeroed(mus->run->memory, clauses + 1, sizeof *needed);
    for (size_t i = 0; i < core->size; i++)
        needed[lit_var(core->data[i]) - mus->formula->vars] = true;
    for (size_t i = 0; i < clauses; i++)
        if (mus->rotate.state[i] == ROTATE_OPEN && !needed[i])
            settle(mus, i, ROTATE_OUT);
    memory_release(mus->run->memory, needed);
}

/* After a model of all clauses but one, which is necessary, as are those that rotation finds. */
static void take_model(struct mus *mus, size_t clause) {
    const struct rotate *r = &mus->rotate;
    size_t before = r->found;
    rotate(&mus->rotate, solving_values(&mus->solving), (uint32_t)clause);
    for (size_t i = before; i < r->found; i++)
        settle(mus, r->necessary[i], ROTATE_NECESSARY);
}

/* Leaves out clauses as long as that is possible, of those that have no model. */
static enum mus_end minimize(struct mus *mus) {
    for (size_t i = mus->formula->clauses; i-- > 0;) {
        size_t clause = mus->order[i];
        if (mus->rotate.state[clause] != ROTATE_OPEN)
            continue;
        enum res_answer answer = ask(mus, clause);
        if (answer == RES_UNKNOWN)
            return MUS_LIMIT;
        if (answer == RES_SAT)
            take_model(mus, clause);
        else
            shrink(mus);
    }
    return MUS_MINIMAL;
}

/* Keeps the subset at hand if it is smaller than all before it. */
static void keep(struct mus *mus) {
    struct smallest *smallest = &mus->smallest;
    size_t size = 0;
    for (size_t i = 0; i < mus->formula->clauses; i++)
        size += mus->rotate.state[i] != ROTATE_OUT;
    if (smallest->orders++ && size >= smallest->size)
        return;
    smallest->size = size;
    for (size_t i = 0; i < mus->formula->clauses; i++)
        smallest->has[i] = mus->rotate.state[i] != ROTATE_OUT;
}

/* Begins anew with all clauses, in another order, by another search. */
static void reorder(struct mus *mus) {
    size_t count = mus->formula->clauses;
    for (size_t i = count; i > 1; i--) {
        size_t other = random_below(&mus->random, (uint32_t)i);
        uint32_t clause = mus->order[i - 1];
        mus->order[i - 1] = mus->order[other];
        mus->order[other] = clause;
    }
    formula_clear(&mus->selected);
    select_clauses(mus);
    memset(mus->rotate.state, ROTATE_OPEN, count);
    mus->rotate.found = 0;
    solving_drop(&mus->solving);
    mus->solving.settings.seed = random_next(&mus->random);
}

/* Finds a subset, and others by as many other orders as are asked for.  These do not begin with the
 * clauses that a refutation of all rests on, which would often be the same. */
static enum mus_end minimize_repeatedly(struct mus *mus) {
    uint64_t orders = mus->run->options->orders;
    enum res_answer answer = ask(mus, SIZE_MAX);
    if (answer != RES_UNSAT)
        return answer == RES_SAT ? MUS_SATISFIABLE : MUS_UNDECIDED;
    shrink(mus);
    enum mus_end end = minimize(mus);
    keep(mus);
    bool more = end == MUS_MINIMAL;
    for (uint64_t i = 1; more && !mus->run->signals->stop && (!orders || i < orders); i++) {
        reorder(mus);
        if (minimize(mus) == MUS_MINIMAL)
            keep(mus);
    }
    return end;
}

static void write_subset(const struct mus *mus, enum mus_end end) {
    const struct formula *formula = mus->formula;
    struct output *out = mus->run->out;
    struct clause_view clause;
    size_t number = 0;
    output_format(out, "c %zu of %zu clauses", mus->smallest.size, formula->clauses);
    if (end == MUS_LIMIT)
        output_text(out, ", perhaps more than are needed: stopped at a limit");
    else if (mus->run->options->orders != 1)
        output_format(out, ", the fewest of %zu subset%s", mus->smallest.orders,
                      mus->smallest.orders == 1 ? "" : "s");
    output_char(out, '\n');
    formula_write_header(formula_declared(formula), mus->smallest.size, out);
    for (size_t at = 0; !out->failure && formula_next(formula, &at, &clause);)
        if (mus->smallest.has[number++])
            formula_write_clause(formula, &clause, out);
    output_flush(out);
}

/* The solver of the run, for another formula: selectors must stay as they are. */
static void begin(struct mus *mus, struct run *run) {
    *mus = (struct mus){.run = run, .formula = &run->formula, .solving = run->solving};
    if (formula_is_sparse(&run->formula))
        formula_rename(&run->formula, NULL, 0);
    if (run->formula.clauses > VAR_MAX - run->formula.vars)
        diag_die(EXIT_INPUT, "option --mus: there are too many clauses");
    formula_init(&mus->selected, run->memory);
    rotate_init(&mus->rotate, mus->formula, run->memory);
    mus->random.state = run->options->settings.seed;
    mus->smallest.has = memory_zeroed(run->memory, run->formula.clauses + 1, sizeof(bool));
    mus->order = memory_zeroed(run->memory, run->formula.clauses + 1, sizeof *mus->order);
    for (size_t i = 0; i < run->formula.clauses; i++)
        mus->order[i] = (uint32_t)i;
    select_clauses(mus);
    mus->solving.formula = &mus->selected;
    mus->solving.profile = NULL;
    mus->solving.wanted = &engine_cdcl;
    mus->solving.settings.keep_variables = true;
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
        write_subset(&mus, end);
    solving_drop(&mus.solving);
    rotate_free(&mus.rotate);
    stack_free(run->memory, &mus.assume);
    memory_release(run->memory, mus.order);
    memory_release(run->memory, mus.smallest.has);
    formula_free(&mus.selected);
    run->signals->stop = run_over(run);
    return end;
}
