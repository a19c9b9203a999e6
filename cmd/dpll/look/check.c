/* SPDX-License-Identifier: MIT */
#include "look/check.h"

#ifndef NDEBUG

#include <assert.h>

/* All literals implied by a true literal are true; of a pair, one literal if the other is false. */
static void check_short(const struct solver *s, Lit lit) {
    const struct implied *implied = &memory_at(s->look->implied, lit);
    const struct pair_list *pairs = &memory_at(s->look->pairs, lit);
    for (uint32_t i = 0; i < implied->size; i++)
        assert(solver_value(s, stack_at(implied, i)) > 0);
    for (uint32_t i = 0; i < pairs->size; i++) {
        struct pair pair = stack_at(pairs, i);
        assert(solver_value(s, pair.first) >= 0 || solver_value(s, pair.second) > 0);
        assert(solver_value(s, pair.second) >= 0 || solver_value(s, pair.first) > 0);
    }
}

/* Whether a long clause is true or kept as a shorter one. */
static bool is_true(const struct solver *s, size_t number) {
    const struct look *look = s->look;
    bool found = stack_at(&look->counts, number) >= look->done;
    for (size_t i = stack_at(&look->starts, number); i < stack_at(&look->starts, number + 1); i++)
        found |= solver_value(s, stack_at(&look->lits, i)) > 0;
    return found;
}

/* A long clause that is neither true nor kept as a shorter one has at least four open literals, and
 * its count is their number. */
static void check_large(const struct solver *s, size_t number) {
    const struct look *look = s->look;
    uint32_t open = 0, count = stack_at(&look->counts, number);
    size_t begin = stack_at(&look->starts, number), end = stack_at(&look->starts, number + 1);
    bool satisfied = false;
    assert(begin < end && end <= look->lits.size);
    for (size_t i = begin; i < end && !satisfied; i++) {
        signed char value = solver_value(s, look->lits.data[i]);
        open += !value;
        satisfied = value > 0;
    }
    assert(satisfied || count >= look->done || (count == open && open > 3));
}

void check_look(const struct solver *s) {
    const struct look *look = s->look;
    assert(!look->standing.size && look->reduced == s->trail.size);
    for (size_t i = 0; i < s->trail.size; i++)
        check_short(s, stack_at(&s->trail, i));
    for (size_t i = 0; i < look->counts.size; i++)
        check_large(s, i);
}

bool look_satisfies(const struct solver *s, size_t begin) {
    const struct look *look = s->look;
    for (size_t i = begin; i < s->trail.size; i++) {
        Lit lit = stack_at(&s->trail, i);
        const struct pair_list *pairs = &memory_at(look->pairs, lit);
        const struct occurrences *large = &memory_at(look->large, lit_not(lit));
        check_short(s, lit);
        for (uint32_t at = 0; at < pairs->size; at++)
            if (solver_value(s, stack_at(pairs, at).first) <= 0 &&
                solver_value(s, stack_at(pairs, at).second) <= 0)
                return false;
        for (uint32_t at = 0; at < large->size; at++)
            if (!is_true(s, stack_at(large, at)))
                return false;
    }
    return true;
}

/* The weight of the ternary clauses that the trail from `begin` on has shortened: of those with two
 * open literals, and of all. */
static void weigh_short(const struct solver *s, size_t begin, double *least, double *most) {
    const struct look *look = s->look;
    for (size_t i = begin; i < s->trail.size; i++) {
        const struct pair_list *pairs = &memory_at(look->pairs, stack_at(&s->trail, i));
        for (uint32_t at = 0; at < pairs->size; at++) {
            struct pair pair = stack_at(pairs, at);
            double weight = look->scale * (double)memory_at(look->strength, pair.first) *
                            (double)memory_at(look->strength, pair.second);
            *most += weight;
            if (!solver_value(s, pair.first) && !solver_value(s, pair.second))
                *least += weight;
        }
    }
}

bool look_weighs(const struct solver *s, size_t begin) {
    const struct look *look = s->look;
    double least = 0, most = 0, large = 0;
    weigh_short(s, begin, &least, &most);
    for (size_t i = begin; i < s->trail.size; i++)
        large += (double)memory_at(look->shortened, stack_at(&s->trail, i));
    return look->sum >= (least + large) * 0.99 && look->sum <= (most + large) * 1.01;
}

bool look_fails(const struct solver *s, struct why why) {
    const struct look *look = s->look;
    struct pair pair;
    switch (why_listing(why)) {
    case NOT_LISTED:
        return false;
    case IN_LARGE:
        for (size_t i = stack_at(&look->starts, why_at(why));
             i < stack_at(&look->starts, why_at(why) + 1); i++)
            if (solver_value(s, stack_at(&look->lits, i)) >= 0)
                return false;
        return true;
    case IN_IMPLIED:
        return look_has(s, why) &&
               solver_value(s, stack_at(&memory_at(look->implied, why.from), why_at(why))) < 0;
    default:
        if (!look_has(s, why))
            return false;
        pair = stack_at(&memory_at(look->pairs, why.from), why_at(why));
        return solver_value(s, pair.first) < 0 && solver_value(s, pair.second) < 0;
    }
}

/* One in this many look-aheads is checked, and one in this many with its long clauses. */
enum { CHECKED = 8, CHECKED_LONG = 64 };

/* Whether each long clause with a false literal is true or has at least two open literals. */
static bool is_counted(const struct solver *s, Lit lit) {
    const struct look *look = s->look;
    const struct occurrences *list = &memory_at(look->large, lit);
    for (uint32_t i = 0; i < list->size; i++) {
        uint32_t number = stack_at(list, i), open = 0;
        for (size_t at = stack_at(&look->starts, number);
             open < 2 && at < stack_at(&look->starts, number + 1); at++) {
            signed char value = solver_value(s, stack_at(&look->lits, at));
            open += value > 0 ? 2 : !value;
        }
        if (open < 2)
            return false;
    }
    return true;
}

bool look_follows(const struct solver *s, size_t begin) {
    const struct look *look = s->look;
    if (s->counters.propagations % CHECKED)
        return true;
    Lit lit =
        stack_at(&s->trail, begin + s->counters.propagations / CHECKED % (s->trail.size - begin));
    const struct implied *implied = &memory_at(look->implied, lit);
    const struct pair_list *pairs = &memory_at(look->pairs, lit);
    for (uint32_t i = 0; i < implied->size; i++)
        if (solver_value(s, stack_at(implied, i)) <= 0)
            return false;
    for (uint32_t i = 0; i < pairs->size; i++)
        if (solver_value(s, stack_at(pairs, i).first) + solver_value(s, stack_at(pairs, i).second) <
            0)
            return false;
    return s->counters.propagations % CHECKED_LONG || is_counted(s, lit_not(lit));
}

#endif
