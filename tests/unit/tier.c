/* SPDX-License-Identifier: MIT */
/* Tiers by their definition, and which learned clauses a reduction takes. */
#include "search/tier.h"

#include "common/base/diag.h"
#include "search/propagate.h"
#include "search/reduce.h"
#include "small.h"
#include "state/trail.h"
#include "unit.h"

const char diag_tool[] = "unit-tier";

enum {
    VARS = 14,
    TABLES = 2000,
    REDUCTIONS = 200,
    CLAUSES_MAX = 60,
    SIZE_LEAST = 3,
    SIZE_MOST = 7
};

/* A multiple of a power of 2, so that products with whole numbers are exact. */
static double random_share(struct random *random) {
    return random_below(random, 65) / 64.0;
}

/* The lowest glue up to which clauses have a share of all uses. */
static uint32_t limit_of(const uint64_t *uses, double share) {
    uint64_t all = 0, sum = 0;
    for (int glue = 0; glue < TIER_GLUES; glue++)
        all += uses[glue];
    for (uint32_t glue = 0; glue < TIER_GLUES; glue++) {
        sum += uses[glue];
        if ((double)sum >= share * (double)all)
            return glue;
    }
    return TIER_GLUES;
}

static void check_limits(struct random *random) {
    struct tunables tuned = tunables_default;
    struct solver s = {.tuned = &tuned};
    struct tiers tiers = {.limits = {1, 2}};
    uint32_t filled = random_below(random, TIER_GLUES + 1);
    tuned.tier_1_share = random_share(random);
    tuned.tier_2_share = random_share(random);
    for (uint32_t glue = 0; glue < filled; glue++)
        tiers.uses[glue] = random_below(random, 3) ? random_below(random, 1000) : 0;
    bool used = limit_of(tiers.uses, 1) || tiers.uses[0];
    double second =
        tuned.tier_2_share > tuned.tier_1_share ? tuned.tier_2_share : tuned.tier_1_share;
    tier_adjust(&s, &tiers);
    CHECK_SAME(tiers.limits[TIER_1], used ? limit_of(tiers.uses, tuned.tier_1_share) : 1);
    CHECK_SAME(tiers.limits[TIER_2], used ? limit_of(tiers.uses, second) : 2);
}

static void check_beginning(void) {
    struct tunables tuned = tunables_default;
    struct solver s = {.tuned = &tuned};
    struct tiers tiers = {.limits = {0}};
    tuned.tier_1_glue = 5;
    tuned.tier_2_glue = 3;
    tier_begin(&s, &tiers);
    CHECK(tiers.limits[TIER_1] == 5 && tiers.limits[TIER_2] == 5);
    tuned.tier_2_glue = 9;
    tier_begin(&s, &tiers);
    CHECK(tiers.limits[TIER_1] == 5 && tiers.limits[TIER_2] == 9);
    for (unsigned glue = 0; glue < 12; glue++) {
        struct clause clause = {.glue = glue & CLAUSE_GLUE_MAX};
        CHECK_SAME(tier_of(&tiers, &clause), glue <= 5 ? TIER_1 : glue <= 9 ? TIER_2 : TIER_3);
    }
}

/* A false clause used in a conflict has the number of its levels, less 1, as glue if that is
 * lower. */
static void check_use(struct random *random) {
    static struct small small;
    struct solver *s = &small.s;
    unsigned levels = 0;
    Lit lits[SIZE_MOST];
    small_begin(&small, VARS);
    CHECK(small_build(&small));
    for (Var var = 0; var < SIZE_MOST; var++) {
        bool opens = !var || random_below(random, 2);
        lits[var] = lit_make(var, 1);
        levels += opens;
        if (opens)
            trail_decide(s, lit_make(var, 0));
        else
            trail_assign(s, lit_make(var, 0), NO_REASON);
    }
    struct clause *clause = solver_clause(s, arena_add(&s->arena, s->memory, lits, SIZE_MOST));
    uint32_t glue = random_below(random, SIZE_MOST),
             expected = levels - 1 < glue ? levels - 1 : glue;
    clause->redundant = true;
    clause->glue = glue & CLAUSE_GLUE_MAX;
    tier_use(s, clause);
    CHECK_SAME(clause->glue, glue > 1 ? expected : glue);
    CHECK_SAME(clause->used, CLAUSE_USED_MAX);
    CHECK_SAME(s->cdcl->tiers[s->cdcl->stable].uses[clause->glue], 1);
    small_end(&small);
}

/* A learned clause before a reduction, by its number. */
struct before {
    bool exists, reason, subsumed;
    uint32_t glue, size, used;
    bool stays;
};

static void add_clauses(struct small *small, struct random *random, struct before *before) {
    struct solver *s = &small->s;
    for (uint64_t id = 1; id < CLAUSES_MAX; id++) {
        int elits[SIZE_MOST], size = SIZE_LEAST + (int)random_below(random, SIZE_MOST - SIZE_LEAST);
        Lit lits[SIZE_MOST];
        small_draw_lits(small, random, elits, size);
        for (int i = 0; i < size; i++)
            lits[i] = lit_of(elits[i]);
        checker_given(s, lits, (size_t)size);
        struct clause *clause =
            solver_clause(s, solver_add_clause(s, lits, (uint32_t)size, true, id));
        clause->glue = (1 + random_below(random, 9)) & CLAUSE_GLUE_MAX;
        clause->used = random_below(random, 2)
                           ? (CLAUSE_USED_MAX - random_below(random, 4)) & CLAUSE_USED_MAX
                           : random_below(random, 2) & CLAUSE_USED_MAX;
        clause->subsumed = !random_below(random, 12);
        before[id] = (struct before){
            true, false, clause->subsumed, clause->glue, (uint32_t)size, clause->used, false};
    }
}

/* Makes some clauses reasons. */
static void decide(struct solver *s, struct random *random, struct before *before) {
    for (int tries = 0; tries < 4; tries++) {
        Lit lit = random_below(random, 2 * VARS);
        if (s->values[lit])
            continue;
        trail_decide(s, lit);
        if (propagate(s) == NO_CONFLICT)
            continue;
        trail_backtrack(s, solver_level(s) - 1);
        break;
    }
    for (size_t i = 0; i < s->trail.size; i++) {
        uint32_t reason = s->assigned[lit_var(s->trail.data[i])].reason;
        if (reason != NO_REASON && !(reason & BINARY))
            before[clause_id(solver_clause(s, reason))].reason = true;
    }
}

static void note_staying(const struct solver *s, struct before *before) {
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        struct before *old = &before[clause_id(clause)];
        old->stays = true;
        CHECK_SAME(clause->used, old->used - (old->used > 0));
    }
}

/* Clauses of tier 1 go after CLAUSE_USED_MAX reductions without use, of tier 2 after some. */
static bool may_go(const struct solver *s, const struct before *clause) {
    const uint32_t *limits = s->cdcl->tiers[s->cdcl->stable].limits;
    uint32_t unused = CLAUSE_USED_MAX - clause->used;
    if (clause->reason || clause->subsumed)
        return !clause->reason;
    return clause->glue <= limits[TIER_1]   ? unused == CLAUSE_USED_MAX
           : clause->glue <= limits[TIER_2] ? unused >= s->tuned->tier_2_rounds
                                            : true;
}

static bool is_worse(const struct before *a, const struct before *b) {
    if (a->subsumed != b->subsumed)
        return a->subsumed;
    return a->glue != b->glue ? a->glue > b->glue : a->size > b->size;
}

/* A share of the candidates goes, and none of those that stay is worse. */
static void check_choice(const struct solver *s, const struct before *before) {
    unsigned candidates = 0, gone = 0;
    for (int i = 1; i < CLAUSES_MAX; i++) {
        candidates += may_go(s, &before[i]);
        gone += !before[i].stays;
        CHECK(before[i].stays || may_go(s, &before[i]));
        for (int k = 1; k < CLAUSES_MAX; k++)
            if (!before[i].stays && before[k].stays && may_go(s, &before[k]))
                CHECK(!is_worse(&before[k], &before[i]));
    }
    CHECK_SAME(gone, (unsigned)(s->tuned->reduce_share * candidates));
    CHECK_SAME(s->redundant, CLAUSES_MAX - 1 - gone);
}

/* Reasons are still clauses that are false but for what they force: clauses have moved. */
static void check_reasons(const struct solver *s) {
    for (size_t i = 0; i < s->trail.size; i++) {
        Lit lit = s->trail.data[i], others = 0;
        uint32_t reason = s->assigned[lit_var(lit)].reason;
        if (reason == NO_REASON)
            continue;
        const struct clause *clause = solver_clause(s, reason);
        for (uint32_t k = 0; k < clause->size; k++)
            others += clause->lits[k] != lit && s->values[clause->lits[k]] < 0;
        CHECK_SAME(others, clause->size - 1);
    }
}

static void check_reduction(struct random *random) {
    static struct small small;
    static struct tunables tuned;
    struct before before[CLAUSES_MAX] = {{0}};
    tuned = tunables_default;
    tuned.reduce_share = random_share(random);
    small_begin(&small, VARS);
    small.settings.tunables = &tuned;
    CHECK(small_build(&small));
    add_clauses(&small, random, before);
    decide(&small.s, random, before);
    for (uint32_t glue = 1; glue < 10; glue++)
        small.s.cdcl->tiers[small.s.cdcl->stable].uses[glue] = random_below(random, 20);
    reduce(&small.s);
    note_staying(&small.s, before);
    check_choice(&small.s, before);
    check_reasons(&small.s);
    CHECK(!reduce_due(&small.s));
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    check_beginning();
    for (unsigned i = 0; i < TABLES; i++)
        check_limits(&random);
    for (unsigned i = 0; i < REDUCTIONS; i++) {
        check_use(&random);
        check_reduction(&random);
    }
    return unit_end();
}
