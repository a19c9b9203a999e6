#include "look/lemma.h"

void lemma_begin(struct lemma *lemma, uint32_t from) {
    lemma->from = from;
    stack_clear(&lemma->hints);
    stack_clear(&lemma->lits);
    stack_clear(&lemma->units);
}

void lemma_use(struct solver *s, struct lemma *lemma, uint64_t id) {
    stack_push(s->memory, &lemma->hints, id);
}

void lemma_add(struct solver *s, struct lemma *lemma, Lit lit) {
    unsigned char *flags = &s->look->flags[lit_var(lit)];
    if (*flags & lemma->flag)
        return;
    *flags |= lemma->flag;
    if (s->look->when[lit_not(lit)] || s->assigned[lit_var(lit)].level)
        stack_push(s->memory, &lemma->lits, lit);
    else
        stack_push(s->memory, &lemma->units, lit);
}

/* Those that were known to hold when they were decided are literals, too. */
void lemma_add_decisions(struct solver *s, struct lemma *lemma) {
    for (size_t i = 0; i < s->levels.size; i++) {
        Lit lit = lit_not(s->levels.data[i].decision);
        if (s->assigned[lit_var(lit)].level)
            lemma_add(s, lemma, lit);
        else
            stack_push(s->memory, &lemma->lits, lit);
    }
}

static void clear_flags(struct look *look, const struct lemma *lemma) {
    for (size_t i = 0; i < lemma->lits.size; i++)
        look->flags[lit_var(lemma->lits.data[i])] &= (unsigned char)~lemma->flag;
    for (size_t i = 0; i < lemma->units.size; i++)
        look->flags[lit_var(lemma->units.data[i])] &= (unsigned char)~lemma->flag;
}

void lemma_write(struct solver *s, struct lemma *lemma, Lit lit) {
    struct id_stack *hints = &s->proof->hints;
    clear_flags(s->look, lemma);
    stack_push(s->memory, &lemma->lits, lit);
    if (proof_has_hints(s->proof)) {
        stack_reserve(s->memory, hints, lemma->units.size + lemma->hints.size);
        for (size_t i = 0; i < lemma->units.size; i++)
            hints->data[hints->size++] = s->proof->ids[lit_var(lemma->units.data[i])];
        for (size_t i = lemma->hints.size; i-- > 0;)
            hints->data[hints->size++] = lemma->hints.data[i];
    }
    lemma->id = proof_add(s->proof, lemma->lits.data, lemma->lits.size);
}

void lemma_abandon(struct solver *s, struct lemma *lemma) {
    clear_flags(s->look, lemma);
    lemma_begin(lemma, lemma->from);
}

void lemma_free(struct memory *memory, struct lemma *lemma) {
    stack_free(memory, &lemma->hints);
    stack_free(memory, &lemma->lits);
    stack_free(memory, &lemma->units);
}
