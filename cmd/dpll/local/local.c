/* SPDX-License-Identifier: MIT */
#include "local/local.h"

#include <assert.h>

#include "state/log.h"
#include "state/poll.h"
#include "state/progress.h"
#include "state/technique.h"

bool local_begin(struct solver *s, struct local *local, struct random *random) {
    assert(!local->field.memory);
    memory_region(&local->memory, s->memory);
    local->field.memory = &local->memory;
    return field_begin(s, &local->field, random);
}

void local_end(struct local *local) {
    memory_clear(&local->memory);
    *local = (struct local){0};
}

size_t local_walk(struct solver *s, signed char *phases, uint64_t ticks) {
    assert(!solver_level(s));
    struct local *local = memory_zeroed(s->memory, 1, sizeof *local);
    size_t best = SIZE_MAX;
    uint64_t left = poll_left(s);
    unsigned account = profile_enter(s->profile, TECHNIQUE_WALK);
    if (local_begin(s, local, &s->random)) {
        log_words(s, "walk", "%" PRIu64 " ticks, %" PRIu32 " clauses", ticks < left ? ticks : left,
                  local->field.clauses);
        probsat_begin(&local->probsat, &local->field, s->tuned);
        field_assign(s, &local->field, phases);
        probsat_enter(&local->probsat, &local->field);
        probsat_run(s, &local->probsat, &local->field, ticks < left ? ticks : left);
        best = local->field.best;
        log_words(s, "walked", "best %zu clauses false", best);
        s->walked = true;
        s->counters.walks++;
    }
    local_end(local);
    memory_release(s->memory, local);
    progress_leave(s, account);
    return best;
}
