/* SPDX-License-Identifier: MIT */
#include "state/counters.h"

#include "common/reswrite.h"

struct counters counters_since(const struct counters *now, const struct counters *before) {
    struct counters since = *now;
#define SUBTRACT(NAME) since.NAME -= before->NAME;
    COUNTERS(SUBTRACT)
#undef SUBTRACT
    since.max_depth = now->max_depth;
    since.falsified = now->falsified;
    return since;
}

uint64_t counters_effort(const struct counters *counters) {
    return counters->ticks + counters->inprocess_ticks + counters->walk_ticks +
           counters->look_ticks + counters->scout_ticks;
}

#define ONE(NAME) +1
enum { ALWAYS = COUNTERS_ALWAYS(ONE) };
#undef ONE

void counters_print(struct output *out, const struct counters *counters) {
    static const char *const names[] = {
#define NAME(NAME) #NAME,
        COUNTERS(NAME)
#undef NAME
    };
    const uint64_t values[] = {
#define VALUE(NAME) counters->NAME,
        COUNTERS(VALUE)
#undef VALUE
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (values[i] || i < ALWAYS)
            reswrite_counter(out, names[i], values[i]);
}
