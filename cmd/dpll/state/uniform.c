/* SPDX-License-Identifier: MIT */
#include "state/uniform.h"

#include <assert.h>

/* With fewer clauses chance tells nothing. */
enum { FEW_CLAUSES = 50 };

/* A spread between these may be due to chance. */
#define SPREAD_MIN 0.4
#define SPREAD_MAX 1.8

/* The length of all clauses if it is the same, else 0. */
static size_t common_length(const struct formula *formula) {
    struct clause_view clause;
    size_t length = 0;
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        if (length && clause.size != length)
            return 0;
        length = clause.size;
    }
    return length;
}

/* The variance of the number of clauses of a variable, divided by its mean: about 1 for random
 * clauses. */
static double spread(const struct formula *formula, struct memory *memory) {
    assert(formula->vars && formula->size);
    uint32_t *counts = memory_zeroed(memory, formula->vars, sizeof *counts);
    double mean = (double)formula->size / formula->vars, sum = 0;
    for (size_t i = 0; i < formula->size; i++)
        memory_at(counts, lit_var(formula->words[i] & ~FORMULA_LAST))++;
    for (Var var = 0; var < formula->vars; var++)
        sum += (memory_at(counts, var) - mean) * (memory_at(counts, var) - mean);
    memory_release(memory, counts);
    return sum / formula->vars / mean;
}

bool uniform_looks(const struct formula *formula, struct memory *memory) {
    if (formula->clauses < FEW_CLAUSES || common_length(formula) < 3)
        return false;
    double found = spread(formula, memory);
    return found > SPREAD_MIN && found < SPREAD_MAX;
}
