/* SPDX-License-Identifier: MIT */
#include "summary.h"

#include <stdio.h>

#include "engines/techniques.h"

static const char *const other_names[PROFILE_ACCOUNTS - PROFILE_READ] = {
    [0] = "reading",
    [PROFILE_PREPARE - PROFILE_READ] = "preparing",
    [PROFILE_TEXTBOOK - PROFILE_READ] = "engine dpll",
    [PROFILE_LOOK - PROFILE_READ] = "engine look",
    [PROFILE_CHECK - PROFILE_READ] = "checking and printing",
};

void summary_begin(struct profile *profile) {
    profile_begin(profile);
    for (unsigned i = 0; i < techniques_count; i++)
        profile->letters[techniques_account(i)] = techniques_table[i].letter;
}

static const char *name(unsigned account) {
    if (account >= PROFILE_READ)
        return other_names[account - PROFILE_READ];
    for (unsigned i = 0; i < techniques_count; i++)
        if (techniques_account(i) == account)
            return techniques_table[i].name;
    return "";
}

/* The account not written yet that took the longest, or PROFILE_ACCOUNTS. */
static unsigned longest(const struct profile *profile, const bool *written) {
    unsigned best = PROFILE_ACCOUNTS;
    for (unsigned i = 0; i < PROFILE_ACCOUNTS; i++)
        if (!written[i] && (profile->seconds[i] > 0 || profile->times[i]) &&
            (best == PROFILE_ACCOUNTS || profile->seconds[i] > profile->seconds[best]))
            best = i;
    return best;
}

static double share(double part, double whole) {
    return whole > 0 ? part / whole : 0;
}

static void write_times(const struct profile *profile) {
    bool written[PROFILE_ACCOUNTS] = {false};
    double all = 0;
    for (unsigned i = 0; i < PROFILE_ACCOUNTS; i++)
        all += profile->seconds[i];
    fputs("c\nc   seconds   share     times          ticks\n", stderr);
    for (unsigned i; (i = longest(profile, written)) < PROFILE_ACCOUNTS;) {
        char letter = profile->letters[i];
        written[i] = true;
        fprintf(stderr, "c %9.3f %5.1f %% %9llu %14llu  %c %s\n", profile->seconds[i],
                100 * share(profile->seconds[i], all), (unsigned long long)profile->times[i],
                (unsigned long long)profile->ticks[i], letter ? letter : ' ', name(i));
    }
    fprintf(stderr, "c %9.3f %5.1f %%                             all, in %zu MiB at most\n", all,
            100.0, profile->peak >> 20);
}

static void write_rate(const char *what, uint64_t count, double of, const char *unit) {
    if (count && of > 0)
        fprintf(stderr, "c %12llu %-19s %12.2f %s\n", (unsigned long long)count, what,
                (double)count / of, unit);
}

/* Rates per second of the whole search, inprocessing included. */
static void write_rates(const struct counters *c, double seconds) {
    uint64_t derived = c->learned_literals + c->minimized_literals + c->shrunken_literals;
    fputs("c\n", stderr);
    write_rate("conflicts", c->conflicts, seconds, "a second");
    write_rate("propagations", c->propagations, 1e6 * seconds, "millions a second");
    write_rate("decisions", c->decisions, (double)c->conflicts, "a conflict");
    write_rate("restarts", c->restarts, 1e-3 * (double)c->conflicts, "in 1000 conflicts");
    write_rate("learned_literals", c->learned_literals, (double)c->learned, "a learned clause");
    write_rate("minimized_literals", c->minimized_literals, 0.01 * (double)derived,
               "% of derived ones");
    write_rate("shrunken_literals", c->shrunken_literals, 0.01 * (double)derived,
               "% of derived ones");
    write_rate("reduced_clauses", c->reduced_clauses, 0.01 * (double)c->learned,
               "% of learned ones");
    write_rate("vivified", c->vivified, 0.01 * (double)c->vivify_checks, "% of vivify_checks");
    write_rate("vivify_implied", c->vivify_implied, 0.01 * (double)c->vivify_checks,
               "% of vivify_checks");
    write_rate("subsumed", c->subsumed, 0.01 * (double)c->subsume_checks, "% of subsume_checks");
    write_rate("strengthened", c->strengthened, 0.01 * (double)c->subsume_checks,
               "% of subsume_checks");
    write_rate("eliminated", c->eliminated, 0.01 * (double)c->eliminate_checks,
               "% of eliminate_checks");
    write_rate("failed_literals", c->failed_literals, 0.01 * (double)c->probes, "% of probes");
    write_rate("sweep_pairs", c->sweep_pairs, 0.01 * (double)c->sweep_questions,
               "% of sweep_questions");
    write_rate("flips", c->flips, 1e6 * seconds, "millions a second");
    write_rate("lookaheads", c->lookaheads, (double)c->decisions, "a decision");
    fputs("c\n", stderr);
}

/* Writes what the checker of debug builds has checked. */
static void write_checks(const uint64_t *checks) {
    static const char *const what[CHECKS] = {
        [CHECK_LEARNED] = "learned clauses checked by their reasons",
        [CHECK_DERIVED] = "derived clauses checked by unit propagation",
        [CHECK_GONE] = "removed clauses found",
        [CHECK_PASSED] = "clauses passed over",
        [CHECK_GIVEN] = "clauses taken on trust",
    };
    bool any = false;
    for (unsigned i = 0; i < CHECKS; i++) {
        any |= checks[i] > 0;
        if (checks[i])
            fprintf(stderr, "c %12llu %s\n", (unsigned long long)checks[i], what[i]);
    }
    if (any)
        fputs("c\n", stderr);
}

void summary_write(struct profile *profile, const struct counters *spent) {
    if (!profile || profile->start <= 0)
        return;
    profile_switch(profile, PROFILE_READ);
    write_times(profile);
    write_rates(spent, profile->since - profile->start);
    write_checks(profile->checks);
    profile->start = 0;
}
