/* SPDX-License-Identifier: MIT */
#include "state/uniform.h"

#include <assert.h>

/* The length of all clauses if it is the same, else 0. */
static size_t common_length(const struct formula *formula) {
    struct clause_view clause;
    size_t length = 0;
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        if (length && clause.size != length)
            return 0;
        length = clause.size;
    }
    assert(formula->size <= length * formula->clauses || !length); /* an empty clause has a word */
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

/* With few clauses chance tells nothing; a spread near 1 may be due to it. */
bool uniform_looks(const struct solver *s) {
    if (s->formula->clauses < s->tuned->uniform_clauses || common_length(s->formula) < 3)
        return false;
    double found = spread(s->formula, s->memory);
    return found > s->tuned->uniform_spread_low && found < s->tuned->uniform_spread_high;
}
