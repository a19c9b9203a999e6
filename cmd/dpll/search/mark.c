/* SPDX-License-Identifier: MIT */
#include "search/mark.h"

#include <assert.h>

unsigned mark_lits(struct solver *s, struct lits lits) {
    struct cdcl *cdcl = s->cdcl;
    unsigned count = 0;
    for (uint32_t i = 0; i < lits.size; i++) {
        Var var = lit_var(lits_at(lits, i));
        assert(solver_value(s, lits_at(lits, i)));
        if (memory_at(cdcl->marks, var) || !memory_at(s->assigned, var).level)
            continue;
        memory_at(cdcl->marks, var) = MARK_SEEN;
        stack_push(s->memory, &cdcl->analyzed, var);
        count++;
    }
    return count;
}

unsigned mark_reason(struct solver *s, uint32_t reason) {
    assert(reason != NO_REASON);
    Lit other;
    return mark_lits(s, solver_reason_lits(s, reason, &other));
}

void mark_forget(struct cdcl *cdcl) {
    for (size_t i = 0; i < cdcl->analyzed.size; i++)
        memory_at(cdcl->marks, stack_at(&cdcl->analyzed, i)) = 0;
    stack_clear(&cdcl->analyzed);
}
