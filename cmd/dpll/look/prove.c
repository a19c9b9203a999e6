#include "look/prove.h"

#include "look/explain.h"
#include "look/lemma.h"
#include "search/propagate.h"
#include "state/justify.h"
#include "state/trail.h"

bool prove_propagate(struct solver *s) {
    s->look->conflict = propagate(s);
    if (!solver_level(s))
        justify_units(s);
    return s->look->conflict == NO_CONFLICT;
}

/* Puts the opposites of the decisions into s->clause. */
static void collect_decisions(struct solver *s) {
    stack_clear(&s->clause);
    for (size_t i = 0; i < s->levels.size; i++)
        stack_push(s->memory, &s->clause, lit_not(s->levels.data[i].decision));
}

uint64_t prove_refuted(struct solver *s) {
    collect_decisions(s);
    return justify_refuted(s, s->look->conflict, s->clause.data, s->clause.size);
}

void prove_forget(struct solver *s, Lit lit, uint64_t id) {
    collect_decisions(s);
    stack_push(s->memory, &s->clause, lit);
    proof_delete(s->proof, id, s->clause.data, s->clause.size);
}

bool prove_is_lemma(const struct solver *s, uint32_t reason) {
    return !(reason & BINARY) && reason != NO_REASON && reason >= s->look->marks.data[0].lemmas;
}

/* Puts the opposites of the decisions up to a literal's level into s->clause, and the literal. */
static void collect_below(struct solver *s, Lit lit) {
    stack_clear(&s->clause);
    for (unsigned i = 0; i < s->assigned[lit_var(lit)].level; i++)
        stack_push(s->memory, &s->clause, lit_not(s->levels.data[i].decision));
    stack_push(s->memory, &s->clause, lit);
}

uint64_t prove_assigned(struct solver *s, Lit lit) {
    uint32_t reason = s->assigned[lit_var(lit)].reason;
    if (!prove_is_lemma(s, reason))
        return s->proof->ids[lit_var(lit)];
    collect_below(s, lit);
    return justify_refuted(s, reason, s->clause.data, s->clause.size);
}

void prove_forget_lemmas(struct solver *s, unsigned level) {
    for (Ref ref = (Ref)s->look->marks.data[level].lemmas; ref < s->arena.size;
         ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        proof_delete(s->proof, clause_id(clause), clause->lits, clause->size);
    }
}

void prove_leave(struct solver *s) {
    struct level level = stack_top(&s->levels);
    for (size_t i = level.trail; i < s->trail.size; i++) {
        Lit lit = s->trail.data[i];
        if (lit != level.decision && s->assigned[lit_var(lit)].reason == NO_REASON)
            prove_forget(s, lit, s->proof->ids[lit_var(lit)]);
    }
    prove_forget_lemmas(s, solver_level(s) - 1);
}

void prove_contradicts(struct solver *s, Lit lit, uint64_t id) {
    s->binary_conflict[0] = s->binary_conflict[1] = lit;
    s->binary_conflict_id = id;
    s->look->conflict = CONFLICT_BINARY;
}

/* Clauses of the arena have at least three literals: a shorter lemma gets all decisions. */
void prove_failed(struct solver *s, Lit lit) {
    struct lemma *lemma = &s->look->lemma;
    bool brief = lemma->lits.size < 2;
    if (brief)
        lemma_add_decisions(s, lemma);
    lemma_write(s, lemma, lit);
    explain_delete_spent(s);
    if (brief && lemma->lits.size == s->levels.size + 1) {
        trail_assign(s, lit, NO_REASON);
        justify_assigned(s, lit, lemma->id);
        return;
    }
    Ref ref = arena_add(&s->arena, s->memory, lemma->lits.data, (uint32_t)lemma->lits.size);
    clause_set_id(solver_clause(s, ref), lemma->id);
    trail_assign(s, lit, ref);
}
