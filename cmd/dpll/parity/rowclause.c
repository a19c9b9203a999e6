/* SPDX-License-Identifier: MIT */
#include "parity/rowclause.h"

#include <assert.h>

#include "common/base/bit.h"
#include "search/theory.h"
#include "state/log.h"

Ref rowclause_make(struct solver *s, struct jordan *j, uint32_t index) {
    assert(index < j->rows.size);
    const struct row *row = &stack_at(&j->rows, index);
    const struct block *block = rows_block(j, row);
    if (!j->explaining) {
        j->explaining = true;
        j->arena = s->arena.size;
    }
    stack_clear(&j->lits);
    for (uint32_t i = 0; i < block->words; i++)
        for (uint64_t word = row->bits[INDEX(i, block->words)]; word; word &= word - 1) {
            uint32_t column = (block->first_word + i) * WORD + bit_lowest(word);
            if (memory_at(s->assigned, stack_at(&j->vars, column)).level)
                stack_push(&j->memory, &j->lits, rows_false_literal(j, column));
        }
    log_clause_words(s, "explain", j->lits.data, j->lits.size, "row %" PRIu32, index);
    assert(j->lits.size);
    return arena_add(&s->arena, s->memory, j->lits.data, (uint32_t)j->lits.size);
}

/* The forced literal is written as if it were false; its sign is never read. */
Ref rowclause_explain(struct solver *s, Var var) {
    assert(s->cdcl->theory_state && theory_gave(memory_at(s->assigned, var).reason));
    struct jordan *j = s->cdcl->theory_state;
    struct explained explained = {var, memory_at(s->assigned, var).reason};
    Ref ref = rowclause_make(s, j, explained.reason - THEORY_REASON);
    struct clause *clause = solver_clause(s, ref);
    for (uint32_t i = 0; i < clause->size; i++)
        if (lit_var(clause_at(clause, i)) == var)
            clause_at(clause, i) = lit_not(clause_at(clause, i));
    stack_push(&j->memory, &j->explained, explained);
    return memory_at(s->assigned, var).reason = ref;
}

void rowclause_forget(struct solver *s) {
    assert(s->cdcl->theory_state);
    struct jordan *j = s->cdcl->theory_state;
    if (!j->explaining)
        return;
    for (size_t i = 0; i < j->explained.size; i++)
        memory_at(s->assigned, stack_at(&j->explained, i).var).reason =
            stack_at(&j->explained, i).reason;
    assert(j->arena <= s->arena.size);
    stack_clear(&j->explained);
    s->arena.size = j->arena;
    j->explaining = false;
}
