/* SPDX-License-Identifier: MIT */
#include "common/formulas/formulawrite.h"

void formula_write_header(struct output *out, Var vars, size_t clauses) {
    output_format(out, "p cnf %u %zu\n", vars, clauses);
}

void formula_write_clause(struct output *out, const struct formula *formula,
                          const struct clause_view *clause) {
    for (size_t i = 0; i < clause->size; i++) {
        output_integer(out, formula_user(formula, clause_lit(clause, i)));
        output_char(out, ' ');
    }
    output_text(out, "0\n");
}
