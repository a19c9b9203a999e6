/* SPDX-License-Identifier: MIT */
#include "sweep/oraclelearn.h"

#include <assert.h>

#include "sweep/oracletrail.h"

/* Stores a learned clause, whose chain is oracle->chains from `chain` on. */
static uint32_t add_learned(struct oracle *oracle, const Lit *lits, uint32_t size, size_t chain) {
    assert(chain <= oracle->chains.size);
    uint32_t index = oracle_store(oracle, lits, size);
    struct oracle_clause *clause = &stack_at(&oracle->clauses, index);
    clause->chain = (uint32_t)chain;
    clause->chain_size = (uint32_t)(oracle->chains.size - chain);
    if (!size)
        oracle->empty = index;
    return index;
}

static void mark(struct oracle *oracle, Var var) {
    assert(!memory_at(oracle->marks, var));
    memory_at(oracle->marks, var) = 1;
    stack_push(oracle->memory, &oracle->marked, var);
}

/* Resolves with a clause: marks its variables, appends the clause to the chain, and its literals of
 * levels between 0 and the current one to the learned clause.  Returns the number of literals newly
 * marked on the current level. */
static unsigned resolve(struct oracle *oracle, uint32_t index) {
    assert(index < oracle->clauses.size);
    const struct oracle_clause *clause = &stack_at(&oracle->clauses, index);
    unsigned open = 0;
    if (oracle->traced)
        stack_push(oracle->memory, &oracle->chains, index);
    for (uint32_t i = 0; i < clause->size; i++) {
        Lit lit = stack_at(&oracle->lits, clause->begin + i);
        assert(memory_at(oracle->values, lit));
        Var var = lit_var(lit);
        uint32_t level = memory_at(oracle->assigned, var).level;
        if (memory_at(oracle->marks, var))
            continue;
        mark(oracle, var);
        if (level == oracle_level(oracle))
            open++;
        else if (level)
            stack_push(oracle->memory, &oracle->learned, lit);
    }
    return open;
}

/* Appends the reasons of all marked level-0 variables to the chain. */
static void resolve_fixed(struct oracle *oracle) {
    size_t at = oracle_level(oracle) ? stack_at(&oracle->levels, 0) : oracle->trail.size;
    while (oracle->traced && at-- > 0) {
        Var var = lit_var(stack_at(&oracle->trail, at));
        if (memory_at(oracle->marks, var))
            resolve(oracle, memory_at(oracle->assigned, var).reason);
    }
}

static void clear_marks(struct oracle *oracle) {
    for (size_t i = 0; i < oracle->marked.size; i++)
        memory_at(oracle->marks, stack_at(&oracle->marked, i)) = 0;
    stack_clear(&oracle->marked);
}

uint32_t oracle_contradict(struct oracle *oracle, uint32_t conflict) {
    assert(!oracle_level(oracle) && oracle->empty == ORACLE_NONE);
    size_t chain = oracle->chains.size;
    resolve(oracle, conflict);
    resolve_fixed(oracle);
    clear_marks(oracle);
    return add_learned(oracle, NULL, 0, chain);
}

/* Swaps the literal of the highest level among the others into second place, where it is watched.
 * Returns its level, 0 for a unit. */
static unsigned jump_level(struct oracle *oracle) {
    struct lit_stack *learned = &oracle->learned;
    unsigned level = 0;
    for (size_t i = 1; i < learned->size; i++) {
        Lit lit = stack_at(learned, i);
        if (memory_at(oracle->assigned, lit_var(lit)).level <= level)
            continue;
        level = memory_at(oracle->assigned, lit_var(lit)).level;
        assert(level < oracle_level(oracle));
        stack_at(learned, i) = stack_at(learned, 1);
        stack_at(learned, 1) = lit;
    }
    return level;
}

void oracle_learn(struct oracle *oracle, uint32_t conflict) {
    assert(oracle_level(oracle) && !oracle->marked.size);
    size_t at = oracle->trail.size, chain = oracle->chains.size;
    Lit uip;
    stack_clear(&oracle->learned);
    stack_push(oracle->memory, &oracle->learned, 0);
    unsigned open = resolve(oracle, conflict);
    for (;;) {
        do
            uip = stack_at(&oracle->trail, --at);
        while (!memory_at(oracle->marks, lit_var(uip)));
        assert(open);
        if (!--open)
            break;
        open += resolve(oracle, memory_at(oracle->assigned, lit_var(uip)).reason);
    }
    stack_at(&oracle->learned, 0) = lit_not(uip);
    size_t size = oracle->learned.size;
    resolve_fixed(oracle);
    queue_bump_all(&oracle->queue, oracle->marked.data, oracle->marked.size, oracle->memory,
                   &oracle->bumped);
    clear_marks(oracle);
    oracle_backtrack(oracle, jump_level(oracle));
    uint32_t index = add_learned(oracle, oracle->learned.data, (uint32_t)size, chain);
    assert(!memory_at(oracle->values, lit_not(uip)));
    oracle_assign(oracle, lit_not(uip), index);
}

/* Resolves the literals marked above level 0 with their reasons, down to assumptions, and appends
 * the negations of these to the learned clause. */
static void resolve_assumed(struct oracle *oracle) {
    size_t at = oracle->trail.size, fixed = oracle->levels.size ? stack_at(&oracle->levels, 0) : at;
    while (at-- > fixed) {
        Lit lit = stack_at(&oracle->trail, at);
        uint32_t reason = memory_at(oracle->assigned, lit_var(lit)).reason;
        size_t size = oracle->learned.size;
        if (!memory_at(oracle->marks, lit_var(lit)))
            continue;
        if (reason == ORACLE_NONE) {
            stack_push(oracle->memory, &oracle->learned, lit_not(lit));
        } else {
            resolve(oracle, reason);
            oracle->learned.size = size; /* the literals appended are marked: their turn comes */
        }
    }
}

uint32_t oracle_conclude(struct oracle *oracle, Lit failed) {
    assert(memory_at(oracle->values, failed) < 0 && !oracle->marked.size);
    size_t chain = oracle->chains.size;
    stack_clear(&oracle->learned);
    stack_push(oracle->memory, &oracle->learned, lit_not(failed));
    mark(oracle, lit_var(failed));
    resolve_assumed(oracle);
    resolve_fixed(oracle);
    clear_marks(oracle);
    oracle_backtrack(oracle, 0);
    uint32_t size = (uint32_t)oracle->learned.size,
             index = add_learned(oracle, oracle->learned.data, size, chain);
    if (size == 1 && !memory_at(oracle->values, lit_not(failed)))
        oracle_assign(oracle, lit_not(failed), index);
    return index;
}
