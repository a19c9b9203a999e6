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
    stack_push(&s->look->memory, &lemma->hints, id);
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

/* Notes literals of a clause that is used: where one is false, its moment is marked as one to be
 * explained, or it is added.  Which it is, is anyone's guess, so no branch is taken on it; nor on
 * whether it is the true one, whose mark nobody will see. */
static inline void lemma_need(struct solver *s, struct lemma *lemma, const Lit *lits,
                              uint32_t count) {
    unsigned char *flags = s->look->flags, flag = lemma->flag;
    const uint32_t *when = s->look->when;
    uint64_t *needed = s->look->needed;
    stack_reserve(&s->look->memory, &lemma->lits, count);
    Lit *end = lemma->lits.data + lemma->lits.size;
    for (const Lit *lit = lits; lit < lits + count; lit++) {
        uint32_t moment = when[lit_not(*lit)];
        bool before = moment < lemma->from;
        unsigned char known = flags[lit_var(*lit)];
        *end = *lit;
        end += before & !(known & flag);
        flags[lit_var(*lit)] = (unsigned char)(known | before * flag);
        needed[moment / 64] |= (uint64_t)!before << moment % 64;
    }
    lemma->lits.size = (size_t)(end - lemma->lits.data);
}

/* Goes back from *moment to the last that is marked, and takes the mark.  There are none later; if
 * there are none from `from` on, either, it returns false. */
static inline bool lemma_next(struct look *look, uint32_t from, uint32_t *moment) {
    size_t word = *moment / 64;
    while (word > from / 64 && !look->needed[word])
        word--;
    uint64_t marks = look->needed[word];
    if (!marks)
        return false;
    unsigned bit = 63 - (unsigned)__builtin_clzll(marks);
    *moment = (uint32_t)word * 64 + bit;
    if (*moment < from)
        return false;
    look->needed[word] = marks ^ (uint64_t)1 << bit;
    return true;
}

#endif
