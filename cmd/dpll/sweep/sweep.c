/* SPDX-License-Identifier: MIT */
/* A call takes the waiting variables one after the other and sweeps the environment of each.  The
 * oracle is asked about all variables near the middle of the environment, the covered ones, so that
 * these need no environment of their own.
 *
 * A result makes others near it easier: once x = x' is known, the clauses of two gates suffice to
 * show that (x and y) = (x' and y).  Therefore results are added to the formula at once,
 * environments use the representatives of literals, and the variables covered where something was
 * found are queued again, before those that were never swept.
 *
 * Sweeping comes before the first elimination of variables, which would resolve away the gates that
 * equal points belong to.  Three limits bound the effort: the ticks of a call, the ticks of an
 * environment (sweep_questions), and the conflicts of a question (sweep_conflicts). */
#include "sweep/sweep.h"

#include <assert.h>
#include <string.h>

#include "rewrite/dense.h"
#include "rewrite/substitute.h"
#include "search/private.h"
#include "search/unit.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"
#include "sweep/classes.h"
#include "sweep/environment.h"
#include "sweep/lemmas.h"
#include "sweep/refine.h"

/* Marks of a variable: it waits in the queue; it has been asked about since sweeping began anew. */
enum { QUEUED = 1, COVERED = 2 };

/* The variables to be swept: those in the queue, then `untried` ones from `next` on. */
struct sweeping {
    struct var_stack queue; /* variables near which something was found */
    size_t first;           /* index of the first variable in the queue not swept yet */
    Var next, untried;
    bool far;             /* environments reach far */
    Var room;             /* variables that `marks` has room for */
    unsigned char *marks; /* by variable */
};

static const char sweeping_key;

/* The state kept from one call to the next. */
static struct sweeping *sweeping_of(struct solver *s) {
    return private_take(s, &sweeping_key, sizeof(struct sweeping));
}

/* Allocates the state of a call, without equivalences. */
static struct sweep *begin(struct solver *s) {
    struct sweep *sweep = memory_zeroed(s->memory, 1, sizeof *sweep);
    memory_region(&sweep->memory, s->memory);
    oracle_init(&sweep->oracle, &sweep->memory, justify_wanted(s));
    merge_init(s, &sweep->merger, &sweep->memory);
    sweep->far = sweeping_of(s)->far;
    sweep->next = memory_zeroed(&sweep->memory, s->vars, sizeof *sweep->next);
    sweep->places = memory_zeroed(&sweep->memory, s->vars, sizeof *sweep->places);
    for (Var var = 0; var < s->vars; var++)
        memory_at(sweep->next, var) = var;
    return sweep;
}

/* Queues a variable: a result near it may have made further results easy. */
static void enqueue(struct solver *s, Var var) {
    assert(var < sweeping_of(s)->room);
    struct sweeping *sweeping = sweeping_of(s);
    if (memory_at(sweeping->marks, var) & QUEUED)
        return;
    memory_at(sweeping->marks, var) |= QUEUED;
    stack_push(s->memory, &sweeping->queue, var);
}

/* The next variable to sweep.  Returns false if all were swept. */
static bool next_variable(struct solver *s, Var *var) {
    struct sweeping *sweeping = sweeping_of(s);
    assert(sweeping->room >= s->vars);
    while (sweeping->first < sweeping->queue.size) {
        *var = stack_at(&sweeping->queue, sweeping->first++);
        if (memory_at(sweeping->marks, *var) & QUEUED)
            return true;
    }
    sweeping->first = sweeping->queue.size = 0;
    while (sweeping->untried) {
        sweeping->untried--;
        *var = sweeping->next < s->vars ? sweeping->next : 0;
        sweeping->next = *var + 1;
        if (!(memory_at(sweeping->marks, *var) & COVERED))
            return true;
    }
    return false;
}

/* Joins the classes of a and b, given the numbers of the clauses (-a, b) and (a, -b), and adds the
 * equivalence of their representatives to the formula. */
static void add_pair(struct solver *s, struct sweep *sweep, Lit a, Lit b, uint64_t forth,
                     uint64_t back) {
    Lit loser;
    if (!classes_join(s, sweep, a, b, forth, back, &loser))
        return;
    log_literal_words(s, "pair", a, "equals %d", log_number(s, b));
    for (int sign = 0; sign < 2; sign++, loser = lit_not(loser)) {
        Lit lits[2] = {lit_not(loser), memory_at(sweep->merger.parents, loser)};
        solver_add_clause(s, lits, 2, true, memory_at(sweep->merger.ids, loser));
    }
    s->counters.sweep_pairs++;
    sweep->findings->pairs++;
}

/* Writes the results to the proof, before joining classes changes the representatives in the
 * clauses of the environment. */
static void prove_findings(struct solver *s, struct sweep *sweep) {
    for (size_t i = 0; i < sweep->pairs.size; i++) {
        struct found_pair *pair = &stack_at(&sweep->pairs, i);
        pair->forth_id = lemmas_prove(s, sweep, pair->forth);
        pair->back_id = lemmas_prove(s, sweep, pair->back);
    }
    for (size_t i = 0; i < sweep->units.size; i++) {
        uint32_t unit = stack_at(&sweep->units, i);
        lemmas_prove(s, sweep, unit);
        stack_at(&sweep->oracle.clauses, unit).kept = true;
    }
}

static void take_pairs(struct solver *s, struct sweep *sweep) {
    for (size_t i = 0; i < sweep->pairs.size && !s->inconsistent; i++) {
        struct found_pair pair = stack_at(&sweep->pairs, i);
        add_pair(s, sweep, sweep_outside(sweep, pair.first), sweep_outside(sweep, pair.lit),
                 pair.forth_id, pair.back_id);
        enqueue(s, lit_var(sweep_outside(sweep, pair.lit)));
    }
}

/* Makes the units true at level 0.  An empty clause means that the formula is contradictory. */
static void take_units(struct solver *s, struct sweep *sweep) {
    assert(!solver_level(s));
    for (size_t i = 0; i < sweep->units.size && !s->inconsistent; i++) {
        uint32_t index = stack_at(&sweep->units, i);
        const struct oracle_clause *clause = &stack_at(&sweep->oracle.clauses, index);
        if (!clause->size) {
            s->inconsistent = true;
            return;
        }
        s->counters.sweep_units++;
        log_literal(s, "constant", sweep_outside(sweep, oracle_lits(&sweep->oracle, index)[0]));
        sweep->findings->units++;
        unit_assign(s, sweep_outside(sweep, oracle_lits(&sweep->oracle, index)[0]), clause->id);
    }
}

/* Adds the results to the formula and queues the variables near the middle. */
static void take_findings(struct solver *s, struct dense *dense, struct sweep *sweep) {
    assert(sweep->pairs.size || sweep->units.size);
    prove_findings(s, sweep);
    take_pairs(s, sweep);
    take_units(s, sweep);
    lemmas_delete(s, sweep);
    for (uint32_t i = 0; i < sweep->covered; i++)
        enqueue(s, stack_at(&sweep->vars, i));
    if (!s->inconsistent)
        dense_propagate(s, dense);
}

/* Marks the covered variables, which need no environment of their own. */
static void cover(struct solver *s, const struct sweep *sweep) {
    struct sweeping *sweeping = sweeping_of(s);
    for (uint32_t i = 0; i < sweep->covered; i++)
        memory_at(sweeping->marks, stack_at(&sweep->vars, i)) = COVERED;
    assert(sweep->covered <= sweep->vars.size);
}

/* Sweeps the environment of a variable. */
static void sweep_variable(struct solver *s, struct dense *dense, struct sweep *sweep, Var var) {
    assert(!sweep->vars.size);
    s->counters.environments++;
    log_literal(s, "try", lit_make(var, 0));
    environment_build(s, sweep, var);
    cover(s, sweep);
    sweep->limit = sweep->oracle.ticks + s->tuned->sweep_questions;
    log_words(s, "environment", "%zu variables, %" PRIu32 " to ask about, %zu clauses",
              sweep->vars.size, sweep->covered, sweep->oracle.clauses.size);
    s->counters.sweep_clauses += sweep->oracle.clauses.size;
    s->counters.sweep_variables += sweep->vars.size;
    refine(s, sweep);
    if (sweep->pairs.size || sweep->units.size)
        take_findings(s, dense, sweep);
    environment_clear(sweep);
}

/* Whether a variable has no value, has not been removed, and represents its class. */
static bool is_open(const struct solver *s, const struct sweep *sweep, Var var) {
    Lit lit = lit_make(var, 0);
    return !solver_value(s, lit) && !memory_at(s->removed, var) &&
           memory_at(sweep->merger.parents, lit) == lit;
}

void sweep_restart(struct solver *s) {
    struct sweeping *sweeping = sweeping_of(s);
    if (sweeping->room < s->vars) {
        sweeping->marks = memory_resize(s->memory, sweeping->marks, s->vars);
        memset(sweeping->marks + sweeping->room, 0, s->vars - sweeping->room);
        sweeping->room = s->vars;
    }
    for (Var var = 0; var < s->vars; var++)
        memory_at(sweeping->marks, var) &= QUEUED;
    sweeping->untried = s->vars;
    log_words(s, "round", "all variables wait, environments are %s",
              sweeping->far ? "far" : "near");
}

bool sweep_done(const struct solver *s) {
    const struct sweeping *sweeping = private_find(s, &sweeping_key);
    assert(sweeping);
    return !sweeping->untried && sweeping->first == sweeping->queue.size;
}

bool sweep_farther(struct solver *s) {
    struct sweeping *sweeping = sweeping_of(s);
    bool farther = !sweeping->far;
    sweeping->far = true;
    return farther;
}

bool sweep(struct solver *s, uint64_t ticks, struct sweep_findings *findings) {
    Var var;
    assert(!solver_level(s) && s->propagated == s->trail.size);
    struct sweep *sweep = begin(s);
    sweep->findings = findings;
    struct dense *dense = dense_begin(s, UINT64_MAX);
    if (!substitute_is_on(s))
        classes_adopt(s, sweep);
    while (sweep->oracle.ticks < ticks && !s->inconsistent && next_variable(s, &var)) {
        poll_check(s);
        sweeping_of(s)->marks[var] = 0;
        if (is_open(s, sweep, var))
            sweep_variable(s, dense, sweep, var);
    }
    s->counters.inprocess_ticks += sweep->oracle.ticks;
    s->counters.sweep_conflicts += sweep->oracle.conflicts;
    memory_clear(&sweep->memory);
    memory_release(s->memory, sweep);
    return dense_end(s, dense);
}
