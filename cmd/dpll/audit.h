/* SPDX-License-Identifier: MIT */
/* Checking many models of one formula.
 *
 * Each clause is filed under one of its literals that some model made true.  Under another model
 * only the clauses of literals that have become false need a look: a ninth of those of a Sudoku,
 * next to none where models follow each other in an enumeration. */
#ifndef DPLL_AUDIT_H
#define DPLL_AUDIT_H

#include <stdbool.h>

#include "common/formula.h"

/* Clauses by the literal that they are filed under: those of l, each without l itself, are
 * words[begin[l] .. begin[l + 1] - 1]. */
struct audit_list {
    size_t *begin;
    uint32_t *words;
};

struct audit {
    struct memory *memory;
    size_t clauses;           /* of the formula when it was filed; 0 before */
    Var vars;                 /* of the formula when it was filed */
    struct audit_list pairs;  /* clauses of two literals: the other one */
    struct audit_list others; /* the rest: the last literal of each carries FORMULA_LAST */
    unsigned char *truth;     /* by literal: 1 where the model at hand makes it true */
    size_t sizes[2];          /* words of pairs and others */
};

/* Files the clauses of a formula, which the model satisfies.  Returns false, with nothing filed,
 * when memory is short: the caller then checks models clause by clause. */
bool audit_file(struct audit *audit, const struct formula *formula, const signed char *model,
                struct memory *memory);

/* Whether the formula was filed with all the clauses that it has now. */
bool audit_is_filed(const struct audit *audit, const struct formula *formula);

/* Whether the model, by variable 1 or -1, satisfies every clause of the formula filed. */
bool audit_model(struct audit *audit, const signed char *model);

void audit_free(struct audit *audit);

#endif
