/* SPDX-License-Identifier: MIT */
/* When the search reduces its clauses, sets its signs anew, walks and simplifies, and how much
 * simplifying may cost, beside what the headers say of it: conflicts and ticks are only counted, no
 * search takes place. */
#include "engines/schedule.h"

#include "common/base/diag.h"
#include "local/field.h"
#include "local/rephase.h"
#include "search/reduce.h"
#include "small.h"
#include "state/technique.h"
#include "unit.h"

const char diag_tool[] = "unit-schedule";

enum { VARS = 14, CLAUSES = 30, CONFLICTS = 3000, ROUNDS = 20 };

static uint64_t bit(enum technique_id id) {
    return (uint64_t)1 << id;
}

static struct small small;
static struct tunables tuned;

/* A solver of clauses of four literals, with numbers to be set. */
static struct solver *begin(struct random *random, uint64_t without) {
    small_begin(&small, VARS);
    small_draw(&small, random, CLAUSES, 4, 4);
    small.settings.tunables = &tuned;
    small.settings.without = without;
    CHECK(small_build(&small));
    return &small.s;
}

/* The largest whole number up to unit * sqrt(n). */
static uint64_t times_root(uint64_t unit, uint64_t n) {
    uint64_t root = 0;
    while ((root + 1) * (root + 1) <= unit * unit * n)
        root++;
    return root;
}

static void check_reductions(struct random *random) {
    uint64_t count = 0;
    tuned = tunables_default;
    tuned.reduce_first = 1 + random_below(random, 300);
    tuned.reduce_interval = 1 + random_below(random, 100);
    struct solver *s = begin(random, 0);
    uint64_t next = tuned.reduce_first;
    for (; s->counters.conflicts < CONFLICTS; s->counters.conflicts++) {
        CHECK_SAME(reduce_due(s), s->counters.conflicts >= next);
        if (reduce_due(s)) {
            reduce(s);
            next = s->counters.conflicts + times_root(tuned.reduce_interval, ++count);
        }
    }
    CHECK_SAME(s->counters.reductions, count);
    small_end(&small);
    s = begin(random, bit(TECHNIQUE_REDUCE));
    s->counters.conflicts = CONFLICTS;
    CHECK(!reduce_due(s));
    small_end(&small);
}

/* After reduce_questions questions, if something was learned since the last reduction and the
 * search took a tick for each word of clauses. */
static void check_questions(struct random *random) {
    tuned = tunables_default;
    tuned.reduce_questions = 1 + random_below(random, 20);
    struct solver *s = begin(random, 0);
    reduce(s); /* building it was a question */
    for (unsigned round = 0; round < 8; round++) {
        bool learned = random_below(random, 2), worth = random_below(random, 2);
        uint64_t most = s->arena.size - !worth;
        CHECK(s->arena.size);
        s->counters.ticks += most;
        s->cdcl->schedule.learned += learned;
        for (uint32_t i = 1; i < tuned.reduce_questions; i++) {
            reduce_note_question(s);
            CHECK(!reduce_due(s));
        }
        reduce_note_question(s);
        CHECK_SAME(reduce_due(s), learned && worth);
        reduce(s);
        CHECK(!reduce_due(s));
    }
    small_end(&small);
}

/* The signs that the n-th rephasing sets, in turns of nine: all true, the best, those of a walk,
 * all false, the best, those of a walk, the other way round, the best, those of a walk. */
static signed char turned(uint64_t n, signed char sign, signed char best) {
    switch (n % 9) {
    case 1:
        return 1;
    case 4:
        return -1;
    case 7:
        return (signed char)-sign;
    default:
        return n % 3 == 2 && best ? best : sign;
    }
}

static void check_signs(struct solver *s, struct random *random, uint64_t n) {
    struct phases *phases = &s->cdcl->phases;
    signed char wanted[VARS];
    for (Var var = 0; var < VARS; var++) {
        phases->saved[var] = random_below(random, 2) ? 1 : -1;
        phases->best[var] = (signed char)((int)random_below(random, 3) - 1);
        phases->target[var] = 1;
        wanted[var] = turned(n, phases->saved[var], phases->best[var]);
    }
    phases->target_size = 3;
    phases->best_size = 5;
    rephase(s);
    for (Var var = 0; var < VARS; var++) {
        CHECK(phases->saved[var] == wanted[var]);
        CHECK(!phases->target[var]);
    }
    CHECK_SAME(phases->target_size, 0);
    CHECK_SAME(phases->best_size, n % 3 == 2 ? 0 : 5);
}

static void check_rephasing(struct random *random) {
    uint64_t count = 0;
    tuned = tunables_default;
    tuned.rephase_first = 1 + random_below(random, 100);
    tuned.rephase_interval = 1 + random_below(random, 50);
    struct solver *s = begin(random, bit(TECHNIQUE_WALK));
    uint64_t next = tuned.rephase_first;
    for (; s->counters.conflicts < CONFLICTS; s->counters.conflicts++) {
        CHECK_SAME(rephase_due(s), s->counters.conflicts >= next);
        if (rephase_due(s)) {
            check_signs(s, random, ++count);
            next = s->counters.conflicts + tuned.rephase_interval * count;
        }
    }
    rephase_begin(s, CONFLICTS + 5);
    for (; s->counters.conflicts < CONFLICTS + 5; s->counters.conflicts++)
        CHECK(!rephase_due(s));
    check_signs(s, random, 1);
    CHECK_SAME(s->counters.rephased, count + 1);
    small_end(&small);
}

/* Whether the first walk is due, by what tunables.h says of the numbers. */
static bool walk_is_due(const struct solver *s) {
    uint64_t size = s->formula->size, ticks = s->counters.ticks,
             reading = size > tuned.first_walk_many ? size : size / tuned.first_walk_reading;
    if (s->cdcl->uniform)
        return s->counters.conflicts >= tuned.uniform_walk_conflicts ||
               ticks >= tuned.uniform_walk_after;
    return ticks >= tuned.first_walk_after && ticks >= reading;
}

static void check_first_walk(struct random *random) {
    unsigned due = 0;
    tuned = tunables_default;
    struct solver *s = begin(random, 0);
    CHECK(field_fits(s->formula));
    for (unsigned i = 0; i < CONFLICTS; i++) {
        tuned.first_walk_after = random_below(random, 200);
        tuned.first_walk_reading = 1 + random_below(random, 3);
        tuned.first_walk_many = random_below(random, 2) ? 0 : 1000;
        tuned.uniform_walk_conflicts = random_below(random, 100);
        tuned.uniform_walk_after = random_below(random, 200);
        s->cdcl->uniform = random_below(random, 2);
        s->counters.conflicts = random_below(random, 100);
        s->counters.ticks = random_below(random, 200);
        CHECK_SAME(rephase_walk_due(s), walk_is_due(s));
        due += rephase_walk_due(s);
    }
    CHECK(due > CONFLICTS / 10 && due < CONFLICTS);
    s->counters.conflicts = s->counters.ticks = 1000;
    CHECK(rephase_walk_due(s));
    small.settings.without = bit(TECHNIQUE_WALK);
    CHECK(!rephase_walk_due(s));
    small_end(&small);
}

/* Rounds of inprocessing without any technique, and the effort that techniques would have. */
static void check_rounds(struct random *random) {
    uint64_t count = 0, ticks = 0;
    tuned = tunables_default;
    tuned.inprocess_first = 1 + random_below(random, 100);
    tuned.inprocess_interval = 1 + random_below(random, 50);
    tuned.inprocess_patience = random_below(random, 3);
    struct solver *s = begin(random, ~(uint64_t)0);
    uint64_t next = tuned.inprocess_first;
    for (; s->counters.conflicts < CONFLICTS; s->counters.conflicts++) {
        uint64_t since = s->counters.ticks - ticks,
                 patience = (uint64_t)tuned.inprocess_patience * s->arena.size;
        CHECK_SAME(schedule_due(s), s->counters.conflicts >= next && since >= patience);
        s->cdcl->schedule.grant = random_below(random, 100);
        CHECK_SAME(cdcl_effort(s, 0.375), (since + s->cdcl->schedule.grant) * 3 / 8);
        if (schedule_due(s)) {
            s->cdcl->phases.target_size = s->cdcl->phases.best_size = 1;
            schedule_round(s);
            CHECK(!s->cdcl->phases.target_size && !s->cdcl->phases.best_size);
            next = s->counters.conflicts + tuned.inprocess_interval * (++count + 1);
            ticks = s->counters.ticks;
        }
        s->counters.ticks += random_below(random, 20);
    }
    CHECK_SAME(s->counters.inprocessings, count);
    CHECK(count > 3);
    small_end(&small);
}

/* Whether a technique that never finds anything works in a round, counted from 1: after the n-th
 * time that it has worked it skips 2^n - 1 rounds, `most` at the most. */
static bool works(unsigned round, uint32_t most) {
    uint32_t skipped = 0;
    for (unsigned next = 1; next <= round; next += 1 + skipped) {
        if (next == round)
            return true;
        skipped = 2 * skipped + 1 < most ? 2 * skipped + 1 : most;
    }
    return false;
}

/* Congruence closure looks at three gates with different inputs. */
static void check_rests(uint32_t most) {
    tuned = tunables_default;
    tuned.rest_rounds = most;
    small_begin(&small, VARS);
    small_text(&small, "-1 2 0 -1 3 0 1 -2 -3 0 -4 2 0 -4 5 0 4 -2 -5 0 -6 3 0 -6 5 0 6 -3 -5 0");
    small.settings.tunables = &tuned;
    small.settings.without = ~bit(TECHNIQUE_CONGRUENCE);
    CHECK(small_build(&small));
    for (unsigned round = 1; round <= 40; round++) {
        uint64_t before = small.s.counters.congruence_gates;
        small.s.counters.ticks += 1000000;
        schedule_round(&small.s);
        CHECK_SAME(small.s.counters.congruence_gates > before, works(round, most));
    }
    small_end(&small);
}

int main(void) {
    struct random random = {11};
    for (int i = 0; i < ROUNDS; i++) {
        check_reductions(&random);
        check_questions(&random);
        check_rephasing(&random);
        check_first_walk(&random);
        check_rounds(&random);
    }
    check_rests(0);
    check_rests(1);
    check_rests(7);
    check_rests(10);
    return unit_end();
}
