/* SPDX-License-Identifier: MIT */
/* Checking many models of one formula.
 *
 * Each clause is filed under one of its literals that is true in some model.  For another model
 * only the clauses filed under literals that are now false are checked: a ninth of the clauses of a
 * Sudoku, and very few if models follow each other in an enumeration. */
#ifndef DPLL_AUDIT_H
#define DPLL_AUDIT_H

#include <stdbool.h>

#include "common/formulas/formula.h"

/* Clauses by the literal under which they are filed: the clauses of l, without l itself, are
 * words[begin[l]] to words[begin[l + 1] - 1]. */
struct audit_list {
    size_t *begin;
    uint32_t *words;
};

struct audit {
    struct memory *memory;
    size_t clauses;           /* clauses of the formula when they were filed; 0 before */
    Var vars;                 /* variables of the formula at that time */
    struct audit_list pairs;  /* clauses of two literals: the other one */
    struct audit_list others; /* longer ones: the last literal of each carries FORMULA_LAST */
    unsigned char *truth;     /* by literal: 1 if it is true in the current model */
    size_t sizes[2];          /* words of pairs and others */
};

/* Files the clauses of a formula, given a model of it.  Returns false, with nothing filed, if
 * memory is short: the caller then checks models clause by clause. */
bool audit_file(struct audit *audit, const struct formula *formula, const signed char *model,
                struct memory *memory);

/* Whether the formula was filed with all its current clauses. */
bool audit_is_filed(const struct audit *audit, const struct formula *formula);

/* Whether the model, by variable 1 or -1, satisfies every clause of the formula filed. */
bool audit_model(struct audit *audit, const signed char *model);

void audit_free(struct audit *audit);

#endif
