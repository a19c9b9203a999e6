/* SPDX-License-Identifier: MIT */
#include "sweep/oracletrail.h"

#include <assert.h>

#include "state/ticks.h"

void oracle_decide(struct oracle *oracle, Lit lit) {
    assert(lit_var(lit) < oracle->vars && memory_at(oracle->values, lit) >= 0);
    stack_push(oracle->memory, &oracle->levels, (uint32_t)oracle->trail.size);
    if (!memory_at(oracle->values, lit))
        oracle_assign(oracle, lit, ORACLE_NONE);
}

void oracle_backtrack(struct oracle *oracle, unsigned level) {
    if (oracle_level(oracle) <= level)
        return;
    size_t keep = stack_at(&oracle->levels, level);
    const struct queue_link *links = oracle->queue.links;
    while (oracle->trail.size > keep) {
        Lit lit = stack_pop(&oracle->trail);
        memory_at(oracle->values, lit) = memory_at(oracle->values, lit_not(lit)) = 0;
        if (memory_at(links, lit_var(lit)).stamp > memory_at(links, oracle->queue.search).stamp)
            oracle->queue.search = lit_var(lit);
    }
    if (oracle->propagated > keep)
        oracle->propagated = keep;
    oracle->levels.size = level;
    assert(oracle->propagated <= oracle->trail.size);
}

static void watch(struct oracle *oracle, Lit lit, Lit other, uint32_t index) {
    assert(lit_var(lit) != lit_var(other) && lit_var(lit) < oracle->vars);
    watches_push(&oracle->watches, oracle->memory, lit, (struct watch){other, index});
}

uint32_t oracle_store(struct oracle *oracle, const Lit *lits, uint32_t size) {
    uint32_t index = (uint32_t)oracle->clauses.size;
    struct oracle_clause clause = {.begin = (uint32_t)oracle->lits.size, .size = size};
    stack_push(oracle->memory, &oracle->clauses, clause);
    stack_reserve(oracle->memory, &oracle->lits, (size_t)size + 1);
    for (uint32_t i = 0; i < size; i++)
        stack_put(&oracle->lits, array_at(lits, size, i));
    if (size > 1) {
        watch(oracle, lits[0], lits[1], index);
        watch(oracle, lits[1], lits[0], index);
    }
    return index;
}

/* Visits the watches of a literal that has become false.  Returns a false clause, or ORACLE_NONE.
 * Does not stop at blockers, so that a watched literal is false only if the other one is true: in a
 * model each clause watches a true literal, as flip.h requires. */
static uint32_t propagate_literal(struct oracle *oracle, Lit false_lit) {
    assert(memory_at(oracle->values, false_lit) < 0);
    struct watch_list *list = &watch_list_of(&oracle->watches, false_lit);
    const signed char *values = oracle->values;
    uint32_t kept = 0, i = 0, conflict = ORACLE_NONE;
    ticks_add(&oracle->ticks, ticks_of_pass(list->size, sizeof(struct watch)));
    while (i < list->size && conflict == ORACLE_NONE) {
        struct watch entry = watch_at(&oracle->watches, list, i++);
        const struct oracle_clause *clause = &stack_at(&oracle->clauses, entry.ref);
        Lit *lits = oracle->lits.data + clause->begin;
        Lit other = lits[0] ^ lits[1] ^ false_lit;
        assert(lits[0] == false_lit || lits[1] == false_lit);
        uint32_t at = 2;
        oracle->ticks++;
        watch_at(&oracle->watches, list, kept++) = entry;
        if (memory_at(values, other) > 0)
            continue;
        while (at < clause->size && memory_at(values, lits[at]) < 0)
            at++;
        if (at < clause->size) {
            Lit replacement = lits[at];
            lits[0] = other;
            lits[1] = replacement;
            lits[at] = false_lit;
            kept--;
            watch(oracle, replacement, other, entry.ref);
        } else if (memory_at(values, other) < 0) {
            conflict = entry.ref;
        } else {
            oracle_assign(oracle, other, entry.ref);
        }
    }
    while (i < list->size)
        watch_at(&oracle->watches, list, kept++) = watch_at(&oracle->watches, list, i++);
    list->size = kept;
    return conflict;
}

uint32_t oracle_propagate(struct oracle *oracle) {
    uint32_t conflict = ORACLE_NONE;
    while (conflict == ORACLE_NONE && oracle->propagated < oracle->trail.size)
        conflict =
            propagate_literal(oracle, lit_not(stack_at(&oracle->trail, oracle->propagated++)));
    return conflict;
}
