/* SPDX-License-Identifier: MIT */
#include "summary.h"

#include <stdio.h>

#include "engines/techniques.h"
#include "usage.h"

static const char *const other_names[PROFILE_ACCOUNTS - PROFILE_READ] = {
    [0] = "reading",
    [PROFILE_PREPARE - PROFILE_READ] = "preparing",
    [PROFILE_TEXTBOOK - PROFILE_READ] = "engine dpll",
    [PROFILE_LOOK - PROFILE_READ] = "engine look",
    [PROFILE_CHECK - PROFILE_READ] = "checking and printing",
};

/* In the search, steps that are none of the others are decisions, but for what is too short to
 * tell, such as asking what is due. */
static const char *const step_names[PROFILE_STEPS] = {
    [STEP_OTHER] = "decisions",       [STEP_PROPAGATE] = "propagation", [STEP_ANALYZE] = "analysis",
    [STEP_MINIMIZE] = "minimization", [STEP_RESTART] = "restarts",
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

/* Less than this is written as 0.000 seconds. */
static const double SECONDS_SEEN = 0.0005;

/* Writes the steps of an account below it: all in a mode, in techniques propagation alone. */
static void write_steps(const struct profile *profile, unsigned account, double all) {
    bool mode = account == TECHNIQUE_FOCUSED || account == TECHNIQUE_STABLE;
    for (enum search_step step = 0; step < PROFILE_STEPS; step++) {
        double seconds = profile_seconds(profile, account, step);
        if (seconds >= SECONDS_SEEN && (mode || step == STEP_PROPAGATE))
            fprintf(stderr, "c %9.3f %5.1f %%%31s%s\n", seconds, 100 * share(seconds, all), "",
                    step_names[step]);
    }
}

/* Writes a number of bytes in a unit that makes it neither 0 nor long. */
static void write_bytes(size_t bytes) {
    bool small = bytes < (size_t)10 << 20;
    fprintf(stderr, "%zu %s", bytes >> (small ? 10 : 20), small ? "KiB" : "MiB");
}

/* Writes the whole: time on the clock and on the processor, memory by our account and by the
 * system's. */
static void write_whole(const struct profile *profile, double all) {
    double processor = usage_processor() - profile->processor;
    fprintf(stderr, "c %9.3f %5.1f %%%29sall, in ", all, 100.0, "");
    write_bytes(profile->peak);
    fprintf(stderr, " at most\nc %9.3f %5.1f %%%29sprocessor time, in ", processor,
            100 * share(processor, all), "");
    write_bytes(usage_resident());
    fputs(" of resident memory at most\n", stderr);
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
        write_steps(profile, i, all);
    }
    write_whole(profile, all);
}

/* Writes a counter that is not 0 and its rate, of which one below a hundredth has more digits. */
static void write_counter(const struct counters *counters, const struct counter *counter,
                          double seconds) {
    double rate = counters_rate(counters, counter, seconds);
    fprintf(stderr, "c %14llu ", (unsigned long long)counters_value(counters, counter));
    if (rate > 0)
        fprintf(stderr, rate < 0.01 ? "%-19s%12.2g %s%s" : "%-19s%12.2f %s%s", counter->name, rate,
                counter->rate == RATE_PERCENT ? "% of " : "", counter->unit);
    else
        fputs(counter->name, stderr);
    fputc('\n', stderr);
}

/* Rates are those of the whole answer, inprocessing included. */
static void write_counters(const struct counters *counters, double seconds) {
    fputs("c\nc          count of what                     rate\n", stderr);
    for (unsigned i = 0; i < counters_count; i++)
        if (counters_value(counters, &counters_table[i]))
            write_counter(counters, &counters_table[i], seconds);
    fputs("c\n", stderr);
}

/* Writes how many checks of each kind the checker of debug builds has made. */
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
    write_counters(spent, profile->since - profile->start);
    write_checks(profile->checks);
    profile->processor = usage_processor();
    profile->start = 0;
}
