/* SPDX-License-Identifier: MIT */
#include "parity/trial.h"

#include <assert.h>

#include "parity/jordan.h"
#include "parity/rows.h"
#include "search/backtrack.h"
#include "search/private.h"
#include "search/state.h"
#include "state/log.h"

/* A matrix is reviewed after matrix_conflicts conflicts or matrix_ticks ticks of its own.  By then
 * its gain, implied literals + matrix_conflict_gain * conflicts of rows, must be at least the
 * number of conflicts that the search had while there was a matrix.  And where rows take most of
 * the effort of the search, they may take matrix_gain_ticks for each unit of gain.  After the n-th
 * matrix that fails, none is made for 2^(n - 1) rounds of inprocessing, with n - 1 at most
 * matrix_wait. */

/* The record of matrices so far. */
struct trials {
    unsigned wait;      /* rounds of inprocessing to go without a matrix */
    unsigned drops;     /* number of matrices that failed */
    uint64_t conflicts; /* conflicts while there was a matrix, up to its last review */
};

static const char trials_key;

static uint64_t gain(const struct solver *s) {
    const struct theory_gain *gain = &s->cdcl->gain;
    return gain->implied + s->tuned->matrix_conflict_gain * gain->conflicts;
}

bool trial_is_promising(const struct solver *s) {
    uint64_t conflicts = s->counters.conflicts;
    return conflicts >= s->tuned->matrix_promise && gain(s) >= conflicts;
}

void trial_begin(struct solver *s) {
    assert(s->cdcl->theory_state);
    struct jordan *j = s->cdcl->theory_state;
    const struct counters *c = &s->counters;
    j->review = c->conflicts + s->tuned->matrix_conflicts;
    j->before = (struct review){c->conflicts, c->ticks, j->ticks, gain(s)};
}

bool trial_due(const struct solver *s) {
    const struct jordan *j = s->cdcl->theory_state;
    return j && (s->counters.conflicts >= j->review ||
                 j->ticks - j->before.spent >= s->tuned->matrix_ticks);
}

static struct trials *trials_of(struct solver *s) {
    return private_take(s, &trials_key, sizeof(struct trials));
}

bool trial_is_barred(const struct solver *s) {
    const struct trials *trials = private_find(s, &trials_key);
    return trials && trials->wait;
}

bool trial_has_failed(const struct solver *s) {
    const struct trials *trials = private_find(s, &trials_key);
    return trials && trials->drops;
}

void trial_wait(struct solver *s) {
    assert(trial_is_barred(s));
    trials_of(s)->wait--;
}

static bool is_costly(const struct solver *s, const struct jordan *j) {
    assert(j->ticks >= j->before.spent && s->counters.ticks >= j->before.ticks);
    uint64_t spent = j->ticks - j->before.spent;
    return spent > (s->counters.ticks - j->before.ticks) / 2 &&
           spent > s->tuned->matrix_gain_ticks * (gain(s) - j->before.gain);
}

void trial_review(struct solver *s) {
    assert(trial_due(s));
    struct jordan *j = s->cdcl->theory_state;
    struct trials *trials = trials_of(s);
    trials->conflicts += s->counters.conflicts - j->before.conflicts;
    log_words(s, "review", "matrix: gain %" PRIu64 " in %" PRIu64 " conflicts, %s", gain(s),
              trials->conflicts, is_costly(s, j) ? "costly" : "not costly");
    if (gain(s) >= trials->conflicts && !is_costly(s, j)) {
        trial_begin(s);
        return;
    }
    backtrack(s, 0);
    jordan_free(s);
    s->counters.matrix_drops++;
    trials->wait = 1u << trials->drops;
    log_words(s, "review", "no matrix for %u rounds", trials->wait);
    trials->drops += trials->drops < s->tuned->matrix_wait;
}
