/* SPDX-License-Identifier: MIT */
#include "search/share.h"

#include <assert.h>

#include "common/base/hash.h"
#include "search/backtrack.h"
#include "search/private.h"
#include "search/state.h"
#include "search/tier.h"
#include "search/unit.h"
#include "state/exchange.h"
#include "state/justify.h"
#include "state/log.h"

/* Fingerprints of clauses that came or went lately, by other bits of their hashes: none is taken in
 * twice. */
enum { FINGERPRINTS = 1 << 13 };

struct sharing {
    uint64_t *places; /* by worker: the place in its ring up to which it was read */
    uint32_t *fingerprints;
    size_t offered;     /* literals of the trail offered so far */
    uint64_t due;       /* conflicts at which the next reading is due */
    uint64_t conflicts; /* conflicts at the last reading */
    uint64_t saved;     /* ticks of the search when watch lists were last shrunk */
    uint64_t told;      /* clauses offered since the last reading */
    uint32_t glue;      /* clauses of at most this glue are offered, whatever their tier */
};

static const char sharing_key;

static struct sharing *sharing_of(struct solver *s) {
    assert(s->settings->exchange);
    struct sharing *sharing = private_take(s, &sharing_key, sizeof *sharing);
    if (sharing->places)
        return sharing;
    unsigned workers = exchange_workers(s->settings->exchange);
    sharing->places = memory_zeroed(s->memory, workers, sizeof *sharing->places);
    sharing->fingerprints = memory_zeroed(s->memory, FINGERPRINTS, sizeof(uint32_t));
    return sharing;
}

/* A hash that does not depend on the order of the literals. */
static uint64_t hash(const Lit *lits, uint32_t size) {
    uint64_t sum = size;
    for (uint32_t i = 0; i < size; i++)
        sum += hash_spread(lits[i] + 1);
    return sum;
}

/* Records the fingerprint of a clause.  Returns whether it was not recorded already. */
static bool note(struct sharing *sharing, const struct shared_clause *shared) {
    assert(shared->size <= EXCHANGE_SIZE_MAX);
    uint64_t bits = hash(shared->lits, shared->size);
    uint32_t print = (uint32_t)(bits >> 32) | 1,
             *noted = &sharing->fingerprints[bits % FINGERPRINTS];
    if (*noted == print)
        return false;
    *noted = print;
    return true;
}

/* Writes clause `id` to the proof once more, a copy for the readers to delete, and flushes, so that
 * they find it in the file even if this process is killed.  Returns the copy's number, 0 without a
 * proof. */
static uint64_t copy(struct solver *s, const struct shared_clause *shared, uint64_t id) {
    if (!s->proof)
        return 0;
    justify_by(s, id);
    id = proof_add(s->proof, shared->lits, shared->size);
    output_flush(&solver_proof(s)->out);
    return id;
}

static void offer(struct solver *s, struct shared_clause *shared, uint64_t id) {
    assert(shared->size);
    if (!note(sharing_of(s), shared))
        return;
    shared->id = copy(s, shared, id);
    if (s->proof && solver_proof(s)->out.failure)
        return;
    exchange_put(s->settings->exchange, s->settings->worker, shared);
    log_clause_words(s, "export", shared->lits, shared->size, "glue %" PRIu32, shared->glue);
    sharing_of(s)->told++;
    s->counters.exported++;
}

/* Not tier 1 alone, which may be less than 1 % of the learned clauses. */
static bool is_worth_telling(struct solver *s, uint32_t size, uint32_t glue) {
    const struct tiers *tiers = &s->cdcl->tiers[s->cdcl->stable];
    bool low = glue <= tiers->limits[TIER_2] || glue <= sharing_of(s)->glue;
    return size <= 2 || (size <= EXCHANGE_SIZE_MAX && low);
}

static bool is_of_formula(const struct solver *s, const Lit *lits, uint32_t size) {
    for (uint32_t i = 0; i < size; i++)
        if (lit_var(array_at(lits, size, i)) >= s->formula->vars)
            return false;
    return true;
}

/* With a single worker a conflict costs two tests of the settings. */
void share_learned(struct solver *s, const Lit *lits, uint32_t size, uint32_t glue, uint64_t id) {
    assert(size);
    const struct settings *settings = s->settings;
    if (settings->hooks && is_of_formula(s, lits, size))
        settings->hooks->learned(settings->hooks->owner, lits, size);
    if (!settings->exchange || !is_worth_telling(s, size, glue) || !is_of_formula(s, lits, size))
        return;
    /* Clauses derived by a theory may have fewer literals than levels. */
    struct shared_clause shared = {.glue = glue < size ? glue : size, .size = size};
    for (uint32_t i = 0; i < size; i++)
        shared.lits[INDEX(i, size)] = lits[i];
    offer(s, &shared, id);
}

static void offer_units(struct solver *s) {
    assert(!solver_level(s));
    struct sharing *sharing = sharing_of(s);
    if (sharing->offered > s->trail.size)
        sharing->offered = 0;
    for (; sharing->offered < s->trail.size; sharing->offered++) {
        struct shared_clause shared = {.size = 1, .lits = {stack_at(&s->trail, sharing->offered)}};
        if (lit_var(shared.lits[0]) < s->formula->vars)
            offer(s, &shared,
                  s->proof ? memory_at(solver_proof(s)->ids, lit_var(shared.lits[0])) : 0);
    }
}

/* Whether no literal of the clause is true at level 0 and none of its variables is removed. */
static bool is_of_use(const struct solver *s, const struct shared_clause *shared) {
    for (uint32_t i = 0; i < shared->size; i++)
        if (memory_at(s->removed, lit_var(clause_at(shared, i))) ||
            solver_value(s, clause_at(shared, i)) > 0)
            return false;
    return true;
}

static void let_go(struct solver *s, const struct shared_clause *shared) {
    justify_gone(s, shared->id, shared->lits, shared->size);
}

/* Removes false literals. */
static void simplify(struct solver *s, struct shared_clause *shared) {
    assert(!solver_level(s));
    const struct shared_clause old = *shared;
    uint32_t size = 0;
    for (uint32_t i = 0; i < old.size; i++)
        if (!solver_value(s, old.lits[i]))
            shared->lits[size++] = old.lits[i];
    shared->size = size;
    if (size == old.size)
        return;
    shared->id = justify_shortened(s, old.id, old.lits, old.size, shared->lits, size);
    let_go(s, &old);
}

static void take_large(struct solver *s, const struct shared_clause *shared) {
    assert(shared->size > 2);
    Ref ref = solver_add_clause(s, shared->lits, shared->size, true, shared->id);
    struct clause *clause = solver_clause(s, ref);
    uint32_t most = shared->size - 1;
    clause->glue = (shared->glue < most ? shared->glue : most) & CLAUSE_GLUE_MAX;
    tier_mark_used(clause);
}

static void take(struct solver *s, struct shared_clause *shared) {
    if (s->proof)
        proof_pass(s->proof, shared->id);
    checker_given(s, shared->lits, shared->size);
    if (!note(sharing_of(s), shared) || !is_of_use(s, shared)) {
        log_clause(s, "decline", shared->lits, shared->size);
        s->counters.import_declined++;
        let_go(s, shared);
        return;
    }
    simplify(s, shared);
    s->counters.imported++;
    log_clause(s, "import", shared->lits, shared->size);
    if (shared->size == 0)
        s->inconsistent = true;
    else if (shared->size == 1)
        unit_assign(s, shared->lits[0], shared->id);
    else if (shared->size == 2)
        solver_add_clause(s, shared->lits, 2, true, shared->id);
    else
        take_large(s, shared);
}

static void take_all(struct solver *s) {
    struct exchange *exchange = s->settings->exchange;
    struct shared_clause shared;
    for (unsigned worker = 0; worker < exchange_workers(exchange); worker++)
        while (worker != s->settings->worker && !s->inconsistent &&
               exchange_get(exchange, worker, &sharing_of(s)->places[worker], &shared))
            take(s, &shared);
}

bool share_due(const struct solver *s) {
    const struct sharing *sharing = private_find(s, &sharing_key);
    return s->settings->exchange && (!sharing || s->counters.conflicts >= sharing->due);
}

/* Raises the limit of glue if fewer than share_told_least of the learned clauses are told, as when
 * tier 2 is small, and lowers it if more than share_told_most are. */
static void adjust_glue(struct solver *s) {
    struct sharing *sharing = sharing_of(s);
    double learned = (double)(s->counters.conflicts - sharing->conflicts),
           told = (double)sharing->told;
    if (told < s->tuned->share_told_least * learned)
        sharing->glue++;
    else if (told > s->tuned->share_told_most * learned && sharing->glue)
        sharing->glue--;
    log_words(s, "share", "%.0f of %.0f clauses were told, glue is now %" PRIu32, told, learned,
              sharing->glue);
    sharing->conflicts = s->counters.conflicts;
    sharing->told = 0;
}

/* Conflicts from one reading to the next: a part of those so far, within bounds.  Few conflicts may
 * be all that a formula takes. */
static uint64_t interval(const struct solver *s) {
    uint64_t part = s->counters.conflicts / s->tuned->share_interval_part,
             least = s->tuned->share_interval_least, most = s->tuned->share_interval_most;
    return part < least ? least : part > most ? most : part;
}

/* Gives back the spare room of watch lists and clauses, since the memory of all workers adds up.
 * This costs a few passes over all watches. */
static void save_memory(struct solver *s) {
    struct sharing *sharing = sharing_of(s);
    if (sharing->saved &&
        s->counters.ticks - sharing->saved < s->tuned->share_patience * s->watches.used)
        return;
    sharing->saved = s->counters.ticks;
    watches_save(&s->watches, s->memory);
    arena_save(&s->arena, s->memory);
}

bool share(struct solver *s) {
    assert(s->settings->exchange);
    backtrack(s, 0);
    if (!unit_propagate(s))
        return false;
    take_all(s);
    bool sound = unit_propagate(s);
    offer_units(s);
    adjust_glue(s);
    sharing_of(s)->due = s->counters.conflicts + interval(s);
    save_memory(s);
    assert(!solver_level(s));
    return sound;
}
