/* SPDX-License-Identifier: MIT */
/* A conflict does not cost the same in both modes, so their times are measured in ticks.  Periods
 * are short at first, since one of the modes may solve the formula at once, and their lengths grow
 * as squares, so that later each mode works undisturbed for long.  CaDiCaL alternates in this way,
 * too.  Neither CaDiCaL nor Kissat takes time from focused mode where it learns little. */
#include "search/mode.h"

#include <assert.h>

#include "search/backtrack.h"
#include "search/reorder.h"
#include "search/restart.h"
#include "search/state.h"
#include "state/log.h"
#include "state/progress.h"
#include "state/technique.h"

/* Of the times of a period in focused mode, these have positive and negative decisions. */
enum { POSITIVE_TURN = 1, NEGATIVE_TURN = 3 };

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

/* The sign of all decisions in the mode that the n-th switch begins; 0 if each variable has its
 * own. */
static signed char forced_sign(const struct solver *s, uint64_t n) {
    if (s->cdcl->stable || !technique_is_on(s, TECHNIQUE_SIGNS))
        return 0;
    uint64_t turn = n / 2 % s->tuned->signs_period;
    return turn == POSITIVE_TURN ? 1 : turn == NEGATIVE_TURN ? -1 : 0;
}

void mode_note(struct solver *s, uint32_t glue, unsigned levels) {
    assert(glue < solver_level(s) && levels && levels <= solver_level(s));
    struct focused_learning *learning = &s->cdcl->focused;
    if (s->cdcl->stable)
        return;
    learning->clauses++;
    learning->low += glue <= s->tuned->learns_glue;
    learning->levels += levels;
}

/* Whether focused mode has learned few clauses of low glue and its backjumps were short.  The
 * limits were tuned on shuffled copies of refutations that one mode alone finds sooner than the
 * other. */
static bool learns_little(const struct solver *s) {
    const struct focused_learning *learning = &s->cdcl->focused;
    assert(learning->low <= learning->clauses && learning->clauses <= learning->levels);
    double clauses = (double)learning->clauses;
    return clauses > 0 && (double)learning->low < s->tuned->learns_low * clauses &&
           (double)learning->levels < s->tuned->learns_levels * clauses;
}

/* Resets what belongs to one period of a mode. */
static void enter(struct solver *s) {
    s->cdcl->phases.target_size = 0;
    s->cdcl->schedule.reordered_again = false;
    s->cdcl->reluctant = (struct reluctant){1, 1};
    restart_schedule(s);
}

void mode_begin(struct solver *s, uint64_t conflicts) {
    struct cdcl *cdcl = s->cdcl;
    cdcl->stable = !technique_is_on(s, TECHNIQUE_FOCUSED);
    cdcl->schedule.mode_switches = cdcl->schedule.mode_length = 0;
    cdcl->schedule.mode_conflicts = conflicts;
    cdcl->phases.forced = 0;
    enter(s);
}

void mode_switch(struct solver *s) {
    assert(mode_due(s));
    struct cdcl *cdcl = s->cdcl;
    struct schedule *schedule = &cdcl->schedule;
    uint64_t count = ++schedule->mode_switches;
    s->counters.mode_switches++;
    if (!schedule->mode_length)
        schedule->mode_length = s->counters.ticks + 1;
    uint64_t round = (count + 1) / 2;
    uint64_t length = schedule->mode_length * round * round;
    backtrack(s, 0);
    cdcl->stable = !cdcl->stable;
    if (!cdcl->stable && learns_little(s))
        length = (uint64_t)(s->tuned->learns_share * (double)length);
    /* The full length, or in focused mode a share of it. */
    assert(length == schedule->mode_length * round * round ||
           (!cdcl->stable && length <= schedule->mode_length * round * round));
    schedule->mode_ticks = s->counters.ticks + length;
    assert(schedule->mode_length && (!length || !mode_due(s)));
    log_words(s, "mode", "%s for %" PRIu64 " ticks", cdcl->stable ? "stable" : "focused", length);
    cdcl->phases.forced = forced_sign(s, count);
    if (cdcl->phases.forced)
        log_words(s, "signs", "all decisions %s", cdcl->phases.forced > 0 ? "true" : "false");
    if (cdcl->stable)
        reorder(s);
    enter(s);
    mode_charge(s);
    if (s->profile)
        progress_show(s, s->profile->letters[s->profile->account]);
}
