/* SPDX-License-Identifier: MIT */
#include "extract.h"

#include "common/formulas/formulawrite.h"
#include "core.h"

/* The number, from 1, of the first empty clause of the formula, or 0.  It is a core by itself. */
static size_t empty_clause(const struct formula *formula) {
    struct clause_view clause;
    size_t number = 0;
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        number++;
        if (!clause.size)
            return number;
    }
    return 0;
}

void extract_from_lrat(const struct lrat *lrat, const struct formula *formula, bool *used) {
    size_t empty = empty_clause(formula);
    if (empty)
        used[empty - 1] = true;
    else
        uses_trace(&lrat->uses, formula->clauses, used);
}

void extract_from_drat(const struct drat *drat, bool *used) {
    const struct archive *archive = &drat->archive;
    for (ClauseRef number = 1; number <= archive->clauses; number++)
        used[number - 1] = core_has(archive, archive->refs.data[number]);
}

void extract_write(struct output *out, const struct formula *formula, const bool *used) {
    struct clause_view clause;
    size_t count = 0, number = 0;
    for (size_t i = 0; i < formula->clauses; i++)
        count += used[i];
    output_format(out, "c %zu of %zu clauses\n", count, formula->clauses);
    formula_write_header(out, formula->vars, count);
    for (size_t at = 0; !out->failure && formula_next(formula, &at, &clause); number++)
        if (used[number])
            formula_write_clause(out, formula, &clause);
}
