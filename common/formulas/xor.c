/* SPDX-License-Identifier: MIT */
#include "common/formulas/xor.h"

#include <assert.h>
#include <stdlib.h>

#include "common/base/bit.h"

/* The most variables of an exclusive or written as 2^(CUT-1) clauses. */
enum { CUT = 4 };

static int by_variable(const void *one, const void *two) {
    Lit a = *(const Lit *)one, b = *(const Lit *)two;
    return (a > b) - (a < b);
}

/* Sorts positive literals and removes pairs.  Returns the number that remains. */
static size_t cancel(Lit *lits, size_t size) {
    size_t kept = 0;
    if (size)
        qsort(lits, size, sizeof *lits, by_variable);
    for (size_t i = 0; i < size; i++)
        if (kept && lits[kept - 1] == lits[i])
            kept--;
        else
            lits[kept++] = lits[i];
    return kept;
}

/* Forbids the assignments of a few variables whose sum is even, or odd. */
static void forbid(struct formula *formula, const Lit *lits, size_t size, bool odd) {
    for (unsigned values = 0; values < 1u << size; values++) {
        if (bit_odd(values) == odd)
            continue;
        size_t start = formula->size;
        for (size_t i = 0; i < size; i++)
            formula_push(formula, lits[i] ^ (values >> i & 1));
        formula_end_clause(formula, start);
    }
}

/* The number of new variables needed to cut a sum of `size` variables. */
static size_t cuts(size_t size) {
    return size > CUT ? (size - CUT + CUT - 3) / (CUT - 2) : 0;
}

/* The number of the next variable.  In a formula that questions have renamed, new clauses still
 * have the old numbers. */
static Var *next_number(struct formula *formula) {
    return formula->renamed ? &formula->declared : &formula->vars;
}

/* Adds the clauses of a sum of different variables, overwriting these. */
static void add_clauses(struct formula *formula, Lit *lits, size_t size, bool odd) {
    assert(cuts(size) <= VAR_MAX - *next_number(formula));
    while (size > CUT) {
        Lit piece[CUT];
        for (size_t i = 0; i < CUT - 1; i++)
            piece[i] = lits[i];
        piece[CUT - 1] = lit_make((*next_number(formula))++, false);
        formula->fresh++;
        forbid(formula, piece, CUT, false);
        assert(cuts(size) == cuts(size - (CUT - 2)) + 1);
        lits += CUT - 2;
        size -= CUT - 2;
        lits[0] = piece[CUT - 1];
    }
    assert(!cuts(size));
    forbid(formula, lits, size, odd);
}

bool xor_add(struct formula *formula, const int *elits, size_t size) {
    struct formula_lits *kept = &formula->xor_lits;
    struct formula_xor xor = {.word = formula->size, .first = kept->size, .size = size};
    size_t clauses = formula->clauses;
    bool odd = true;
    /* Room for two copies, one to keep and one to work on; plus one, so that there is memory even
     * without literals. */
    stack_reserve(formula->memory, kept, 2 * size + 1);
    Lit *lits = kept->data + kept->size, *work = lits + size;
    for (size_t i = 0; i < size; i++) {
        lits[i] = lit_of(elits[i]);
        odd ^= lit_negative(lits[i]);
        work[i] = lits[i] & ~1u;
    }
    size_t left = cancel(work, size);
    if (cuts(left) > VAR_MAX - *next_number(formula))
        return false;
    add_clauses(formula, work, left, odd);
    kept->size += size;
    xor.end = formula->size;
    formula->expanded += formula->clauses - clauses;
    stack_push(formula->memory, &formula->xors, xor);
    return true;
}
