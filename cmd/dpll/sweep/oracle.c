/* SPDX-License-Identifier: MIT */
#include "sweep/oracle.h"

#include <assert.h>
#include <string.h>

#include "sweep/oraclelearn.h"
#include "sweep/oracletrail.h"

void oracle_init(struct oracle *oracle, struct memory *memory, bool traced) {
    assert(!oracle->room);
    oracle->memory = memory;
    queue_init(&oracle->queue);
    oracle->traced = traced;
}

static void grow(struct oracle *oracle, Var vars) {
    assert(vars > oracle->room);
    struct memory *memory = oracle->memory;
    size_t old = oracle->room, new = vars;
    oracle->values = memory_resize(memory, oracle->values, 2 * new);
    oracle->phases = memory_resize(memory, oracle->phases, new);
    oracle->assigned =
        memory_resize(memory, oracle->assigned, memory_bytes(new, sizeof *oracle->assigned));
    oracle->marks = memory_resize(memory, oracle->marks, new);
    memset(oracle->marks + old, 0, new - old);
    queue_grow(&oracle->queue, memory, vars);
    watches_grow(&oracle->watches, memory, 2 * new);
    oracle->room = vars;
}

void oracle_clear(struct oracle *oracle, Var vars) {
    if (vars > oracle->room)
        grow(oracle, vars + vars / 2);
    oracle->vars = vars;
    memset(oracle->values, 0, 2 * (size_t)vars);
    memset(oracle->phases, 1, vars);
    watches_empty(&oracle->watches);
    queue_reset(&oracle->queue, vars);
    oracle->propagated = 0;
    oracle->empty = ORACLE_NONE;
    stack_clear(&oracle->trail);
    stack_clear(&oracle->levels);
    stack_clear(&oracle->clauses);
    stack_clear(&oracle->lits);
    stack_clear(&oracle->chains);
    stack_reserve(oracle->memory, &oracle->trail, vars);
    assert(oracle->trail.capacity >= vars);
}

uint32_t oracle_add(struct oracle *oracle, const Lit *lits, uint32_t size) {
    assert(!oracle_level(oracle));
    uint32_t index = oracle_store(oracle, lits, size);
    if (size == 1 && !memory_at(oracle->values, lits[0]))
        oracle_assign(oracle, lits[0], index);
    else if (size == 1 && memory_at(oracle->values, lits[0]) < 0 && oracle->empty == ORACLE_NONE)
        oracle_contradict(oracle, index);
    return index;
}

static Lit next_decision(struct oracle *oracle) {
    struct queue *queue = &oracle->queue;
    while (memory_at(oracle->values, lit_make(queue->search, 0)))
        queue->search = memory_at(queue->links, queue->search).before;
    assert(queue->search < oracle->vars);
    return lit_make(queue->search, memory_at(oracle->phases, queue->search) < 0);
}

/* Inverts the phases, so that the next model differs much and splits many classes. */
static void turn_phases(struct oracle *oracle) {
    assert(oracle->trail.size == oracle->vars);
    for (Var var = 0; var < oracle->vars; var++)
        memory_at(oracle->phases, var) = (signed char)-memory_at(oracle->values, lit_make(var, 0));
}

#ifdef NDEBUG
static void check(const struct oracle *oracle) {
    (void)oracle;
}
#else
/* Checks at level 0, before a question: all true literals are on the trail, no open variable is
 * behind the queue's finger, and scratch is clean. */
static void check(const struct oracle *oracle) {
    size_t open = 0;
    for (Var var = 0; var < oracle->vars; var++) {
        signed char value = memory_at(oracle->values, lit_make(var, 0));
        open += !value;
        assert(value == -memory_at(oracle->values, lit_make(var, 1)) &&
               !memory_at(oracle->marks, var));
        assert(value || memory_at(oracle->queue.links, var).stamp <=
                            memory_at(oracle->queue.links, oracle->queue.search).stamp);
    }
    assert(open + oracle->trail.size == oracle->vars && !oracle->marked.size);
    for (size_t i = 0; i < oracle->trail.size; i++) {
        Lit lit = stack_at(&oracle->trail, i);
        assert(memory_at(oracle->values, lit) > 0 &&
               !memory_at(oracle->assigned, lit_var(lit)).level);
    }
}
#endif

enum oracle_answer oracle_solve(struct oracle *oracle, const Lit *assumptions, uint32_t count,
                                unsigned conflicts, uint32_t *core) {
    oracle_backtrack(oracle, 0);
    check(oracle);
    for (;;) {
        uint32_t conflict = oracle->empty == ORACLE_NONE ? oracle_propagate(oracle) : ORACLE_NONE;
        unsigned level = oracle_level(oracle);
        if (conflict != ORACLE_NONE && !level)
            oracle_contradict(oracle, conflict);
        *core = oracle->empty;
        if (oracle->empty != ORACLE_NONE) {
            assert(!stack_at(&oracle->clauses, oracle->empty).size);
            return ORACLE_UNSAT;
        }
        if (conflict != ORACLE_NONE) {
            if (!conflicts--)
                return ORACLE_UNKNOWN;
            oracle->conflicts++;
            oracle_learn(oracle, conflict);
        } else if (level < count && memory_at(oracle->values, assumptions[level]) < 0) {
            *core = oracle_conclude(oracle, assumptions[level]);
            assert(*core < oracle->clauses.size);
            return ORACLE_UNSAT;
        } else if (level < count) {
            oracle_decide(oracle, assumptions[level]);
        } else if (oracle->trail.size == oracle->vars) {
            turn_phases(oracle);
            return ORACLE_SAT;
        } else {
            oracle_decide(oracle, next_decision(oracle));
        }
    }
}
