/* SPDX-License-Identifier: MIT */
/* Occurrence lists of a formula, for callers that change a model and check only the clauses
 * affected. */
#ifndef DPLL_STATE_OCCURRENCE_H
#define DPLL_STATE_OCCURRENCE_H

#include <stdbool.h>

#include "common/formulas/formula.h"

/* The clauses with literal l, below 2 * vars, begin at words starts[at[l]] to starts[at[l + 1] - 1]
 * of the formula. */
struct occurrence {
    size_t *at;
    uint32_t *starts;
    size_t clauses; /* clauses of the formula when the lists were built */
    Var vars;       /* variables at that time; questions may add some that occur in no clause */
};

/* Rebuilds the lists.  Returns false, with empty lists, if memory is short or the formula too
 * large. */
bool occurrence_list(struct occurrence *occurrence, const struct formula *formula,
                     struct memory *memory);

/* Whether the lists include all current clauses of the formula. */
bool occurrence_is_listed(const struct occurrence *occurrence, const struct formula *formula);

/* Releases the lists, which are in this memory. */
void occurrence_free(struct occurrence *occurrence, struct memory *memory);

#endif
