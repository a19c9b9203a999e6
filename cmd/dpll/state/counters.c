/* SPDX-License-Identifier: MIT */
#include "state/counters.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/formulas/reswrite.h"

#define FIELD_OF(NAME) offsetof(struct counters, NAME)
#define NONE RATE_NONE, 1, 0, NULL
#define SPEED(SCALE, UNIT) RATE_SECONDS, SCALE, 0, UNIT
#define EACH(NAME, UNIT) RATE_COUNTER, 1, FIELD_OF(NAME), UNIT
#define PERCENT(NAME) RATE_PERCENT, 0.01, FIELD_OF(NAME), #NAME

#define ALWAYS(NAME, RATE, WHAT) {COUNTER_ALWAYS, #NAME, WHAT, FIELD_OF(NAME), RATE},
#define SHOWN(NAME, RATE, WHAT) {COUNTER_SHOWN, #NAME, WHAT, FIELD_OF(NAME), RATE},
#define DETAIL(NAME, RATE, WHAT) {COUNTER_DETAIL, #NAME, WHAT, FIELD_OF(NAME), RATE},

const struct counter counters_table[] = {COUNTERS(ALWAYS, SHOWN, DETAIL)};

const unsigned counters_count = sizeof counters_table / sizeof *counters_table;

static uint64_t value_at(const struct counters *counters, size_t offset) {
    uint64_t value;
    assert(offset + sizeof value <= sizeof *counters);
    memcpy(&value, (const char *)counters + offset, sizeof value);
    return value;
}

uint64_t counters_value(const struct counters *counters, const struct counter *counter) {
    return value_at(counters, counter->offset);
}

double counters_rate(const struct counters *counters, const struct counter *counter,
                     double seconds) {
    if (counter->rate == RATE_NONE)
        return 0;
    double of = seconds;
    if (counter->rate != RATE_SECONDS)
        of = (double)value_at(counters, counter->of);
    return of > 0 ? (double)counters_value(counters, counter) / (of * counter->scale) : 0;
}

struct counters counters_since(const struct counters *now, const struct counters *before) {
    struct counters since = *now;
#define SUBTRACT(NAME, RATE, WHAT) since.NAME -= before->NAME;
    COUNTERS(SUBTRACT, SUBTRACT, SUBTRACT)
#undef SUBTRACT
    since.max_depth = now->max_depth;
    since.falsified = now->falsified;
    return since;
}

uint64_t counters_effort(const struct counters *counters) {
    return counters->ticks + counters->inprocess_ticks + counters->walk_ticks +
           counters->look_ticks + counters->scout_ticks;
}

void counters_print(struct output *out, const struct counters *counters) {
    for (unsigned i = 0; i < counters_count; i++) {
        const struct counter *counter = &counters_table[i];
        uint64_t value = counters_value(counters, counter);
        if (counter->kind == COUNTER_ALWAYS || (counter->kind == COUNTER_SHOWN && value))
            reswrite_counter(out, counter->name, value);
    }
}

/* The rate of a row in words, and how it is shown: '*' for each answer, '+' if it is not 0, '-' in
 * the summary of -v only. */
static void list_row(struct output *out, const struct counter *counter) {
    static const char marks[] = {
        [COUNTER_ALWAYS] = '*', [COUNTER_SHOWN] = '+', [COUNTER_DETAIL] = '-'};
    char rate[64] = "";
    if (counter->rate == RATE_PERCENT)
        snprintf(rate, sizeof rate, "%% of %s", counter->unit);
    else if (counter->rate != RATE_NONE)
        snprintf(rate, sizeof rate, "%s", counter->unit);
    output_format(out, "%c %-18s  %-23s  %s\n", marks[counter->kind], counter->name, rate,
                  counter->what);
}

void counters_list(struct output *out) {
    output_text(out, "  name                rate                     what is counted\n");
    for (unsigned i = 0; i < counters_count; i++)
        list_row(out, &counters_table[i]);
}
