#include "inprocess/eliminate.h"

#include <assert.h>
#include <limits.h>

#include "inprocess/gate.h"
#include "inprocess/resolvents.h"
#include "inprocess/subsume.h"
#include "rewrite/dense.h"
#include "search/keep.h"
#include "state/extend.h"
#include "state/poll.h"
#include "state/technique.h"

/* A literal that occurs more often is not eliminated: trying would cost more than there is to gain.
 */
enum { OCCURRENCES_MAX = 400 };

/* Of the bound, and of rounds in one call; after each round there is more to subsume. */
enum { BOUND_MAX = 16, ROUNDS_MAX = 5 };

/* Effort that a variable is worth where elimination may empty the formula: times its share of the
 * formula's words. */
enum { FIRST_REWARD = 20 };

/* The bound, an unsigned number: how many clauses more than before a variable may leave. */
static const char bound_key;

/* The bound for a variable; one that was added to have fewer clauses is not to go for more. */
static unsigned bound_of(const struct solver *s, Var var) {
    const unsigned *bound = kept(s, &bound_key);
    return bound && var < s->formula->vars ? *bound : 0;
}

static bool is_candidate(const struct solver *s, Var var) {
    return s->cdcl->touched[var] && !s->values[lit_make(var, 0)] && !s->removed[var];
}

static void schedule(struct solver *s, struct dense *dense) {
    for (Var var = 0; var < s->vars; var++)
        if (is_candidate(s, var) && !heap_has(&dense->schedule, var)) {
            dense_rank(dense, var);
            heap_push(&dense->schedule, var);
        }
}

/* Copies the living entries of a literal to its side, and leaves nothing else of the formula in the
 * list.  Returns false when a clause is too long. */
static bool gather(struct solver *s, struct dense *dense, Lit lit, int side) {
    struct occurrence_stack *stack = &dense->sides[side];
    struct watch_list *list = &s->watches.lists[lit];
    uint32_t kept = 0;
    bool brief = true;
    stack_clear(stack);
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = s->watches.pool[list->begin + i];
        bool alive = dense_alive(s, lit, watch);
        if (alive || (watch.ref & BINARY))
            s->watches.pool[list->begin + kept++] = watch;
        if (!alive)
            continue;
        brief = brief && resolvents_clause_size(s, watch) <= RESOLVENTS_SIZE_MAX;
        stack_push(&dense->memory, stack, watch);
    }
    dense->ticks += 1 + list->size;
    list->size = kept;
    return brief;
}

/* Keeps what is needed to give the variable a value: the clauses of the smaller side, and the other
 * value where they need none. */
static void keep_definition(struct solver *s, const struct dense *dense, Lit lit) {
    int side = dense->sides[0].size > dense->sides[1].size;
    Lit witness = side ? lit_not(lit) : lit, opposite = lit_not(witness);
    for (size_t i = 0; i < dense->sides[side].size; i++) {
        Lit pair[2];
        uint32_t size;
        const Lit *lits = dense_lits(s, witness, dense->sides[side].data[i], pair, &size);
        extend_push(s, witness, lits, size);
    }
    extend_push(s, opposite, &opposite, 1);
}

static void remove_side(struct solver *s, struct dense *dense, int side) {
    const struct occurrence_stack *stack = &dense->sides[side];
    for (size_t i = 0; i < stack->size; i++) {
        struct watch watch = stack->data[i];
        if (watch.ref & BINARY)
            dense_count(s, dense, watch.blocker, -1);
        else
            dense_remove(s, dense, watch.ref);
    }
}

static void try_variable(struct solver *s, struct dense *dense, Var var) {
    const uint32_t *occurrences = dense->occurrences;
    Lit lit = lit_make(var, 0);
    assert(!s->values[lit] && !s->removed[var] && !s->settings->keep_variables);
    s->cdcl->touched[var] = 0;
    if (occurrences[lit] > OCCURRENCES_MAX || occurrences[lit_not(lit)] > OCCURRENCES_MAX)
        return;
    if (!gather(s, dense, lit, 0) || !gather(s, dense, lit_not(lit), 1))
        return;
    assert(dense->sides[0].size == occurrences[lit]);
    assert(dense->sides[1].size == occurrences[lit_not(lit)]);
    s->counters.eliminate_checks++;
    gate_find(s, dense, lit);
    assert(!dense->gates[0] == !dense->gates[1]);
    if (!resolvents_pay(s, dense, lit, bound_of(s, var)))
        return;
    s->counters.eliminated++;
    dense->limit += dense->reward;
    keep_definition(s, dense, lit);
    resolvents_add(s, dense, lit);
    remove_side(s, dense, 0);
    remove_side(s, dense, 1);
    cdcl_remove(s, var);
}

/* Tries each scheduled variable, the cheapest first, until the effort is spent.  Returns whether
 * all were tried. */
static bool try_all(struct solver *s, struct dense *dense) {
    while (dense->schedule.size && dense->ticks < dense->limit && dense_propagate(s, dense)) {
        Var var = heap_pop(&dense->schedule);
        poll_check(s);
        if (is_candidate(s, var))
            try_variable(s, dense, var);
        dense_compact(s, dense);
    }
    return dense_propagate(s, dense) && !dense->schedule.size;
}

/* Allows more clauses once all variables were tried with the present bound. */
static void raise_bound(struct solver *s) {
    unsigned *bound = keep(s, &bound_key, sizeof *bound);
    if (*bound >= BOUND_MAX)
        return;
    *bound = *bound ? 2 * *bound : 1;
    for (Var var = 0; var < s->vars; var++)
        s->cdcl->touched[var] = 1;
}

/* Uses the clauses that are new, and propagates.  Returns false on a contradiction. */
static bool take_fresh(struct solver *s, struct dense *dense) {
    if (technique_is_on(s, TECHNIQUE_SUBSUME))
        return subsume(s, dense);
    stack_clear(&dense->fresh);
    return dense_propagate(s, dense);
}

/* Eliminates again while that makes clauses that subsume others, at most `rounds` times.  Returns
 * whether all variables were tried. */
static bool try_rounds(struct solver *s, struct dense *dense, unsigned rounds) {
    bool complete = false;
    for (unsigned round = 0; round < rounds && take_fresh(s, dense) && !s->settings->keep_variables;
         round++) {
        schedule(s, dense);
        complete = try_all(s, dense);
        /* Without effort left, what is fresh stays so. */
        if (!complete || !dense->fresh.size || dense->ticks >= dense->limit)
            break;
    }
    return complete;
}

static bool run(struct solver *s, uint64_t ticks, uint64_t reward, unsigned rounds) {
    struct dense *dense = dense_begin(s, ticks);
    dense->reward = reward;
    subsume_begin(s, dense);
    bool complete = try_rounds(s, dense, rounds);
    s->counters.inprocess_ticks += dense->ticks;
    if (complete)
        raise_bound(s);
    return dense_end(s, dense);
}

bool eliminate(struct solver *s, uint64_t ticks) {
    return run(s, ticks, 0, ROUNDS_MAX);
}

bool eliminate_first(struct solver *s, uint64_t ticks) {
    if (s->counters.inprocessings > 1 || s->settings->keep_variables ||
        !technique_is_on(s, TECHNIQUE_ELIMINATE))
        return true;
    uint64_t words = s->arena.size + s->watches.used, vars = s->vars - s->gone + 1;
    return run(s, ticks, FIRST_REWARD * words / vars, UINT_MAX);
}

bool subsume_alone(struct solver *s, uint64_t ticks) {
    if (technique_is_on(s, TECHNIQUE_ELIMINATE))
        return true;
    struct dense *dense = dense_begin(s, ticks);
    subsume_begin(s, dense);
    subsume(s, dense);
    s->counters.inprocess_ticks += dense->ticks;
    return dense_end(s, dense);
}
