/* SPDX-License-Identifier: MIT */
/* A formula as DIMACS text: the header's line, and a clause a line, with the user's literals. */
#ifndef COMMON_FORMULAS_FORMULAWRITE_H
#define COMMON_FORMULAS_FORMULAWRITE_H

#include "common/formulas/formula.h"
#include "common/streams/output.h"

/* Writes "p cnf VARS CLAUSES". */
void formula_write_header(struct output *out, Var vars, size_t clauses);

/* Writes one clause of the formula and its newline. */
void formula_write_clause(struct output *out, const struct formula *formula,
                          const struct clause_view *clause);

#endif
