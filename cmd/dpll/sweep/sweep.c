#include "sweep/sweep.h"

#include "rewrite/dense.h"
#include "rewrite/substitute.h"
#include "search/keep.h"
#include "search/unit.h"
#include "state/justify.h"
#include "state/poll.h"
#include "sweep/classes.h"
#include "sweep/environment.h"
#include "sweep/lemmas.h"
#include "sweep/refine.h"

/* Which variables are to be swept. */
struct sweeping {
    struct var_stack again; /* from `first` on, those for which something may have changed */
    size_t first;
    Var next, untried; /* after these come `untried` variables, the first of them `next` */
};

static const char sweeping_key;

static struct sweeping *recall(struct solver *s) {
    return keep(s, &sweeping_key, sizeof(struct sweeping));
}

/* Moves the variables that are still to be swept again to the front of the list. */
static void take_up(struct solver *s, struct sweep *sweep) {
    struct sweeping *sweeping = recall(s);
    size_t count = 0;
    for (size_t i = sweeping->first; i < sweeping->again.size; i++) {
        Var var = sweeping->again.data[count++] = sweeping->again.data[i];
        sweep->queued[var] = 1;
    }
    sweeping->again.size = count;
    sweeping->first = 0;
}

static struct sweep *begin(struct solver *s) {
    struct sweep *sweep = memory_zeroed(s->memory, 1, sizeof *sweep);
    memory_region(&sweep->memory, s->memory);
    oracle_init(&sweep->oracle, &sweep->memory, justify_wanted(s));
    merge_init(s, &sweep->merger, &sweep->memory);
    sweep->next = memory_zeroed(&sweep->memory, s->vars, sizeof *sweep->next);
    sweep->places = memory_zeroed(&sweep->memory, s->vars, sizeof *sweep->places);
    sweep->queued = memory_zeroed(&sweep->memory, s->vars, 1);
    for (Var var = 0; var < s->vars; var++)
        sweep->next[var] = var;
    take_up(s, sweep);
    return sweep;
}

/* Has a variable swept before those not yet tried: what was found near it may have made it easy. */
static void enqueue(struct solver *s, struct sweep *sweep, Var var) {
    struct sweeping *sweeping = recall(s);
    if (sweep->queued[var])
        return;
    sweep->queued[var] = 1;
    stack_push(s->memory, &sweeping->again, var);
}

/* The next variable to sweep.  Returns false when all had their turn. */
static bool next_variable(struct solver *s, const struct sweep *sweep, Var *var) {
    struct sweeping *sweeping = recall(s);
    if (sweeping->first < sweeping->again.size) {
        *var = sweeping->again.data[sweeping->first++];
        sweep->queued[*var] = 0;
        return true;
    }
    sweeping->first = sweeping->again.size = 0;
    if (!sweeping->untried)
        return false;
    sweeping->untried--;
    *var = sweeping->next < s->vars ? sweeping->next : 0;
    sweeping->next = *var + 1;
    return true;
}

/* A literal must be true, or the clauses are contradictory: the core says which. */
static void take_unit(struct solver *s, struct dense *dense, struct sweep *sweep, uint32_t core) {
    uint64_t id = lemmas_prove(s, sweep, core);
    bool contradictory = !sweep->oracle.clauses.data[core].size;
    Lit unit = contradictory ? 0 : sweep_outside(sweep, oracle_lits(&sweep->oracle, core)[0]);
    lemmas_delete(s, sweep, id);
    environment_clear(sweep);
    if (contradictory) {
        s->inconsistent = true;
        return;
    }
    s->counters.sweep_units++;
    unit_assign(s, unit, id);
    dense_propagate(s, dense);
}

/* Joins two classes, and adds the equivalence of their representatives to the formula. */
static void add_pair(struct solver *s, struct sweep *sweep, Lit a, Lit b, uint64_t forth,
                     uint64_t back) {
    Lit loser;
    if (!classes_join(s, sweep, a, b, forth, back, &loser))
        return;
    for (int sign = 0; sign < 2; sign++, loser = lit_not(loser)) {
        Lit lits[2] = {lit_not(loser), sweep->merger.parents[loser]};
        solver_add_clause(s, lits, 2, true, sweep->merger.ids[loser]);
    }
    s->counters.sweep_pairs++;
}

static void take_pairs(struct solver *s, struct sweep *sweep, Lit middle) {
    /* Once classes are joined, the clauses of the environment are out of date. */
    for (size_t i = 0; i < sweep->pairs.size; i++) {
        struct found_pair *pair = &sweep->pairs.data[i];
        pair->forth_id = lemmas_prove(s, sweep, pair->forth);
        pair->back_id = lemmas_prove(s, sweep, pair->back);
    }
    for (size_t i = 0; i < sweep->pairs.size && !s->inconsistent; i++) {
        struct found_pair pair = sweep->pairs.data[i];
        add_pair(s, sweep, sweep_outside(sweep, middle), sweep_outside(sweep, pair.lit),
                 pair.forth_id, pair.back_id);
        enqueue(s, sweep, lit_var(sweep_outside(sweep, pair.lit)));
    }
    if (justify_wanted(s))
        lemmas_delete(s, sweep, 0);
    for (uint32_t i = 0; i < sweep->inner; i++)
        enqueue(s, sweep, sweep->vars.data[i]);
    environment_clear(sweep);
}

static void sweep_variable(struct solver *s, struct dense *dense, struct sweep *sweep, Var var) {
    Lit middle = 0;
    uint32_t core;
    s->counters.environments++;
    environment_build(s, sweep, var);
    switch (refine(s, sweep, &core, &middle)) {
    case REFINE_UNIT:
        take_unit(s, dense, sweep, core);
        enqueue(s, sweep, var);
        break;
    case REFINE_PAIRS:
        take_pairs(s, sweep, middle);
        break;
    default:
        environment_clear(sweep);
    }
}

/* Whether a variable is there and stands for its class. */
static bool is_open(const struct solver *s, const struct sweep *sweep, Var var) {
    Lit lit = lit_make(var, 0);
    return !s->values[lit] && !s->removed[var] && sweep->merger.parents[lit] == lit;
}

void sweep_restart(struct solver *s) {
    recall(s)->untried = s->vars;
}

bool sweep_done(const struct solver *s) {
    const struct sweeping *sweeping = kept(s, &sweeping_key);
    return !sweeping->untried && sweeping->first == sweeping->again.size;
}

bool sweep(struct solver *s, uint64_t ticks) {
    Var var;
    struct sweep *sweep = begin(s);
    struct dense *dense = dense_begin(s, UINT64_MAX);
    if (!substitute_is_on(s))
        classes_adopt(s, sweep);
    while (sweep->oracle.ticks < ticks && !s->inconsistent && next_variable(s, sweep, &var)) {
        poll_check(s);
        if (is_open(s, sweep, var))
            sweep_variable(s, dense, sweep, var);
    }
    s->counters.inprocess_ticks += sweep->oracle.ticks;
    memory_clear(&sweep->memory);
    memory_release(s->memory, sweep);
    return dense_end(s, dense);
}
