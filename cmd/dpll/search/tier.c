/* SPDX-License-Identifier: MIT */
/* The glue of a clause is the number of its decision levels when it was learned, less 1.  A clause
 * of low glue needs few decisions to become a unit again.  But what is low for one formula is high
 * for another, so the limits follow the clauses that conflicts use.  If clauses of glue 1, 2, 3, 4
 * and 5 had 40, 20, 15, 15 and 10 uses, the shares 0.5 and 0.9 put clauses up to glue 2 into tier 1
 * and those up to glue 4 into tier 2.
 *
 * A clause that is used gets the glue it has at that moment if this is lower. */
#include "search/tier.h"

#include <assert.h>
#include <math.h>

#include "common/base/index.h"
#include "search/state.h"
#include "state/log.h"

#ifndef NDEBUG
/* Longer clauses are not counted a second time. */
enum { CHECKED_SIZE = 8 };

/* count_glue without a limit, by definition. */
static uint32_t glue_of(const struct solver *s, const struct clause *clause) {
    uint32_t levels = 0;
    for (uint32_t i = 0, k; i < clause->size; i++) {
        uint32_t level = solver_assigned(s, clause_at(clause, i)).level;
        for (k = 0; k < i && solver_assigned(s, clause_at(clause, k)).level != level;)
            k++;
        levels += k == i;
    }
    return levels - 1;
}
#endif

/* The number of decision levels in a false clause, less 1; stops counting at limit. */
static uint32_t count_glue(struct solver *s, const struct clause *clause, uint32_t limit) {
    struct cdcl *cdcl = s->cdcl;
    uint32_t levels = 0;
    cdcl->stamp++;
    for (uint32_t i = 0; i < clause->size && levels <= limit; i++) {
        uint32_t level = solver_assigned(s, clause_at(clause, i)).level;
        assert(level <= solver_level(s));
        if (memory_at(cdcl->stamps, level) == cdcl->stamp)
            continue;
        memory_at(cdcl->stamps, level) = cdcl->stamp;
        levels++;
    }
    uint32_t glue = levels ? levels - 1 : 0;
    assert(glue < clause->size);
    assert(clause->size > CHECKED_SIZE || glue >= limit || glue == glue_of(s, clause));
    return glue;
}

#ifndef NDEBUG
/* Whether limit is the lowest glue such that clauses of at most this glue have a share of all
 * uses. */
static bool has_share(const struct tiers *tiers, uint32_t limit, double share) {
    uint64_t all = 0, below = 0, with = 0;
    for (uint32_t glue = 0; glue < TIER_GLUES; glue++) {
        all += tiers->uses[glue];
        below += glue < limit ? tiers->uses[glue] : 0;
        with += glue <= limit ? tiers->uses[glue] : 0;
    }
    return (double)with >= share * (double)all && (!limit || (double)below < share * (double)all);
}
#endif

/* If the limit of tier 1 is the higher one, tier 2 is empty. */
void tier_begin(const struct solver *s, struct tiers *tiers) {
    uint32_t first = s->tuned->tier_1_glue, second = s->tuned->tier_2_glue;
    tiers->limits[TIER_1] = first;
    tiers->limits[TIER_2] = second < first ? first : second;
}

void tier_adjust(const struct solver *s, struct tiers *tiers) {
    double first = s->tuned->tier_1_share;
    const double shares[] = {first, fmax(first, s->tuned->tier_2_share)};
    uint64_t all = 0, sum = 0;
    uint32_t glue = 0;
    for (uint32_t i = 0; i < TIER_GLUES; i++)
        all += tiers->uses[i];
    for (enum tier tier = TIER_1; all && tier < TIER_3; tier++) {
        while ((double)(sum + tiers->uses[INDEX(glue, TIER_GLUES)]) < shares[tier] * (double)all)
            sum += tiers->uses[INDEX(glue++, TIER_GLUES)];
        assert(glue < TIER_GLUES);
        tiers->limits[tier] = glue;
        assert(has_share(tiers, glue, shares[tier]));
    }
    assert(tiers->limits[TIER_1] <= tiers->limits[TIER_2]);
}

void tier_use(struct solver *s, struct clause *clause) {
    s->counters.clause_uses++;
    if (clause->glue > 1) {
        uint32_t glue = count_glue(s, clause, clause->glue);
        if (glue < clause->glue)
            log_clause_words(s, "promote", clause->lits, clause->size, "glue %" PRIu32 ", was %u",
                             glue, clause->glue);
        s->counters.promotions += glue < clause->glue;
        if (glue < clause->glue)
            clause->glue = glue & CLAUSE_GLUE_MAX;
    }
    uint32_t glue = clause->glue < TIER_GLUES ? clause->glue : TIER_GLUES - 1;
    s->cdcl->tiers[s->cdcl->stable].uses[glue]++;
    tier_mark_used(clause);
}
