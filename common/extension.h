/* The variables that a proof introduces.
 *
 * They may have any names above the problem's variables.  Inside they are numbered on from there in
 * the order in which they occur, so that a large name costs no more than a small one. */
#ifndef RESVERIFY_EXTENSION_H
#define RESVERIFY_EXTENSION_H

#include "common/literal.h"
#include "common/stack.h"

STACK(extension_names, Var);

struct extension {
    struct memory *memory;
    Var first;                    /* the variables below are the problem's */
    struct extension_names names; /* of variable first + i: what the proof calls it */
    Var *table;                   /* open addressing: i + 1, or 0 in an empty slot */
    size_t size;                  /* 0 or a power of two */
};

void extension_init(struct extension *extension, Var vars, struct memory *memory);
void extension_free(struct extension *extension);

/* Replaces literals of variables that the proof introduces. */
void extension_rename(struct extension *extension, Lit *lits, size_t size);

/* The variables so far. */
static inline Var extension_vars(const struct extension *extension) {
    return extension->first + (Var)extension->names.size;
}

/* What the user calls a literal. */
int extension_user(const struct extension *extension, Lit lit);

#endif
