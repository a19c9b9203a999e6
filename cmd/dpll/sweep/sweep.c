#include "sweep/sweep.h"

#include <string.h>

#include "inprocess/dense.h"
#include "search/unit.h"
#include "state/justify.h"
#include "sweep/environment.h"
#include "sweep/lemmas.h"

/* Of one question to the oracle. */
enum { CONFLICTS_MAX = 1000 };

/* What came of sweeping a variable. */
enum outcome { NOTHING, UNIT, PAIRS };

static void begin(struct solver *s) {
    struct sweep *sweep = s->cdcl->sweep = memory_zeroed(s->memory, 1, sizeof *sweep);
    sweep->count = s->vars;
    oracle_init(&sweep->oracle, s->memory, s->proof != NULL);
    merge_init(s, &sweep->merger);
    sweep->next = memory_zeroed(s->memory, s->vars, sizeof *sweep->next);
    sweep->places = memory_zeroed(s->memory, s->vars, sizeof *sweep->places);
    sweep->queued = memory_zeroed(s->memory, s->vars, 1);
    for (Var var = 0; var < s->vars; var++)
        sweep->next[var] = var;
    const struct sweeping *sweeping = &s->cdcl->sweeping;
    for (size_t i = sweeping->first; i < sweeping->again.size; i++)
        sweep->queued[sweeping->again.data[i]] = 1;
}

void sweep_free(struct solver *s) {
    struct sweep *sweep = s->cdcl->sweep;
    struct memory *memory = s->memory;
    if (!sweep)
        return;
    size_t count = sweep->count;
    oracle_free(&sweep->oracle);
    merge_free(s, &sweep->merger);
    memory_release(memory, sweep->next, count * sizeof *sweep->next);
    memory_release(memory, sweep->places, count * sizeof *sweep->places);
    memory_release(memory, sweep->queued, count);
    stack_free(memory, &sweep->vars);
    stack_free(memory, &sweep->origins);
    stack_free(memory, &sweep->original);
    stack_free(memory, &sweep->clauses);
    stack_free(memory, &sweep->candidates);
    stack_free(memory, &sweep->pairs);
    stack_free(memory, &sweep->lemmas);
    memory_release(memory, sweep, sizeof *sweep);
    s->cdcl->sweep = NULL;
}

/* Has a variable swept before those not yet tried: what was found near it may have made it easy. */
static void enqueue(struct solver *s, Var var) {
    struct sweeping *sweeping = &s->cdcl->sweeping;
    if (s->cdcl->sweep->queued[var])
        return;
    s->cdcl->sweep->queued[var] = 1;
    stack_push(s->memory, &sweeping->again, var);
}

/* The next variable to sweep.  Returns false when all had their turn. */
static bool next_variable(struct solver *s, Var *var) {
    struct sweeping *sweeping = &s->cdcl->sweeping;
    if (sweeping->first < sweeping->again.size) {
        *var = sweeping->again.data[sweeping->first++];
        s->cdcl->sweep->queued[*var] = 0;
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

/* Drops candidates that the model tells from the one in the middle, and those that can be turned
 * while all else stays; all of them when that one can be. */
static void filter(struct sweep *sweep, Lit middle) {
    struct oracle *oracle = &sweep->oracle;
    struct lit_stack *candidates = &sweep->candidates;
    signed char value = oracle->values[middle];
    size_t kept = 0;
    if (oracle_flip(oracle, value > 0 ? middle : lit_not(middle))) {
        stack_clear(candidates);
        return;
    }
    for (size_t i = 0; i < candidates->size; i++) {
        Lit lit = candidates->data[i];
        if (oracle->values[lit] == value && !oracle_flip(oracle, value > 0 ? lit : lit_not(lit)))
            candidates->data[kept++] = lit;
    }
    candidates->size = kept;
}

/* All that is true in the model. */
static void collect(struct solver *s) {
    struct sweep *sweep = s->cdcl->sweep;
    stack_clear(&sweep->candidates);
    for (Var var = 1; var < sweep->oracle.vars; var++) {
        bool negative = sweep->oracle.values[lit_make(var, 0)] < 0;
        stack_push(s->memory, &sweep->candidates, lit_make(var, negative));
    }
}

/* Asks whether literals of the oracle can be true together.  A model leaves fewer candidates. */
static enum oracle_answer ask(struct solver *s, Lit middle, const Lit *lits, uint32_t count,
                              uint32_t *core) {
    struct sweep *sweep = s->cdcl->sweep;
    s->counters.sweep_questions++;
    enum oracle_answer answer = oracle_solve(&sweep->oracle, lits, count, CONFLICTS_MAX, core);
    if (answer == ORACLE_SAT)
        filter(sweep, middle);
    return answer;
}

/* Tries whether the last candidate is equivalent to the literal in the middle.  Returns false when
 * *core is a unit or a contradiction instead. */
static bool try_candidate(struct solver *s, Lit middle, uint32_t *core) {
    struct sweep *sweep = s->cdcl->sweep;
    Lit lit = stack_top(&sweep->candidates);
    struct found_pair pair = {.lit = lit};
    for (unsigned way = 0; way < 2; way++) {
        Lit lits[2] = {way ? lit_not(middle) : middle, way ? lit : lit_not(lit)};
        enum oracle_answer answer = ask(s, middle, lits, 2, core);
        if (answer == ORACLE_UNSAT && sweep->oracle.clauses.data[*core].size < 2)
            return false;
        if (answer == ORACLE_UNKNOWN)
            sweep->candidates.size--;
        if (answer != ORACLE_UNSAT)
            return true;
        if (way)
            pair.back = *core;
        else
            pair.forth = *core;
    }
    stack_push(s->memory, &sweep->pairs, pair);
    sweep->candidates.size--;
    return true;
}

/* Looks for what holds of the variable in the middle of the environment. */
static enum outcome look(struct solver *s, uint32_t *core, Lit *middle) {
    struct sweep *sweep = s->cdcl->sweep;
    struct oracle *oracle = &sweep->oracle;
    stack_clear(&sweep->pairs);
    enum oracle_answer answer = oracle_solve(oracle, NULL, 0, CONFLICTS_MAX, core);
    s->counters.sweep_questions++;
    if (answer != ORACLE_SAT)
        return answer == ORACLE_UNSAT ? UNIT : NOTHING;
    *middle = lit_make(0, oracle->values[0] < 0);
    Lit opposite = lit_not(*middle);
    collect(s);
    filter(sweep, *middle);
    if (!sweep->candidates.size && oracle->values[*middle] < 0)
        return NOTHING;
    answer = ask(s, *middle, &opposite, 1, core);
    if (answer != ORACLE_SAT)
        return answer == ORACLE_UNSAT ? UNIT : NOTHING;
    while (sweep->candidates.size)
        if (!try_candidate(s, *middle, core))
            return UNIT;
    return sweep->pairs.size ? PAIRS : NOTHING;
}

/* A literal must be true, or the clauses are contradictory: the core says which. */
static void take_unit(struct solver *s, uint32_t core) {
    struct sweep *sweep = s->cdcl->sweep;
    uint64_t id = lemmas_prove(s, core);
    bool contradictory = !sweep->oracle.clauses.data[core].size;
    Lit unit = contradictory ? 0 : sweep_outside(sweep, oracle_lits(&sweep->oracle, core)[0]);
    lemmas_delete(s, id);
    environment_clear(s);
    if (contradictory) {
        s->inconsistent = true;
        return;
    }
    s->counters.sweep_units++;
    unit_assign(s, unit, id);
    dense_propagate(s);
}

static void swap_next(struct sweep *sweep, Var a, Var b) {
    Var next = sweep->next[a];
    sweep->next[a] = sweep->next[b];
    sweep->next[b] = next;
}

/* Joins two classes.  Returns whether that is new, with the literal that no longer stands for its
 * class. */
static bool join(struct solver *s, Lit a, Lit b, uint64_t forth, uint64_t back, Lit *loser) {
    struct sweep *sweep = s->cdcl->sweep;
    if (merge_literals(s, &sweep->merger, a, b, forth, back, loser) != MERGE_DONE)
        return false;
    swap_next(sweep, lit_var(a), lit_var(b));
    return true;
}

/* Joins two classes, and adds the equivalence of their representatives to the formula. */
static void add_pair(struct solver *s, Lit a, Lit b, uint64_t forth, uint64_t back) {
    struct sweep *sweep = s->cdcl->sweep;
    Lit loser;
    if (!join(s, a, b, forth, back, &loser))
        return;
    for (int sign = 0; sign < 2; sign++, loser = lit_not(loser)) {
        Lit lits[2] = {lit_not(loser), sweep->merger.parents[loser]};
        solver_add_clause(s, lits, 2, true, sweep->merger.ids[loser]);
    }
    s->counters.sweep_pairs++;
}

/* The binary clauses of a literal, by the other one: their references; or 0 instead. */
static void note_binaries(struct solver *s, Lit lit, uint32_t *refs, bool clear) {
    struct watch_list list = s->watches.lists[lit];
    for (uint32_t i = 0; i < list.size; i++) {
        struct watch watch = s->watches.pool[list.begin + i];
        if (watch.ref & BINARY)
            refs[watch.blocker] = clear ? 0 : watch.ref;
    }
}

/* Joins the classes of a variable and of those that binary clauses make equal to it. */
static void adopt(struct solver *s, Lit lit, const uint32_t *refs) {
    struct watch_list list = s->watches.lists[lit];
    Lit loser;
    for (uint32_t i = 0; i < list.size && !s->inconsistent; i++) {
        struct watch watch = s->watches.pool[list.begin + i];
        Lit other = watch.blocker;
        if (!(watch.ref & BINARY) || !refs[lit_not(other)] || s->values[other] ||
            s->removed[lit_var(other)])
            continue;
        join(s, lit_not(lit), other, justify_clause_id(s, watch.ref),
             justify_clause_id(s, refs[lit_not(other)]), &loser);
    }
}

/* Where nothing is substituted, what was found before is not to be found again. */
static void adopt_all(struct solver *s) {
    size_t lits = 2 * (size_t)s->vars;
    stack_clear(&s->counts);
    stack_reserve(s->memory, &s->counts, lits + 1);
    memset(s->counts.data, 0, lits * sizeof *s->counts.data);
    for (Lit lit = 0; lit < lits && !s->inconsistent; lit += 2) {
        limits_step(s, lit);
        if (s->values[lit] || s->removed[lit_var(lit)])
            continue;
        note_binaries(s, lit_not(lit), s->counts.data, false);
        adopt(s, lit, s->counts.data);
        note_binaries(s, lit_not(lit), s->counts.data, true);
    }
}

static void take_pairs(struct solver *s, Lit middle) {
    struct sweep *sweep = s->cdcl->sweep;
    /* Once classes are joined, the clauses of the environment are out of date. */
    for (size_t i = 0; i < sweep->pairs.size; i++) {
        struct found_pair *pair = &sweep->pairs.data[i];
        pair->forth_id = lemmas_prove(s, pair->forth);
        pair->back_id = lemmas_prove(s, pair->back);
    }
    for (size_t i = 0; i < sweep->pairs.size && !s->inconsistent; i++) {
        struct found_pair pair = sweep->pairs.data[i];
        add_pair(s, sweep_outside(sweep, middle), sweep_outside(sweep, pair.lit), pair.forth_id,
                 pair.back_id);
        enqueue(s, lit_var(sweep_outside(sweep, pair.lit)));
    }
    if (s->proof)
        lemmas_delete(s, 0);
    for (uint32_t i = 0; i < sweep->inner; i++)
        enqueue(s, sweep->vars.data[i]);
    environment_clear(s);
}

static void sweep_variable(struct solver *s, Var var) {
    Lit middle = 0;
    uint32_t core;
    s->counters.environments++;
    environment_build(s, var);
    switch (look(s, &core, &middle)) {
    case UNIT:
        take_unit(s, core);
        enqueue(s, var);
        break;
    case PAIRS:
        take_pairs(s, middle);
        break;
    default:
        environment_clear(s);
    }
}

/* Whether a variable is there and stands for its class. */
static bool is_open(const struct solver *s, Var var) {
    Lit lit = lit_make(var, 0);
    return !s->values[lit] && !s->removed[var] && s->cdcl->sweep->merger.parents[lit] == lit;
}

void sweep_restart(struct solver *s) {
    s->cdcl->sweeping.untried = s->vars;
}

bool sweep_done(const struct solver *s) {
    const struct sweeping *sweeping = &s->cdcl->sweeping;
    return !sweeping->untried && sweeping->first == sweeping->again.size;
}

bool sweep(struct solver *s, uint64_t ticks) {
    Var var;
    begin(s);
    dense_begin(s, UINT64_MAX);
    struct sweep *sweep = s->cdcl->sweep;
    if (s->settings->keep_variables)
        adopt_all(s);
    while (sweep->oracle.ticks < ticks && !s->inconsistent && next_variable(s, &var)) {
        limits_check(s);
        if (is_open(s, var))
            sweep_variable(s, var);
    }
    s->counters.inprocess_ticks += sweep->oracle.ticks;
    sweep_free(s);
    return dense_end(s);
}
