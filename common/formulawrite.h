/* A formula as DIMACS text: the header's line, and a clause a line, with the user's literals. */
#ifndef COMMON_FORMULAWRITE_H
#define COMMON_FORMULAWRITE_H

#include "common/formula.h"
#include "common/output.h"

/* Writes "p cnf VARS CLAUSES". */
void formula_write_header(Var vars, size_t clauses, struct output *out);

/* Writes one clause of the formula and its newline. */
void formula_write_clause(const struct formula *formula, const struct clause_view *clause,
                          struct output *out);

#endif
