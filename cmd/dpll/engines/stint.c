/* SPDX-License-Identifier: MIT */
#include "engines/stint.h"

#include <assert.h>

#include "engines/techniques.h"
#include "state/log.h"
#include "state/progress.h"

struct stint stint_begin(struct solver *s, unsigned index) {
    assert(index < techniques_count && !s->technique);
    unsigned account = profile_enter(s->profile, techniques_account(index));
    log_words(s, "begin", "%s", techniques_table[index].name);
    s->technique = techniques_table[index].name;
    return (struct stint){account, extent_of(s), counters_effort(&s->counters)};
}

static void log_end(const struct solver *s, struct extent before, uint64_t spent) {
    struct extent now = extent_of(s);
    log_words(s, "end", "%zu variables, %zu before, %zu clauses, %zu before, %" PRIu64 " ticks%s",
              now.vars, before.vars, now.clauses, before.clauses,
              counters_effort(&s->counters) - spent,
              s->inconsistent ? ", the formula is contradictory" : "");
}

bool stint_end(struct solver *s, struct stint stint) {
    assert(s->technique && counters_effort(&s->counters) >= stint.spent);
    log_end(s, stint.before, stint.spent);
    s->technique = NULL;
    progress_leave_quietly(s, stint.account);
    return extent_differs(stint.before, extent_of(s));
}
