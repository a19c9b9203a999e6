/* SPDX-License-Identifier: MIT */
#include "engines/listed.h"

#include <assert.h>

#include "state/justify.h"
#include "state/poll.h"
#include "state/trail.h"

static void append(struct listed *list, struct solver *s, const Lit *lits, uint32_t size,
                   uint32_t ref) {
    assert(size > 1);
    struct listed_clause clause = {list->lits.size, size, ref};
    poll_step(s, list->clauses.size);
    stack_push(s->memory, &list->clauses, clause);
    for (uint32_t i = 0; i < size; i++)
        stack_push(s->memory, &list->lits, array_at(lits, size, i));
    assert(solver_has_lit(s, lits[0]) && list->lits.size == clause.begin + size);
}

/* A binary clause has a watch for each of its literals, and is taken from the watch of its
 * first. */
static void append_binaries(struct listed *list, struct solver *s, Lit lit) {
    const struct watch_list *watches = &watch_list_of(&s->watches, lit);
    for (uint32_t i = 0; i < watches->size; i++) {
        struct watch watch = watch_at(&s->watches, watches, i);
        Lit lits[] = {lit, watch.blocker};
        if (watch.ref & BINARY && lit < watch.blocker)
            append(list, s, lits, 2, watch.ref);
    }
}

bool listed_update(struct listed *list, struct solver *s) {
    assert(!solver_level(s));
    if (list->taken == s->clauses)
        return false;
    list->taken = s->clauses;
    stack_clear(&list->clauses);
    stack_clear(&list->lits);
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        append_binaries(list, s, lit);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        append(list, s, clause->lits, clause->size, ref);
    }
    assert(list->clauses.size == s->irredundant + s->redundant);
    return true;
}

#ifndef NDEBUG
/* Whether a literal, or for NO_LIT none, is the only one of a clause that is not false. */
static bool is_left(const struct solver *s, const struct listed *list,
                    const struct listed_clause *clause, Lit only) {
    bool found = only == NO_LIT;
    for (uint32_t i = 0; i < clause->size; i++) {
        Lit lit = stack_at(&list->lits, clause->begin + i);
        if (lit != only && solver_value(s, lit) >= 0)
            return false;
        found |= lit == only;
    }
    return found;
}
#endif

void listed_force(struct solver *s, const struct listed *list, const struct listed_clause *clause,
                  Lit lit) {
    assert(!solver_value(s, lit) && is_left(s, list, clause, lit));
    const Lit *lits = list->lits.data + clause->begin;
    if (!(clause->ref & BINARY)) {
        trail_assign(s, lit, clause->ref);
        return;
    }
    trail_assign(s, lit, BINARY | (lits[0] ^ lits[1] ^ lit));
    if (s->proof)
        justify_assigned(s, lit, justify_clause_id(s, clause->ref));
}

Ref listed_conflict(struct solver *s, const struct listed *list,
                    const struct listed_clause *clause) {
    const Lit *lits = list->lits.data + clause->begin;
    assert(is_left(s, list, clause, NO_LIT));
    if (!(clause->ref & BINARY))
        return clause->ref;
    s->binary_conflict[0] = lits[0];
    s->binary_conflict[1] = lits[1];
    s->binary_conflict_id = justify_clause_id(s, clause->ref);
    return CONFLICT_BINARY;
}
