/* SPDX-License-Identifier: MIT */
#include "search/burst.h"

#include <assert.h>
#include <math.h>

#include "search/state.h"
#include "state/log.h"
#include "state/technique.h"

void burst_init(struct solver *s) {
    s->cdcl->burst =
        (struct burst){.random = {s->settings->seed}, .next = s->tuned->burst_interval};
}

static void begin(struct solver *s) {
    assert(!s->cdcl->stable);
    struct burst *burst = &s->cdcl->burst;
    double count = (double)++burst->count, growth = log10(count + 10);
    assert(s->counters.conflicts >= burst->end && growth >= 1);
    burst->end = s->counters.conflicts + (uint64_t)(s->tuned->burst_length * growth);
    burst->next = s->counters.conflicts + (uint64_t)(s->tuned->burst_interval * count * growth);
    if (burst->next <= burst->end)
        burst->next = burst->end + 1;
    assert(burst->end > s->counters.conflicts && burst->end < burst->next);
    s->counters.bursts++;
    log_words(s, "burst", "number %" PRIu64 ": random decisions up to conflict %" PRIu64,
              burst->count, burst->end);
}

bool burst_is_on(struct solver *s) {
    const struct burst *burst = &s->cdcl->burst;
    if (s->cdcl->stable || !technique_is_on(s, TECHNIQUE_BURST))
        return false;
    if (s->counters.conflicts >= burst->next && solver_level(s) <= s->assumptions.size + 1)
        begin(s);
    return s->counters.conflicts < burst->end;
}

Var burst_variable(struct solver *s) {
    assert(s->vars);
    for (uint32_t i = 0; i < s->tuned->burst_tries; i++) {
        Var var = random_below(&s->cdcl->burst.random, s->vars);
        if (!memory_at(s->removed, var) && !solver_value(s, lit_make(var, 0)))
            return var;
    }
    return QUEUE_NONE;
}
