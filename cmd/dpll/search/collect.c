/* SPDX-License-Identifier: MIT */
/* Clauses lie in one array.  One that is removed is only marked at first, since the trail and the
 * watch lists refer to it by its place.  A collection then moves the other clauses together, in
 * their order, and replaces their places in watches and reasons.  In between, a clause that moves
 * keeps its new place in `searched`, which each clause has for another use (clause.h). */
#include "search/collect.h"

#include <assert.h>
#include <string.h>

#include "search/eager.h"
#include "search/state.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"

/* Literals at level 0 need no reason: their clauses may be removed. */
static bool is_clause_reason(struct assigned assigned) {
    return assigned.level && assigned.reason < THEORY_REASON;
}

void collect_mark_reasons(struct solver *s, bool marked) {
    for (size_t i = 0; i < s->trail.size; i++) {
        struct assigned assigned = solver_assigned(s, stack_at(&s->trail, i));
        if (is_clause_reason(assigned))
            solver_clause(s, assigned.reason)->reason = marked;
    }
}

void collect_mark_garbage(struct solver *s, Ref ref) {
    struct clause *clause = solver_clause(s, ref);
    assert(!clause->garbage && !clause->reason);
    assert(clause->redundant ? s->redundant : s->irredundant);
    clause->garbage = true;
    justify_gone(s, clause_id(clause), clause->lits, clause->size);
    if (clause->redundant)
        s->redundant--;
    else
        s->irredundant--;
}

/* The value of a literal at level 0: 1, -1, or 0 if it has none there. */
static int fixed_value(const struct solver *s, Lit lit) {
    return solver_value(s, lit) && !solver_assigned(s, lit).level ? solver_value(s, lit) : 0;
}

static bool is_satisfied(const struct solver *s, const struct clause *clause) {
    for (uint32_t i = 0; i < clause->size; i++)
        if (fixed_value(s, clause_at(clause, i)) > 0)
            return true;
    return false;
}

static void mark_satisfied(struct solver *s) {
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        if (!clause->garbage && is_satisfied(s, clause))
            collect_mark_garbage(s, ref);
    }
}

/* Stores the place of each clause after compaction in its field `searched`. */
static void plan_moves(struct solver *s) {
    Ref to = 0;
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        struct clause *clause = solver_clause(s, ref);
        if (clause->garbage)
            continue;
        clause->searched = to;
        to += CLAUSE_WORDS + clause->size;
    }
}

static bool is_superfluous(const struct solver *s, Lit lit) {
    return fixed_value(s, lit) > 0 || memory_at(s->removed, lit_var(lit));
}

void collect_forget_binary(struct solver *s, Lit lit, struct watch watch) {
    const Lit lits[2] = {lit, watch.blocker};
    assert(watch.ref & BINARY && lit != watch.blocker);
    assert(watch.ref & BINARY_REDUNDANT ? s->redundant : s->irredundant);
    justify_gone(s, justify_clause_id(s, watch.ref), lits, 2);
    if (watch.ref & BINARY_REDUNDANT)
        s->redundant--;
    else
        s->irredundant--;
}

bool collect_drops_binary(struct solver *s, Lit lit, struct watch watch) {
    assert(watch.ref & BINARY);
    if (!is_superfluous(s, lit) && !is_superfluous(s, watch.blocker))
        return false;
    if (lit < watch.blocker)
        collect_forget_binary(s, lit, watch);
    return true;
}

static void update_list(struct solver *s, Lit lit) {
    struct watch_list *list = &watch_list_of(&s->watches, lit);
    if (!list->size)
        return;
    struct watch *watches = s->watches.pool + list->begin;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = array_at(watches, list->size, i);
        if (watch.ref & BINARY) {
            if (collect_drops_binary(s, lit, watch))
                continue;
        } else {
            const struct clause *clause = solver_clause(s, watch.ref);
            if (clause->garbage)
                continue;
            watch.ref = clause->searched;
        }
        watches[kept++] = watch;
    }
    list->size = kept;
}

static void update_reasons(struct solver *s) {
    for (size_t i = 0; i < s->trail.size; i++) {
        struct assigned *assigned = &solver_assigned(s, stack_at(&s->trail, i));
        if (is_clause_reason(*assigned))
            assigned->reason = solver_clause(s, assigned->reason)->searched;
    }
}

static void move_clauses(struct solver *s) {
    size_t end = s->arena.size, kept = 0;
    for (size_t ref = 0; ref < end;) {
        struct clause *clause = solver_clause(s, (Ref)ref);
        size_t words = CLAUSE_WORDS + (size_t)clause->size;
        if (!clause->garbage) {
            clause->searched = 2;
            memmove(s->arena.words + kept, clause, words * sizeof(uint32_t));
            kept += words;
        }
        ref += words;
    }
    assert(kept <= end);
    s->counters.collected_words += end - kept;
    s->arena.size = kept;
    eager_forget(s->cdcl);
}

void collect(struct solver *s) {
    size_t fixed = s->levels.size ? stack_at(&s->levels, 0).trail : s->trail.size;
    assert(fixed >= s->cdcl->fixed);
    s->counters.collections++;
    log_words(s, "collect", "%zu literals of level 0 are new, %zu words of clauses",
              fixed - s->cdcl->fixed, s->arena.size);
    if (fixed > s->cdcl->fixed) {
        mark_satisfied(s);
        s->cdcl->fixed = fixed;
    }
    plan_moves(s);
    for (Lit lit = 0; lit < 2 * s->vars; lit++) {
        poll_step(s, lit);
        update_list(s, lit);
    }
    update_reasons(s);
    move_clauses(s);
    watches_compact(&s->watches, s->memory);
    log_words(s, "collect", "%zu words of clauses are left", s->arena.size);
    assert(solver_is_counted(s));
}
