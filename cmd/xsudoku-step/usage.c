#include "usage.h"

#include "common/clock.h"

void usage_begin(struct usage *usage) {
    *usage = (struct usage){.start = clock_seconds()};
}

static unsigned number_of(const struct technique *technique) {
    return technique == &technique_guess ? TECHNIQUES_MAX : (unsigned)(technique - techniques);
}

/* Counts a step; *seen has the techniques of the puzzle so far, *guessed whether it had a guess. */
static void count(struct usage *usage, unsigned number, TechniqueSet *seen, bool *guessed) {
    TechniqueSet bit = number < TECHNIQUES_MAX ? (TechniqueSet)1 << number : 0;
    bool first = bit ? !(*seen & bit) : !*guessed;
    usage->steps++;
    usage->counts[number].steps++;
    usage->counts[number].puzzles += first;
    *seen |= bit;
    *guessed |= !bit;
}

bool usage_add(struct usage *usage, struct human *h) {
    TechniqueSet seen = 0;
    bool guessed = false;
    enum human_outcome outcome;
    while ((outcome = human_next(h)) == HUMAN_STEP)
        if (h->step.technique != &technique_back)
            count(usage, number_of(h->step.technique), &seen, &guessed);
    usage->puzzles++;
    usage->guessed += guessed;
    usage->unsolved += outcome == HUMAN_OVER;
    return outcome == HUMAN_SOLVED;
}

static void write_row(struct output *out, const char *name, const struct usage_count *count) {
    if (count->steps)
        output_format(out, "%-21s %10llu %10llu\n", name, (unsigned long long)count->steps,
                      (unsigned long long)count->puzzles);
}

void usage_write(const struct usage *usage, struct output *out) {
    double seconds = clock_seconds() - usage->start;
    output_format(out, "%-21s %10s %10s\n", "technique", "steps", "puzzles");
    for (unsigned i = 0; techniques[i].name; i++)
        write_row(out, techniques[i].name, &usage->counts[i]);
    write_row(out, technique_guess.name, &usage->counts[TECHNIQUES_MAX]);
    output_format(out,
                  "# puzzles %llu, with guesses %llu, without a solution %llu, steps %llu, seconds "
                  "%.3f\n",
                  (unsigned long long)usage->puzzles, (unsigned long long)usage->guessed,
                  (unsigned long long)usage->unsolved, (unsigned long long)usage->steps, seconds);
}
