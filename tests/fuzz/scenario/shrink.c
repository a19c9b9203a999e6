/* SPDX-License-Identifier: MIT */
#include "shrink.h"

#include <stdlib.h>
#include <string.h>

struct shrinking {
    struct scenario *best;
    struct scenario smaller;
    const char *text; /* of the failure */
};

/* Keeps the smaller scenario when it fails in the same way. */
static bool keep(struct shrinking *s) {
    struct failure failure;
    if (trial(&s->smaller, SHRINK_SECONDS, &failure) || strcmp(failure.text, s->text))
        return false;
    *s->best = s->smaller;
    return true;
}

/* Without steps `from` to `end` - 1. */
static bool drop_steps(struct shrinking *s, size_t from, size_t end) {
    s->smaller.size = 0;
    for (size_t i = 0; i < s->best->size; i++)
        if (i < from || i >= end)
            s->smaller.steps[s->smaller.size++] = s->best->steps[i];
    return keep(s);
}

static bool drop_lit(struct shrinking *s, size_t at, int place) {
    s->smaller = *s->best;
    struct step *step = &s->smaller.steps[at];
    step->size--;
    for (int i = place; i < step->size; i++)
        step->lits[i] = step->lits[i + 1];
    return keep(s);
}

static bool lower(struct shrinking *s, size_t at, long number) {
    s->smaller = *s->best;
    if (s->smaller.steps[at].number <= number)
        return false;
    s->smaller.steps[at].number = number;
    return keep(s);
}

/* Halves, quarters, ... of the steps. */
static bool drop_any_steps(struct shrinking *s) {
    bool shrunk = false;
    for (size_t count = s->best->size / 2 + 1; count; count /= 2)
        for (size_t from = 0; from < s->best->size;)
            if (drop_steps(s, from, from + count))
                shrunk = true;
            else
                from += count;
    return shrunk;
}

static bool drop_any_lits(struct shrinking *s) {
    bool shrunk = false;
    for (size_t at = 0; at < s->best->size; at++)
        for (int place = 0; place < s->best->steps[at].size;)
            if (drop_lit(s, at, place))
                shrunk = true;
            else
                place++;
    return shrunk;
}

static bool lower_any(struct shrinking *s) {
    bool shrunk = false;
    for (size_t at = 0; at < s->best->size; at++) {
        const struct step *step = &s->best->steps[at];
        while (step->number && (lower(s, at, step->number / 2) || lower(s, at, step->number - 1)))
            shrunk = true;
    }
    return shrunk;
}

/* Variable `to`, which no step has, instead of `from`. */
static bool rename_var(struct shrinking *s, int from, int to) {
    s->smaller = *s->best;
    for (size_t at = 0; at < s->smaller.size; at++)
        for (int i = 0; i < s->smaller.steps[at].size; i++) {
            int *lit = &s->smaller.steps[at].lits[i];
            if (abs(*lit) == from)
                *lit = *lit < 0 ? -to : to;
        }
    return keep(s);
}

static bool is_used(const struct scenario *scenario, int var) {
    for (size_t at = 0; at < scenario->size; at++)
        for (int i = 0; i < scenario->steps[at].size; i++)
            if (abs(scenario->steps[at].lits[i]) == var)
                return true;
    return false;
}

static bool close_gaps(struct shrinking *s) {
    bool shrunk = false;
    for (int to = 1, from = 2; from <= SCENARIO_VARS; from++) {
        while (to < from && is_used(s->best, to))
            to++;
        if (to < from && is_used(s->best, from) && rename_var(s, from, to))
            shrunk = true;
    }
    return shrunk;
}

void scenario_shrink(struct scenario *scenario, const struct failure *failure) {
    static struct shrinking s;
    s.best = scenario;
    s.text = failure->text;
    bool shrunk = true;
    while (shrunk) {
        shrunk = drop_any_steps(&s);
        shrunk = drop_any_lits(&s) || shrunk;
        shrunk = lower_any(&s) || shrunk;
        shrunk = close_gaps(&s) || shrunk;
    }
}
