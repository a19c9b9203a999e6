/* SPDX-License-Identifier: MIT */
#include "rewrite/merge.h"

#include <assert.h>

#include "state/justify.h"
#include "state/log.h"

void merge_init(struct solver *s, struct merger *merger, struct memory *memory) {
    merger->count = 2 * (size_t)s->vars;
    merger->parents = memory_zeroed(memory, merger->count, sizeof *merger->parents);
    merger->ids = memory_zeroed(memory, merger->count, sizeof *merger->ids);
    for (Lit lit = 0; lit < merger->count; lit++)
        memory_at(merger->parents, lit) = lit;
}

/* Writes the clause (-from, to), which follows by up to three others, 0 for none. */
static uint64_t derive(struct solver *s, Lit from, Lit to, const uint64_t *ids) {
    assert(from != to);
    Lit lits[2] = {lit_not(from), to};
    if (!justify_wanted(s))
        return 0;
    for (int i = 0; i < 3; i++)
        if (ids[i])
            justify_by(s, ids[i]);
    return justify_clause(s, lits, 2);
}

/* Makes the representative the parent of lit, and its negation that of -lit. */
static void shorten_path(struct solver *s, struct merger *merger, Lit lit, Lit root) {
    assert(memory_at(merger->parents, lit) != root && lit_var(lit) != lit_var(root));
    for (int sign = 0; sign < 2; sign++, lit = lit_not(lit), root = lit_not(root)) {
        Lit parent = memory_at(merger->parents, lit);
        uint64_t ids[3] = {memory_at(merger->ids, lit), memory_at(merger->ids, parent), 0};
        memory_at(merger->ids, lit) = derive(s, lit, root, ids);
        memory_at(merger->parents, lit) = root;
    }
}

/* Each round halves the path. */
Lit merge_shorten(struct solver *s, struct merger *merger, Lit lit) {
    assert(lit < merger->count);
    const Lit *parents = merger->parents;
    while (parents[parents[lit]] != parents[lit])
        for (Lit at = lit; parents[parents[at]] != parents[at]; at = parents[at])
            shorten_path(s, merger, at, parents[parents[at]]);
    return parents[lit];
}

/* The number of the clause (-root of lit, lit); 0 if lit is the root. */
static uint64_t from_root(const struct merger *merger, Lit lit) {
    return memory_at(merger->ids, lit_not(lit));
}

/* Derives a contradiction: a and b are equivalent, and their representatives opposite. */
static void contradict(struct solver *s, struct merger *merger, Lit a, Lit b, uint64_t forth,
                       uint64_t back) {
    Lit root = memory_at(merger->parents, a), unit = lit_not(root);
    assert(memory_at(merger->parents, b) == lit_not(root));
    log_literal_words(s, "contradict", a, "equal to %d and to its negation", log_number(s, b));
    s->inconsistent = true;
    if (!justify_wanted(s))
        return;
    const uint64_t down[3] = {from_root(merger, a), forth, memory_at(merger->ids, b)},
                   up[3] = {memory_at(merger->ids, a), back, from_root(merger, b)};
    for (int i = 0; i < 3; i++)
        if (down[i])
            justify_by(s, down[i]);
    uint64_t id = justify_clause(s, &unit, 1);
    justify_by(s, id);
    for (int i = 2; i >= 0; i--)
        if (up[i])
            justify_by(s, up[i]);
    justify_clause(s, NULL, 0);
}

enum merged merge_literals(struct solver *s, struct merger *merger, Lit a, Lit b, uint64_t forth,
                           uint64_t back, Lit *loser) {
    assert(a < merger->count && b < merger->count);
    Lit root_a = merge_find(s, merger, a), root_b = merge_find(s, merger, b);
    assert(memory_at(merger->parents, lit_not(a)) == lit_not(memory_at(merger->parents, a)));
    assert(memory_at(merger->parents, root_a) == root_a &&
           memory_at(merger->parents, root_b) == root_b);
    if (root_a == root_b)
        return MERGE_NOTHING;
    if (root_a == lit_not(root_b)) {
        contradict(s, merger, a, b, forth, back);
        return MERGE_CONTRADICTION;
    }
    if (root_a < root_b)
        return merge_literals(s, merger, b, a, back, forth, loser);
    assert(root_a > root_b);
    const uint64_t down[3] = {from_root(merger, a), forth, memory_at(merger->ids, b)},
                   up[3] = {from_root(merger, b), back, memory_at(merger->ids, a)};
    memory_at(merger->ids, root_a) = derive(s, root_a, root_b, down);
    memory_at(merger->ids, lit_not(root_a)) = derive(s, lit_not(root_a), lit_not(root_b), up);
    memory_at(merger->parents, root_a) = root_b;
    memory_at(merger->parents, lit_not(root_a)) = lit_not(root_b);
    *loser = root_a;
    return MERGE_DONE;
}
