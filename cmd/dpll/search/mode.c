#include "search/mode.h"

#include "search/backtrack.h"
#include "search/reorder.h"
#include "search/restart.h"
#include "search/state.h"
#include "state/log.h"
#include "state/progress.h"
#include "state/technique.h"

/* Of so many times in focused mode, one has positive decisions and one negative ones. */
enum { FOCUSED_TURNS = 8, POSITIVE_TURN = 1, NEGATIVE_TURN = 3 };

void mode_charge(struct solver *s) {
    profile_enter(s->profile, s->cdcl->stable ? TECHNIQUE_STABLE : TECHNIQUE_FOCUSED);
}

bool mode_due(const struct solver *s) {
    const struct schedule *schedule = &s->cdcl->schedule;
    if (!technique_is_on(s, TECHNIQUE_FOCUSED) || !technique_is_on(s, TECHNIQUE_STABLE))
        return false;
    if (!schedule->mode_length)
        return s->counters.conflicts >= schedule->mode_conflicts;
    return s->counters.ticks >= schedule->mode_ticks;
}

/* The sign of all decisions in the mode that the n-th switch begins; 0 for signs of their own. */
static signed char forced_sign(const struct solver *s, uint64_t n) {
    if (s->cdcl->stable || !technique_is_on(s, TECHNIQUE_SIGNS))
        return 0;
    uint64_t turn = n / 2 % FOCUSED_TURNS;
    return turn == POSITIVE_TURN ? 1 : turn == NEGATIVE_TURN ? -1 : 0;
}

void mode_switch(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    struct schedule *schedule = &cdcl->schedule;
    uint64_t count = ++s->counters.mode_switches;
    if (!schedule->mode_length)
        schedule->mode_length = s->counters.ticks + 1;
    uint64_t round = (count + 1) / 2;
    schedule->mode_ticks = s->counters.ticks + schedule->mode_length * round * round;
    backtrack(s, 0);
    cdcl->stable = !cdcl->stable;
    log_event(s, cdcl->stable ? "stable mode" : "focused mode");
    cdcl->phases.forced = forced_sign(s, count);
    if (cdcl->stable)
        reorder(s);
    cdcl->phases.target_size = 0;
    cdcl->reluctant = (struct reluctant){1, 1};
    restart_schedule(s);
    mode_charge(s);
    if (s->profile)
        progress_show(s, s->profile->letters[s->profile->account]);
}
