/* SPDX-License-Identifier: MIT */
/* A literal is removed from the learned clause if the other literals imply it.  Resolving
 * (-a, -b, -c) with the reason (-a, c) of c, for example, gives (-a, -b).  The literals of a reason
 * need not be in the clause themselves, if their own reasons lead back to literals that are.
 *
 * Without care this takes exponentially many steps.  So each variable is examined once for a clause
 * and marked as removable or as poison, and the examination stops at levels that have no literal in
 * the clause, from which nothing in the clause can follow. */
#include "search/minimize.h"

#include <assert.h>

#include "search/state.h"
#include "search/theory.h"
#include "state/log.h"
#include "state/technique.h"

/* Reasons followed from one to the next: each takes a frame of the stack, and a literal that needs
 * more of them is kept. */
enum { DEPTH_MAX = 1000 };

static bool implied(struct solver *s, Lit lit, unsigned depth);

static bool reason_implied(struct solver *s, uint32_t reason, Lit skip, unsigned depth) {
    assert(solver_value(s, skip) > 0);
    Lit other;
    uint32_t size = solver_reason_lits(s, reason, &other).size;
    for (uint32_t i = 0; i < size; i++) {
        /* Explaining a reason of a theory adds a clause to the arena, which may move. */
        Lit lit = solver_reason_lits(s, reason, &other).at[i];
        if (lit != skip && !implied(s, lit, depth))
            return false;
    }
    return true;
}

/* Whether the other literals of the clause imply that a literal is false.  Caches the result as a
 * mark. */
static bool implied(struct solver *s, Lit lit, unsigned depth) {
    struct cdcl *cdcl = s->cdcl;
    Var var = lit_var(lit);
    struct assigned assigned = memory_at(s->assigned, var);
    unsigned char mark = memory_at(cdcl->marks, var);
    assert(solver_value(s, lit) < 0);
    assert(depth <= DEPTH_MAX + 1);
    if (!assigned.level || (mark & MARK_REMOVABLE) || ((mark & MARK_SEEN) && depth))
        return true;
    /* A literal on a level without a literal of the clause cannot be implied by the clause. */
    if (assigned.reason == NO_REASON || (mark & MARK_POISON) || depth > DEPTH_MAX ||
        !memory_at(cdcl->in_level, assigned.level))
        return false;
    uint32_t reason = theory_reason(s, var);
    bool removable = reason_implied(s, reason, lit_not(lit), depth + 1);
    if (!mark)
        stack_push(s->memory, &cdcl->analyzed, var);
    memory_at(cdcl->marks, var) |= removable ? MARK_REMOVABLE : MARK_POISON;
    return removable;
}

void minimize(struct solver *s) {
    assert(s->clause.size);
    size_t kept = 1;
    if (!technique_is_on(s, TECHNIQUE_MINIMIZE))
        return;
    assert(solver_assigned(s, stack_at(&s->clause, 0)).level == solver_level(s));
    for (size_t i = 1; i < s->clause.size; i++) {
        Lit lit = stack_at(&s->clause, i);
        if (implied(s, lit, 0))
            log_reason(s, "minimize", lit_not(lit), solver_assigned(s, lit).reason,
                       "follows from the others");
        else
            stack_at(&s->clause, kept++) = lit;
    }
    s->counters.minimized_literals += s->clause.size - kept;
    s->clause.size = kept;
}

bool minimize_implied(struct solver *s, Lit lit) {
    return implied(s, lit, 1);
}
