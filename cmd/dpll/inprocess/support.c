/* SPDX-License-Identifier: MIT */
#include "inprocess/support.h"

#include <assert.h>

#include "search/state.h"

/* Entries of a watch list that are read in a tick: a cache line of 64 bytes has 8. */
enum { WATCHES_A_TICK = 8 };

/* Whether (a, b) is an irredundant clause. */
static bool has_binary(struct solver *s, Lit a, Lit b) {
    assert(lit_var(a) != lit_var(b));
    const struct watch_list *lists = s->watches.lists;
    const struct watch_list *list = lists[a].size < lists[b].size ? &lists[a] : &lists[b];
    Lit other = list == &lists[a] ? b : a;
    uint32_t i = 0;
    bool found = false;
    for (; !found && i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        found = (watch.ref & BINARY) && !(watch.ref & BINARY_REDUNDANT) && watch.blocker == other;
    }
    *s->account += 1 + i / WATCHES_A_TICK;
    return found;
}

static bool is_reason_irredundant(struct solver *s, Var var) {
    assert(solver_value(s, lit_make(var, 0)));
    uint32_t reason = memory_at(s->assigned, var).reason;
    if (reason == NO_REASON)
        return true;
    Lit lit = lit_make(var, solver_value(s, lit_make(var, 0)) < 0);
    return reason & BINARY ? has_binary(s, lit, reason & ~BINARY)
                           : !solver_clause(s, reason)->redundant;
}

bool support_is_irredundant(struct solver *s, Ref conflict) {
    assert(s->cdcl->analyzed.size);
    const struct var_stack *analyzed = &s->cdcl->analyzed;
    bool irredundant = conflict == CONFLICT_BINARY
                           ? has_binary(s, s->binary_conflict[0], s->binary_conflict[1])
                           : !solver_clause(s, conflict)->redundant;
    for (size_t i = 0; irredundant && i < analyzed->size; i++)
        irredundant = is_reason_irredundant(s, stack_at(analyzed, i));
    return irredundant;
}
