/* SPDX-License-Identifier: MIT */
#include "look/propagate.h"

#include <assert.h>

#include "common/base/bit.h"
#include "look/check.h"
#include "state/ticks.h"

/* Assigns the literals that binary clauses imply, from trail position *at on.  Binary clauses come
 * first: they are the cheapest, and their literals save visits to other clauses.  The next list is
 * prefetched while one is read, since lists are scattered. */
static bool propagate_implied(struct solver *s, size_t *at) {
    const struct implied *lists = s->look->implied;
    signed char *values = s->values;
    while (*at < s->trail.size) {
        Lit lit = stack_at(&s->trail, (*at)++);
        const struct implied *list = &memory_at(lists, lit);
        const Lit *end = list->data + list->size;
        if (*at < s->trail.size)
            bit_fetch(memory_at(lists, stack_at(&s->trail, *at)).data);
        for (const Lit *other = list->data; other < end; other++) {
            signed char value = memory_at(values, *other);
            if (value > 0)
                continue;
            struct why why = why_listed(lit, IN_IMPLIED, (uint32_t)(other - list->data));
            if (value < 0) {
                assert(look_has(s, why));
                s->look->failed = why;
                return false;
            }
            look_assign(s, *other, why);
        }
    }
    return true;
}

/* Assigns the last open literal of a clause. */
static inline void force(struct solver *s, Lit lit, struct why why, bool weigh) {
    look_assign(s, lit, why);
    if (weigh)
        stack_push(&s->look->memory, &s->look->forced, lit);
}

/* Handles a pair with both literals false, or one false and the other open. */
static inline bool act_on_pair(struct solver *s, Lit lit, const struct pair *pair, bool weigh) {
    struct why why =
        why_listed(lit, IN_PAIRS, (uint32_t)(pair - memory_at(s->look->pairs, lit).data));
    Lit open = solver_value(s, pair->first) ? pair->second : pair->first;
    if (solver_value(s, open)) {
        assert(solver_value(s, pair->first) < 0 && solver_value(s, pair->second) < 0);
        s->look->failed = why;
        return false;
    }
    force(s, open, why, weigh);
    return true;
}

/* Visits the ternary clauses that a true literal shortens, and weighs them.  Returns false if one
 * is false.  Branches only on clauses that become unit or false, which are rare; all else is
 * computed. */
static bool weigh_pairs(struct solver *s, Lit lit) {
    struct look *look = s->look;
    const struct pair_list *list = &memory_at(look->pairs, lit);
    const struct pair *end = list->data + list->size;
    const signed char *values = s->values;
    const float *strength = look->strength;
    float sum = 0;
    for (const struct pair *pair = list->data; pair < end; pair++) {
        signed char first = memory_at(values, pair->first),
                    second = memory_at(values, pair->second);
        int both_open = 1 & ~(first | second);
        sum +=
            memory_at(strength, pair->first) * memory_at(strength, pair->second) * (float)both_open;
        if (first + second < 0 && !act_on_pair(s, lit, pair, true))
            return false;
    }
    look->sum += look->scale * sum;
    return true;
}

/* The same without weights. */
static bool test_pairs(struct solver *s, Lit lit) {
    const struct pair_list *list = &memory_at(s->look->pairs, lit);
    const struct pair *end = list->data + list->size;
    const signed char *values = s->values;
    for (const struct pair *pair = list->data; pair < end; pair++)
        if (memory_at(values, pair->first) + memory_at(values, pair->second) < 0 &&
            !act_on_pair(s, lit, pair, false))
            return false;
    return true;
}

#ifndef NDEBUG
/* Whether a long clause has no literal that is true, and none that is open but this one. */
static bool is_last(const struct solver *s, uint32_t number, Lit last) {
    const struct look *look = s->look;
    for (size_t i = stack_at(&look->starts, number); i < stack_at(&look->starts, number + 1); i++)
        if (solver_value(s, stack_at(&look->lits, i)) >= 0 && stack_at(&look->lits, i) != last)
            return false;
    return true;
}
#endif

/* Handles a long clause with at most one literal that was not counted false; this literal may have
 * a value not counted yet. */
static bool shorten(struct solver *s, Lit from, uint32_t number, bool weigh) {
    assert(number < s->look->counts.size);
    struct look *look = s->look;
    struct why why = why_listed(from, IN_LARGE, number);
    const Lit *end = look->lits.data + stack_at(&look->starts, number + 1);
    for (const Lit *lit = look->lits.data + stack_at(&look->starts, number); lit < end; lit++) {
        if (solver_value(s, *lit) > 0)
            return true;
        if (solver_value(s, *lit))
            continue;
        assert(is_last(s, number, *lit));
        force(s, *lit, why, weigh);
        return true;
    }
    look->failed = why;
    return false;
}

/* Counts the long clauses that a true literal shortens: all of them even if one is false, so that
 * undoing can count them back. */
static bool count_large(struct solver *s, Lit lit, bool weigh) {
    struct look *look = s->look;
    const struct occurrences *list = &memory_at(look->large, lit_not(lit));
    uint32_t *counts = look->counts.data;
    bool fine = true;
    const uint32_t *end = list->data + list->size;
    for (const uint32_t *number = list->data; number < end; number++)
        if (--memory_at(counts, *number) <= 1)
            fine = fine && shorten(s, lit, *number, weigh);
    ticks_add(&s->counters.look_ticks, list->size / COUNTS_PER_TICK);
    return fine;
}

/* Long clauses have at least four open literals before a look-ahead, so that they need not be
 * counted until it has assigned a third one. */
static bool propagate_large(struct solver *s, bool weigh) {
    struct look *look = s->look;
    if (look->seen - stack_at(&look->standing, 0).trail < 3)
        return true;
    while (look->counted < look->seen)
        if (!count_large(s, stack_at(&s->trail, look->counted++), weigh))
            return false;
    return true;
}

static bool propagate(struct solver *s, Lit lit, bool weigh) {
    assert(!solver_value(s, lit));
    struct look *look = s->look;
    size_t at = s->trail.size;
    look->seen = at;
    look_assign(s, lit, why_listed(lit, NOT_LISTED, 0));
    do {
        if (!propagate_implied(s, &at))
            return false;
        Lit next = stack_at(&s->trail, look->seen);
        if (look->seen + 1 < s->trail.size)
            bit_fetch(memory_at(look->pairs, stack_at(&s->trail, look->seen + 1)).data);
        s->counters.propagations++;
        ticks_add(&s->counters.look_ticks,
                  TICKS_LITERAL + memory_at(look->pairs, next).size / PAIRS_PER_TICK);
        if (!(weigh ? weigh_pairs(s, next) : test_pairs(s, next)))
            return false;
        look->seen++;
        if (look->longest <= 3)
            continue;
        /* Adds the weights from clauses_tidy.  That other literals of the trail shorten or satisfy
         * these clauses as well is ignored: considering it would take longer and not lead
         * better. */
        if (weigh)
            look->sum += memory_at(look->shortened, next);
        if (!propagate_large(s, weigh))
            return false;
    } while (look->seen < s->trail.size);
    return true;
}

static bool propagate_checked(struct solver *s, Lit lit, bool weigh) {
    size_t begin = s->trail.size;
    bool fine = propagate(s, lit, weigh);
    assert(fine ? look_follows(s, begin) : look_fails(s, s->look->failed));
    (void)begin;
    return fine;
}

bool look_propagate(struct solver *s, Lit lit) {
    return propagate_checked(s, lit, true);
}

bool look_test(struct solver *s, Lit lit) {
    return propagate_checked(s, lit, false);
}

/* Counts back what the trail from `keep` on has shortened. */
static void undo_large(struct solver *s, size_t keep) {
    struct look *look = s->look;
    uint32_t *counts = look->counts.data;
    assert(look->counted <= s->trail.size);
    for (size_t at = keep; at < look->counted; at++) {
        const struct occurrences *list = &memory_at(look->large, lit_not(stack_at(&s->trail, at)));
        const uint32_t *end = list->data + list->size;
        for (const uint32_t *number = list->data; number < end; number++)
            memory_at(counts, *number)++;
    }
    if (look->counted > keep)
        look->counted = keep;
}

void look_undo(struct solver *s, size_t keep) {
    struct look *look = s->look;
    const Lit *trail = s->trail.data;
    signed char *values = s->values;
    assert(keep <= s->trail.size);
    if (look->longest > 3)
        undo_large(s, keep);
    for (size_t size = s->trail.size; size > keep;) {
        Lit lit = memory_at(trail, --size);
        memory_at(values, lit) = memory_at(values, lit_not(lit)) = 0;
    }
    s->trail.size = keep;
    if (look->seen > keep)
        look->seen = keep;
}
