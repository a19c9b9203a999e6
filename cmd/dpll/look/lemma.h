/* A clause of a proof by lookahead, as it is put together backwards from a conflict.
 *
 * That of a look-ahead ends at what was so before: instead of the clauses behind such a literal,
 * which others need as well, it has the opposite of the literal.
 *
 * To be called only while a proof is written. */
#ifndef DPLL_LOOK_LEMMA_H
#define DPLL_LOOK_LEMMA_H

#include "look/state.h"

/* Begins anew.  What became false before the moment `from` need not be explained: see
 * look->when. */
void lemma_begin(struct lemma *lemma, uint32_t from);

/* Adds the number of a clause that is used: each before those that it depends on. */
static inline void lemma_use(struct solver *s, struct lemma *lemma, uint64_t id) {
    stack_push(s->memory, &lemma->hints, id);
}

/* Adds the opposites of the decisions up to a level, which has to be done first. */
void lemma_add_decisions(struct solver *s, struct lemma *lemma, unsigned level);

/* Adds the one literal that is not false, at last. */
void lemma_add_last(struct solver *s, struct lemma *lemma, Lit lit);

/* Writes the clause.  Where a literal of it is false at level 0, the unit clause behind that is
 * used instead.  Returns its number; the literals stay until the next is begun. */
uint64_t lemma_write(struct solver *s, struct lemma *lemma);

/* Takes the marks from its variables, where it will not be written. */
void lemma_unmark(struct look *look, struct lemma *lemma);

void lemma_free(struct memory *memory, struct lemma *lemma);

/* Notes that a literal of a clause that is used is false: it is marked as one to be explained, or
 * added.  Which it is, is anyone's guess: no branch is taken on it. */
static inline void lemma_need(struct solver *s, struct lemma *lemma, Lit lit) {
    unsigned char *flags = &s->look->flags[lit_var(lit)];
    unsigned needed = s->look->when[lit_not(lit)] >= lemma->from, listed = *flags & lemma->flag;
    stack_reserve(s->memory, &lemma->lits, 1);
    lemma->lits.data[lemma->lits.size] = lit;
    lemma->lits.size += !needed & !listed;
    *flags |= (unsigned char)(needed ? NEEDED : lemma->flag);
}

#endif
