/* SPDX-License-Identifier: MIT */
#include "parity/group.h"

#include <assert.h>
#include <string.h>

#include "common/base/bit.h"
#include "parity/varset.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/ticks.h"

unsigned group_parity(const Lit *lits, uint32_t size) {
    unsigned parity = 0;
    for (uint32_t i = 0; i < size; i++)
        parity ^= lit_negative(lits[INDEX(i, size)]);
    return parity;
}

uint32_t group_open(const struct solver *s, const struct clause *clause, Lit *lits, uint32_t most) {
    uint32_t size = 0;
    for (uint32_t i = 0; i < clause->size; i++) {
        Lit lit = clause_at(clause, i);
        if (solver_value(s, lit) < 0)
            continue;
        if (solver_value(s, lit) || size == most)
            return 0;
        lits[INDEX(size++, most)] = lit;
    }
    return size;
}

void group_begin(struct group *g, const Lit *lits, uint32_t size, unsigned parity) {
    assert(size > 1 && size <= GROUP_SIZE_MAX && parity < 2);
    g->size = size;
    g->parity = parity;
    g->found = 0;
    g->wanted = 1u << (size - 1);
    memset(g->ids, 0, g->wanted * sizeof *g->ids);
    for (uint32_t i = 0; i < size; i++)
        g->vars[INDEX(i, size)] = lit_var(lits[i]);
    varset_sort(g->vars, size);
}

/* The index of a variable in the group, or the group's size. */
static uint32_t place(const struct group *g, Var var) {
    assert(g->size <= GROUP_SIZE_MAX);
    uint32_t i = 0;
    while (i < g->size && g->vars[i] != var)
        i++;
    return i;
}

static bool is_within(const struct group *g, const Lit *lits, uint32_t size) {
    for (uint32_t i = 0; i < size; i++)
        if (place(g, lit_var(lits[i])) == g->size)
            return false;
    return true;
}

/* Marks the patterns that a clause over the group's variables excludes: those that make all its
 * literals false. */
static void refuse(struct group *g, const Lit *lits, uint32_t size, uint64_t id) {
    assert(size <= g->size && id);
    uint32_t mask = 0, negated = 0;
    for (uint32_t i = 0; i < size; i++) {
        uint32_t at = place(g, lit_var(lits[i]));
        mask |= 1u << at;
        negated |= (uint32_t)lit_negative(lits[i]) << at;
    }
    assert((uint32_t)__builtin_popcount(mask) == size);
    for (uint32_t pattern = 0; pattern < g->wanted; pattern++) {
        uint32_t last = g->parity ^ (bit_count(pattern) & 1);
        uint32_t values = pattern | last << (g->size - 1);
        if ((values & mask) != negated || g->ids[pattern])
            continue;
        g->ids[INDEX(pattern, g->wanted)] = id;
        g->found++;
    }
}

/* The number of a clause whose open literals are lits, written to the proof without its false ones
 * if there are any. */
static uint64_t open_id(struct solver *s, const struct clause *clause, const Lit *lits,
                        uint32_t size) {
    if (!s->proof)
        return 1;
    if (size == clause->size)
        return clause_id(clause);
    return justify_shortened(s, clause_id(clause), clause->lits, clause->size, lits, size);
}

void group_cover(struct solver *s, struct group *g, Ref ref) {
    const struct clause *clause = solver_clause(s, ref);
    Lit lits[GROUP_SIZE_MAX];
    uint32_t size = group_open(s, clause, lits, g->size);
    if (size && is_within(g, lits, size))
        refuse(g, lits, size, open_id(s, clause, lits, size));
}

/* Covers patterns by the clauses that watch a literal. */
static void cover_by_watches(struct solver *s, struct parity *p, struct group *g, Lit lit) {
    const struct watch_list *list = &watch_list_of(&s->watches, lit);
    ticks_add(&p->ticks, ticks_of_pass(list->size, sizeof(struct watch)));
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        Lit pair[2] = {lit, watch.blocker};
        if (place(g, lit_var(watch.blocker)) == g->size)
            continue;
        if (watch.ref & BINARY)
            refuse(g, pair, 2, s->proof ? justify_clause_id(s, watch.ref) : 1);
        else if (!solver_clause(s, watch.ref)->garbage)
            group_cover(s, g, watch.ref);
    }
}

static void add_to_system(struct solver *s, struct parity *p, const struct group *g) {
    assert(g->found == g->wanted);
    log_vars(s, "equation", g->vars, g->size, "sum %d", !g->parity);
    system_add(p, g->vars, g->size, !g->parity);
    for (uint32_t i = 0; s->proof && i < g->wanted; i++)
        stack_push(&p->memory, &p->ids, array_at(g->ids, g->wanted, i));
}

bool group_finish(struct solver *s, struct parity *p, struct group *g) {
    assert(!solver_level(s));
    for (Lit i = 0; i < 2 * g->size && g->found < g->wanted; i++)
        cover_by_watches(s, p, g, lit_make(g->vars[i / 2], i % 2));
    if (g->found < g->wanted)
        return false;
    add_to_system(s, p, g);
    return true;
}
