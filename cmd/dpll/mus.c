#include "mus.h"

#include "common/formulawrite.h"
#include "engines/cdcl.h"
#include "rotate.h"

struct mus {
    struct run *run;
    const struct formula *formula;
    struct formula selected; /* each clause with its selector's negation, and then units */
    struct solving solving;
    struct rotate rotate;
    struct elit_stack assume;
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
        if (mus->rotate.state[i] == ROTATE_OPEN && i != without)
            stack_push(mus->run->memory, &mus->assume, selector(mus, i));
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

/* Leaves out clauses as long as that is possible. */
static enum mus_end minimize(struct mus *mus) {
    enum res_answer answer = ask(mus, SIZE_MAX);
    if (answer != RES_UNSAT)
        return answer == RES_SAT ? MUS_SATISFIABLE : MUS_UNDECIDED;
    shrink(mus);
    for (size_t i = mus->formula->clauses; i-- > 0;) {
        if (mus->rotate.state[i] != ROTATE_OPEN)
            continue;
        answer = ask(mus, i);
        if (answer == RES_UNKNOWN)
            return MUS_LIMIT;
        if (answer == RES_SAT)
            take_model(mus, i);
        else
            shrink(mus);
    }
    return MUS_MINIMAL;
}

static void write_subset(const struct mus *mus, enum mus_end end) {
    const struct formula *formula = mus->formula;
    struct output *out = mus->run->out;
    struct clause_view clause;
    size_t count = 0, number = 0;
    for (size_t i = 0; i < formula->clauses; i++)
        count += mus->rotate.state[i] != ROTATE_OUT;
    output_format(out, "c %zu of %zu clauses%s\n", count, formula->clauses,
                  end == MUS_LIMIT ? ", perhaps more than are needed: stopped at a limit" : "");
    formula_write_header(formula_declared(formula), count, out);
    for (size_t at = 0; !out->failure && formula_next(formula, &at, &clause);)
        if (mus->rotate.state[number++] != ROTATE_OUT)
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
    enum mus_end end = minimize(&mus);
    if (run->options->seconds > 0)
        timer_set(run->signals, 0);
    if (end == MUS_MINIMAL || end == MUS_LIMIT)
        write_subset(&mus, end);
    solving_drop(&mus.solving);
    rotate_free(&mus.rotate);
    stack_free(run->memory, &mus.assume);
    formula_free(&mus.selected);
    run->signals->stop = run_over(run);
    return end;
}
