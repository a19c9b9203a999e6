/* SPDX-License-Identifier: MIT */
#include "inprocess/candidates.h"

#include <assert.h>
#include <string.h>

#include "search/state.h"
#include "state/log.h"

/* A sort key has one bit and the first KEY_LITS literals, RANK_BITS bits for each. */
enum { RANK_BITS = 21, RANK_MAX = (1 << RANK_BITS) - 1, KEY_LITS = 3 };

/* Uses the tiers of focused mode, since that mode and vivification both serve refuting. */
static bool is_candidate(const struct solver *s, const struct clause *clause, unsigned kind) {
    assert(kind < CANDIDATES_KINDS);
    if (clause->garbage || clause->subsumed ||
        clause->redundant != (kind != CANDIDATES_IRREDUNDANT))
        return false;
    return kind == CANDIDATES_IRREDUNDANT || tier_of(&s->cdcl->tiers[0], clause) == kind;
}

#ifndef NDEBUG
static uint64_t sum_counts(const struct solver *s, const struct candidates *c) {
    uint64_t sum = 0;
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        sum += stack_at(&c->counts, lit);
    return sum;
}
#endif

/* Counts the candidates by literal.  Returns the number of candidates. */
static size_t count_literals(struct solver *s, struct candidates *c, unsigned kind) {
    size_t candidates = 0, lits = 0;
    stack_clear(&c->counts);
    stack_reserve(c->memory, &c->counts, 2 * (size_t)s->vars);
    memset(c->counts.data, 0, 2 * s->vars * sizeof *c->counts.data);
    c->counts.size = 2 * (size_t)s->vars;
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        if (!is_candidate(s, clause, kind))
            continue;
        candidates++;
        lits += clause->size;
        for (uint32_t i = 0; i < clause->size; i++)
            stack_at(&c->counts, clause_at(clause, i))++;
    }
    assert(sum_counts(s, c) == lits);
    (void)lits;
    return candidates;
}

/* Whether literal a is assumed before b: literals of many candidates come first, so that clauses
 * share them. */
static bool is_before(const struct candidates *c, Lit a, Lit b) {
    assert(a != b);
    uint32_t count_a = stack_at(&c->counts, a), count_b = stack_at(&c->counts, b);
    return count_a != count_b ? count_a > count_b : a < b;
}

/* Insertion sort: most clauses are short, and the order changes little between rounds. */
static void sort_lits(const struct candidates *c, Lit *lits, uint32_t size) {
    for (uint32_t i = 1; i < size; i++) {
        Lit lit = array_at(lits, size, i);
        uint32_t at = i;
        for (; at && is_before(c, lit, lits[INDEX(at - 1, size)]); at--)
            lits[at] = lits[at - 1];
        lits[at] = lit;
    }
}

#ifndef NDEBUG
/* Whether counts descend, and among equals the literals ascend. */
static bool is_sorted(const struct candidates *c) {
    for (size_t i = 1; i < c->sorted.size; i++) {
        Lit before = stack_at(&c->sorted, i - 1), lit = stack_at(&c->sorted, i);
        uint32_t more = stack_at(&c->counts, before), fewer = stack_at(&c->counts, lit);
        if (more < fewer || (more == fewer && before >= lit))
            return false;
    }
    return true;
}
#endif

void candidates_sort(struct candidates *c, const struct clause *clause) {
    assert(clause->size > 2 && !clause->garbage);
    stack_clear(&c->sorted);
    stack_reserve(c->memory, &c->sorted, clause->size);
    memcpy(c->sorted.data, clause->lits, clause->size * sizeof *clause->lits);
    c->sorted.size = clause->size;
    sort_lits(c, c->sorted.data, clause->size);
    assert(is_sorted(c));
}

/* The sort key of a clause.  Clauses with the same first literals get neighbouring keys, and
 * pending ones the highest, since vivification begins at the end. */
static uint64_t sort_key(struct candidates *c, const struct clause *clause) {
    uint64_t key = clause->pending;
    candidates_sort(c, clause);
    assert(c->sorted.size >= KEY_LITS);
    for (uint32_t i = 0; i < KEY_LITS; i++) {
        Lit lit = stack_at(&c->sorted, i);
        key = key << RANK_BITS | (lit < RANK_MAX ? lit : RANK_MAX);
    }
    return key;
}

static const char *const log_kinds[CANDIDATES_KINDS] = {"tier 1", "tier 2", "tier 3",
                                                        "of the formula"};

void candidates_list(struct solver *s, struct candidates *c, unsigned kind) {
    assert(!solver_level(s));
    struct stamped_stack *list = &c->list;
    size_t count = count_literals(s, c, kind);
    stack_clear(list);
    stack_reserve(c->memory, list, 2 * count);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        if (!is_candidate(s, clause, kind))
            continue;
        struct stamped item = {sort_key(c, clause), ref};
        stack_push(c->memory, list, item);
    }
    log_words(s, "candidates", "%zu clauses, %s", count, log_kinds[kind]);
    assert(list->size == count);
    sort_stamped(list->data, list->size);
}
