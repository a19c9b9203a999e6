#include "engines/schedule.h"

#include "engines/techniques.h"
#include "parity/assemble.h"
#include "search/backtrack.h"
#include "search/check.h"
#include "search/state.h"
#include "search/unit.h"
#include "state/interval.h"
#include "state/log.h"
#include "state/progress.h"
#include "state/technique.h"

enum { INPROCESS_INTERVAL = INTERVAL(1000, 10) };

/* Ticks that the search must have taken, for each word of clauses, before inprocessing is worth
 * while: a few passes over all clauses should cost little beside the search. */
enum { WORTHWHILE = INTERVAL(3, 0) };

bool inprocess_due(const struct solver *s) {
    const struct schedule *schedule = &s->cdcl->schedule;
    return s->counters.conflicts >= schedule->inprocess &&
           s->counters.ticks - schedule->inprocessed >= WORTHWHILE * s->arena.size;
}

static bool is_scheduled(const struct solver *s, unsigned index) {
    return techniques_table[index].inprocess && !(s->settings->without & techniques_bit(index));
}

static uint64_t effort(const struct solver *s, const struct technique *technique) {
    return cdcl_effort(s, technique->share) + (uint64_t)(technique->words * (double)s->arena.size);
}

static bool apply(struct solver *s, unsigned index) {
    const struct technique *technique = &techniques_table[index];
    unsigned account = profile_enter(s->profile, techniques_account(index));
    log_event(s, technique->name);
    s->technique = technique->name;
    bool sound = technique->inprocess(s, effort(s, technique));
    s->technique = NULL;
    check_search(s);
    progress_leave_quietly(s, account);
    return sound;
}

void schedule_matrix(struct solver *s) {
    unsigned account = profile_enter(s->profile, TECHNIQUE_MATRIX);
    assemble(s);
    profile_leave(s->profile, account);
}

void inprocess(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    uint64_t round = ++s->counters.inprocessings;
    backtrack(s, 0);
    bool sound = unit_propagate(s);
    for (unsigned i = 0; sound && !*s->limits.stop && i < techniques_count; i++)
        if (is_scheduled(s, i))
            sound = apply(s, i);
    if (sound)
        schedule_matrix(s);
    cdcl->phases.target_size = cdcl->phases.best_size = 0;
    cdcl->schedule.inprocessed = s->counters.ticks;
    cdcl->schedule.inprocess = s->counters.conflicts + INPROCESS_INTERVAL * (round + 1);
}
