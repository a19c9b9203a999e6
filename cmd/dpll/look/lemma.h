/* SPDX-License-Identifier: MIT */
/* A clause of a proof by lookahead, built backwards from a conflict.  The lemma of a look-ahead
 * goes back only to the literals that were true before: it contains their negations and does not
 * use the clauses behind them, which other lemmas need as well.  Only while a proof is written. */
#ifndef DPLL_LOOK_LEMMA_H
#define DPLL_LOOK_LEMMA_H

#include "common/base/bit.h"
#include "look/state.h"

/* Begins a lemma.  Literals that became false before the moment `from` (look->when) are not
 * explained. */
void lemma_begin(struct lemma *lemma, uint32_t from);

/* Adds the number of a clause used, before the numbers of the clauses that it depends on. */
static inline void lemma_use(struct solver *s, struct lemma *lemma, uint64_t id) {
    stack_push(&s->look->memory, &lemma->hints, id);
}

/* Adds the negations of the decisions up to a level.  Must be the first call after lemma_begin. */
void lemma_add_decisions(struct solver *s, struct lemma *lemma, unsigned level);

/* Adds the one literal that is not false.  Must be the last call before lemma_write. */
void lemma_add_last(struct solver *s, struct lemma *lemma, Lit lit);

/* Writes the clause without literals that are false at level 0, using their unit clauses instead.
 * Returns its number.  The literals stay until the next lemma is begun. */
uint64_t lemma_write(struct solver *s, struct lemma *lemma);

/* Clears the marks of the variables of a lemma that will not be written. */
void lemma_unmark(struct look *look, struct lemma *lemma);

/* Releases the arrays of a lemma. */
void lemma_free(struct memory *memory, struct lemma *lemma);

/* Notes what follows for a lemma from its use of a clause.  Literals of the clause that became
 * false before lemma->from become literals of the lemma; of the others the moments are marked, so
 * that they will be explained.  The loop does not branch on this, nor on whether a literal is the
 * true one of the clause, since neither can be predicted; the mark of the true literal is never
 * read. */
static inline void lemma_need(struct solver *s, struct lemma *lemma, const Lit *lits,
                              uint32_t count) {
    unsigned char *flags = s->look->flags, flag = lemma->flag;
    const uint32_t *when = s->look->when;
    uint64_t *needed = s->look->needed;
    stack_reserve(&s->look->memory, &lemma->lits, count);
    Lit *end = lemma->lits.data + lemma->lits.size;
    for (const Lit *lit = lits; lit < lits + count; lit++) {
        uint32_t moment = memory_at(when, lit_not(*lit));
        bool before = moment < lemma->from;
        unsigned char known = memory_at(flags, lit_var(*lit));
        *end = *lit;
        end += before & !(known & flag);
        memory_at(flags, lit_var(*lit)) = (unsigned char)(known | before * flag);
        memory_at(needed, moment / 64) |= (uint64_t)!before << moment % 64;
    }
    lemma->lits.size = (size_t)(end - lemma->lits.data);
}

/* Sets *moment to the last marked moment up to it and clears that mark; no later moment may be
 * marked.  Returns false if no moment from `from` on is marked. */
static inline bool lemma_next(struct look *look, uint32_t from, uint32_t *moment) {
    size_t word = *moment / 64;
    while (word > from / 64 && !memory_at(look->needed, word))
        word--;
    uint64_t marks = memory_at(look->needed, word);
    if (!marks)
        return false;
    unsigned bit = bit_highest(marks);
    *moment = (uint32_t)word * 64 + bit;
    if (*moment < from)
        return false;
    memory_at(look->needed, word) = marks ^ (uint64_t)1 << bit;
    return true;
}

#endif
