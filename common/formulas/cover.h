/* SPDX-License-Identifier: MIT */
/* From clauses that refute the leaves of a search tree to the empty clause.
 *
 * The tree is rebuilt over the variables of the clauses, which may be in any order, overlap, or
 * belong to no tree.  It branches on the variable that occurs in most clauses not yet satisfied; if
 * the clauses are the leaves of a tree, that is the variable at its root.  The clause of an inner
 * node is one of the clauses of its two sides, or their resolvent (Davis, Putnam, 1960). */
#ifndef COMMON_FORMULAS_COVER_H
#define COMMON_FORMULAS_COVER_H

#include <stdbool.h>

#include "common/base/stack.h"
#include "common/formulas/literal.h"

STACK(cover_lits, Lit);
STACK(cover_elits, int);
STACK(cover_starts, size_t);
STACK(cover_numbers, uint64_t);

struct cover {
    struct memory *memory;
    struct cover_lits lits;     /* literals of all clauses */
    struct cover_starts starts; /* by clause: its first literal; and the end */
    struct cover_numbers numbers;

    /* The receiver of the steps of the proof. */
    void *owner;
    uint64_t (*add)(void *owner, const Lit *lits, size_t size, const uint64_t hints[2]);
    void (*forget)(void *owner, uint64_t number);
};

void cover_init(struct cover *cover, struct memory *memory);
void cover_free(struct cover *cover);

/* Adds a clause with a number in the proof. */
void cover_add(struct cover *cover, const Lit *lits, size_t size, uint64_t number);

/* Calls cover->add, which returns the new number, for each step to the empty clause, and
 * cover->forget for steps not needed any more.  No steps if the empty clause is among those added.
 * Returns false if the clauses do not exclude some assignment: adds its literals, as the user
 * writes them, to open, which the caller frees with cover->memory. */
bool cover_refute(const struct cover *cover, struct cover_elits *open);

#endif
