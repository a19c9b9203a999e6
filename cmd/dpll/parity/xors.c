/* SPDX-License-Identifier: MIT */
#include "parity/xors.h"

#include <assert.h>
#include <string.h>

#include "common/base/hash.h"
#include "parity/group.h"
#include "state/poll.h"
#include "state/ticks.h"

enum { COUNT_MAX = 255 };

/* Groups clauses by a hash of their variables and the parity of their negations. */
struct detector {
    unsigned char *counts; /* by hash: number of clauses, at most COUNT_MAX */
    size_t slots;          /* entries of counts, a power of two */
    struct stamped_stack candidates;
};

/* The hash of a variable.  Hashes of consecutive variables differ in all parts. */
static uint64_t hash_var(Var var) {
    return hash_spread((var + (uint64_t)1) * HASH_STEP);
}

/* The hash of a clause, independent of the order of its literals. */
static uint64_t hash(const Lit *lits, uint32_t size) {
    uint64_t sum = 0;
    for (uint32_t i = 0; i < size; i++)
        sum += hash_var(lit_var(array_at(lits, size, i)));
    return sum << 1 | group_parity(lits, size);
}

/* Writes the open literals of a clause that may belong to a constraint.  Returns their number, or 0
 * for another clause. */
static uint32_t candidate_lits(const struct solver *s, Ref ref, Lit *lits) {
    assert(ref < s->arena.size);
    const struct clause *clause = solver_clause(s, ref);
    uint32_t size =
        clause->redundant || clause->garbage ? 0 : group_open(s, clause, lits, XOR_SIZE_MAX);
    return size < 3 ? 0 : size;
}

/* Counts a clause by its hash. */
static void count_hash(struct detector *d, uint64_t key) {
    unsigned char *counter = &memory_at(d->counts, key & (d->slots - 1));
    *counter = (unsigned char)(*counter + (*counter < COUNT_MAX));
}

/* Counts the clauses that may belong to a constraint, by hash. */
static void count_hashes(struct solver *s, struct parity *p, struct detector *d) {
    size_t step = 0;
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        Lit lits[XOR_SIZE_MAX];
        uint32_t size = candidate_lits(s, ref, lits);
        poll_step(s, step++);
        if (size)
            count_hash(d, hash(lits, size));
    }
    ticks_add(&p->ticks, step);
}

/* Whether at least half of the clauses of a constraint may be there. */
static bool is_frequent(const struct detector *d, uint64_t key, uint32_t size) {
    assert(size > 2 && size <= XOR_SIZE_MAX);
    return memory_at(d->counts, key & (d->slots - 1)) >= 1 << (size - 2);
}

/* Lists the clauses with frequent hashes. */
static void collect_candidates(struct solver *s, struct parity *p, struct detector *d) {
    size_t step = 0;
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        Lit lits[XOR_SIZE_MAX];
        uint32_t size = candidate_lits(s, ref, lits);
        poll_step(s, step++);
        struct stamped candidate = {size ? hash(lits, size) : 0, ref};
        if (size && is_frequent(d, candidate.stamp, size))
            stack_push(s->memory, &d->candidates, candidate);
    }
    ticks_add(&p->ticks, step);
}

/* Counts the candidates again, by other bits of their hashes, and keeps those that are still
 * frequent: most accidental groups go. */
static void sift_candidates(struct solver *s, struct detector *d) {
    size_t kept = 0;
    memset(d->counts, 0, d->slots);
    for (size_t i = 0; i < d->candidates.size; i++)
        count_hash(d, stack_at(&d->candidates, i).stamp >> 32);
    for (size_t i = 0; i < d->candidates.size; i++) {
        struct stamped candidate = stack_at(&d->candidates, i);
        Lit lits[XOR_SIZE_MAX];
        uint32_t size = candidate_lits(s, candidate.value, lits);
        assert(size);
        if (is_frequent(d, candidate.stamp >> 32, size))
            stack_at(&d->candidates, kept++) = candidate;
    }
    d->candidates.size = kept;
}

/* Tries the candidates of one hash, without those whose variables differ from the first one's. */
static void try_group(struct solver *s, struct parity *p, const struct stamped *candidates,
                      size_t count) {
    assert(count);
    struct group g;
    Lit lits[XOR_SIZE_MAX];
    uint32_t size = candidate_lits(s, candidates[0].value, lits);
    group_begin(&g, lits, size, group_parity(lits, size));
    for (size_t i = 0; i < count; i++)
        group_cover(s, &g, candidates[i].value);
    if (g.found >= g.wanted / 2)
        group_finish(s, p, &g);
}

static void try_candidates(struct solver *s, struct parity *p, struct detector *d) {
    size_t count = d->candidates.size;
    stack_reserve(s->memory, &d->candidates, count);
    sort_stamped(d->candidates.data, count);
    stack_trim(s->memory, &d->candidates); /* scratch is released before what takes longer */
    for (size_t begin = 0, end; begin < count && p->ticks < p->limit; begin = end) {
        const struct stamped *items = d->candidates.data;
        poll_step(s, begin);
        for (end = begin + 1;
             end < count && memory_at(items, end).stamp == memory_at(items, begin).stamp; end++)
            continue;
        ticks_add(&p->ticks, 1 + (end - begin) / 4);
        try_group(s, p, items + begin, end - begin);
    }
}

static const struct watch *binaries(struct solver *s, struct parity *p, Lit lit, uint32_t *size) {
    const struct watch_list *list = &watch_list_of(&s->watches, lit);
    *size = list->size;
    ticks_add(&p->ticks, ticks_of_pass(list->size, sizeof(struct watch)));
    return list->size ? s->watches.pool + list->begin : NULL;
}

static void add_pair(struct solver *s, struct parity *p, Var var, Lit other) {
    struct group g;
    Lit lits[2] = {lit_make(var, 0), other};
    group_begin(&g, lits, 2, lit_negative(other));
    group_finish(s, p, &g);
}

/* Adds that a variable equals another or its negation if binary clauses imply it. notes is scratch
 * by literal, with no entry equal to `note` yet. */
static void try_pairs(struct solver *s, struct parity *p, Var var, uint32_t *notes, uint32_t note) {
    assert(!solver_value(s, lit_make(var, 0)) && note);
    uint32_t size;
    const struct watch *watches = binaries(s, p, lit_make(var, 0), &size);
    for (uint32_t i = 0; i < size; i++)
        if ((watches[i].ref & BINARY) && lit_var(watches[i].blocker) > var)
            memory_at(notes, watches[i].blocker) = note;
    watches = binaries(s, p, lit_make(var, 1), &size);
    for (uint32_t i = 0; i < size; i++) {
        Lit other = lit_not(watches[i].blocker);
        if (!(watches[i].ref & BINARY) || memory_at(notes, other) != note ||
            memory_at(s->removed, lit_var(other)))
            continue;
        memory_at(notes, other) = 0;
        add_pair(s, p, var, other);
    }
}

/* Tries all variables of the constraints found, each once. */
static void find_pairs(struct solver *s, struct parity *p) {
    unsigned char *marks = s->cdcl->marks;
    size_t found = p->vars.size, lits = 2 * (size_t)s->vars;
    stack_clear(&s->counts);
    stack_reserve(s->memory, &s->counts, lits + 1);
    memset(s->counts.data, 0, lits * sizeof *s->counts.data);
    for (size_t i = 0; i < found; i++)
        memory_at(marks, stack_at(&p->vars, i)) = 1;
    for (Var var = 0; var < s->vars; var++) {
        if (memory_at(marks, var) && p->ticks < p->limit)
            try_pairs(s, p, var, s->counts.data, var + 1);
        memory_at(marks, var) = 0;
    }
}

void xors_find(struct solver *s, struct parity *p) {
    assert(!solver_level(s));
    struct detector detector = {0}, *d = &detector;
    size_t slots = 1,
           clauses = s->arena.size / (CLAUSE_WORDS + 3); /* upper bound: all of 3 literals */
    while (slots < 2 * clauses)
        slots *= 2;
    d->counts = memory_zeroed(s->memory, slots, 1);
    d->slots = slots;
    count_hashes(s, p, d);
    collect_candidates(s, p, d);
    sift_candidates(s, d);
    memory_release(s->memory, d->counts);
    try_candidates(s, p, d);
    stack_free(s->memory, &d->candidates);
    if (p->xors.size)
        find_pairs(s, p);
}
