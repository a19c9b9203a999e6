/* SPDX-License-Identifier: MIT */
#include "sweep/check.h"

#ifndef NDEBUG

#include <assert.h>

/* Each clause has a true literal among its watches. */
static void check_model(const struct oracle *oracle) {
    assert(oracle->trail.size == oracle->vars);
    for (size_t i = 0; i < oracle->clauses.size; i++) {
        const Lit *lits = oracle_lits(oracle, (uint32_t)i);
        uint32_t size = stack_at(&oracle->clauses, i).size;
        assert(size);
        assert(memory_at(oracle->values, lits[0]) > 0 ||
               (size > 1 && memory_at(oracle->values, lits[1]) > 0));
    }
}

static void check_class(const struct sweep *sweep, const Lit *lits, size_t size) {
    assert(size > 1 && lit_var(lits[0]) < sweep->covered);
    for (size_t i = 1; i < size; i++) {
        assert(memory_at(sweep->oracle.values, lits[i]) ==
               memory_at(sweep->oracle.values, lits[0]));
        assert(lit_var(lits[0]) < lit_var(lits[i]));
    }
}

void check_classes(const struct sweep *sweep) {
    size_t begin = 0;
    check_model(&sweep->oracle);
    for (size_t i = 0; i < sweep->ends.size; begin = stack_at(&sweep->ends, i++))
        check_class(sweep, sweep->candidates.data + begin, stack_at(&sweep->ends, i) - begin);
    assert(begin == sweep->candidates.size);
}

#endif
