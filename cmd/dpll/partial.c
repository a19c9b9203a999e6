/* SPDX-License-Identifier: MIT */
#include "partial.h"

#include <assert.h>

#include "common/formulas/reswrite.h"
#include "implicant.h"
#include "report.h"

/* By variable of the formula: the model, and whether the question assumes its value. */
struct partial {
    signed char *values;
    bool *kept;
};

static void release(struct partial *partial, struct memory *memory) {
    memory_release(memory, partial->values);
    memory_release(memory, partial->kept);
}

static void fill_in(struct partial *partial, const struct run *run,
                    const struct elit_stack *assume) {
    const struct solving *solving = &run->solving;
    const struct formula *formula = &run->formula;
    for (Var var = 0; var < formula->vars; var++)
        partial->values[var] = run->values[formula_name(formula, var)] > 0 ? 1 : -1;
    for (size_t i = 0; assume && i < assume->size; i++) {
        Lit lit = solving_lit(solving, assume->data[i]);
        assert(partial->values[lit_var(lit)] == lit_sign(lit));
        partial->kept[lit_var(lit)] = true;
    }
}

/* Allocates memory for all variables.  Returns false if there is none. */
static bool begin(struct partial *partial, const struct run *run) {
    size_t room = (size_t)run->formula.vars + 1;
    *partial = (struct partial){.values = memory_try_zeroed(run->memory, room, 1)};
    if (partial->values)
        partial->kept = memory_try_zeroed(run->memory, room, sizeof *partial->kept);
    return partial->kept;
}

/* Writes the literals of the user's variables. */
static void write_values(struct run *run, signed char *values) {
    const struct formula *formula = &run->formula;
    const Var *names = formula->renamed ? formula->names : NULL;
    for (Var var = 0; var < formula->vars; var++)
        if (formula_name(formula, var) >= formula_given(formula))
            values[var] = 0;
    if (run->options->competition)
        reswrite_competition_partial(run->out, values, names, formula->vars);
    else
        reswrite_partial(run->out, values, names, formula->vars);
}

void partial_write(struct run *run, const struct elit_stack *assume) {
    struct partial partial;
    bool enough = begin(&partial, run);
    if (enough) {
        fill_in(&partial, run, assume);
        enough = implicant_find(&run->formula, partial.values, partial.kept, run->memory);
    }
    if (enough)
        write_values(run, partial.values);
    else
        report_model(run);
    release(&partial, run->memory);
}
