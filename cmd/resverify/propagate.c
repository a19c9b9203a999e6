/* SPDX-License-Identifier: MIT */
#include "propagate.h"

#include <assert.h>

void propagate_init(struct propagate *p, struct archive *archive, struct memory *memory) {
    Var vars = archive_vars(archive);
    *p = (struct propagate){.memory = memory, .archive = archive, .vars = vars};
    p->values = memory_zeroed(memory, 2 * (size_t)vars, sizeof *p->values);
    p->reasons = memory_zeroed(memory, vars, sizeof *p->reasons);
    p->positions = memory_zeroed(memory, vars, sizeof *p->positions);
    p->settled = memory_zeroed(memory, vars, sizeof *p->settled);
    p->trail = memory_zeroed(memory, vars, sizeof *p->trail);
    for (int list = 0; list < PROPAGATE_LISTS; list++)
        p->watches[list] = memory_zeroed(memory, 2 * (size_t)vars, sizeof **p->watches);
}

void propagate_free(struct propagate *p) {
    size_t lits = 2 * (size_t)p->vars;
    for (int list = 0; list < PROPAGATE_LISTS; list++) {
        for (size_t lit = 0; p->watches[list] && lit < lits; lit++)
            stack_free(p->memory, &p->watches[list][lit]);
        memory_release(p->memory, p->watches[list]);
    }
    memory_release(p->memory, p->values);
    memory_release(p->memory, p->reasons);
    memory_release(p->memory, p->positions);
    memory_release(p->memory, p->settled);
    memory_release(p->memory, p->trail);
    *p = (struct propagate){.memory = p->memory};
}

void propagate_assign(struct propagate *p, Lit lit, ClauseRef reason) {
    assert(!p->values[lit] && p->size < p->vars);
    p->values[lit] = 1;
    p->values[lit_not(lit)] = -1;
    p->reasons[lit_var(lit)] = reason;
    p->positions[lit_var(lit)] = p->size;
    p->trail[p->size++] = lit;
}

void propagate_undo(struct propagate *p, uint32_t size) {
    assert(size <= p->size);
    while (p->size > size) {
        Lit lit = p->trail[--p->size];
        p->values[lit] = p->values[lit_not(lit)] = 0;
        p->settled[lit_var(lit)] = false;
    }
    for (int list = 0; list < PROPAGATE_LISTS; list++)
        p->heads[list] = p->heads[list] < size ? p->heads[list] : size;
}

static void watch(struct propagate *p, Lit lit, ClauseRef ref, Lit blocker) {
    assert(lit != blocker);
    bool core = archive_clause(p->archive, ref)[ARCHIVE_FLAGS] & ARCHIVE_CORE;
    struct propagate_watches *list = &p->watches[core ? PROPAGATE_CORE : PROPAGATE_OTHER][lit];
    struct propagate_watch entry = {ref, blocker};
    stack_push(p->memory, list, entry);
}

/* Finds another literal to watch instead of the second one, which is false. */
static inline bool replace(struct propagate *p, ClauseRef ref, Lit *lits) {
    const signed char *values = p->values;
    Lit lit = lits[1];
    uint32_t size = archive_size(p->archive, ref);
    for (uint32_t i = 2; i < size; i++)
        if (values[lits[i]] >= 0) {
            lits[1] = lits[i];
            lits[i] = lit;
            watch(p, lits[1], ref, lits[0]);
            return true;
        }
    return false;
}

/* Visits the clauses of one list that watch a literal which has become false.  Returns a clause
 * whose literals are all false, or 0.  The inner loop of the checker. */
static ClauseRef visit(struct propagate *p, Lit lit, int which) {
    assert(p->values[lit] < 0);
    struct propagate_watches *list = &p->watches[which][lit];
    if (!list->size)
        return 0; /* The array may be NULL. */
    struct propagate_watch *from = list->data, *to = from, *end = from + list->size;
    ClauseRef conflict = 0;
    while (from < end && !conflict) {
        struct propagate_watch entry = *from++;
        if (p->values[entry.blocker] > 0) {
            *to++ = entry;
            continue;
        }
        Lit *lits = archive_lits(p->archive, entry.ref);
        assert(lits[0] == lit || lits[1] == lit);
        Lit other = lits[0] ^ lits[1] ^ lit;
        lits[0] = other;
        lits[1] = lit;
        entry.blocker = other;
        if (p->values[other] <= 0 && replace(p, entry.ref, lits))
            continue;
        if (which == PROPAGATE_OTHER &&
            archive_clause(p->archive, entry.ref)[ARCHIVE_FLAGS] & ARCHIVE_CORE)
            watch(p, lit, entry.ref, other);
        else
            *to++ = entry;
        if (!p->values[other])
            propagate_assign(p, other, entry.ref);
        else if (p->values[other] < 0)
            conflict = entry.ref;
    }
    while (from < end)
        *to++ = *from++;
    list->size = (size_t)(to - list->data);
    return conflict;
}

ClauseRef propagate_run(struct propagate *p) {
    ClauseRef conflict = 0;
    while (!conflict && p->heads[PROPAGATE_OTHER] < p->size) {
        int list = p->heads[PROPAGATE_CORE] < p->size ? PROPAGATE_CORE : PROPAGATE_OTHER;
        conflict = visit(p, lit_not(p->trail[p->heads[list]++]), list);
    }
    return conflict;
}

/* A rank of a literal to watch: true before open before false ones, these by how late they became
 * false. */
static uint32_t rank(const struct propagate *p, Lit lit) {
    signed char value = p->values[lit];
    return value < 0 ? p->positions[lit_var(lit)] : UINT32_MAX - !value;
}

/* Moves the best literals to the front. */
static void choose_watches(const struct propagate *p, Lit *lits, uint32_t size) {
    for (uint32_t front = 0; front < 2; front++)
        for (uint32_t i = front + 1; i < size; i++)
            if (rank(p, lits[i]) > rank(p, lits[front])) {
                Lit lit = lits[i];
                lits[i] = lits[front];
                lits[front] = lit;
            }
}

bool propagate_attach(struct propagate *p, ClauseRef ref) {
    assert(!(archive_clause(p->archive, ref)[ARCHIVE_FLAGS] & ARCHIVE_ACTIVE));
    uint32_t *clause = archive_clause(p->archive, ref);
    Lit *lits = archive_lits(p->archive, ref);
    uint32_t size = clause[ARCHIVE_SIZE];
    clause[ARCHIVE_FLAGS] |= ARCHIVE_ACTIVE;
    if (!size)
        return false;
    if (size > 1) {
        choose_watches(p, lits, size);
        watch(p, lits[0], ref, lits[1]);
        watch(p, lits[1], ref, lits[0]);
    }
    if (p->values[lits[0]] < 0)
        return false;
    if (!p->values[lits[0]] && (size == 1 || p->values[lits[1]] < 0))
        propagate_assign(p, lits[0], ref);
    return true;
}

/* Removes a watch; searches from the end, where recent ones are. */
static bool unwatch(struct propagate_watches *list, ClauseRef ref) {
    for (size_t i = list->size; i--;)
        if (list->data[i].ref == ref) {
            list->data[i] = stack_pop(list);
            return true;
        }
    return false;
}

bool propagate_is_reason(const struct propagate *p, ClauseRef ref) {
    const Lit *lits = archive_lits(p->archive, ref);
    uint32_t size = archive_size(p->archive, ref);
    for (uint32_t i = 0; i < 2 && i < size; i++)
        if (p->values[lits[i]] > 0 && p->reasons[lit_var(lits[i])] == ref)
            return true;
    return false;
}

void propagate_detach(struct propagate *p, ClauseRef ref) {
    assert(archive_clause(p->archive, ref)[ARCHIVE_FLAGS] & ARCHIVE_ACTIVE);
    uint32_t *clause = archive_clause(p->archive, ref);
    const Lit *lits = archive_lits(p->archive, ref);
    clause[ARCHIVE_FLAGS] &= ~(uint32_t)ARCHIVE_ACTIVE;
    for (uint32_t i = 0; i < 2 && clause[ARCHIVE_SIZE] > 1; i++)
        if (!unwatch(&p->watches[PROPAGATE_OTHER][lits[i]], ref))
            unwatch(&p->watches[PROPAGATE_CORE][lits[i]], ref);
    if (propagate_is_reason(p, ref)) {
        bool first = p->reasons[lit_var(lits[0])] == ref && p->values[lits[0]] > 0;
        propagate_undo(p, p->positions[lit_var(lits[first ? 0 : 1])]);
    }
    assert(p->heads[PROPAGATE_CORE] == p->size && p->heads[PROPAGATE_OTHER] == p->size);
}
