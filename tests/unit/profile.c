/* SPDX-License-Identifier: MIT */
/* Accounts and steps of a profile: they add up, and one conflict in PROFILE_SAMPLE is timed. */
#include "state/profile.h"

#include <math.h>

#include "common/base/clock.h"
#include "unit.h"

const char diag_tool[] = "unit-profile";

enum { SEARCH = 1, TECHNIQUE = 2, CONFLICTS = 5 * PROFILE_SAMPLE };

/* Waits until the clock has moved, so that what was charged is more than 0. */
static void spend(void) {
    for (double begin = clock_seconds(); clock_seconds() < begin + 1e-5;)
        continue;
}

static void spend_in(struct profile *profile, enum search_step step) {
    enum search_step before = profile_step(profile, step);
    spend();
    CHECK_SAME(profile_step(profile, before), step);
}

static double charged(const struct profile *profile, unsigned account) {
    double sum = 0;
    for (unsigned step = 0; step < PROFILE_STEPS; step++)
        sum += profile->steps[account][step];
    return sum;
}

/* From the beginning of an account to its first conflict all is timed, and counts once. */
static void check_technique(struct profile *profile) {
    unsigned before = profile_enter(profile, TECHNIQUE);
    spend();
    spend_in(profile, STEP_PROPAGATE);
    profile_leave(profile, before);
    CHECK(fabs(charged(profile, TECHNIQUE) - profile->seconds[TECHNIQUE]) < 1e-9);
    CHECK(profile_seconds(profile, TECHNIQUE, STEP_PROPAGATE) >= 1e-5);
    CHECK(profile_seconds(profile, TECHNIQUE, STEP_OTHER) >= 1e-5);
    CHECK(profile_seconds(profile, TECHNIQUE, STEP_ANALYZE) == 0);
}

/* Counts the conflicts that are timed. */
static void check_search(struct profile *profile) {
    unsigned before = profile_enter(profile, SEARCH), timed = 0;
    for (unsigned i = 0; i < CONFLICTS; i++) {
        double sum = charged(profile, SEARCH);
        profile_note(profile, 1, 0.5, 1);
        spend_in(profile, STEP_ANALYZE);
        spend_in(profile, STEP_PROPAGATE);
        timed += charged(profile, SEARCH) > sum + PROFILE_SAMPLE * 2e-5 - 1e-9;
    }
    CHECK_SAME(timed, CONFLICTS / PROFILE_SAMPLE);
    profile_leave(profile, before);
    double sum = 0;
    for (unsigned step = 0; step < PROFILE_STEPS; step++)
        sum += profile_seconds(profile, SEARCH, step);
    CHECK(fabs(sum - profile->seconds[SEARCH]) < 1e-9);
    CHECK(profile_seconds(profile, SEARCH, STEP_MINIMIZE) == 0);
}

int main(void) {
    static struct profile profile;
    CHECK_SAME(profile_step(NULL, STEP_ANALYZE), STEP_OTHER);
    profile_begin(&profile);
    check_technique(&profile);
    check_search(&profile);
    /* After another account the search is timed again until its next conflict. */
    unsigned before = profile_enter(&profile, SEARCH);
    double sum = charged(&profile, SEARCH);
    spend_in(&profile, STEP_RESTART);
    CHECK(charged(&profile, SEARCH) > sum);
    profile_leave(&profile, before);
    return unit_end();
}
