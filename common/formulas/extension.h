/* SPDX-License-Identifier: MIT */
/* Variables with arbitrarily large names: those introduced by a proof, or those of a formula with
 * few literals.  Variables below a bound keep their numbers; the others are numbered from the bound
 * on in the order of their first occurrence, so that a large name costs no more memory than a small
 * one. */
#ifndef COMMON_FORMULAS_EXTENSION_H
#define COMMON_FORMULAS_EXTENSION_H

#include "common/base/stack.h"
#include "common/formulas/literal.h"

STACK(extension_names, Var);

struct extension {
    struct memory *memory;
    Var first;                    /* variables below this keep their numbers */
    struct extension_names names; /* by index i: the user's name of variable first + i */
    Var *table;                   /* open addressing: i + 1, or 0 for an empty slot */
    size_t size;                  /* 0 or a power of two */
};

void extension_init(struct extension *extension, Var vars, struct memory *memory);
void extension_free(struct extension *extension);

/* The internal literal of a user's literal; a new variable gets the next number. */
Lit extension_lit(struct extension *extension, Lit lit);

/* Renames the literals of variables from the bound on. */
void extension_rename(struct extension *extension, Lit *lits, size_t size);

/* The number of variables so far. */
static inline Var extension_vars(const struct extension *extension) {
    return extension->first + (Var)extension->names.size;
}

/* The user's literal of an internal one. */
int extension_user(const struct extension *extension, Lit lit);

#endif
