#include "search/share.h"

#include "common/random.h"
#include "search/backtrack.h"
#include "search/keep.h"
#include "search/state.h"
#include "search/tier.h"
#include "search/unit.h"
#include "state/exchange.h"
#include "state/interval.h"
#include "state/log.h"

enum { SHARE_INTERVAL = INTERVAL(500, 3) };

/* Fingerprints of clauses that came or went lately, by their lowest bits: none is taken in twice.
 */
enum { FINGERPRINTS = 1 << 14 };

struct sharing {
    uint64_t *places; /* by worker: how far its ring was read */
    uint64_t *fingerprints;
    size_t offered; /* literals of the trail */
    uint64_t due;   /* at this many conflicts */
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
    for (uint32_t i = 0; i < size; i++) {
        struct random random = {lits[i]};
        sum += random_next(&random);
    }
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

static void offer(struct solver *s, const struct parcel *parcel) {
    if (!is_new(get(s), parcel))
        return;
    exchange_put(s->settings->exchange, s->settings->worker, parcel);
    s->counters.exported++;
}

static bool is_worth_telling(const struct solver *s, uint32_t size, uint32_t glue) {
    const struct tiers *tiers = &s->cdcl->tiers[s->cdcl->stable];
    return size <= 2 || (size <= EXCHANGE_SIZE_MAX && glue <= tiers->limits[TIER_1]);
}

/* With a single worker this costs each conflict no more than a test of the settings. */
void share_learned(struct solver *s, const Lit *lits, uint32_t size, uint32_t glue) {
    if (!s->settings->exchange || !is_worth_telling(s, size, glue))
        return;
    struct parcel parcel = {.glue = glue, .size = size};
    for (uint32_t i = 0; i < size; i++) {
        if (lit_var(lits[i]) >= s->formula->vars)
            return;
        parcel.lits[i] = lits[i];
    }
    offer(s, &parcel);
}

static void offer_units(struct solver *s) {
    struct sharing *sharing = get(s);
    if (sharing->offered > s->trail.size)
        sharing->offered = 0;
    for (; sharing->offered < s->trail.size; sharing->offered++) {
        struct parcel parcel = {.size = 1, .lits = {s->trail.data[sharing->offered]}};
        if (lit_var(parcel.lits[0]) < s->formula->vars)
            offer(s, &parcel);
    }
}

/* Drops literals that are false.  Returns whether the rest is of use. */
static bool simplify(const struct solver *s, struct parcel *parcel) {
    uint32_t size = 0;
    for (uint32_t i = 0; i < parcel->size; i++) {
        Lit lit = parcel->lits[i];
        if (s->removed[lit_var(lit)] || s->values[lit] > 0)
            return false;
        if (!s->values[lit])
            parcel->lits[size++] = lit;
    }
    parcel->size = size;
    return true;
}

static void take_large(struct solver *s, const struct parcel *parcel) {
    Ref ref = solver_add_clause(s, parcel->lits, parcel->size, true, 0);
    struct clause *clause = solver_clause(s, ref);
    uint32_t most = parcel->size - 1;
    clause->glue = (parcel->glue < most ? parcel->glue : most) & CLAUSE_GLUE_MAX;
    tier_mark_used(clause);
}

static void take(struct solver *s, struct parcel *parcel) {
    if (!is_new(get(s), parcel) || !simplify(s, parcel))
        return;
    s->counters.imported++;
    log_clause(s, "import", parcel->lits, parcel->size);
    if (parcel->size == 0)
        s->inconsistent = true;
    else if (parcel->size == 1)
        unit_assign(s, parcel->lits[0], 0);
    else if (parcel->size == 2)
        solver_add_clause(s, parcel->lits, 2, true, 0);
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

bool share(struct solver *s) {
    backtrack(s, 0);
    if (!unit_propagate(s))
        return false;
    take_all(s);
    bool sound = unit_propagate(s);
    offer_units(s);
    get(s)->due = s->counters.conflicts + SHARE_INTERVAL;
    return sound;
}
