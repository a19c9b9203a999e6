/* SPDX-License-Identifier: MIT */
/* A clause forces a literal, or is false, only if all of its other literals are false.  So it is
 * enough to watch two literals that are not false.  The clause is visited only when one of the two
 * becomes false; then it watches another literal that is not false instead.  If there is none, the
 * other watched literal is forced, or the clause is false.  Backtracking leaves all watches alone,
 * since it makes no literal false.
 *
 * Most visits need not read the clause.  A watch also holds a blocker, another literal of the
 * clause, and while the blocker is true, so is the clause.  Of a binary clause the blocker is all
 * the rest.  The search for a literal to watch goes on where the last one in this clause ended.  If
 * it always began at the front, the visits along one branch could take time quadratic in the size
 * of the clause. */
#include "search/propagate.h"

#include <assert.h>

#include "state/justify.h"
#include "state/ticks.h"
#include "state/trail.h"

#ifndef NDEBUG
static bool are_false(const struct solver *s, struct lits lits) {
    for (uint32_t i = 0; i < lits.size; i++)
        if (solver_value(s, lits_at(lits, i)) >= 0)
            return false;
    return true;
}

/* Literals of the trail of which one has its list looked at once it was propagated. */
enum { SAMPLE = 16 };

/* Whether each clause that still watches a false literal is satisfied by its blocker or its other
 * watch. */
static bool is_propagated(const struct solver *s, Lit false_lit, Ref ignored) {
    struct watch_list list = watch_list_of(&s->watches, false_lit);
    for (uint32_t i = 0; i < list.size; i++) {
        struct watch watch = watch_at(&s->watches, &list, i);
        if (watch.ref == ignored || solver_value(s, watch.blocker) > 0)
            continue;
        if (watch.ref & BINARY)
            return false;
        const Lit *lits = solver_clause(s, watch.ref)->lits;
        if (solver_value(s, lits[0] ^ lits[1] ^ false_lit) <= 0)
            return false;
    }
    return true;
}
#endif

/* Returns the index of a literal that is not false and not watched, searching from where the last
 * search ended; 0 if all are false. */
static inline uint32_t find_replacement(const signed char *values, struct clause *clause) {
    uint32_t start = clause->searched, size = clause->size;
    assert(start >= 2 && start < size);
    for (uint32_t i = start; i < size; i++)
        if (memory_at(values, clause_at(clause, i)) >= 0)
            return clause->searched = i;
    for (uint32_t i = 2; i < start; i++)
        if (memory_at(values, clause_at(clause, i)) >= 0)
            return clause->searched = i;
    return 0;
}

/* Visits the watches of a literal that has become false.  One function and longer than others: the
 * solver spends most of its time here, and each step works on the same few pointers. */
static Ref propagate_literal(struct solver *s, Lit false_lit, Ref ignored) {
    struct watch_list *list = &watch_list_of(&s->watches, false_lit);
    if (!list->size)
        return NO_CONFLICT; /* The pool may be NULL. */
    assert(solver_value(s, false_lit) < 0 && list->size <= list->capacity);
    struct watch *from = s->watches.pool + list->begin, *to = from;
    const struct watch *end = from + list->size;
    signed char *values = s->values;
    Ref conflict = NO_CONFLICT;
    uint64_t ticks = ticks_of_pass(list->size, sizeof *from);

    while (from != end) {
        struct watch watch = *to++ = *from++; /* kept, unless `to` is taken back */
        signed char blocked = memory_at(values, watch.blocker);
        if (blocked > 0)
            continue;
        if (watch.ref & BINARY) {
            if (blocked < 0) {
                s->binary_conflict[0] = false_lit;
                s->binary_conflict[1] = watch.blocker;
                s->binary_conflict_id = justify_clause_id(s, watch.ref);
                conflict = CONFLICT_BINARY;
                break;
            }
            trail_assign(s, watch.blocker, BINARY | false_lit);
            if (s->proof)
                justify_assigned(s, watch.blocker, justify_clause_id(s, watch.ref));
            ticks++;
            continue;
        }
        if (watch.ref == ignored)
            continue;
        struct clause *clause = solver_clause(s, watch.ref);
        Lit *lits = clause->lits;
        Lit other = lits[0] ^ lits[1] ^ false_lit; /* without a branch on which it is */
        assert(lits[0] == false_lit || lits[1] == false_lit);
        assert(lits[0] != lits[1] && clause->searched >= 2 && clause->searched < clause->size);
        signed char other_value = memory_at(values, other);
        ticks++;
        if (other_value > 0) {
            to[-1].blocker = other;
            continue;
        }
        uint32_t at = find_replacement(values, clause);
        if (!at) {
            assert(are_false(s, (struct lits){lits + 2, clause->size - 2}));
            if (other_value < 0) {
                conflict = watch.ref;
                break;
            }
            trail_assign(s, other, watch.ref);
            continue;
        }
        Lit replacement = lits[at];
        if (memory_at(values, replacement) > 0) {
            to[-1].blocker = replacement;
            continue;
        }
        lits[0] = other;
        lits[1] = replacement;
        lits[at] = false_lit;
        to--;
        ticks++;
        struct watch_list *target = &watch_list_of(&s->watches, replacement);
        if (target->size == target->capacity) {
            /* The pool may move and invalidate the three pointers. */
            const struct watch *old = s->watches.pool;
            size_t at_from = (size_t)(from - old), at_to = (size_t)(to - old),
                   at_end = (size_t)(end - old);
            watches_extend(&s->watches, s->memory, replacement);
            from = s->watches.pool + at_from;
            to = s->watches.pool + at_to;
            end = s->watches.pool + at_end;
        }
        memory_at(s->watches.pool, target->begin + target->size++) =
            (struct watch){other, watch.ref};
    }
    while (from != end)
        *to++ = *from++;
    list->size = (uint32_t)(to - (s->watches.pool + list->begin));
    assert(conflict != NO_CONFLICT || s->propagated % SAMPLE ||
           is_propagated(s, false_lit, ignored));
    *s->account += ticks;
    return conflict;
}

static Ref propagate_all(struct solver *s, Ref ignored) {
    assert(s->propagated <= s->trail.size);
    assert(ignored == NO_CONFLICT || !(ignored & BINARY));
    size_t before = s->propagated;
    Ref conflict = NO_CONFLICT;
    while (conflict == NO_CONFLICT && s->propagated < s->trail.size)
        conflict = propagate_literal(s, lit_not(stack_at(&s->trail, s->propagated++)), ignored);
    assert(s->propagated >= before);
    s->counters.propagations += s->propagated - before;
    if (conflict == NO_CONFLICT)
        return conflict;
    assert(are_false(s, solver_conflict_lits(s, conflict)));
    s->propagated--; /* The watches of the last literal were not all visited. */
    return conflict;
}

Ref propagate_without(struct solver *s, Ref ignored) {
    if (!s->profile)
        return propagate_all(s, ignored);
    enum search_step before = profile_change(s->profile, STEP_PROPAGATE);
    Ref conflict = propagate_all(s, ignored);
    profile_change(s->profile, before);
    return conflict;
}

Ref propagate(struct solver *s) {
    return propagate_without(s, NO_CONFLICT);
}
