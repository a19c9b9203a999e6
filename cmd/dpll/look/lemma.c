/* SPDX-License-Identifier: MIT */
#include "look/lemma.h"

#include <assert.h>

#include "state/log.h"

void lemma_begin(struct lemma *lemma, uint32_t from) {
    lemma->from = from;
    stack_clear(&lemma->hints);
    stack_clear(&lemma->lits);
    stack_clear(&lemma->units);
}

void lemma_add_decisions(struct solver *s, struct lemma *lemma, unsigned level) {
    assert(level <= solver_level(s));
    for (unsigned i = 0; i < level; i++) {
        Lit lit = lit_not(stack_at(&s->levels, i).decision);
        memory_at(s->look->flags, lit_var(lit)) |= lemma->flag;
        stack_push(&s->look->memory, &lemma->lits, lit);
    }
}

void lemma_add_last(struct solver *s, struct lemma *lemma, Lit lit) {
    stack_push(&s->look->memory, &lemma->lits, lit);
}

/* Moves the literals that are false at level 0 from lits to units. */
static void part_units(struct solver *s, struct lemma *lemma) {
    assert(s->proof);
    struct look *look = s->look;
    size_t kept = 0;
    for (size_t i = 0; i < lemma->lits.size; i++) {
        Lit lit = stack_at(&lemma->lits, i);
        if (memory_at(look->when, lit_not(lit)) < look->settled)
            stack_push(&s->look->memory, &lemma->units, lit);
        else
            stack_at(&lemma->lits, kept++) = lit;
    }
    lemma->lits.size = kept;
}

/* Puts units first, which depend on nothing. */
static void list_hints(struct solver *s, const struct lemma *lemma) {
    struct id_stack *hints = &solver_proof(s)->hints;
    stack_reserve(s->memory, hints, lemma->units.size + lemma->hints.size);
    for (size_t i = 0; i < lemma->units.size; i++)
        stack_put(hints, memory_at(solver_proof(s)->ids, lit_var(stack_at(&lemma->units, i))));
    for (size_t i = lemma->hints.size; i-- > 0;)
        hints->data[hints->size++] = stack_at(&lemma->hints, i);
}

void lemma_unmark(struct look *look, struct lemma *lemma) {
    for (size_t i = 0; i < lemma->lits.size; i++)
        memory_at(look->flags, lit_var(stack_at(&lemma->lits, i))) &= (unsigned char)~lemma->flag;
}

uint64_t lemma_write(struct solver *s, struct lemma *lemma) {
    assert(s->proof);
    lemma_unmark(s->look, lemma);
    part_units(s, lemma);
    log_clause_words(s, "lemma", lemma->lits.data, lemma->lits.size, "%zu hints",
                     lemma->hints.size + lemma->units.size);
    if (proof_has_hints(s->proof))
        list_hints(s, lemma);
    return proof_add(s->proof, lemma->lits.data, lemma->lits.size);
}

void lemma_free(struct memory *memory, struct lemma *lemma) {
    stack_free(memory, &lemma->hints);
    stack_free(memory, &lemma->lits);
    stack_free(memory, &lemma->units);
}
