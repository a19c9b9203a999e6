/* SPDX-License-Identifier: MIT */
#include "look/prove.h"

#include <assert.h>

#include "look/explain.h"
#include "look/lemma.h"
#include "look/reasons.h"
#include "search/propagate.h"
#include "state/justify.h"
#include "state/trail.h"

bool prove_units(struct solver *s) {
    s->look->conflict = NO_CONFLICT;
    if (solver_level(s))
        return true;
    s->look->conflict = propagate(s);
    justify_units(s);
    return s->look->conflict == NO_CONFLICT;
}

/* Uses the clause that is the reason of a trail literal. */
static void use_reason(struct solver *s, struct lemma *lemma, size_t at) {
    assert(at < s->trail.size);
    Var var = lit_var(stack_at(&s->trail, at));
    Ref reason = memory_at(s->assigned, var).reason;
    assert(reason != NO_REASON);
    if (!(reason & BINARY)) {
        reasons_use_clause(s, lemma, reason);
        return;
    }
    Lit other = reason & ~BINARY;
    lemma_use(s, lemma, memory_at(solver_proof(s)->ids, var));
    lemma_need(s, lemma, &other, 1);
}

/* Explains all marked literals before `end`, down to the literals of the lemma. */
static void explain_below(struct solver *s, struct lemma *lemma, size_t end) {
    struct look *look = s->look;
    uint32_t at = (uint32_t)end;
    while (lemma_next(look, (uint32_t)look->settled, &at))
        if (!(memory_at(look->flags, lit_var(stack_at(&s->trail, at))) & lemma->flag))
            use_reason(s, lemma, at);
}

/* Begins a lemma over the decisions up to a level. */
static struct lemma *begin(struct solver *s, unsigned level) {
    struct lemma *lemma = &s->look->lemma;
    reasons_follow(s, s->trail.size);
    lemma_begin(lemma, (uint32_t)s->look->settled);
    lemma_add_decisions(s, lemma, level);
    return lemma;
}

uint64_t prove_refuted(struct solver *s) {
    assert(s->proof);
    struct look *look = s->look;
    if (look->conflict != NO_CONFLICT)
        return justify_learned(s, look->conflict, NULL, 0);
    struct lemma *lemma = begin(s, solver_level(s));
    if (look->demand_id) {
        lemma_use(s, lemma, look->demand_id);
        lemma_need(s, lemma, &look->demanded, 1);
    } else {
        reasons_use_false(s, lemma, look->failed);
    }
    explain_below(s, lemma, s->trail.size);
    return lemma_write(s, lemma);
}

/* Assigns the last literal of a lemma, by clause `id`. */
static void assign(struct solver *s, const struct lemma *lemma, uint64_t id) {
    assert(s->proof && !solver_value(s, stack_top(&lemma->lits)));
    Lit lit = stack_top(&lemma->lits);
    if (!solver_level(s)) {
        trail_assign(s, lit, NO_REASON);
        justify_assigned(s, lit, id);
        return;
    }
    Ref ref = arena_add(&s->arena, s->memory, lemma->lits.data, (uint32_t)lemma->lits.size);
    clause_set_id(solver_clause(s, ref), id);
    trail_assign(s, lit, ref);
}

void prove_failed(struct solver *s, Lit lit) {
    assert(s->proof);
    struct lemma *lemma = &s->look->lemma;
    lemma_add_last(s, lemma, lit);
    uint64_t id = lemma_write(s, lemma);
    explain_delete_spent(s);
    assign(s, lemma, id);
}

/* Sets look->lemma to the clause that the decisions imply a literal. */
static struct lemma *over_decisions(struct solver *s, Lit lit) {
    struct lemma *lemma = &s->look->lemma;
    lemma_begin(lemma, 0);
    lemma_add_decisions(s, lemma, solver_level(s));
    lemma_unmark(s->look, lemma);
    lemma_add_last(s, lemma, lit);
    return lemma;
}

void prove_assign(struct solver *s, Lit lit, uint64_t id) {
    assign(s, over_decisions(s, lit), id);
}

bool prove_has_lemma(const struct solver *s, Lit lit) {
    uint32_t reason = solver_assigned(s, lit).reason;
    return reason < NO_REASON && reason >= stack_at(&s->look->marks, 0).lemmas;
}

uint64_t prove_assigned(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) > 0);
    const struct assigned *assigned = &solver_assigned(s, lit);
    struct lemma *lemma = begin(s, assigned->level);
    size_t at = memory_at(s->look->when, lit);
    use_reason(s, lemma, at);
    explain_below(s, lemma, at);
    lemma_add_last(s, lemma, lit);
    return lemma_write(s, lemma);
}

/* Writes the unit clause of a level-0 literal once more. */
static void prove_again(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) > 0 && !solver_assigned(s, lit).level);
    lemma_begin(&s->look->lemma, 0);
    lemma_add_last(s, &s->look->lemma, lit);
    justify_unit_again(s, lit);
}

void prove_denied(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) < 0);
    struct assigned assigned = solver_assigned(s, lit);
    if (assigned.reason != NO_REASON)
        solver_proof(s)->answer = prove_assigned(s, lit_not(lit));
    else if (!assigned.level)
        prove_again(s, lit_not(lit));
}

void prove_part(struct solver *s) {
    const struct lemma *lemma = &s->look->lemma;
    proof_note(s->proof, solver_proof(s)->answer, lemma->lits.data, lemma->lits.size);
}

void prove_leave(struct solver *s, unsigned level) {
    assert(s->proof);
    if (level >= solver_level(s))
        return;
    for (Ref ref = (Ref)stack_at(&s->look->marks, level).lemmas; ref < s->arena.size;
         ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        proof_delete(s->proof, clause_id(clause), clause->lits, clause->size);
    }
}

void prove_forget(struct solver *s, Lit lit, uint64_t id) {
    const struct lemma *lemma = over_decisions(s, lit);
    proof_delete(s->proof, id, lemma->lits.data, lemma->lits.size);
}

void prove_contradicts(struct solver *s, Lit lit, uint64_t id) {
    s->look->conflict = NO_CONFLICT;
    s->look->demanded = lit;
    s->look->demand_id = id;
}
