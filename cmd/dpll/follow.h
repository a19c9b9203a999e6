/* SPDX-License-Identifier: MIT */
/* Checking models that follow each other in an enumeration.
 *
 * A clause that the last model satisfies is still satisfied unless a literal of it has become
 * false.  So only clauses with such a literal need a look: next to none, since a model differs from
 * the one before in its last decisions. */
#ifndef DPLL_FOLLOW_H
#define DPLL_FOLLOW_H

#include <stdbool.h>

#include "state/occurrence.h"

struct follow {
    signed char *last; /* by variable: the last model; NULL before follow_begin */
    struct occurrence occurrence;
};

/* Lists the clauses of the formula, which the model satisfies.  Returns false, with nothing listed,
 * where memory is short or the formula too large. */
bool follow_begin(struct follow *follow, const struct formula *formula, const signed char *model,
                  struct memory *memory);

/* Whether the formula was listed with all the clauses that it has now. */
bool follow_is_ready(const struct follow *follow, const struct formula *formula);

/* Whether the model, by variable 1 or -1, satisfies every clause of the formula listed.  If not,
 * follow_begin has to be called again. */
bool follow_model(struct follow *follow, const struct formula *formula, const signed char *model);

/* Releases what was listed, which is in this memory. */
void follow_free(struct follow *follow, struct memory *memory);

#endif
