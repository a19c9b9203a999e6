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

unsigned profile_switch(struct profile *profile, unsigned account) {
    assert(account < PROFILE_ACCOUNTS);
    unsigned before = profile->account;
    double now = clock_seconds();
    profile->seconds[before] += now - profile->since;
    profile->since = now;
    charge_effort(profile);
    profile->account = account;
    return before;
}

void profile_note(struct profile *profile, unsigned level, double trail, unsigned glue) {
    assert(trail >= 0 && trail <= 1);
    ema_add(&profile->level, level);
    ema_add(&profile->trail, trail);
    ema_add(&profile->glue, glue);
}
