/* SPDX-License-Identifier: MIT */
#include "state/solver.h"

#include <assert.h>

void solver_init(struct solver *s, struct memory *memory, const struct settings *settings,
                 const struct formula *formula, const struct limits *limits, struct proof *proof) {
    *s = (struct solver){.memory = memory,
                         .settings = settings,
                         .tuned = settings_tunables(settings),
                         .formula = formula,
                         .limits = *limits,
                         .proof = proof,
                         .random = {settings->seed}};
    s->account = &s->counters.ticks;
    if (proof)
        proof_attend(proof);
}

uint64_t *solver_charge(struct solver *s, uint64_t *account) {
    assert(account);
    uint64_t *before = s->account;
    s->account = account;
    return before;
}

void solver_grow(struct solver *s, Var vars) {
    assert(vars <= VAR_MAX);
    if (vars <= s->vars)
        return;
    s->values = memory_extend(s->memory, s->values, 2 * (size_t)vars, 1);
    s->assigned = memory_resize(s->memory, s->assigned, memory_bytes(vars, sizeof *s->assigned));
    s->removed = memory_extend(s->memory, s->removed, vars, 1);
    watches_grow(&s->watches, s->memory, 2 * (size_t)vars);
    stack_reserve(s->memory, &s->trail, vars - s->trail.size);
    if (s->proof)
        proof_grow(s->proof, s->memory, vars);
    s->vars = vars;
}

/* A new reference for the two watches of a binary clause. */
static Ref binary_ref(struct solver *s, bool redundant, uint64_t id) {
    uint32_t index = 0;
    if (s->proof) {
        index = narrow(s->memory, solver_proof(s)->binaries.size, WATCH_INDEX_MAX);
        stack_push(s->memory, &solver_proof(s)->binaries, id);
    }
    return BINARY | index << 1 | (redundant ? BINARY_REDUNDANT : 0);
}

static Ref large_ref(struct solver *s, const Lit *lits, uint32_t size, bool redundant,
                     uint64_t id) {
    assert(size > 2);
    Ref ref = arena_add(&s->arena, s->memory, lits, size);
    struct clause *clause = solver_clause(s, ref);
    clause->redundant = redundant;
    clause->fresh = !redundant;
    clause_set_id(clause, id);
    return ref;
}

#ifndef NDEBUG
/* Whether the list of a literal lies within the pool and ends with the watch of a clause. */
static inline bool ends_with(const struct solver *s, Lit lit, Lit blocker, Ref ref) {
    struct watch_list list = watch_list_of(&s->watches, lit);
    const struct watch *last = s->watches.pool + list.begin + list.size - 1;
    return list.begin + list.size <= s->watches.used && last->blocker == blocker &&
           last->ref == ref;
}

bool solver_is_counted(const struct solver *s) {
    size_t count[2] = {0}, twice[2] = {0};
    for (Lit lit = 0; lit < 2 * s->vars; lit++) {
        struct watch_list list = watch_list_of(&s->watches, lit);
        for (uint32_t i = 0; i < list.size; i++) {
            Ref ref = watch_at(&s->watches, &list, i).ref;
            if (ref & BINARY)
                twice[ref & BINARY_REDUNDANT]++;
        }
    }
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        count[clause->redundant] += !clause->garbage;
    }
    return 2 * (s->irredundant - count[0]) == twice[0] && 2 * (s->redundant - count[1]) == twice[1];
}
#endif

void solver_watch(struct solver *s, const Lit *lits, Ref ref) {
    assert(lits[0] != lits[1] && solver_has_lit(s, lits[0]) && solver_has_lit(s, lits[1]));
    watches_push(&s->watches, s->memory, lits[0], (struct watch){lits[1], ref});
    watches_push(&s->watches, s->memory, lits[1], (struct watch){lits[0], ref});
    assert(ends_with(s, lits[0], lits[1], ref) && ends_with(s, lits[1], lits[0], ref));
}

Ref solver_add_clause(struct solver *s, const Lit *lits, uint32_t size, bool redundant,
                      uint64_t id) {
    assert(size >= 2 && lit_var(lits[0]) != lit_var(lits[1]));
    assert(!memory_at(s->removed, lit_var(lits[0])) && !memory_at(s->removed, lit_var(lits[1])));
    Ref ref = size == 2 ? binary_ref(s, redundant, id) : large_ref(s, lits, size, redundant, id);
    solver_watch(s, lits, ref);
    s->redundant += redundant;
    s->irredundant += !redundant;
    return ref;
}
