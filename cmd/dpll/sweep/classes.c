/* SPDX-License-Identifier: MIT */
#include "sweep/classes.h"

#include <assert.h>
#include <string.h>

#include "state/justify.h"
#include "state/poll.h"

/* Joins two rings, or splits one. */
static void swap_next(struct sweep *sweep, Var a, Var b) {
    assert(a != b);
    Var next = memory_at(sweep->next, a);
    memory_at(sweep->next, a) = memory_at(sweep->next, b);
    memory_at(sweep->next, b) = next;
}

bool classes_join(struct solver *s, struct sweep *sweep, Lit a, Lit b, uint64_t forth,
                  uint64_t back, Lit *loser) {
    if (merge_literals(s, &sweep->merger, a, b, forth, back, loser) != MERGE_DONE)
        return false;
    swap_next(sweep, lit_var(a), lit_var(b));
    return true;
}

/* Records the reference of each binary clause with lit by its other literal, or clears the
 * records. */
static void note_binaries(struct solver *s, Lit lit, uint32_t *refs, bool clear) {
    struct watch_list list = watch_list_of(&s->watches, lit);
    for (uint32_t i = 0; i < list.size; i++) {
        struct watch watch = watch_at(&s->watches, &list, i);
        if (watch.ref & BINARY)
            memory_at(refs, watch.blocker) = clear ? 0 : watch.ref;
    }
}

/* Joins the class of -lit with those of the literals that binary clauses make equivalent to it:
 * (lit, other), and (-lit, -other), recorded in refs. */
static void adopt(struct solver *s, struct sweep *sweep, Lit lit, const uint32_t *refs) {
    assert(!solver_value(s, lit) && !memory_at(s->removed, lit_var(lit)));
    struct watch_list list = watch_list_of(&s->watches, lit);
    Lit loser;
    for (uint32_t i = 0; i < list.size && !s->inconsistent; i++) {
        struct watch watch = watch_at(&s->watches, &list, i);
        Lit other = watch.blocker;
        if (!(watch.ref & BINARY) || !memory_at(refs, lit_not(other)) || solver_value(s, other) ||
            memory_at(s->removed, lit_var(other)))
            continue;
        classes_join(s, sweep, lit_not(lit), other, justify_clause_id(s, watch.ref),
                     justify_clause_id(s, memory_at(refs, lit_not(other))), &loser);
    }
}

void classes_adopt(struct solver *s, struct sweep *sweep) {
    assert(!solver_level(s));
    size_t lits = 2 * (size_t)s->vars;
    stack_clear(&s->counts);
    stack_reserve(s->memory, &s->counts, lits + 1);
    memset(s->counts.data, 0, lits * sizeof *s->counts.data);
    for (Lit lit = 0; lit < lits && !s->inconsistent; lit += 2) {
        poll_step(s, lit);
        if (solver_value(s, lit) || memory_at(s->removed, lit_var(lit)))
            continue;
        note_binaries(s, lit_not(lit), s->counts.data, false);
        adopt(s, sweep, lit, s->counts.data);
        note_binaries(s, lit_not(lit), s->counts.data, true);
    }
}
