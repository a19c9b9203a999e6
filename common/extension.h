/* SPDX-License-Identifier: MIT */
/* Variables with arbitrarily large names: variables that a proof introduces, or variables of a
 * formula whose names far exceed the number of its literals.
 *
 * Variables below a bound keep their numbers.  The others are numbered from the bound on, in the
 * order in which they first occur, so that a large name costs no more memory than a small one. */
#ifndef COMMON_EXTENSION_H
#define COMMON_EXTENSION_H

#include "common/literal.h"
#include "common/stack.h"

STACK(extension_names, Var);

struct extension {
    struct memory *memory;
    Var first;                    /* the variables below keep their numbers */
    struct extension_names names; /* of variable first + i: what the user calls it */
    Var *table;                   /* open addressing: i + 1, or 0 in an empty slot */
    size_t size;                  /* 0 or a power of two */
};

void extension_init(struct extension *extension, Var vars, struct memory *memory);
void extension_free(struct extension *extension);

/* The internal literal for a literal of the user; a variable not met before gets the next
 * number. */
Lit extension_lit(struct extension *extension, Lit lit);

/* Replaces the literals of variables from the bound on. */
void extension_rename(struct extension *extension, Lit *lits, size_t size);

/* The number of variables so far. */
static inline Var extension_vars(const struct extension *extension) {
    return extension->first + (Var)extension->names.size;
}

/* What the user calls a literal. */
int extension_user(const struct extension *extension, Lit lit);

#endif
