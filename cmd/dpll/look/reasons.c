/* SPDX-License-Identifier: MIT */
#include "look/reasons.h"

#include <assert.h>

#include "look/lemma.h"
#include "state/justify.h"

/* Words for the moments: one for each variable, for each standing literal and for the literal
 * itself; a last word absorbs the marks of literals without a moment. */
static size_t needed_words(const struct look *look) {
    return (2 * (size_t)look->vars + 1) / 64 + 2;
}

void reasons_create(struct solver *s) {
    assert(!s->look->when);
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    look->when = memory_zeroed(&look->memory, lits, sizeof *look->when);
    look->needed = memory_zeroed(&look->memory, needed_words(look), sizeof *look->needed);
    look->never = 64 * (uint32_t)(needed_words(look) - 1);
    for (Lit lit = 0; lit < lits; lit++)
        memory_at(look->when, lit) = look->never;
    look->followed = 0;
}

void reasons_release(struct solver *s) {
    struct look *look = s->look;
    stack_free(&look->memory, &look->large_refs);
    memory_release(&look->memory, look->when);
    memory_release(&look->memory, look->needed);
    look->when = NULL;
    look->needed = NULL;
}

void reasons_follow(struct solver *s, size_t end) {
    assert(end <= s->trail.size);
    struct look *look = s->look;
    look->settled = s->levels.size ? stack_at(&s->levels, 0).trail : end;
    for (; look->followed < end; look->followed++)
        memory_at(look->when, stack_at(&s->trail, look->followed)) = (uint32_t)look->followed;
}

void reasons_forget(struct look *look, const Lit *trail, size_t keep) {
    while (look->followed > keep)
        memory_at(look->when, memory_at(trail, --look->followed)) = look->never;
}

uint32_t reasons_ref(const struct solver *s, struct why why) {
    const struct look *look = s->look;
    uint32_t at = why_at(why);
    if (!s->proof)
        return 0;
    if (why_listing(why) == IN_LARGE)
        return stack_at(&look->large_refs, at);
    if (why_listing(why) == IN_PAIRS) {
        const struct pair_list *pairs = &memory_at(look->pairs, why.from);
        return pair_refs(pairs)[INDEX(at, pairs->size)];
    }
    assert(why_listing(why) == IN_IMPLIED);
    const struct implied *implied = &memory_at(look->implied, why.from);
    return implied_refs(implied)[INDEX(at, implied->size)];
}

uint32_t reasons_of(struct solver *s, Lit lit, struct why why) {
    uint32_t ref = reasons_ref(s, why);
    if (!(ref & BINARY))
        return ref;
    justify_assigned(s, lit, justify_clause_id(s, ref));
    return BINARY | lit_not(why.from);
}

void reasons_use_clause(struct solver *s, struct lemma *lemma, Ref ref) {
    assert(!(ref & BINARY));
    const struct clause *clause = solver_clause(s, ref);
    lemma_use(s, lemma, clause_id(clause));
    lemma_need(s, lemma, clause->lits, clause->size);
}

static void use_binary(struct solver *s, struct lemma *lemma, struct why why) {
    assert(why_listing(why) == IN_IMPLIED);
    Lit other = lit_not(why.from);
    lemma_use(s, lemma, justify_clause_id(s, reasons_ref(s, why)));
    lemma_need(s, lemma, &other, 1);
}

void reasons_use(struct solver *s, struct lemma *lemma, struct why why) {
    uint32_t ref = reasons_ref(s, why);
    if (ref & BINARY)
        use_binary(s, lemma, why);
    else
        reasons_use_clause(s, lemma, ref);
}

void reasons_use_false(struct solver *s, struct lemma *lemma, struct why why) {
    uint32_t ref = reasons_ref(s, why);
    if (ref & BINARY) {
        use_binary(s, lemma, why);
        lemma_need(s, lemma, &stack_at(&memory_at(s->look->implied, why.from), why_at(why)), 1);
    } else {
        reasons_use_clause(s, lemma, ref);
    }
}
