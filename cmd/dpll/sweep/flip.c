/* SPDX-License-Identifier: MIT */
#include "sweep/flip.h"

#include <assert.h>

/* Ensures that a clause watches a true literal other than lit.  If the watch of lit is moved for
 * this, sets *moved: the entry has left the list of lit.  Returns false if lit is the only true
 * literal of the clause. */
static bool replace_true(struct oracle *oracle, Lit lit, uint32_t index, bool *moved) {
    assert(memory_at(oracle->values, lit) > 0);
    const struct oracle_clause *clause = &stack_at(&oracle->clauses, index);
    Lit *lits = oracle->lits.data + clause->begin, other = lits[0] ^ lits[1] ^ lit;
    *moved = false;
    oracle->ticks++;
    if (memory_at(oracle->values, other) > 0)
        return true;
    assert(clause->size > 1);
    for (uint32_t i = 2; i < clause->size; i++) {
        Lit replacement = array_at(lits, clause->size, i);
        if (memory_at(oracle->values, replacement) <= 0)
            continue;
        lits[0] = other;
        lits[1] = replacement;
        lits[INDEX(i, clause->size)] = lit;
        watches_push(&oracle->watches, oracle->memory, replacement, (struct watch){other, index});
        *moved = true;
        return true;
    }
    return false;
}

bool flip(struct oracle *oracle, Lit lit) {
    assert(oracle->trail.size == oracle->vars);
    struct watch_list *list = &watch_list_of(&oracle->watches, lit);
    uint32_t kept = 0, i = 0;
    bool possible = memory_at(oracle->assigned, lit_var(lit)).level > 0;
    assert(memory_at(oracle->values, lit) > 0);
    while (possible && i < list->size) {
        struct watch entry = watch_at(&oracle->watches, list, i);
        bool moved;
        possible = replace_true(oracle, lit, entry.ref, &moved);
        if (!moved)
            watch_at(&oracle->watches, list, kept++) = entry;
        i++;
    }
    while (i < list->size)
        watch_at(&oracle->watches, list, kept++) = watch_at(&oracle->watches, list, i++);
    list->size = kept;
    if (possible) {
        memory_at(oracle->values, lit) = -1;
        memory_at(oracle->values, lit_not(lit)) = 1;
    }
    return possible;
}
