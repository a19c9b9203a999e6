#include "look/look.h"

#include "look/clauses.h"
#include "look/lookahead.h"

void look_reset(struct solver *s) {
    if (!s->look)
        return;
    lookahead_abandon(s);
    clauses_restore(s, 0);
}

void look_update(struct solver *s) {
    clauses_update(s);
}

void look_free(struct solver *s) {
    clauses_free(s);
}

/* Takes back the last decision that is not an assumption and makes its opposite true.  Returns
 * false when there is none. */
static bool flip(struct solver *s) {
    unsigned level = solver_level(s);
    if (level <= s->assumptions.size)
        return false;
    Lit decision = s->levels.data[level - 1].decision;
    clauses_restore(s, level - 1);
    look_assign(s, lit_not(decision));
    return true;
}

/* The first `count` assumptions cannot all hold. */
static void blame_assumptions(struct solver *s, size_t count) {
    stack_clear(&s->core);
    for (size_t i = 0; i < count; i++)
        s->core.data[s->core.size++] = s->assumptions.data[i];
}

static bool refuted(struct solver *s) {
    s->counters.conflicts++;
    lookahead_abandon(s);
    if (flip(s))
        return false;
    s->inconsistent = solver_level(s) == 0;
    blame_assumptions(s, solver_level(s));
    return true;
}

/* Takes the next assumption as a decision.  Returns false when it is false. */
static bool assume(struct solver *s) {
    unsigned level = solver_level(s);
    Lit lit = s->assumptions.data[level];
    if (s->values[lit] < 0) {
        blame_assumptions(s, level + 1);
        return false;
    }
    clauses_decide(s, lit);
    return true;
}

/* Looks ahead and branches, unless all variables have got a value.  Returns false when there is no
 * model here. */
static bool descend(struct solver *s) {
    Lit branch;
    if (!lookahead(s, &branch))
        return false;
    if (s->trail.size == s->vars || limits_due(s))
        return true;
    s->counters.decisions++;
    clauses_decide(s, branch);
    return true;
}

enum res_answer look_solve(struct solver *s) {
    if (s->inconsistent)
        return RES_UNSAT;
    for (;;) {
        bool fine = clauses_reduce(s);
        if (limits_reached(s))
            return RES_UNKNOWN;
        if (fine && solver_level(s) < s->assumptions.size) {
            if (!assume(s))
                return RES_UNSAT;
            continue;
        }
        if (fine && s->trail.size == s->vars)
            return RES_SAT;
        if ((!fine || !descend(s)) && refuted(s))
            return RES_UNSAT;
    }
}

bool look_exclude_model(struct solver *s) {
    s->narrowed = true;
    return flip(s);
}
