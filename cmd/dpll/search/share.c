#include "search/share.h"

#include "common/hash.h"
#include "search/backtrack.h"
#include "search/keep.h"
#include "search/state.h"
#include "search/tier.h"
#include "search/unit.h"
#include "state/exchange.h"
#include "state/interval.h"
#include "state/justify.h"
#include "state/log.h"

/* Conflicts from one reading to the next: a quarter of those so far, within bounds.  Few conflicts
 * may be all that a formula takes. */
enum { INTERVAL_LEAST = INTERVAL(20, 3), INTERVAL_MOST = INTERVAL(500, 3), INTERVAL_PART = 4 };

/* What is told of the clauses learned is at least LEAST_TOLD of them: where tier 2 is less, glue
 * above it is let through until it is, and no longer than until it is ENOUGH. */
#define LEAST_TOLD 0.1
#define ENOUGH 0.14

/* Fingerprints of clauses that came or went lately, by their lowest bits: none is taken in
 * twice. */
enum { FINGERPRINTS = 1 << 14 };

struct sharing {
    uint64_t *places; /* by worker: how far its ring was read */
    uint64_t *fingerprints;
    size_t offered;               /* literals of the trail */
    uint64_t due;                 /* at this many conflicts */
    uint64_t conflicts, exported; /* at the last reading */
    uint32_t glue;                /* clauses up to this one are told, whatever their tier */
};

static const char sharing_key;

static struct sharing *get(struct solver *s) {
    struct sharing *sharing = keep(s, &sharing_key, sizeof *sharing);
    if (sharing->places)
        return sharing;
    unsigned workers = exchange_workers(s->settings->exchange);
    sharing->places = memory_zeroed(s->memory, workers, sizeof *sharing->places);
    sharing->fingerprints = memory_zeroed(s->memory, FINGERPRINTS, sizeof(uint64_t));
    return sharing;
}

/* A hash of the clause that does not depend on the order of its literals. */
static uint64_t fingerprint(const Lit *lits, uint32_t size) {
    uint64_t sum = size;
    for (uint32_t i = 0; i < size; i++)
        sum += hash_spread(lits[i] + 1);
    return sum | 1;
}

/* Returns whether the clause is new, and notes it. */
static bool is_new(struct sharing *sharing, const struct parcel *parcel) {
    uint64_t print = fingerprint(parcel->lits, parcel->size),
             *noted = &sharing->fingerprints[(print >> 1) % FINGERPRINTS];
    if (*noted == print)
        return false;
    *noted = print;
    return true;
}

/* Writes clause number id of the proof once more: the copy is the readers' to delete.  They must
 * find it in the file whatever becomes of this process.  Returns its number, 0 without a proof. */
static uint64_t copy(struct solver *s, const struct parcel *parcel, uint64_t id) {
    if (!s->proof)
        return 0;
    justify_by(s, id);
    id = proof_add(s->proof, parcel->lits, parcel->size);
    output_flush(&s->proof->out);
    return id;
}

static void offer(struct solver *s, struct parcel *parcel, uint64_t id) {
    if (!is_new(get(s), parcel))
        return;
    parcel->id = copy(s, parcel, id);
    if (s->proof && s->proof->out.failure)
        return;
    exchange_put(s->settings->exchange, s->settings->worker, parcel);
    s->counters.exported++;
}

/* Tier 1 alone may be less than 1 % of what is learned. */
static bool is_worth_telling(struct solver *s, uint32_t size, uint32_t glue) {
    const struct tiers *tiers = &s->cdcl->tiers[s->cdcl->stable];
    bool low = glue <= tiers->limits[TIER_2] || glue <= get(s)->glue;
    return size <= 2 || (size <= EXCHANGE_SIZE_MAX && low);
}

/* With a single worker this costs each conflict no more than a test of the settings. */
void share_learned(struct solver *s, const Lit *lits, uint32_t size, uint32_t glue, uint64_t id) {
    if (!s->settings->exchange || !is_worth_telling(s, size, glue))
        return;
    struct parcel parcel = {.glue = glue, .size = size};
    for (uint32_t i = 0; i < size; i++) {
        if (lit_var(lits[i]) >= s->formula->vars)
            return;
        parcel.lits[i] = lits[i];
    }
    offer(s, &parcel, id);
}

static void offer_units(struct solver *s) {
    struct sharing *sharing = get(s);
    if (sharing->offered > s->trail.size)
        sharing->offered = 0;
    for (; sharing->offered < s->trail.size; sharing->offered++) {
        struct parcel parcel = {.size = 1, .lits = {s->trail.data[sharing->offered]}};
        if (lit_var(parcel.lits[0]) < s->formula->vars)
            offer(s, &parcel, s->proof ? s->proof->ids[lit_var(parcel.lits[0])] : 0);
    }
}

/* Whether the clause neither holds already nor has a variable that is no longer there. */
static bool is_of_use(const struct solver *s, const struct parcel *parcel) {
    for (uint32_t i = 0; i < parcel->size; i++)
        if (s->removed[lit_var(parcel->lits[i])] || s->values[parcel->lits[i]] > 0)
            return false;
    return true;
}

static void let_go(struct solver *s, const struct parcel *parcel) {
    justify_gone(s, parcel->id, parcel->lits, parcel->size);
}

/* Drops literals that are false. */
static void simplify(struct solver *s, struct parcel *parcel) {
    const struct parcel old = *parcel;
    uint32_t size = 0;
    for (uint32_t i = 0; i < old.size; i++)
        if (!s->values[old.lits[i]])
            parcel->lits[size++] = old.lits[i];
    parcel->size = size;
    if (size == old.size)
        return;
    parcel->id = justify_shortened(s, old.id, old.lits, old.size, parcel->lits, size);
    let_go(s, &old);
}

static void take_large(struct solver *s, const struct parcel *parcel) {
    Ref ref = solver_add_clause(s, parcel->lits, parcel->size, true, parcel->id);
    struct clause *clause = solver_clause(s, ref);
    uint32_t most = parcel->size - 1;
    clause->glue = (parcel->glue < most ? parcel->glue : most) & CLAUSE_GLUE_MAX;
    tier_mark_used(clause);
}

static void take(struct solver *s, struct parcel *parcel) {
    if (s->proof)
        proof_pass(s->proof, parcel->id);
    checker_given(s, parcel->lits, parcel->size);
    if (!is_new(get(s), parcel) || !is_of_use(s, parcel)) {
        let_go(s, parcel);
        return;
    }
    simplify(s, parcel);
    s->counters.imported++;
    log_clause(s, "import", parcel->lits, parcel->size);
    if (parcel->size == 0)
        s->inconsistent = true;
    else if (parcel->size == 1)
        unit_assign(s, parcel->lits[0], parcel->id);
    else if (parcel->size == 2)
        solver_add_clause(s, parcel->lits, 2, true, parcel->id);
    else
        take_large(s, parcel);
}

static void take_all(struct solver *s) {
    struct exchange *exchange = s->settings->exchange;
    struct parcel parcel;
    for (unsigned worker = 0; worker < exchange_workers(exchange); worker++)
        while (worker != s->settings->worker && !s->inconsistent &&
               exchange_get(exchange, worker, &get(s)->places[worker], &parcel))
            take(s, &parcel);
}

bool share_due(const struct solver *s) {
    const struct sharing *sharing = kept(s, &sharing_key);
    return s->settings->exchange && (!sharing || s->counters.conflicts >= sharing->due);
}

static void adjust_glue(struct solver *s) {
    struct sharing *sharing = get(s);
    double learned = (double)(s->counters.conflicts - sharing->conflicts),
           told = (double)(s->counters.exported - sharing->exported);
    if (told < LEAST_TOLD * learned)
        sharing->glue++;
    else if (told > ENOUGH * learned && sharing->glue)
        sharing->glue--;
    sharing->conflicts = s->counters.conflicts;
    sharing->exported = s->counters.exported;
}

static uint64_t interval(const struct solver *s) {
    uint64_t part = s->counters.conflicts / INTERVAL_PART;
    return part < INTERVAL_LEAST ? INTERVAL_LEAST : part > INTERVAL_MOST ? INTERVAL_MOST : part;
}

bool share(struct solver *s) {
    backtrack(s, 0);
    if (!unit_propagate(s))
        return false;
    take_all(s);
    bool sound = unit_propagate(s);
    offer_units(s);
    adjust_glue(s);
    get(s)->due = s->counters.conflicts + interval(s);
    return sound;
}
