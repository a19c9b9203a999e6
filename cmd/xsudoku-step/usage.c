/* SPDX-License-Identifier: MIT */
#include "usage.h"

#include <assert.h>

#include "common/base/clock.h"
#include "common/human/techniques.h"

void usage_begin(struct usage *usage) {
    *usage = (struct usage){.start = clock_seconds()};
}

static unsigned number_of(const struct technique *technique) {
    assert(technique == &technique_guess || technique - techniques < REPERTOIRE_MAX);
    return technique == &technique_guess ? REPERTOIRE_MAX : (unsigned)(technique - techniques);
}

/* Counts a step, and the puzzle if the step is its first of the technique. */
static void count(struct usage *usage, struct usage_count *counted) {
    assert(usage->puzzles && counted->last <= usage->puzzles);
    usage->steps++;
    counted->steps++;
    counted->puzzles += counted->last != usage->puzzles;
    counted->last = usage->puzzles;
}

bool usage_add(struct usage *usage, struct human *h) {
    enum human_outcome outcome;
    usage->puzzles++;
    while ((outcome = human_next(h)) == HUMAN_STEP)
        if (h->step.technique != &technique_back)
            count(usage, &usage->counts[number_of(h->step.technique)]);
    usage->guessed += h->guesses > 0;
    usage->unsolved += outcome == HUMAN_OVER;
    return outcome == HUMAN_SOLVED;
}

static void write_row(struct output *out, const char *name, const struct usage_count *count) {
    assert(count->puzzles <= count->steps && !count->steps == !count->puzzles);
    if (count->steps)
        output_format(out, "%-21s %10llu %10llu\n", name, (unsigned long long)count->steps,
                      (unsigned long long)count->puzzles);
}

void usage_write(struct output *out, const struct usage *usage) {
    double seconds = clock_seconds() - usage->start;
    output_format(out, "%-21s %10s %10s\n", "technique", "steps", "puzzles");
    for (unsigned i = 0; techniques[i].name; i++)
        write_row(out, techniques[i].name, &usage->counts[i]);
    write_row(out, technique_guess.name, &usage->counts[REPERTOIRE_MAX]);
    output_format(out,
                  "# puzzles %llu, with guesses %llu, without a solution %llu, steps %llu, seconds "
                  "%.3f\n",
                  (unsigned long long)usage->puzzles, (unsigned long long)usage->guessed,
                  (unsigned long long)usage->unsolved, (unsigned long long)usage->steps, seconds);
}
