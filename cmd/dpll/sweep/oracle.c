#include "sweep/oracle.h"

#include <string.h>

#include "state/ticks.h"

#define SCORE_MAX 1e150
#define SCORE_DECAY 0.8

void oracle_init(struct oracle *oracle, struct memory *memory, bool traced) {
    oracle->memory = memory;
    oracle->traced = traced;
}

static void grow(struct oracle *oracle, Var vars) {
    struct memory *memory = oracle->memory;
    size_t old = oracle->room, new = vars;
    oracle->values = memory_resize(memory, oracle->values, 2 * new);
    oracle->phases = memory_resize(memory, oracle->phases, new);
    oracle->assigned =
        memory_resize(memory, oracle->assigned, memory_bytes(new, sizeof *oracle->assigned));
    oracle->marks = memory_resize(memory, oracle->marks, new);
    memset(oracle->marks + old, 0, new - old);
    heap_grow(&oracle->heap, memory, vars);
    watches_grow(&oracle->watches, memory, 2 * new);
    oracle->room = vars;
}

void oracle_clear(struct oracle *oracle, Var vars) {
    struct heap *heap = &oracle->heap;
    for (Var var = 0; var < oracle->vars; var++)
        heap_remove(heap, var);
    if (vars > oracle->room)
        grow(oracle, vars + vars / 2);
    oracle->vars = vars;
    memset(oracle->values, 0, 2 * (size_t)vars);
    memset(oracle->phases, 1, vars);
    watches_empty(&oracle->watches);
    for (Var var = vars; var-- > 0;) {
        heap->scores[var] = 0;
        heap_push(heap, var);
    }
    oracle->increment = 1;
    oracle->propagated = 0;
    oracle->empty = ORACLE_NONE;
    stack_clear(&oracle->trail);
    stack_clear(&oracle->levels);
    stack_clear(&oracle->clauses);
    stack_clear(&oracle->lits);
    stack_clear(&oracle->chains);
    stack_reserve(oracle->memory, &oracle->trail, vars);
}

static unsigned level_of(const struct oracle *oracle) {
    return (unsigned)oracle->levels.size;
}

static void assign(struct oracle *oracle, Lit lit, uint32_t reason) {
    oracle->values[lit] = 1;
    oracle->values[lit_not(lit)] = -1;
    oracle->assigned[lit_var(lit)] = (struct assigned){level_of(oracle), reason};
    oracle->trail.data[oracle->trail.size++] = lit;
}

static void decide(struct oracle *oracle, Lit lit) {
    stack_push(oracle->memory, &oracle->levels, (uint32_t)oracle->trail.size);
    if (!oracle->values[lit])
        assign(oracle, lit, ORACLE_NONE);
}

static void backtrack(struct oracle *oracle, unsigned level) {
    if (level_of(oracle) <= level)
        return;
    size_t keep = oracle->levels.data[level];
    while (oracle->trail.size > keep) {
        Lit lit = stack_pop(&oracle->trail);
        oracle->values[lit] = oracle->values[lit_not(lit)] = 0;
        if (!heap_has(&oracle->heap, lit_var(lit)))
            heap_push(&oracle->heap, lit_var(lit));
    }
    if (oracle->propagated > keep)
        oracle->propagated = keep;
    oracle->levels.size = level;
}

static void watch(struct oracle *oracle, Lit lit, Lit other, uint32_t index) {
    watches_push(&oracle->watches, oracle->memory, lit, (struct watch){other, index});
}

static uint32_t add(struct oracle *oracle, const Lit *lits, uint32_t size) {
    uint32_t index = (uint32_t)oracle->clauses.size;
    struct oracle_clause clause = {.begin = (uint32_t)oracle->lits.size, .size = size};
    stack_push(oracle->memory, &oracle->clauses, clause);
    stack_reserve(oracle->memory, &oracle->lits, (size_t)size + 1);
    for (uint32_t i = 0; i < size; i++)
        oracle->lits.data[oracle->lits.size++] = lits[i];
    if (size > 1) {
        watch(oracle, lits[0], lits[1], index);
        watch(oracle, lits[1], lits[0], index);
    }
    return index;
}

/* The learned clause of size literals: the chain is what was pushed since chain. */
static uint32_t add_learned(struct oracle *oracle, const Lit *lits, uint32_t size, size_t chain) {
    uint32_t index = add(oracle, lits, size);
    struct oracle_clause *clause = &oracle->clauses.data[index];
    clause->chain = (uint32_t)chain;
    clause->chain_size = (uint32_t)(oracle->chains.size - chain);
    if (!size)
        oracle->empty = index;
    return index;
}

/* Visits the watches of a literal that has become false.  Returns the clause that is false, or
 * ORACLE_NONE.  A watched literal stays false only while the other one is true: flip needs
 * the only true literal of a clause to be watched. */
static uint32_t propagate_literal(struct oracle *oracle, Lit false_lit) {
    struct watch_list *list = &oracle->watches.lists[false_lit];
    const signed char *values = oracle->values;
    uint32_t kept = 0, i = 0, conflict = ORACLE_NONE;
    oracle->ticks += ticks_of_pass(list->size, sizeof(struct watch));
    while (i < list->size && conflict == ORACLE_NONE) {
        struct watch entry = oracle->watches.pool[list->begin + i++];
        const struct oracle_clause *clause = &oracle->clauses.data[entry.ref];
        Lit *lits = oracle->lits.data + clause->begin;
        Lit other = lits[0] ^ lits[1] ^ false_lit;
        uint32_t at = 2;
        oracle->ticks++;
        oracle->watches.pool[list->begin + kept++] = entry;
        if (values[other] > 0)
            continue;
        while (at < clause->size && values[lits[at]] < 0)
            at++;
        if (at < clause->size) {
            Lit replacement = lits[at];
            lits[0] = other;
            lits[1] = replacement;
            lits[at] = false_lit;
            kept--;
            watch(oracle, replacement, other, entry.ref);
        } else if (values[other] < 0) {
            conflict = entry.ref;
        } else {
            assign(oracle, other, entry.ref);
        }
    }
    while (i < list->size)
        oracle->watches.pool[list->begin + kept++] = oracle->watches.pool[list->begin + i++];
    list->size = kept;
    return conflict;
}

static uint32_t propagate(struct oracle *oracle) {
    uint32_t conflict = ORACLE_NONE;
    while (conflict == ORACLE_NONE && oracle->propagated < oracle->trail.size)
        conflict = propagate_literal(oracle, lit_not(oracle->trail.data[oracle->propagated++]));
    return conflict;
}

static void mark(struct oracle *oracle, Var var) {
    oracle->marks[var] = 1;
    stack_push(oracle->memory, &oracle->marked, var);
}

/* Marks the variables of a clause and makes it part of the chain.  Those of levels between 0 and
 * the present one go to the learned clause.  Returns how many are new on the present level. */
static unsigned resolve(struct oracle *oracle, uint32_t index) {
    const struct oracle_clause *clause = &oracle->clauses.data[index];
    unsigned open = 0;
    if (oracle->traced)
        stack_push(oracle->memory, &oracle->chains, index);
    for (uint32_t i = 0; i < clause->size; i++) {
        Lit lit = oracle->lits.data[clause->begin + i];
        Var var = lit_var(lit);
        uint32_t level = oracle->assigned[var].level;
        if (oracle->marks[var])
            continue;
        mark(oracle, var);
        if (level == level_of(oracle))
            open++;
        else if (level)
            stack_push(oracle->memory, &oracle->learned, lit);
    }
    return open;
}

/* Completes the chain by reasons for what is marked on level 0. */
static void resolve_fixed(struct oracle *oracle) {
    size_t at = level_of(oracle) ? oracle->levels.data[0] : oracle->trail.size;
    while (oracle->traced && at-- > 0) {
        Var var = lit_var(oracle->trail.data[at]);
        if (oracle->marks[var])
            resolve(oracle, oracle->assigned[var].reason);
    }
}

static void clear_marks(struct oracle *oracle) {
    for (size_t i = 0; i < oracle->marked.size; i++)
        oracle->marks[oracle->marked.data[i]] = 0;
    stack_clear(&oracle->marked);
}

static void bump(struct oracle *oracle) {
    struct heap *heap = &oracle->heap;
    for (size_t i = 0; i < oracle->marked.size; i++) {
        Var var = oracle->marked.data[i];
        heap_raise(heap, var, heap->scores[var] + oracle->increment);
    }
    oracle->increment /= SCORE_DECAY;
    if (oracle->increment <= SCORE_MAX)
        return;
    heap_scale(heap, 1 / SCORE_MAX);
    oracle->increment /= SCORE_MAX;
}

/* A clause is false on level 0. */
static uint32_t contradict(struct oracle *oracle, uint32_t conflict) {
    size_t chain = oracle->chains.size;
    resolve(oracle, conflict);
    resolve_fixed(oracle);
    clear_marks(oracle);
    return add_learned(oracle, NULL, 0, chain);
}

/* Moves a literal of the highest level among the rest to the second place.  Returns the level. */
static unsigned jump_level(struct oracle *oracle) {
    struct lit_stack *learned = &oracle->learned;
    unsigned level = 0;
    for (size_t i = 1; i < learned->size; i++) {
        Lit lit = learned->data[i];
        if (oracle->assigned[lit_var(lit)].level <= level)
            continue;
        level = oracle->assigned[lit_var(lit)].level;
        learned->data[i] = learned->data[1];
        learned->data[1] = lit;
    }
    return level;
}

/* Learns from a conflict above level 0: the first unique implication point. */
static void learn(struct oracle *oracle, uint32_t conflict) {
    size_t at = oracle->trail.size, chain = oracle->chains.size;
    Lit uip;
    stack_clear(&oracle->learned);
    stack_push(oracle->memory, &oracle->learned, 0);
    unsigned open = resolve(oracle, conflict);
    for (;;) {
        do
            uip = oracle->trail.data[--at];
        while (!oracle->marks[lit_var(uip)]);
        if (!--open)
            break;
        open += resolve(oracle, oracle->assigned[lit_var(uip)].reason);
    }
    oracle->learned.data[0] = lit_not(uip);
    size_t size = oracle->learned.size;
    resolve_fixed(oracle);
    bump(oracle);
    clear_marks(oracle);
    backtrack(oracle, jump_level(oracle));
    uint32_t index = add_learned(oracle, oracle->learned.data, (uint32_t)size, chain);
    assign(oracle, lit_not(uip), index);
}

/* The clause of assumptions behind a false one, which is learned and takes effect at once. */
static uint32_t conclude(struct oracle *oracle, Lit failed) {
    size_t chain = oracle->chains.size, at = oracle->trail.size;
    stack_clear(&oracle->learned);
    stack_push(oracle->memory, &oracle->learned, lit_not(failed));
    mark(oracle, lit_var(failed));
    size_t fixed = oracle->levels.size ? oracle->levels.data[0] : at;
    while (at-- > fixed) {
        Lit lit = oracle->trail.data[at];
        uint32_t reason = oracle->assigned[lit_var(lit)].reason;
        size_t size = oracle->learned.size;
        if (!oracle->marks[lit_var(lit)])
            continue;
        if (reason == ORACLE_NONE)
            stack_push(oracle->memory, &oracle->learned, lit_not(lit));
        else {
            resolve(oracle, reason);
            oracle->learned.size = size;
        }
    }
    resolve_fixed(oracle);
    clear_marks(oracle);
    backtrack(oracle, 0);
    uint32_t size = (uint32_t)oracle->learned.size,
             index = add_learned(oracle, oracle->learned.data, size, chain);
    if (size == 1 && !oracle->values[lit_not(failed)])
        assign(oracle, lit_not(failed), index);
    return index;
}

uint32_t oracle_add(struct oracle *oracle, const Lit *lits, uint32_t size) {
    uint32_t index = add(oracle, lits, size);
    if (size == 1 && !oracle->values[lits[0]])
        assign(oracle, lits[0], index);
    else if (size == 1 && oracle->values[lits[0]] < 0 && oracle->empty == ORACLE_NONE)
        contradict(oracle, index);
    return index;
}

static Lit next_decision(struct oracle *oracle) {
    struct heap *heap = &oracle->heap;
    while (oracle->values[lit_make(heap->vars[0], 0)])
        heap_pop(heap);
    return lit_make(heap->vars[0], oracle->phases[heap->vars[0]] < 0);
}

/* The next model is to be as different as can be. */
static void turn_phases(struct oracle *oracle) {
    for (Var var = 0; var < oracle->vars; var++)
        oracle->phases[var] = (signed char)-oracle->values[lit_make(var, 0)];
}

enum oracle_answer oracle_solve(struct oracle *oracle, const Lit *assumptions, uint32_t count,
                                unsigned conflicts, uint32_t *core) {
    backtrack(oracle, 0);
    for (;;) {
        uint32_t conflict = oracle->empty == ORACLE_NONE ? propagate(oracle) : ORACLE_NONE;
        unsigned level = level_of(oracle);
        if (conflict != ORACLE_NONE && !level)
            contradict(oracle, conflict);
        *core = oracle->empty;
        if (oracle->empty != ORACLE_NONE)
            return ORACLE_UNSAT;
        if (conflict != ORACLE_NONE) {
            if (!conflicts--)
                return ORACLE_UNKNOWN;
            learn(oracle, conflict);
        } else if (level < count && oracle->values[assumptions[level]] < 0) {
            *core = conclude(oracle, assumptions[level]);
            return ORACLE_UNSAT;
        } else if (level < count) {
            decide(oracle, assumptions[level]);
        } else if (oracle->trail.size == oracle->vars) {
            turn_phases(oracle);
            return ORACLE_SAT;
        } else {
            decide(oracle, next_decision(oracle));
        }
    }
}
