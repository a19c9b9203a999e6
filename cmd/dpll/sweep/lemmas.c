/* SPDX-License-Identifier: MIT */
#include "sweep/lemmas.h"

#include <assert.h>

#include "state/justify.h"

/* Marks a clause and those it follows from, unless they are in the proof.  Clauses follow from
 * clauses with lower indices. */
static void mark_needed(struct oracle *oracle, uint32_t index) {
    assert(index < oracle->clauses.size);
    struct oracle_clause *clauses = oracle->clauses.data;
    memory_at(clauses, index).needed = true;
    for (uint32_t at = index + 1; at-- > 0;)
        for (uint32_t i = 0; memory_at(clauses, at).needed && !memory_at(clauses, at).id &&
                             i < memory_at(clauses, at).chain_size;
             i++)
            memory_at(clauses, stack_at(&oracle->chains, memory_at(clauses, at).chain + i)).needed =
                true;
}

/* Adds the hints for a clause of the environment, in which literals of its origin are replaced by
 * representatives and false ones are missing. */
static void justify_renamed(struct solver *s, const struct sweep *sweep,
                            const struct origin *origin) {
    assert(origin->begin + origin->size <= sweep->original.size);
    const Lit *lits = sweep->original.data + origin->begin;
    for (uint32_t i = 0; i < origin->size; i++) {
        Lit lit = array_at(lits, origin->size, i);
        if (solver_value(s, lit))
            justify_by_unit(s, lit);
        else if (memory_at(sweep->merger.parents, lit) != lit)
            justify_by(s, memory_at(sweep->merger.ids, lit));
    }
    justify_by(s, origin->id);
}

/* Whether a clause of the environment differs from its origin. */
static bool has_changed(const struct solver *s, const struct sweep *sweep,
                        const struct origin *origin) {
    const Lit *lits = sweep->original.data + origin->begin;
    for (uint32_t i = 0; i < origin->size; i++) {
        Lit lit = array_at(lits, origin->size, i);
        if (solver_value(s, lit) || memory_at(sweep->merger.parents, lit) != lit)
            return true;
    }
    return false;
}

/* Writes a clause whose hints are in the proof.  A clause of the environment that equals its origin
 * is in the proof already. */
static void write_clause(struct solver *s, struct sweep *sweep, uint32_t index) {
    assert(index < sweep->oracle.clauses.size && !stack_at(&sweep->oracle.clauses, index).id);
    struct oracle *oracle = &sweep->oracle;
    struct oracle_clause *clause = &stack_at(&oracle->clauses, index);
    if (!clause->chain_size) {
        const struct origin *origin = &stack_at(&sweep->origins, index);
        assert(index < sweep->origins.size);
        if (!has_changed(s, sweep, origin)) {
            clause->id = origin->id;
            return;
        }
        justify_renamed(s, sweep, origin);
    }
    for (uint32_t i = clause->chain_size; i-- > 0;)
        justify_by(s, stack_at(&oracle->clauses, stack_at(&oracle->chains, clause->chain + i)).id);
    stack_clear(&s->clause);
    for (uint32_t i = 0; i < clause->size; i++)
        stack_push(s->memory, &s->clause, sweep_outside(sweep, oracle_lits(oracle, index)[i]));
    clause->id = justify_clause(s, s->clause.data, clause->size);
    stack_push(&sweep->memory, &sweep->lemmas, index);
    assert(clause->id);
}

uint64_t lemmas_prove(struct solver *s, struct sweep *sweep, uint32_t index) {
    assert(index < sweep->oracle.clauses.size);
    struct oracle *oracle = &sweep->oracle;
    if (!justify_wanted(s))
        return 0;
    mark_needed(oracle, index);
    for (uint32_t at = 0; at <= index; at++) {
        if (stack_at(&oracle->clauses, at).needed && !stack_at(&oracle->clauses, at).id)
            write_clause(s, sweep, at);
        stack_at(&oracle->clauses, at).needed = false;
    }
    return stack_at(&oracle->clauses, index).id;
}

void lemmas_delete(struct solver *s, struct sweep *sweep) {
    for (size_t i = 0; i < sweep->lemmas.size; i++) {
        uint32_t index = stack_at(&sweep->lemmas, i);
        const struct oracle_clause *clause = &stack_at(&sweep->oracle.clauses, index);
        if (clause->kept)
            continue;
        stack_clear(&s->clause);
        for (uint32_t k = 0; k < clause->size; k++)
            stack_push(s->memory, &s->clause,
                       sweep_outside(sweep, oracle_lits(&sweep->oracle, index)[k]));
        justify_gone(s, clause->id, s->clause.data, clause->size);
    }
    stack_clear(&sweep->lemmas);
}
