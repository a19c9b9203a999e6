/* SPDX-License-Identifier: MIT */
/* Checking models that follow each other in an enumeration.
 *
 * A clause that the last model satisfies can only be falsified if one of its literals has become
 * false.  So only the clauses with such literals are checked: next to none, since a model differs
 * from the one before in its last decisions. */
#ifndef DPLL_FOLLOW_H
#define DPLL_FOLLOW_H

#include <stdbool.h>

#include "state/occurrence.h"

struct follow {
    signed char *last; /* by variable: the last model; NULL before follow_begin */
    struct occurrence occurrence;
};

/* Lists the clauses of the formula, given a model of it.  Returns false, with nothing listed, if
 * memory is short or the formula too large. */
bool follow_begin(struct follow *follow, const struct formula *formula, const signed char *model,
                  struct memory *memory);

/* Whether the formula was listed with all its current clauses. */
bool follow_is_ready(const struct follow *follow, const struct formula *formula);

/* Whether the model, by variable 1 or -1, satisfies every clause of the formula listed.  If not,
 * follow_begin must be called again. */
bool follow_model(struct follow *follow, const struct formula *formula, const signed char *model);

/* Releases the lists, which are in this memory. */
void follow_free(struct follow *follow, struct memory *memory);

#endif
