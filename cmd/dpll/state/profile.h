/* SPDX-License-Identifier: MIT */
/* Where time and effort of a run go, for -v: to techniques, by their numbers, and to the accounts
 * below.  At any time one account is charged, so that the parts add up to the whole.
 *
 * There is a profile with -v only.  Everywhere else the pointer to it is NULL, which costs a test
 * where a technique begins and one for each conflict. */
#ifndef DPLL_PROFILE_H
#define DPLL_PROFILE_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "common/literal.h"
#include "state/counters.h"
#include "state/ema.h"

/* Accounts of what is no technique, numbered after the bits of settings->without. */
enum account {
    PROFILE_READ = 64, /* waiting for the formula and reading it */
    PROFILE_PREPARE,   /* taking it in, and whatever has no account of its own */
    PROFILE_TEXTBOOK,  /* the engine dpll */
    PROFILE_LOOK,      /* the engine look */
    PROFILE_CHECK,     /* checking and printing models */
    PROFILE_ACCOUNTS
};

/* What debug builds have checked of the clauses that a search derives and removes, and what they
 * have not (checker.h). */
enum check {
    CHECK_LEARNED, /* learned from a conflict: false by the reasons that conflict analysis used */
    CHECK_DERIVED, /* by a technique: follows by unit propagation, or is blocked */
    CHECK_GONE,    /* removed, and was there */
    CHECK_PASSED,  /* derived or removed where there is no checker, or its effort is spent */
    CHECK_GIVEN,   /* taken on trust */
    CHECKS
};

struct profile {
    char letters[PROFILE_ACCOUNTS]; /* of progress lines, by account; 0 for none */
    double seconds[PROFILE_ACCOUNTS];
    uint64_t times[PROFILE_ACCOUNTS]; /* how often each was entered; returns do not count */
    uint64_t ticks[PROFILE_ACCOUNTS]; /* effort, where there is a search whose counters tell */
    unsigned account;                 /* that is charged now */
    double since;                     /* on the clock: charged up to here, */
    uint64_t effort;                  /* and in ticks */
    const struct counters *counters;  /* of the search, or NULL */
    double start, shown;              /* when the answer and its last progress line began */
    size_t peak;                      /* the most bytes seen in use */
    struct ema level, trail, glue;    /* over the conflicts of learning */
    uint64_t checks[CHECKS];          /* clauses; 0 in release builds */

    unsigned lines;     /* since the last head */
    uint64_t learned;   /* clauses in the last progress line */
    uint64_t clauses;   /* and those of the formula */
    uint64_t remaining; /* and variables */
};

/* Begins an answer: what has passed since the last one was reading. */
void profile_begin(struct profile *profile);

/* The search begins whose counters tell the effort. */
void profile_search(struct profile *profile, const struct counters *counters);

/* Charges time and ticks since the last switch to the account at hand, and what follows to another
 * one. Returns the one before. */
unsigned profile_switch(struct profile *profile, unsigned account);

/* Takes note of a conflict: the decisions, the share of the variables that had values, the glue of
 * what was learned. */
void profile_note(struct profile *profile, unsigned level, double trail, unsigned glue);

/* Charges what was charged before, as profile_enter has returned it. */
static inline void profile_leave(struct profile *profile, unsigned before) {
    if (profile)
        profile_switch(profile, before);
}

/* Charges another account from now on, and counts that it was entered.  Returns the one before, for
 * profile_leave.  Without a profile (NULL) nothing is done. */
static inline unsigned profile_enter(struct profile *profile, unsigned account) {
    assert(account < PROFILE_ACCOUNTS);
    if (!profile)
        return 0;
    profile->times[account]++;
    return profile_switch(profile, account);
}

#endif
