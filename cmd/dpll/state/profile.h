/* SPDX-License-Identifier: MIT */
/* Time and effort of a run by technique, for -v: each technique has an account, and so has each
 * activity below.  At any time one account is charged, so that the accounts add up to the whole.
 *
 * Within an account time is divided among the steps of a search.  These are so short that reading
 * the clock at each would take longer than some of them, so one conflict in PROFILE_SAMPLE is
 * timed and stands for all.  From the beginning of an account to its first conflict, and in
 * techniques, every step is timed and stands for itself.
 *
 * Without -v the pointer to the profile is NULL, which costs a test for each call of a technique,
 * each propagation and a few for each conflict. */
#ifndef DPLL_STATE_PROFILE_H
#define DPLL_STATE_PROFILE_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "common/formulas/literal.h"
#include "state/counters.h"
#include "state/ema.h"

/* Accounts of other activities than techniques, numbered after the bits of settings->without. */
enum account {
    PROFILE_READ = 64, /* waiting for the formula and reading it */
    PROFILE_PREPARE,   /* taking it in, and everything without an account */
    PROFILE_TEXTBOOK,  /* the engine dpll */
    PROFILE_LOOK,      /* the engine look */
    PROFILE_CHECK,     /* checking and printing models */
    PROFILE_ACCOUNTS
};

/* Parts of an account. */
enum search_step {
    STEP_OTHER,     /* none of those below; in the search, decisions */
    STEP_PROPAGATE, /* unit propagation, with that of a theory */
    STEP_ANALYZE,   /* conflict analysis, from the conflict to the learned clause's first literal */
    STEP_MINIMIZE,  /* making learned clauses shorter */
    STEP_RESTART,
    PROFILE_STEPS
};

/* One conflict in this many is timed step by step. */
enum { PROFILE_SAMPLE = 16 };

/* Clauses that debug builds have checked, or not, when the search derived or removed them
 * (checker.h). */
enum check {
    CHECK_LEARNED, /* learned from a conflict: checked against the reasons of conflict analysis */
    CHECK_DERIVED, /* derived by a technique: follows by unit propagation, or is blocked */
    CHECK_GONE,    /* removed, and was there */
    CHECK_PASSED,  /* not checked: no checker, or its effort is spent */
    CHECK_GIVEN,   /* taken on trust */
    CHECKS
};

struct profile {
    char letters[PROFILE_ACCOUNTS]; /* by account: the letter of its progress lines; 0 for none */
    double seconds[PROFILE_ACCOUNTS];
    uint64_t times[PROFILE_ACCOUNTS]; /* by account: number of calls of profile_enter */
    uint64_t ticks[PROFILE_ACCOUNTS]; /* by account: effort, where a search counts it */
    unsigned account;                 /* the account charged now */
    double since;                     /* time up to which accounts are charged */
    uint64_t effort;                  /* effort up to which accounts are charged */
    const struct counters *counters;  /* of the search, or NULL */
    double processor;    /* the process's processor time at the end of the last answer */
    double start, shown; /* clock at the beginning of the answer and at its last progress line */
    size_t peak;         /* most bytes seen in use */
    struct ema level, trail, glue; /* averages over conflicts */
    uint64_t checks[CHECKS];       /* by kind: number of clauses; 0 in release builds */

    double steps[PROFILE_ACCOUNTS]
                [PROFILE_STEPS]; /* by account: seconds that were timed, weighted */
    enum search_step step;       /* the step charged now */
    unsigned weight;             /* how many times its seconds count; 0 if it is not timed */
    double step_since;           /* time up to which steps are charged */
    uint64_t noted;              /* conflicts */

    unsigned lines;     /* progress lines written so far */
    uint64_t learned;   /* learned clauses in the last progress line */
    uint64_t clauses;   /* irredundant clauses in it */
    uint64_t remaining; /* variables in it */
};

/* Begins an answer: charges the time since the last one to reading. */
void profile_begin(struct profile *profile);

/* Begins a search, whose counters tell the effort. */
void profile_search(struct profile *profile, const struct counters *counters);

/* Charges time and effort since the last switch to the current account, and makes another one
 * current.  Returns the one before. */
unsigned profile_switch(struct profile *profile, unsigned account);

/* Charges the time since the last change of step to the current step, and makes another one
 * current. Returns the one before. */
enum search_step profile_change(struct profile *profile, enum search_step step);

/* The seconds of a step of an account, such that the steps add up to the account. */
double profile_seconds(const struct profile *profile, unsigned account, enum search_step step);

/* Records a conflict: the number of decisions, the share of the variables that had values, and the
 * glue of the learned clause. */
void profile_note(struct profile *profile, unsigned level, double trail, unsigned glue);

/* Makes another step current, for profile_step again at its end.  Returns the one before.  Does
 * nothing without a profile (NULL), and where steps are not timed. */
static inline enum search_step profile_step(struct profile *profile, enum search_step step) {
    assert(step < PROFILE_STEPS);
    if (!profile)
        return STEP_OTHER;
    return profile_change(profile, step);
}

/* Makes the account current that profile_enter has returned. */
static inline void profile_leave(struct profile *profile, unsigned before) {
    if (profile)
        profile_switch(profile, before);
}

/* Makes another account current, and counts the call.  Returns the one before, for profile_leave.
 * Does nothing without a profile (NULL). */
static inline unsigned profile_enter(struct profile *profile, unsigned account) {
    assert(account < PROFILE_ACCOUNTS);
    if (!profile)
        return 0;
    profile->times[account]++;
    return profile_switch(profile, account);
}

#endif
