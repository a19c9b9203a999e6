/* SPDX-License-Identifier: MIT */
/* Small numbers for the variables that occur, so that a table by variable is no larger than the
 * input, whatever the variables' numbers. */
#ifndef COMMON_FORMULAS_RENAMING_H
#define COMMON_FORMULAS_RENAMING_H

#include <stdbool.h>

#include "common/base/memory.h"
#include "common/formulas/literal.h"

/* Sorts variables and removes duplicates.  Returns the number that remains. */
size_t renaming_sort(Var *vars, size_t count);

/* The place of a variable among `count` sorted ones, or NULL. */
const Var *renaming_find(const Var *vars, size_t count, Var var);

struct renaming {
    struct memory *memory;
    Var *names; /* by new variable, ascending: the old one */
    size_t count;
};

/* Numbers the variables of some literals from 0. */
void renaming_take(struct renaming *renaming, const Lit *lits, size_t size, struct memory *memory);
void renaming_free(struct renaming *renaming);

/* Sets *inner to the new literal for lit.  Returns false if its variable has none. */
bool renaming_inner(const struct renaming *renaming, Lit lit, Lit *inner);

/* The old literal of a new one. */
static inline Lit renaming_outer(const struct renaming *renaming, Lit inner) {
    return lit_make(renaming->names[lit_var(inner)], lit_negative(inner));
}

#endif
