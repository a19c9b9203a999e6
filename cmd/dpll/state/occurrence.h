/* SPDX-License-Identifier: MIT */
/* Where the literals of a formula occur, for those who change a model and look only at what that
 * may have broken. */
#ifndef DPLL_OCCURRENCE_H
#define DPLL_OCCURRENCE_H

#include <stdbool.h>

#include "common/formula.h"

/* The clauses with literal l begin at the words starts[at[l]] to starts[at[l + 1] - 1] of the
 * formula; l is below 2 * vars. */
struct occurrence {
    size_t *at;
    uint32_t *starts;
    size_t clauses; /* of the formula when these were listed */
    Var vars;       /* the same; questions may add some that no clause has */
};

/* Lists the clauses of the formula in place of those listed before.  Returns false, with nothing
 * listed, where memory is short or the formula too large. */
bool occurrence_list(struct occurrence *occurrence, const struct formula *formula,
                     struct memory *memory);

/* Whether the formula was listed with all the clauses that it has now. */
bool occurrence_is_listed(const struct occurrence *occurrence, const struct formula *formula);

/* Releases what was listed, which is in this memory. */
void occurrence_free(struct occurrence *occurrence, struct memory *memory);

#endif
