#include "look/reasons.h"

#include <string.h>

#include "look/lemma.h"
#include "state/justify.h"

void reasons_create(struct solver *s) {
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    look->when = memory_zeroed(s->memory, lits, sizeof *look->when);
    memset(look->when, 0xff, lits * sizeof *look->when);
    look->followed = 0;
}

void reasons_release(struct solver *s) {
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    stack_free(s->memory, &look->large_refs);
    memory_release(s->memory, look->when, lits * sizeof *look->when);
    look->when = NULL;
}

void reasons_follow(struct solver *s, size_t end) {
    struct look *look = s->look;
    look->settled = s->levels.size ? s->levels.data[0].trail : end;
    for (; look->followed < end; look->followed++)
        look->when[s->trail.data[look->followed]] = (uint32_t)look->followed;
}

void reasons_forget(struct look *look, const Lit *trail, size_t keep) {
    while (look->followed > keep)
        look->when[trail[--look->followed]] = NEVER;
}

uint32_t reasons_ref(const struct solver *s, struct why why) {
    const struct look *look = s->look;
    uint32_t at = why_at(why);
    if (!s->proof)
        return 0;
    if (why_listing(why) == IN_LARGE)
        return look->large_refs.data[at];
    if (why_listing(why) == IN_PAIRS)
        return pair_refs(&look->pairs[why.from])[at];
    return implied_refs(&look->implied[why.from])[at];
}

uint32_t reasons_of(struct solver *s, Lit lit, struct why why) {
    uint32_t ref = reasons_ref(s, why);
    if (!(ref & BINARY))
        return ref;
    justify_assigned(s, lit, justify_clause_id(s, ref));
    return BINARY | lit_not(why.from);
}

static void need_all(struct solver *s, struct lemma *lemma, const struct clause *clause) {
    lemma_use(s, lemma, clause_id(clause));
    for (uint32_t i = 0; i < clause->size; i++)
        lemma_need(s, lemma, clause->lits[i]);
}

/* The literal is not told from the others before that is taken back: to branch takes longer. */
void reasons_use_clause(struct solver *s, struct lemma *lemma, Lit lit, Ref ref) {
    unsigned char *flags = &s->look->flags[lit_var(lit)], before = *flags;
    need_all(s, lemma, solver_clause(s, ref));
    *flags = before;
}

static void use_binary(struct solver *s, struct lemma *lemma, struct why why) {
    lemma_use(s, lemma, justify_clause_id(s, reasons_ref(s, why)));
    lemma_need(s, lemma, lit_not(why.from));
}

void reasons_use(struct solver *s, struct lemma *lemma, Lit lit, struct why why) {
    uint32_t ref = reasons_ref(s, why);
    if (ref & BINARY)
        use_binary(s, lemma, why);
    else
        reasons_use_clause(s, lemma, lit, ref);
}

void reasons_use_false(struct solver *s, struct lemma *lemma, struct why why) {
    uint32_t ref = reasons_ref(s, why);
    if (ref & BINARY) {
        use_binary(s, lemma, why);
        lemma_need(s, lemma, s->look->implied[why.from].data[why_at(why)]);
    } else {
        need_all(s, lemma, solver_clause(s, ref));
    }
}
