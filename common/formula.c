#include "common/formula.h"

void formula_init(struct formula *formula, struct memory *memory) {
    *formula = (struct formula){.memory = memory};
}

void formula_clear(struct formula *formula) {
    formula->vars = 0;
    formula->clauses = formula->size = 0;
    formula->truncated = false;
}

void formula_free(struct formula *formula) {
    memory_release(formula->memory, formula->words, formula->capacity * sizeof(uint32_t));
    formula_init(formula, formula->memory);
}

bool formula_grow(struct formula *formula) {
    /* What is not written yet costs address space, not memory. */
    size_t capacity = formula->capacity ? formula->capacity / 2 * 3 : 1024;
    uint32_t *words = NULL;
    if (!formula->truncated)
        words = memory_try(formula->memory, formula->words, formula->capacity * sizeof *words,
                           memory_bytes(capacity, sizeof *words));
    formula->truncated = !words;
    if (!words)
        return false;
    formula->words = words;
    formula->capacity = capacity;
    return true;
}
