/* SPDX-License-Identifier: MIT */
/* When the search restarts, changes its mode and decides at random, beside what the headers say of
 * it: conflicts and ticks are only counted, no search takes place. */
#include "search/restart.h"

#include <math.h>

#include "common/base/diag.h"
#include "search/backtrack.h"
#include "search/burst.h"
#include "search/mode.h"
#include "small.h"
#include "state/technique.h"
#include "state/trail.h"
#include "unit.h"

const char diag_tool[] = "unit-restart";

enum { VARS = 14, CONFLICTS = 400, SWITCHES = 40, ROUNDS = 30 };

static uint64_t bit(enum technique_id id) {
    return (uint64_t)1 << id;
}

/* A solver without clauses, and numbers to be set. */
static struct small small;
static struct tunables tuned;

static struct solver *begin(uint64_t without) {
    small_begin(&small, VARS);
    small.settings.tunables = &tuned;
    small.settings.without = without | bit(TECHNIQUE_REORDER);
    CHECK(small_build(&small));
    return &small.s;
}

/* Decides so many variables. */
static void descend(struct solver *s, unsigned levels) {
    backtrack(s, 0);
    for (Var var = 0; var < levels; var++)
        trail_decide(s, lit_make(var, 0));
    s->propagated = s->trail.size;
}

/* The mean of numbers whose weights fall by a factor, the last one's being 1. */
static double mean(const uint32_t *numbers, unsigned count, double window) {
    double sum = 0, weights = 0, weight = 1;
    for (unsigned i = count; i-- > 0; weight *= 1 - 1 / window) {
        sum += weight * numbers[i];
        weights += weight;
    }
    return sum / weights;
}

static void check_focused(struct random *random) {
    static const double margins[] = {0.85, 1.1, 1.3};
    uint32_t glues[CONFLICTS];
    tuned = tunables_default;
    tuned.restart_focused = 1 + random_below(random, 9);
    tuned.restart_margin = margins[random_below(random, 3)];
    tuned.glue_window_fast = 2 + random_below(random, 20);
    tuned.glue_window_slow = 50 + random_below(random, 1000);
    struct solver *s = begin(0);
    struct averages *averages = &s->cdcl->averages[0];
    uint64_t last = s->counters.conflicts = random_below(random, 100);
    mode_begin(s, UINT64_MAX);
    for (unsigned i = 0; i < CONFLICTS; i++) {
        s->counters.conflicts++;
        glues[i] = 1 + random_below(random, 9);
        ema_add(&averages->fast_glue, glues[i]);
        ema_add(&averages->slow_glue, glues[i]);
        bool due = s->counters.conflicts >= last + tuned.restart_focused &&
                   mean(glues, i + 1, tuned.glue_window_fast) >
                       tuned.restart_margin * mean(glues, i + 1, tuned.glue_window_slow);
        descend(s, 3);
        CHECK_SAME(restart_due(s), due);
        if (due) {
            restart(s);
            last = s->counters.conflicts;
        }
        backtrack(s, 0);
        CHECK(!restart_due(s));
    }
    small_end(&small);
}

/* The sequence of reluctant doubling by its definition, counted from 1. */
static uint64_t luby(uint64_t index) {
    uint64_t power = 1;
    while (power * 2 - 1 < index)
        power *= 2;
    return index == power * 2 - 1 ? power : luby(index - power + 1);
}

/* In stable mode averages do not matter. */
static void check_stable(struct random *random) {
    uint64_t count = 0;
    tuned = tunables_default;
    tuned.restart_stable = 1 + random_below(random, 7);
    struct solver *s = begin(bit(TECHNIQUE_FOCUSED));
    mode_begin(s, UINT64_MAX);
    uint64_t next = tuned.restart_stable;
    for (unsigned i = 0; i < CONFLICTS; i++) {
        descend(s, 2);
        s->counters.conflicts++;
        CHECK_SAME(restart_due(s), s->counters.conflicts >= next);
        if (restart_due(s)) {
            restart(s);
            count++;
            next = s->counters.conflicts + tuned.restart_stable * luby(count + 1);
        }
    }
    CHECK_SAME(s->counters.restarts, count);
    small_end(&small);
}

static void check_off(enum technique_id id) {
    tuned = tunables_default;
    struct solver *s = begin(bit(id));
    mode_begin(s, 1);
    s->counters.conflicts = s->counters.ticks = 1000000;
    ema_add(&s->cdcl->averages[0].fast_glue, 9);
    descend(s, 2);
    CHECK(id != TECHNIQUE_RESTART || !restart_due(s));
    CHECK_SAME(mode_due(s), id == TECHNIQUE_RESTART);
    CHECK(id != TECHNIQUE_BURST || !burst_is_on(s));
    CHECK_SAME(s->cdcl->stable, id == TECHNIQUE_FOCUSED);
    small_end(&small);
}

/* What focused mode has learned in all. */
struct learned {
    uint64_t clauses, low, levels;
};

static void learn(struct solver *s, struct random *random, uint32_t glues,
                  struct learned *learned) {
    descend(s, 10);
    for (unsigned i = random_below(random, 20); i > 0; i--) {
        uint32_t glue = random_below(random, glues);
        unsigned levels = 1 + !random_below(random, 3);
        mode_note(s, glue, levels);
        learned->clauses += !s->cdcl->stable;
        learned->low += !s->cdcl->stable && glue <= tuned.learns_glue;
        learned->levels += s->cdcl->stable ? 0 : levels;
    }
}

/* The ticks of the mode that the n-th switch begins. */
static uint64_t length_of(uint64_t n, uint64_t unit, const struct learned *learned) {
    uint64_t length = unit * ((n + 1) / 2) * ((n + 1) / 2);
    bool little = (double)learned->low < tuned.learns_low * (double)learned->clauses &&
                  (double)learned->levels < tuned.learns_levels * (double)learned->clauses;
    return n % 2 || !little ? length : (uint64_t)(tuned.learns_share * (double)length);
}

/* The sign of all decisions in a period of focused mode, the first one's number being 1. */
static int sign_of(uint64_t period) {
    uint64_t turn = (period - 1) % tuned.signs_period + 1;
    return turn == 2 ? 1 : turn == 4 ? -1 : 0;
}

static void check_modes(struct random *random) {
    struct learned learned = {0};
    uint32_t glues = 2 + random_below(random, 8);
    tuned = tunables_default;
    tuned.learns_low = random_below(random, 2) ? 0.5 : 1;
    tuned.learns_levels = random_below(random, 2) ? 1.25 : 1.4375;
    tuned.learns_share = random_below(random, 5) / 4.0;
    tuned.signs_period = 4 + random_below(random, 4);
    struct solver *s = begin(0);
    uint64_t first = 1 + random_below(random, 50), unit, end;
    s->counters.conflicts = random_below(random, 60);
    mode_begin(s, first);
    CHECK(!s->cdcl->stable && !s->cdcl->phases.forced);
    learn(s, random, glues, &learned);
    for (; s->counters.conflicts < first; s->counters.conflicts++, s->counters.ticks += 7)
        CHECK(!mode_due(s));
    unit = s->counters.ticks + 1;
    for (uint64_t n = 1; n <= SWITCHES; n++) {
        CHECK(mode_due(s));
        mode_switch(s);
        CHECK_SAME(s->cdcl->stable, n % 2);
        CHECK(s->cdcl->phases.forced == (n % 2 ? 0 : sign_of(n / 2 + 1)));
        CHECK_SAME(s->cdcl->schedule.restart,
                   s->counters.conflicts + (n % 2 ? tuned.restart_stable : tuned.restart_focused));
        end = s->counters.ticks + length_of(n, unit, &learned);
        s->counters.conflicts += 100;
        learn(s, random, glues, &learned);
        s->counters.ticks = end;
        CHECK(mode_due(s));
        s->counters.ticks--;
        CHECK(!mode_due(s));
        s->counters.ticks = end + random_below(random, 5);
    }
    small_end(&small);
}

/* With t = log10(n + 10), the n-th burst lasts burst_length * t conflicts, and the next one begins
 * burst_interval * n * t conflicts after it began, right after a restart, in focused mode. */
static void check_bursts(struct random *random) {
    tuned = tunables_default;
    tuned.burst_interval = 30 + random_below(random, 100);
    tuned.burst_length = 1 + random_below(random, 20);
    struct solver *s = begin(0);
    uint64_t next = tuned.burst_interval, end = 0, count = 0;
    mode_begin(s, UINT64_MAX);
    for (unsigned i = 0; i < 20 * CONFLICTS; i++) {
        bool restarted = random_below(random, 3);
        s->counters.conflicts = i;
        s->cdcl->stable = !random_below(random, 10);
        descend(s, restarted ? random_below(random, 2) : 2);
        if (!s->cdcl->stable && i >= next && restarted) {
            double t = log10((double)++count + 10);
            end = i + (uint64_t)(tuned.burst_length * t);
            next = i + (uint64_t)(tuned.burst_interval * (double)count * t);
        }
        CHECK_SAME(burst_is_on(s), !s->cdcl->stable && i < end);
    }
    CHECK_SAME(s->counters.bursts, count);
    CHECK(count > 2);
    small_end(&small);
}

int main(void) {
    struct random random = {7};
    for (int i = 0; i < ROUNDS; i++) {
        check_focused(&random);
        check_stable(&random);
        check_modes(&random);
        check_bursts(&random);
    }
    check_off(TECHNIQUE_RESTART);
    check_off(TECHNIQUE_FOCUSED);
    check_off(TECHNIQUE_STABLE);
    return unit_end();
}
