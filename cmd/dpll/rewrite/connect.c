/* SPDX-License-Identifier: MIT */
#include "rewrite/connect.h"

#include <assert.h>
#include <string.h>

#include "search/collect.h"
#include "search/eager.h"
#include "search/state.h"
#include "search/unit.h"
#include "state/justify.h"
#include "state/poll.h"

uint32_t connect_signature(const Lit *lits, uint32_t size) {
    uint32_t signature = 0;
    for (uint32_t i = 0; i < size; i++)
        signature |= 1u << (lit_var(array_at(lits, size, i)) * 0x9e3779b1u >> 27);
    return signature;
}

/* Removes everything except the binary clauses still needed from the lists. */
static void keep_binaries(struct solver *s) {
    for (Lit lit = 0; lit < 2 * s->vars; lit++) {
        struct watch_list *list = &watch_list_of(&s->watches, lit);
        struct watch *watches = s->watches.pool + (list->size ? list->begin : 0);
        uint32_t kept = 0;
        poll_step(s, lit);
        for (uint32_t i = 0; i < list->size; i++)
            if ((watches[i].ref & BINARY) && !collect_drops_binary(s, lit, watches[i]))
                watches[kept++] = watches[i];
        list->size = kept;
    }
}

static uint32_t *zeroed_counts(struct solver *s) {
    size_t lits = 2 * (size_t)s->vars;
    stack_clear(&s->counts);
    stack_reserve(s->memory, &s->counts, lits + 1);
    memset(s->counts.data, 0, lits * sizeof *s->counts.data);
    return s->counts.data;
}

static bool is_occurring(const struct clause *clause) {
    return !clause->garbage && !clause->redundant;
}

static void enter_occurrences(struct solver *s, Ref ref) {
    assert(!solver_clause(s, ref)->garbage && !solver_clause(s, ref)->redundant);
    const struct clause *clause = solver_clause(s, ref);
    uint32_t signature = connect_signature(clause->lits, clause->size);
    for (uint32_t i = 0; i < clause->size; i++)
        watches_push(&s->watches, s->memory, clause_at(clause, i), (struct watch){signature, ref});
}

void connect_occurrences(struct solver *s) {
    assert(!solver_level(s));
    uint32_t *counts = zeroed_counts(s);
    keep_binaries(s);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        for (uint32_t i = 0; is_occurring(clause) && i < clause->size; i++)
            memory_at(counts, clause->lits[i])++;
    }
    watches_layout(&s->watches, s->memory, counts);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref))
        if (is_occurring(solver_clause(s, ref)))
            enter_occurrences(s, ref);
}

/* The mark of a variable while a clause is rewritten: the sign with which it occurs. */
static unsigned char sign_mark(Lit lit) {
    return lit_negative(lit) ? 2 : 1;
}

/* Writes what remains of a clause to s->clause: its open literals, renamed, without duplicates.
 * Returns false if the clause is not needed: a literal is true or has a removed variable, or the
 * clause is a tautology. */
static bool rewrite(struct solver *s, const struct names *names, const struct clause *clause) {
    assert(!clause->garbage);
    unsigned char *marks = s->cdcl->marks;
    bool needed = true;
    stack_clear(&s->clause);
    stack_reserve(s->memory, &s->clause, clause->size);
    for (uint32_t i = 0; i < clause->size && needed; i++) {
        Lit lit = names_lit(names, clause_at(clause, i));
        Var var = lit_var(lit);
        if (solver_value(s, lit) > 0 || memory_at(s->removed, var) ||
            (memory_at(marks, var) & sign_mark(lit_not(lit)))) {
            needed = false;
        } else if (!solver_value(s, lit) && !memory_at(marks, var)) {
            memory_at(marks, var) = sign_mark(lit);
            stack_put(&s->clause, lit);
        }
    }
    for (size_t i = 0; i < s->clause.size; i++)
        memory_at(marks, lit_var(stack_at(&s->clause, i))) = 0;
    return needed;
}

static bool has_changed(const struct clause *clause, const struct lit_stack *lits) {
    return lits->size != clause->size ||
           memcmp(lits->data, clause->lits, lits->size * sizeof *lits->data);
}

/* Replaces the literals of the clause by s->clause. */
static void take_rewritten(struct solver *s, const struct names *names, struct clause *clause) {
    assert(s->clause.size <= clause->size);
    uint32_t size = (uint32_t)s->clause.size;
    uint64_t old = clause_id(clause), id = 0;
    if (justify_wanted(s)) {
        names_justify(s, names, clause->lits, clause->size);
        justify_by(s, old);
        id = justify_clause(s, s->clause.data, size);
        justify_gone(s, old, clause->lits, clause->size);
    }
    if (size)
        memcpy(clause->lits, s->clause.data, size * sizeof *clause->lits);
    clause->size = size;
    clause_set_id(clause, id);
    if (clause->glue >= size)
        clause->glue = (size ? size - 1 : 0) & CLAUSE_GLUE_MAX;
    clause->fresh = !clause->redundant;
}

/* Moves a clause of fewer than three literals out of the arena. */
static void settle(struct solver *s, struct names *names, const struct clause *clause) {
    assert(clause->size < 3);
    if (clause->size == 2) {
        struct short_clause binary = {
            {clause->lits[0], clause->lits[1]}, clause_id(clause), clause->redundant};
        stack_push(s->memory, &names->shorts, binary);
        return;
    }
    if (clause->size == 1)
        unit_assign(s, clause->lits[0], clause_id(clause));
    else
        s->inconsistent = true;
}

void connect_touch(struct solver *s, const struct clause *clause) {
    for (uint32_t i = 0; !clause->redundant && i < clause->size; i++)
        memory_at(s->cdcl->touched, lit_var(clause->lits[i])) = 1;
}

void connect_remove(struct solver *s, Ref ref) {
    connect_touch(s, solver_clause(s, ref));
    collect_mark_garbage(s, ref);
}

/* Rewrites all clauses of the arena, and compacts it. */
static void clean(struct solver *s, struct names *names) {
    size_t end = s->arena.size, kept = 0;
    for (size_t ref = 0, step = 0; ref < end; step++) {
        struct clause *clause = solver_clause(s, (Ref)ref);
        size_t words = CLAUSE_WORDS + (size_t)clause->size;
        poll_step(s, step);
        if (!clause->garbage && !rewrite(s, names, clause))
            connect_remove(s, (Ref)ref);
        ref += words;
        if (clause->garbage)
            continue;
        if (has_changed(clause, &s->clause))
            take_rewritten(s, names, clause);
        clause->searched = 2;
        if (clause->size > 2) {
            words = CLAUSE_WORDS + (size_t)clause->size;
            memmove(s->arena.words + kept, clause, words * sizeof(uint32_t));
            kept += words;
            continue;
        }
        s->redundant -= clause->redundant;
        s->irredundant -= !clause->redundant;
        settle(s, names, clause);
    }
    assert(kept <= end);
    s->arena.size = kept;
    eager_forget(s->cdcl);
}

static void enter_watches(struct solver *s, const struct short_stack *shorts) {
    uint32_t *counts = zeroed_counts(s);
    for (size_t i = 0; i < shorts->size; i++)
        for (int k = 0; k < 2; k++)
            memory_at(counts, stack_at(shorts, i).lits[k])++;
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref))
        for (int k = 0; k < 2; k++)
            memory_at(counts, solver_clause(s, ref)->lits[k])++;
    watches_layout(&s->watches, s->memory, counts);
    for (size_t i = 0; i < shorts->size; i++) {
        const struct short_clause *binary = &stack_at(shorts, i);
        solver_add_clause(s, binary->lits, 2, binary->redundant, binary->id);
    }
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref))
        solver_watch(s, solver_clause(s, ref)->lits, ref);
}

void connect_renamed(struct solver *s, struct names *names) {
    assert(!solver_level(s));
    keep_binaries(s);
    clean(s, names);
    enter_watches(s, &names->shorts);
    s->cdcl->fixed = s->trail.size;
}

void connect_watches(struct solver *s) {
    struct names none = {0};
    connect_renamed(s, &none);
    stack_free(s->memory, &none.shorts);
}
