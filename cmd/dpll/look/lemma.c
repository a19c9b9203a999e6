#include "look/lemma.h"

void lemma_begin(struct lemma *lemma, uint32_t from) {
    lemma->from = from;
    stack_clear(&lemma->hints);
    stack_clear(&lemma->lits);
    stack_clear(&lemma->units);
}

static void add_to(struct solver *s, struct lemma *lemma, struct lit_stack *lits, Lit lit) {
    s->look->flags[lit_var(lit)] |= lemma->flag;
    stack_push(s->memory, lits, lit);
}

void lemma_add(struct solver *s, struct lemma *lemma, Lit lit) {
    bool settled = s->look->when[lit_not(lit)] < s->look->settled;
    add_to(s, lemma, settled ? &lemma->units : &lemma->lits, lit);
}

void lemma_add_decisions(struct solver *s, struct lemma *lemma, unsigned level) {
    for (unsigned i = 0; i < level; i++)
        add_to(s, lemma, &lemma->lits, lit_not(s->levels.data[i].decision));
}

void lemma_add_last(struct solver *s, struct lemma *lemma, Lit lit) {
    stack_push(s->memory, &lemma->lits, lit);
}

static void clear_flags(struct look *look, const struct lit_stack *lits, unsigned flag) {
    for (size_t i = 0; i < lits->size; i++)
        look->flags[lit_var(lits->data[i])] &= (unsigned char)~flag;
}

/* Units come first: they depend on nothing. */
static void list_hints(struct solver *s, const struct lemma *lemma) {
    struct id_stack *hints = &s->proof->hints;
    stack_reserve(s->memory, hints, lemma->units.size + lemma->hints.size);
    for (size_t i = 0; i < lemma->units.size; i++)
        hints->data[hints->size++] = s->proof->ids[lit_var(lemma->units.data[i])];
    for (size_t i = lemma->hints.size; i-- > 0;)
        hints->data[hints->size++] = lemma->hints.data[i];
}

void lemma_unmark(struct look *look, struct lemma *lemma) {
    clear_flags(look, &lemma->lits, lemma->flag);
    clear_flags(look, &lemma->units, lemma->flag);
}

uint64_t lemma_write(struct solver *s, struct lemma *lemma) {
    lemma_unmark(s->look, lemma);
    if (proof_has_hints(s->proof))
        list_hints(s, lemma);
    return proof_add(s->proof, lemma->lits.data, lemma->lits.size);
}

void lemma_free(struct memory *memory, struct lemma *lemma) {
    stack_free(memory, &lemma->hints);
    stack_free(memory, &lemma->lits);
    stack_free(memory, &lemma->units);
}
