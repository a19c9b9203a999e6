/* SPDX-License-Identifier: MIT */
#include "state/occurrence.h"

#include <assert.h>

void occurrence_free(struct occurrence *occurrence, struct memory *memory) {
    memory_release(memory, occurrence->at);
    memory_release(memory, occurrence->starts);
    *occurrence = (struct occurrence){0};
}

/* Sorts the clauses by their literals. */
static void sort(struct occurrence *occurrence, const struct formula *formula) {
    struct clause_view clause;
    size_t *at = occurrence->at;
    for (size_t word = 0; formula_next(formula, &word, &clause);)
        for (size_t i = 0; i < clause.size; i++)
            memory_at(at, clause_lit(&clause, i) + 2)++;
    for (size_t lit = 2; lit < 2 * (size_t)formula->vars + 1; lit++)
        memory_at(at, lit + 1) += memory_at(at, lit);
    for (size_t word = 0, start = 0; formula_next(formula, &word, &clause); start = word)
        for (size_t i = 0; i < clause.size; i++)
            memory_at(occurrence->starts, memory_at(at, clause_lit(&clause, i) + 1)++) =
                (uint32_t)start;
    assert(!memory_at(at, 0) && memory_at(at, 2 * (size_t)formula->vars) <= formula->size);
}

bool occurrence_list(struct occurrence *occurrence, const struct formula *formula,
                     struct memory *memory) {
    occurrence_free(occurrence, memory);
    if (formula->size > UINT32_MAX)
        return false;
    occurrence->at =
        memory_try_zeroed(memory, 2 * (size_t)formula->vars + 3, sizeof *occurrence->at);
    occurrence->starts = memory_try_zeroed(memory, formula->size + 1, sizeof *occurrence->starts);
    if (!occurrence->at || !occurrence->starts) {
        occurrence_free(occurrence, memory);
        return false;
    }
    sort(occurrence, formula);
    occurrence->clauses = formula->clauses;
    occurrence->vars = formula->vars;
    return true;
}

bool occurrence_is_listed(const struct occurrence *occurrence, const struct formula *formula) {
    return occurrence->at && occurrence->clauses == formula->clauses;
}
