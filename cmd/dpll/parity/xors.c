/* SPDX-License-Identifier: MIT */
#include "parity/xors.h"

#include <assert.h>
#include <string.h>

#include "common/hash.h"
#include "parity/varset.h"
#include "state/justify.h"
#include "state/poll.h"
#include "state/ticks.h"

enum { PATTERNS_MAX = 1 << (XOR_SIZE_MAX - 1), COUNT_MAX = 255 };

/* Clauses are brought together by a hash of their variables and of the parity of their
 * negations. */
struct detector {
    unsigned char *counts; /* by hash: clauses, at most COUNT_MAX */
    size_t slots;          /* of counts, a power of two */
    struct stamped_stack candidates;
};

/* The constraint at hand. */
struct group {
    Var vars[XOR_SIZE_MAX];
    uint32_t size;
    unsigned parity;            /* of the negations in its clauses */
    uint32_t found, wanted;     /* patterns */
    uint64_t ids[PATTERNS_MAX]; /* by pattern: the clause's number, without a proof 1, or 0 */
};

/* The hash of a variable; hashes of consecutive variables differ in all their bits. */
static uint64_t hash_var(Var var) {
    return hash_spread((var + (uint64_t)1) * HASH_STEP);
}

static unsigned parity_of(const Lit *lits, uint32_t size) {
    unsigned parity = 0;
    for (uint32_t i = 0; i < size; i++)
        parity ^= lit_negative(lits[INDEX(i, size)]);
    return parity;
}

/* The hash of a clause, in which the order of literals does not matter. */
static uint64_t hash(const Lit *lits, uint32_t size) {
    uint64_t sum = 0;
    for (uint32_t i = 0; i < size; i++)
        sum += hash_var(lit_var(lits[i]));
    return sum << 1 | parity_of(lits, size);
}

/* The open literals of a clause.  Returns how many, or 0 when a literal is true or there are too
 * many. */
static uint32_t open_lits(const struct solver *s, const struct clause *clause, Lit *lits) {
    uint32_t size = 0;
    for (uint32_t i = 0; i < clause->size; i++) {
        Lit lit = clause_at(clause, i);
        if (memory_at(s->values, lit) < 0)
            continue;
        if (memory_at(s->values, lit) || size == XOR_SIZE_MAX)
            return 0;
        lits[size++] = lit;
    }
    return size;
}

/* The open literals of a clause that may be part of a constraint; 0 for another one. */
static uint32_t candidate_lits(const struct solver *s, Ref ref, Lit *lits) {
    assert(ref < s->arena.size);
    const struct clause *clause = solver_clause(s, ref);
    uint32_t size = clause->redundant || clause->garbage ? 0 : open_lits(s, clause, lits);
    return size < 3 ? 0 : size;
}

/* One more clause of a hash. */
static void count_hash(struct detector *d, uint64_t key) {
    unsigned char *counter = &memory_at(d->counts, key & (d->slots - 1));
    *counter = (unsigned char)(*counter + (*counter < COUNT_MAX));
}

/* Counts the clauses that may be part of a constraint, by their hashes. */
static void count_hashes(struct solver *s, struct parity *p, struct detector *d) {
    size_t step = 0;
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        Lit lits[XOR_SIZE_MAX];
        uint32_t size = candidate_lits(s, ref, lits);
        poll_step(s, step++);
        if (size)
            count_hash(d, hash(lits, size));
    }
    p->ticks += step;
}

/* A constraint is only looked for where at least half of its clauses may be there. */
static bool is_frequent(const struct detector *d, uint64_t key, uint32_t size) {
    assert(size > 2 && size <= XOR_SIZE_MAX);
    return memory_at(d->counts, key & (d->slots - 1)) >= 1 << (size - 2);
}

/* Lists those whose hashes are frequent. */
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
    p->ticks += step;
}

/* Counts the candidates again, by other bits of their hashes: most of those that had been brought
 * together by chance go. */
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

/* Where a variable is in the group, or its size. */
static uint32_t place(const struct group *g, Var var) {
    assert(g->size <= XOR_SIZE_MAX);
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

/* Takes note of a clause over the group's variables: it covers each pattern that makes all of its
 * literals false. */
static void cover(struct group *g, const Lit *lits, uint32_t size, uint64_t id) {
    assert(size <= g->size && id);
    uint32_t mask = 0, negated = 0;
    for (uint32_t i = 0; i < size; i++) {
        uint32_t at = place(g, lit_var(lits[i]));
        mask |= 1u << at;
        negated |= (uint32_t)lit_negative(lits[i]) << at;
    }
    for (uint32_t pattern = 0; pattern < g->wanted; pattern++) {
        uint32_t last = g->parity ^ ((uint32_t)__builtin_popcount(pattern) & 1);
        uint32_t values = pattern | last << (g->size - 1);
        if ((values & mask) != negated || g->ids[pattern])
            continue;
        g->ids[INDEX(pattern, g->wanted)] = id;
        g->found++;
    }
}

/* The number of a clause of which lits are open: shortened for the proof, if need be. */
static uint64_t open_id(struct solver *s, const struct clause *clause, const Lit *lits,
                        uint32_t size) {
    if (!s->proof)
        return 1;
    if (size == clause->size)
        return clause_id(clause);
    return justify_shortened(s, clause_id(clause), clause->lits, clause->size, lits, size);
}

static void cover_by_clause(struct solver *s, struct group *g, Ref ref) {
    const struct clause *clause = solver_clause(s, ref);
    Lit lits[XOR_SIZE_MAX];
    uint32_t size = open_lits(s, clause, lits);
    if (size && is_within(g, lits, size))
        cover(g, lits, size, open_id(s, clause, lits, size));
}

/* Begins with the variables of a clause, in ascending order. */
static void begin_group(struct group *g, const Lit *lits, uint32_t size) {
    assert(size > 2 && size <= XOR_SIZE_MAX);
    *g = (struct group){.size = size, .parity = parity_of(lits, size), .wanted = 1u << (size - 1)};
    for (uint32_t i = 0; i < size; i++)
        g->vars[INDEX(i, size)] = lit_var(lits[i]);
    varset_sort(g->vars, size);
}

/* Looks for shorter clauses over the group's variables: each has its watches in their lists. */
static void cover_by_shorter(struct solver *s, struct parity *p, struct group *g) {
    for (Lit i = 0; i < 2 * g->size && g->found < g->wanted; i++) {
        Lit lit = lit_make(g->vars[i / 2], i % 2);
        const struct watch_list *list = &watch_list_of(&s->watches, lit);
        p->ticks += ticks_of_pass(list->size, sizeof(struct watch));
        for (uint32_t k = 0; k < list->size; k++) {
            struct watch watch = watch_at(&s->watches, list, k);
            Lit pair[2] = {lit, watch.blocker};
            if (place(g, lit_var(watch.blocker)) == g->size)
                continue;
            if (watch.ref & BINARY)
                cover(g, pair, 2, s->proof ? justify_clause_id(s, watch.ref) : 1);
            else if (!solver_clause(s, watch.ref)->garbage)
                cover_by_clause(s, g, watch.ref);
        }
    }
}

static void add_group(struct solver *s, struct parity *p, const struct group *g) {
    assert(g->found == g->wanted);
    system_add(p, g->vars, g->size, !g->parity);
    for (uint32_t i = 0; s->proof && i < g->wanted; i++)
        stack_push(&p->memory, &p->ids, g->ids[i]);
}

/* Looks at candidates of one hash: those with other variables than the first are left out. */
static void try_group(struct solver *s, struct parity *p, const struct stamped *candidates,
                      size_t count) {
    assert(count);
    struct group g;
    Lit lits[XOR_SIZE_MAX];
    begin_group(&g, lits, candidate_lits(s, candidates[0].value, lits));
    for (size_t i = 0; i < count; i++)
        cover_by_clause(s, &g, candidates[i].value);
    if (g.found < g.wanted / 2)
        return;
    if (g.found < g.wanted)
        cover_by_shorter(s, p, &g);
    if (g.found == g.wanted)
        add_group(s, p, &g);
}

static void try_candidates(struct solver *s, struct parity *p, struct detector *d) {
    size_t count = d->candidates.size;
    stack_reserve(s->memory, &d->candidates, count);
    sort_stamped(d->candidates.data, count);
    stack_trim(s->memory, &d->candidates); /* of the scratch, before what takes longer */
    for (size_t begin = 0, end; begin < count && p->ticks < p->limit; begin = end) {
        const struct stamped *items = d->candidates.data;
        poll_step(s, begin);
        for (end = begin + 1;
             end < count && memory_at(items, end).stamp == memory_at(items, begin).stamp; end++)
            continue;
        p->ticks += 1 + (end - begin) / 4;
        try_group(s, p, items + begin, end - begin);
    }
}

static const struct watch *binaries(struct solver *s, struct parity *p, Lit lit, uint32_t *size) {
    const struct watch_list *list = &watch_list_of(&s->watches, lit);
    *size = list->size;
    p->ticks += ticks_of_pass(list->size, sizeof(struct watch));
    return list->size ? s->watches.pool + list->begin : NULL;
}

static void add_pair(struct solver *s, struct parity *p, Var var, Lit other) {
    struct group g = {.size = 2, .parity = lit_negative(other), .wanted = 2};
    g.vars[0] = var;
    g.vars[1] = lit_var(other);
    cover_by_shorter(s, p, &g);
    if (g.found == g.wanted)
        add_group(s, p, &g);
}

/* Takes in that a variable equals another or its negation, where binary clauses say so.  notes, by
 * literal, are scratch: no entry is `note` yet. */
static void try_pairs(struct solver *s, struct parity *p, Var var, uint32_t *notes, uint32_t note) {
    assert(!memory_at(s->values, lit_make(var, 0)) && note);
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

/* Tries the variables of what was found, each once. */
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
    assert(!p->xors.size && !solver_level(s));
    struct detector detector = {0}, *d = &detector;
    size_t slots = 1, clauses = s->arena.size / (CLAUSE_WORDS + 3); /* at most: of 3 literals */
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
