#include "engines/walk.h"

#include "engines/looks.h"
#include "local/local.h"
#include "search/propagate.h"
#include "state/justify.h"
#include "state/trail.h"

/* Effort of the first round: for each literal of the formula, and beside it.  Each is twice as long
 * as the one before, up to so many doublings. */
enum { TICKS_PER_LITERAL = 100, TICKS_MORE = 1 << 22, DOUBLINGS_MAX = 30 };

/* The way that fits less well gets this part of the effort. */
enum { OTHER_PART = 8 };

void walk_reset(struct solver *s) {
    trail_backtrack(s, 0);
}

void walk_update(struct solver *s) {
    (void)s;
}

void walk_free(struct solver *s) {
    local_free(s);
}

/* Makes the assumptions and what follows from them true.  Returns false on a contradiction. */
static bool assume(struct solver *s) {
    bool failed = false;
    do {
        if (propagate(s) != NO_CONFLICT)
            return false;
        if (!solver_level(s))
            justify_units(s);
    } while (trail_assume(s, &failed) && !failed);
    return !failed;
}

static void draw_phases(struct solver *s, signed char *phases) {
    uint64_t bits = 0;
    for (Var var = 0; var < s->vars; var++) {
        if (var % 64 == 0)
            bits = random_next(&s->random);
        phases[var] = bits >> var % 64 & 1 ? 1 : -1;
    }
}

/* One round from a new assignment, by one of the two ways. */
static void search(struct solver *s, signed char *phases, bool weighted, uint64_t ticks) {
    struct local *local = s->local;
    draw_phases(s, phases);
    field_assign(s, &local->field, phases);
    if (weighted)
        ddfw_run(s, &local->ddfw, &local->field, ticks);
    else
        probsat_run(s, &local->probsat, &local->field, ticks);
    s->counters.walks++;
    if (!s->counters.falsified || local->field.best < s->counters.falsified)
        s->counters.falsified = local->field.best;
}

/* Chance decides uniform formulas, weights tell the clauses of others apart. */
static bool search_on(struct solver *s, signed char *phases) {
    struct local *local = s->local;
    bool weighted = !looks_uniform(s->formula, s->memory);
    uint64_t ticks = TICKS_PER_LITERAL * (uint64_t)local->field.lits.size + TICKS_MORE;
    for (int round = 0; !limits_reached(s) && !local->field.hopeless; round++) {
        search(s, phases, weighted, ticks);
        if (local->field.best)
            search(s, phases, !weighted, ticks / OTHER_PART);
        if (!local->field.best)
            return true;
        if (round < DOUBLINGS_MAX)
            ticks *= 2;
    }
    return false;
}

/* The model is one decision, above what holds anyway.  It is one of the formula itself: variables
 * that another engine has taken out need no values made up for them. */
static void take_model(struct solver *s, const signed char *phases) {
    bool decided = false;
    stack_clear(&s->extension);
    for (Var var = 0; var < s->vars; var++) {
        Lit lit = lit_make(var, phases[var] < 0);
        if (s->values[lit])
            continue;
        if (decided)
            trail_assign(s, lit, NO_REASON);
        else
            trail_decide(s, lit);
        decided = true;
    }
}

enum res_answer walk_solve(struct solver *s) {
    if (s->inconsistent || !assume(s) || !local_begin(s))
        return RES_UNKNOWN;
    struct local *local = s->local;
    probsat_begin(s, &local->probsat, &local->field);
    ddfw_begin(s, &local->ddfw, &local->field);
    signed char *phases = local_phases(s);
    bool found = search_on(s, phases);
    if (found)
        take_model(s, phases);
    local_free(s);
    return found ? RES_SAT : RES_UNKNOWN;
}
