/* SPDX-License-Identifier: MIT */
#include "common/formulas/formula.h"

#include <assert.h>

#include "common/formulas/renaming.h"

/* A formula is sparse if it has at least SPARSE_MIN variables, and more than SPARSE for each word.
 * With fewer than SPARSE_MIN variables, tables by variable are small anyway. */
enum { SPARSE_MIN = 1 << 16, SPARSE = 8 };

void formula_init(struct formula *formula, struct memory *memory) {
    *formula = (struct formula){.memory = memory};
}

void formula_clear(struct formula *formula) {
    formula->vars = formula->fresh = 0;
    formula->clauses = formula->size = 0;
    formula->truncated = formula->renamed = false;
    stack_clear(&formula->xors);
    stack_clear(&formula->xor_lits);
    formula->expanded = 0;
}

void formula_free(struct formula *formula) {
    memory_release(formula->memory, formula->names);
    memory_release(formula->memory, formula->words);
    stack_free(formula->memory, &formula->xors);
    stack_free(formula->memory, &formula->xor_lits);
    formula_init(formula, formula->memory);
}

bool formula_grow(struct formula *formula) {
    /* Capacity that is not written yet costs address space, not memory. */
    size_t capacity = formula->capacity ? formula->capacity / 2 * 3 : 1024;
    uint32_t *words = NULL;
    if (!formula->truncated)
        words = memory_try(formula->memory, formula->words, memory_bytes(capacity, sizeof *words));
    formula->truncated = !words;
    if (!words)
        return false;
    formula->words = words;
    formula->capacity = capacity;
    return true;
}

bool formula_is_sparse(const struct formula *formula) {
    return formula->vars >= SPARSE_MIN && formula->vars / SPARSE > formula->size;
}

/* Lists the variables of the clauses and of other literals.  Returns their number, with
 * repetitions. */
static size_t list_variables(const struct formula *formula, const Lit *more, size_t count,
                             Var *vars) {
    struct clause_view clause;
    size_t size = 0;
    for (size_t at = 0; formula_next(formula, &at, &clause);)
        for (size_t i = 0; i < clause.size; i++)
            vars[size++] = lit_var(clause_lit(&clause, i));
    for (size_t i = 0; i < count; i++)
        vars[size++] = lit_var(more[i]);
    return size;
}

void formula_rename(struct formula *formula, const Lit *more, size_t count) {
    size_t room = formula->size + count;
    if (room > formula->names_room) {
        formula->names = memory_resize(formula->memory, formula->names, room * sizeof(Var));
        formula->names_room = room;
    }
    size_t listed = list_variables(formula, more, count, formula->names);
    formula->declared = formula->vars;
    formula->vars = (Var)renaming_sort(formula->names, listed);
    formula->renamed = true;
    for (size_t i = 0; i < formula->size; i++) {
        uint32_t word = formula->words[i], last = word & FORMULA_LAST;
        if (word != FORMULA_EMPTY)
            formula->words[i] = formula_renamed(formula, word & ~FORMULA_LAST) | last;
    }
}

Lit formula_renamed(const struct formula *formula, Lit lit) {
    const Var *found = renaming_find(formula->names, formula->vars, lit_var(lit));
    assert(found);
    return lit_make((Var)(found - formula->names), lit_negative(lit));
}
