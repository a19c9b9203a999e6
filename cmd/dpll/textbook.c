#include "textbook.h"

#include "branch.h"
#include "propagate.h"
#include "trail.h"

void textbook_reset(struct solver *s) {
    trail_backtrack(s, 0);
}

void textbook_update(struct solver *s) {
    branch_update(s);
}

void textbook_free(struct solver *s) {
    branch_free(s);
}

/* Takes back the last decision that is not an assumption and makes its opposite true, now implied
 * by the decisions before it.  Returns false when there is none. */
static bool flip(struct solver *s) {
    unsigned level = solver_level(s);
    if (level <= s->assumptions.size)
        return false;
    Lit decision = s->levels.data[level - 1].decision;
    trail_backtrack(s, level - 1);
    trail_assign(s, lit_not(decision), NO_REASON);
    return true;
}

static bool refuted(struct solver *s) {
    s->counters.conflicts++;
    if (flip(s))
        return false;
    s->inconsistent = solver_level(s) == 0;
    return true;
}

/* Opens the next level.  Returns false when an assumption is already false. */
static bool descend(struct solver *s) {
    bool failed = false;
    if (!trail_assume(s, &failed)) {
        s->counters.decisions++;
        trail_decide(s, branch_next(s));
    }
    if (!failed)
        branch_descend(s);
    return !failed;
}

enum res_answer textbook_solve(struct solver *s) {
    if (s->inconsistent)
        return RES_UNSAT;
    for (;;) {
        if (propagate(s) != NO_CONFLICT) {
            if (refuted(s))
                return RES_UNSAT;
        } else if (limits_reached(s)) {
            return RES_UNKNOWN;
        } else if (s->trail.size == s->vars && solver_level(s) >= s->assumptions.size) {
            return RES_SAT;
        } else if (!descend(s)) {
            return RES_UNSAT;
        }
    }
}

bool textbook_exclude_model(struct solver *s) {
    s->narrowed = true;
    return flip(s);
}
