/* SPDX-License-Identifier: MIT */
#include "engines/schedule.h"

#include <assert.h>

#include "engines/stint.h"
#include "engines/techniques.h"
#include "parity/assemble.h"
#include "search/backtrack.h"
#include "search/check.h"
#include "search/private.h"
#include "search/state.h"
#include "search/unit.h"
#include "state/log.h"
#include "state/technique.h"

/* The rest of a technique: rounds still to be skipped, and rounds skipped last time. */
struct rest {
    unsigned char left, last;
};

static const char rests_key;

/* A few passes over all clauses should cost little beside the search. */
bool schedule_due(const struct solver *s) {
    const struct schedule *schedule = &s->cdcl->schedule;
    assert(s->counters.ticks >= schedule->inprocessed);
    return s->counters.conflicts >= schedule->inprocess &&
           s->counters.ticks - schedule->inprocessed >=
               s->tuned->inprocess_patience * (uint64_t)s->arena.size;
}

static bool is_scheduled(const struct solver *s, unsigned index) {
    return techniques_table[index].inprocess && !(s->settings->without & techniques_bit(index));
}

static struct rest *rest_of(struct solver *s, unsigned index) {
    assert(index < techniques_count);
    struct rest *rests = private_take(s, &rests_key, techniques_count * sizeof *rests);
    return &memory_at(rests, index);
}

/* Whether a technique skips this round. */
static bool takes_rest(struct solver *s, unsigned index) {
    struct rest *rest = rest_of(s, index);
    if (!rest->left)
        return false;
    rest->left--;
    log_words(s, "rest", "%s, %u rounds more", techniques_table[index].name, rest->left);
    return true;
}

/* A technique that finds nothing several times in a row skips 1, 3, 7 rounds and so on, up to
 * `most`.  Kissat delays some of its techniques in this way, too (Biere et al., 2024). */
static void grant_rest(struct rest *rest, bool found, uint32_t most) {
    uint32_t next = found ? 0 : 2 * (uint32_t)rest->last + 1;
    rest->last = rest->left = (unsigned char)(next < most ? next : most);
    assert(rest->left <= most && (found || !most) == !rest->left);
}

static uint64_t effort(const struct solver *s, const struct technique *technique) {
    return cdcl_effort(s, techniques_effort(s->tuned, technique->share)) +
           (uint64_t)(techniques_effort(s->tuned, technique->words) * (double)s->arena.size);
}

static bool apply(struct solver *s, unsigned index) {
    const struct technique *technique = &techniques_table[index];
    assert(technique->inprocess);
    struct stint stint = stint_begin(s, index);
    uint64_t ticks = effort(s, technique);
    log_words(s, "grant", "%" PRIu64 " ticks", ticks);
    bool sound = technique->inprocess(s, ticks);
    assert(!solver_level(s) && (sound || s->inconsistent));
    check_search(s);
    bool found = stint_end(s, stint);
    if (technique->may_rest)
        grant_rest(rest_of(s, index), found, s->tuned->rest_rounds);
    if (sound && found && technique->then && is_scheduled(s, techniques_index(technique->then)))
        sound = apply(s, techniques_index(technique->then));
    return sound;
}

void schedule_matrix(struct solver *s) {
    assert(!solver_level(s) && !s->inconsistent);
    struct stint stint = stint_begin(s, techniques_index(TECHNIQUE_MATRIX));
    assemble(s);
    stint_end(s, stint);
}

void schedule_round(struct solver *s) {
    assert(!s->inconsistent);
    struct cdcl *cdcl = s->cdcl;
    uint64_t round = ++cdcl->schedule.rounds;
    s->counters.inprocessings++;
    log_words(s, "inprocess", "round %" PRIu64, round);
    backtrack(s, 0);
    bool sound = unit_propagate(s);
    for (unsigned i = 0; sound && !*s->limits.stop && i < techniques_count; i++)
        if (is_scheduled(s, i) && !takes_rest(s, i))
            sound = apply(s, i);
    if (sound)
        schedule_matrix(s);
    cdcl->phases.target_size = cdcl->phases.best_size = 0;
    cdcl->schedule.inprocessed = s->counters.ticks;
    cdcl->schedule.inprocess = s->counters.conflicts + s->tuned->inprocess_interval * (round + 1);
    log_words(s, "next", "inprocessing at conflict %" PRIu64, cdcl->schedule.inprocess);
    assert(!schedule_due(s));
    assert(s->inconsistent || (!solver_level(s) && s->propagated == s->trail.size));
}
