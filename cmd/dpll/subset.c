/* SPDX-License-Identifier: MIT */
#include "subset.h"

#include <assert.h>

#include "common/formulas/formulawrite.h"
#include "common/formulas/reswrite.h"
#include "report.h"

static void write_size(const struct subset *subset, const struct run *run) {
    struct output *out = run->out;
    const struct groups *groups = &run->groups;
    output_format(out, "c %zu of %zu %s", subset->size,
                  groups->given ? groups->declared : groups->count,
                  groups->given ? "groups" : "clauses");
    if (!subset->minimal)
        output_text(out, ", perhaps more than are needed: stopped at a limit");
    else if (run->options->orders != 1)
        output_format(out, ", the fewest of %zu subset%s", subset->orders,
                      subset->orders == 1 ? "" : "s");
    output_char(out, '\n');
}

static void write_header(const struct subset *subset, const struct run *run) {
    const struct groups *groups = &run->groups;
    Var vars = formula_declared(&run->formula);
    size_t clauses = 0;
    for (size_t i = 0; i < groups->of.size; i++)
        clauses += subset->has[groups->of.data[i]];
    assert(clauses == subset->size || groups->given);
    if (groups->given)
        output_format(run->out, "p gcnf %u %zu %u\n", vars, clauses, groups->declared);
    else
        formula_write_header(run->out, vars, clauses);
}

static void write_clauses(const struct subset *subset, const struct run *run) {
    const struct groups *groups = &run->groups;
    struct clause_view clause;
    size_t number = 0;
    for (size_t at = 0; !run->out->failure && formula_next(&run->formula, &at, &clause);) {
        Var group = groups->of.data[number++];
        if (!subset->has[group])
            continue;
        if (groups->given)
            output_format(run->out, "{%u} ", groups->names[group]);
        formula_write_clause(run->out, &run->formula, &clause);
    }
    assert(number == groups->of.size || run->out->failure);
}

void subset_write(const struct subset *subset, struct run *run) {
    write_size(subset, run);
    if (run->options->competition) {
        report_answer(run, RES_UNSAT);
        reswrite_competition_numbers(run->out, subset->has, run->groups.names, run->groups.count);
    } else {
        write_header(subset, run);
        write_clauses(subset, run);
    }
}
