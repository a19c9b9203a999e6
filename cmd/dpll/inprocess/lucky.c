/* SPDX-License-Identifier: MIT */
#include "inprocess/lucky.h"

#include <assert.h>

#include "search/propagate.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/trail.h"

/* Decides all open variables with one sign, in ascending or descending order, and propagates.  On a
 * conflict backtracks to level 0 and returns false. */
static bool assume_all(struct solver *s, unsigned negative, bool backward) {
    assert(!solver_level(s));
    log_words(s, "guess", "all %s, the %s first", negative ? "false" : "true",
              backward ? "last" : "first");
    for (Var i = 0; i < s->vars; i++) {
        Var var = backward ? s->vars - 1 - i : i;
        poll_check(s);
        if (solver_value(s, lit_make(var, 0)) || memory_at(s->removed, var))
            continue;
        trail_decide(s, lit_make(var, negative));
        if (propagate(s) != NO_CONFLICT) {
            trail_backtrack(s, 0);
            return false;
        }
    }
    assert(s->trail.size + s->gone == s->vars && s->propagated == s->trail.size);
    return true;
}

bool lucky(struct solver *s) {
    assert(!solver_level(s) && s->propagated == s->trail.size);
    uint64_t *account = solver_charge(s, &s->counters.inprocess_ticks);
    bool found = false;
    for (int guess = 0; guess < 4 && !found; guess++)
        found = assume_all(s, guess < 2, guess % 2);
    s->counters.lucky += found;
    if (!found) /* Failed guesses have moved watches from list to list. */
        watches_compact(&s->watches, s->memory);
    solver_charge(s, account);
    return found;
}
