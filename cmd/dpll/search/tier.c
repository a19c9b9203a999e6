#include "search/tier.h"

#include "engines/cdcl.h"

/* Decision levels of a clause whose literals are all false, less one; counting ends at limit. */
static uint32_t count_glue(struct solver *s, const struct clause *clause, uint32_t limit) {
    struct cdcl *cdcl = s->cdcl;
    uint32_t levels = 0;
    cdcl->stamp++;
    for (uint32_t i = 0; i < clause->size && levels <= limit; i++) {
        uint32_t level = s->assigned[lit_var(clause->lits[i])].level;
        if (cdcl->stamps[level] == cdcl->stamp)
            continue;
        cdcl->stamps[level] = cdcl->stamp;
        levels++;
    }
    return levels ? levels - 1 : 0;
}

void tier_use(struct solver *s, struct clause *clause) {
    if (clause->glue > TIER1_GLUE) {
        uint32_t glue = count_glue(s, clause, clause->glue);
        if (glue < clause->glue)
            clause->glue = glue & CLAUSE_GLUE_MAX;
    }
    tier_mark_used(clause);
}
