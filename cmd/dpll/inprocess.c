#include "inprocess.h"

#include "backtrack.h"
#include "cdcl.h"
#include "congruence.h"
#include "deduplicate.h"
#include "eliminate.h"
#include "interval.h"
#include "substitute.h"
#include "unit.h"
#include "vivify.h"

enum { INPROCESS_INTERVAL = INTERVAL(1000, 10) };

/* Effort for each tick of the search since the last time. */
#define ELIMINATE_SHARE 0.2
#define CONGRUENCE_SHARE 0.05
#define VIVIFY_SHARE 0.12

bool inprocess_due(const struct solver *s) {
    return s->counters.conflicts >= s->cdcl->schedule.inprocess;
}

static uint64_t effort(const struct solver *s, double share) {
    uint64_t spent = s->counters.ticks - s->cdcl->schedule.inprocessed;
    return (uint64_t)(share * (double)spent);
}

void inprocess(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    uint64_t round = ++s->counters.inprocessings;
    backtrack(s, 0);
    if (unit_propagate(s) && deduplicate(s) && substitute(s) &&
        congruence(s, effort(s, CONGRUENCE_SHARE) + s->arena.size / 8) && substitute(s) &&
        vivify(s, effort(s, VIVIFY_SHARE)))
        eliminate(s, effort(s, ELIMINATE_SHARE) + s->arena.size / 8);
    cdcl->phases.target_size = cdcl->phases.best_size = 0;
    cdcl->schedule.inprocessed = s->counters.ticks;
    cdcl->schedule.inprocess = s->counters.conflicts + INPROCESS_INTERVAL * (round + 1);
}
