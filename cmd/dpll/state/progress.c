/* SPDX-License-Identifier: MIT */
#include "state/progress.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "common/base/clock.h"
#include "state/extent.h"

enum { LINES_PER_HEAD = 40 };

static size_t bytes_in_use(const struct solver *s) {
    const struct memory *memory = s->memory;
    while (memory->whole)
        memory = memory->whole;
    return memory->used;
}

/* The average level, and the average share of variables with values, if conflicts were recorded,
 * else the current ones. */
static double level(const struct solver *s) {
    const struct ema *ema = &s->profile->level;
    return ema->weight < 1 ? ema->value : solver_level(s);
}

static double trail(const struct solver *s) {
    const struct ema *ema = &s->profile->trail;
    if (ema->weight < 1)
        return ema->value;
    return s->vars > s->gone ? (double)s->trail.size / (s->vars - s->gone) : 0;
}

/* Records the numbers of the next line. */
static void note(struct solver *s) {
    struct profile *profile = s->profile;
    size_t bytes = bytes_in_use(s);
    profile->learned = s->redundant;
    profile->clauses = s->irredundant;
    profile->remaining = extent_of(s).vars;
    if (bytes > profile->peak)
        profile->peak = bytes;
}

static void show_head(void) {
    fprintf(stderr, "c\nc %9s %5s %5s %4s %8s %9s %7s %5s %4s %8s %7s %4s\nc\n", "seconds", "MiB",
            "level", "reds", "restarts", "conflicts", "learned", "trail", "glue", "clauses", "vars",
            "left");
}

void progress_show(struct solver *s, char letter) {
    struct profile *profile = s->profile;
    const struct counters *c = &s->counters;
    if (!profile)
        return;
    note(s);
    profile->shown = clock_seconds();
    if (profile->lines++ % LINES_PER_HEAD == 0)
        show_head();
    fprintf(stderr,
            "c %c%8.2f %5zu %5.0f %4llu %8llu %9llu %7llu %4.0f%% %4.0f %8llu %7llu %3.0f%%\n",
            letter, profile->shown - profile->start, bytes_in_use(s) >> 20, level(s),
            (unsigned long long)c->reductions, (unsigned long long)c->restarts,
            (unsigned long long)c->conflicts, (unsigned long long)profile->learned, 100 * trail(s),
            profile->glue.value, (unsigned long long)profile->clauses,
            (unsigned long long)profile->remaining,
            s->vars ? 100.0 * (double)profile->remaining / s->vars : 0);
}

void progress_tick(struct solver *s) {
    if (s->profile && clock_seconds() - s->profile->shown >= 1)
        progress_show(s, ' ');
}

void progress_text(const struct solver *s, const char *format, ...) {
    char text[200];
    va_list args;
    if (!s->profile)
        return;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    fprintf(stderr, "c %8.2f %s\n", clock_seconds() - s->profile->start, text);
}

void progress_leave(struct solver *s, unsigned before) {
    assert(before < PROFILE_ACCOUNTS);
    if (s->profile)
        progress_show(s, s->profile->letters[profile_switch(s->profile, before)]);
}

void progress_leave_quietly(struct solver *s, unsigned before) {
    const struct profile *profile = s->profile;
    if (!profile)
        return;
    if (profile->learned == s->redundant && profile->clauses == s->irredundant &&
        profile->remaining == extent_of(s).vars)
        profile_switch(s->profile, before);
    else
        progress_leave(s, before);
}
