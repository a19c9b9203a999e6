/* SPDX-License-Identifier: MIT */
/* A formula as it was read: every clause, in order, one 32-bit word a literal.
 *
 * The last literal of a clause carries FORMULA_LAST, so clauses need neither lengths nor
 * separators; an empty clause is the word FORMULA_EMPTY. */
#ifndef COMMON_FORMULAS_FORMULA_H
#define COMMON_FORMULAS_FORMULA_H

#include <stdbool.h>

#include "common/base/memory.h"
#include "common/base/stack.h"
#include "common/formulas/literal.h"

#define FORMULA_LAST 0x80000000u
#define FORMULA_EMPTY 0xffffffffu

/* An exclusive or of the input, for which some of the clauses stand: see xor.h. */
struct formula_xor {
    size_t word, end;   /* the words of these clauses */
    size_t first, size; /* its literals in xor_lits */
};

STACK(formula_xors, struct formula_xor);
STACK(formula_lits, Lit);

struct formula {
    struct memory *memory;
    Var vars;  /* number of variables, fresh ones included */
    Var fresh; /* the number of variables at the end that are not the user's */
    size_t clauses;
    size_t size; /* words */
    size_t capacity;
    uint32_t *words;
    bool truncated; /* memory ran out: clauses are missing */

    struct formula_xors xors; /* in the order of their clauses */
    struct formula_lits xor_lits;
    size_t expanded; /* number of clauses that stand for exclusive ors */

    /* After formula_rename: by variable, in ascending order, the variable before it, and the number
     * of variables before it. */
    bool renamed;
    Var *names;
    size_t names_room;
    Var declared;
};

/* One clause of a formula: size literals, the flag still on the last. */
struct clause_view {
    const uint32_t *words;
    size_t size;
};

void formula_init(struct formula *formula, struct memory *memory);

/* Empties the formula and keeps its memory. */
void formula_clear(struct formula *formula);
void formula_free(struct formula *formula);

/* Room for more words.  Returns false, and marks the formula truncated, when there is none. */
bool formula_grow(struct formula *formula);

/* Appends a word of the clause being built.  A formula that is truncated takes nothing. */
static inline void formula_push(struct formula *formula, uint32_t word) {
    if (formula->size == formula->capacity && !formula_grow(formula))
        return;
    formula->words[formula->size++] = word;
}

/* Ends the clause that began at word `start`. */
static inline void formula_end_clause(struct formula *formula, size_t start) {
    if (formula->size == start)
        formula_push(formula, FORMULA_EMPTY);
    else
        formula->words[formula->size - 1] |= FORMULA_LAST;
    formula->clauses++;
}

/* Reads the clause at word *at into *clause and moves *at to the next; starts at 0.  Returns false
 * at the end of the formula. */
static inline bool formula_next(const struct formula *formula, size_t *at,
                                struct clause_view *clause) {
    if (*at >= formula->size)
        return false;
    size_t end = *at;
    while (!(formula->words[end] & FORMULA_LAST))
        end++;
    clause->words = formula->words + *at;
    clause->size = *clause->words == FORMULA_EMPTY ? 0 : end + 1 - *at;
    *at = end + 1;
    return true;
}

/* Whether tables by variable would dwarf the formula: vars >= 2^16 and vars / 8 > size in words. */
bool formula_is_sparse(const struct formula *formula);

/* Renumbers from 0, in rising order, the variables that occur in the clauses or among the count
 * literals at more, so that a table by variable is no larger than the input.  No clause may be
 * added afterwards.  If memory runs out, the formula is unchanged. */
void formula_rename(struct formula *formula, const Lit *more, size_t count);

/* The new literal for a literal from before formula_rename, whose variable must occur. */
Lit formula_renamed(const struct formula *formula, Lit lit);

/* What the user calls a variable of the formula, from 0, and a literal of it. */
static inline Var formula_name(const struct formula *formula, Var var) {
    return formula->renamed ? formula->names[var] : var;
}

static inline int formula_user(const struct formula *formula, Lit lit) {
    return lit_user(lit_make(formula_name(formula, lit_var(lit)), lit_negative(lit)));
}

/* How many variables there are, with the fresh ones and those that formula_rename has left out; and
 * how many of them, the first ones, are the user's. */
static inline Var formula_declared(const struct formula *formula) {
    return formula->renamed ? formula->declared : formula->vars;
}

static inline Var formula_given(const struct formula *formula) {
    return formula_declared(formula) - formula->fresh;
}

/* Literal i of a clause, from 0. */
static inline Lit clause_lit(const struct clause_view *clause, size_t i) {
    return clause->words[i] & ~FORMULA_LAST;
}

#endif
