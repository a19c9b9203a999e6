/* SPDX-License-Identifier: MIT */
#include "state/profile.h"

#include <assert.h>

#include "common/base/clock.h"

/* Conflicts that averages are over, as a reader sees them change from line to line. */
enum { WINDOW = 1000 };

void profile_begin(struct profile *profile) {
    double since = profile->since, now = clock_seconds();
    *profile = (struct profile){.account = PROFILE_PREPARE,
                                .since = now,
                                .start = now,
                                .shown = now,
                                .weight = 1,
                                .step_since = now,
                                .processor = profile->processor,
                                .level = ema_over(WINDOW),
                                .trail = ema_over(WINDOW),
                                .glue = ema_over(WINDOW)};
    profile->seconds[PROFILE_READ] = since > 0 ? now - since : 0;
}

void profile_search(struct profile *profile, const struct counters *counters) {
    profile->counters = counters;
    profile->effort = counters_effort(counters);
}

/* Charges the effort since the last switch to the current account. */
static void charge_effort(struct profile *profile) {
    if (!profile->counters)
        return;
    uint64_t now = counters_effort(profile->counters);
    assert(now >= profile->effort);
    profile->ticks[profile->account] += now - profile->effort;
    profile->effort = now;
}

/* Charges the time since the last change to the current step, if it is timed. */
static void charge_step(struct profile *profile, double now) {
    if (profile->weight)
        profile->steps[profile->account][profile->step] +=
            profile->weight * (now - profile->step_since);
    profile->step_since = now;
}

enum search_step profile_change(struct profile *profile, enum search_step step) {
    enum search_step before = profile->step;
    if (profile->weight)
        charge_step(profile, clock_seconds());
    profile->step = step;
    return before;
}

double profile_seconds(const struct profile *profile, unsigned account, enum search_step step) {
    assert(account < PROFILE_ACCOUNTS && step < PROFILE_STEPS);
    double all = 0;
    for (unsigned i = 0; i < PROFILE_STEPS; i++)
        all += profile->steps[account][i];
    return all > 0 ? profile->seconds[account] * (profile->steps[account][step] / all) : 0;
}

unsigned profile_switch(struct profile *profile, unsigned account) {
    assert(account < PROFILE_ACCOUNTS);
    unsigned before = profile->account;
    double now = clock_seconds();
    profile->seconds[before] += now - profile->since;
    profile->since = now;
    charge_effort(profile);
    charge_step(profile, now);
    profile->weight = 1;
    profile->account = account;
    return before;
}

void profile_note(struct profile *profile, unsigned level, double trail, unsigned glue) {
    assert(trail >= 0 && trail <= 1);
    if (profile->weight || profile->noted % PROFILE_SAMPLE == 0)
        charge_step(profile, clock_seconds());
    profile->weight = profile->noted++ % PROFILE_SAMPLE ? 0 : PROFILE_SAMPLE;
    ema_add(&profile->level, level);
    ema_add(&profile->trail, trail);
    ema_add(&profile->glue, glue);
}
