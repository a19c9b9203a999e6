/* SPDX-License-Identifier: MIT */
#include "rewrite/deduplicate.h"

#include <assert.h>

#include "search/collect.h"
#include "search/unit.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"

/* Which of two copies stays must not depend on the list: irredundant clauses before learned ones,
 * then the older one. */
static bool is_better(uint32_t a, uint32_t b) {
    assert(a & b & BINARY);
    if ((a ^ b) & BINARY_REDUNDANT)
        return !(a & BINARY_REDUNDANT);
    return a < b;
}

static void drop(struct solver *s, Lit lit, struct watch watch) {
    if (lit > watch.blocker)
        return; /* Seen from the other list. */
    s->counters.duplicates++;
    log_literal_words(s, "duplicate", lit, "or %d stands twice", log_number(s, watch.blocker));
    collect_forget_binary(s, lit, watch);
}

/* seen: by literal, the reference of the best copy, or 0. */
static void clean_list(struct solver *s, Lit lit, uint32_t *seen) {
    struct watch_list *list = &watch_list_of(&s->watches, lit);
    struct watch *watches = s->watches.pool + (list->size ? list->begin : 0);
    uint32_t kept = 0, count = list->size;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t ref = watches[i].ref, *best = &memory_at(seen, watches[i].blocker);
        if ((ref & BINARY) && (!*best || is_better(ref, *best)))
            *best = ref;
    }
    for (uint32_t i = 0; i < count; i++) {
        struct watch watch = array_at(watches, count, i);
        if (watch.ref & BINARY) {
            if (memory_at(seen, watch.blocker) == watch.ref) {
                memory_at(seen, watch.blocker) =
                    1; /* Equal references are copies, too; one stays. */
            } else {
                drop(s, lit, watch);
                continue;
            }
        }
        watches[kept++] = watch;
    }
    list->size = kept;
}

/* Derives the unit lit if two binary clauses with lit have opposite other literals. */
static void find_unit(struct solver *s, Lit lit, uint32_t *seen) {
    assert(!solver_value(s, lit));
    const struct watch_list *list = &watch_list_of(&s->watches, lit);
    const struct watch *watches = s->watches.pool + (list->size ? list->begin : 0);
    for (uint32_t i = 0; i < list->size; i++)
        if (watches[i].ref & BINARY)
            memory_at(seen, watches[i].blocker) = watches[i].ref;
    for (uint32_t i = 0; i < list->size && !solver_value(s, lit); i++) {
        struct watch watch = array_at(watches, list->size, i);
        uint32_t opposite = memory_at(seen, lit_not(watch.blocker));
        if (!(watch.ref & BINARY) || !opposite)
            continue;
        log_literal_words(s, "hyper", lit, "or %d, and or its negation",
                          log_number(s, watch.blocker));
        justify_by(s, justify_clause_id(s, watch.ref));
        justify_by(s, justify_clause_id(s, opposite));
        unit_assign(s, lit, justify_clause(s, &lit, 1));
    }
    for (uint32_t i = 0; i < list->size; i++)
        memory_at(seen, array_at(watches, list->size, i).blocker) = 0;
}

bool deduplicate(struct solver *s) {
    assert(!solver_level(s));
    size_t lits = 2 * (size_t)s->vars;
    stack_clear(&s->counts);
    stack_reserve(s->memory, &s->counts, lits + 1);
    uint32_t *seen = s->counts.data;
    for (Lit lit = 0; lit < lits; lit++)
        memory_at(seen, lit) = 0;
    for (Lit lit = 0; lit < lits; lit++) {
        poll_step(s, lit);
        clean_list(s, lit, seen);
        const struct watch_list *list = &watch_list_of(&s->watches, lit);
        for (uint32_t i = 0; i < list->size; i++) {
            struct watch watch = watch_at(&s->watches, list, i);
            if (!(watch.ref & BINARY))
                continue;
            assert(memory_at(seen, watch.blocker) == 1);
            memory_at(seen, watch.blocker) = 0;
        }
        if (!solver_value(s, lit))
            find_unit(s, lit, seen);
    }
    return unit_propagate(s);
}
