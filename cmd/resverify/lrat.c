/* SPDX-License-Identifier: MIT */
#include "lrat.h"

#include <assert.h>

#include "rat.h"

void lrat_init(struct lrat *lrat, struct memory *memory) {
    *lrat = (struct lrat){.memory = memory};
    store_init(&lrat->store, memory);
    chain_init(&lrat->chain, memory);
    occurs_init(&lrat->occurs, memory);
    extension_init(&lrat->extension, 0, memory);
    uses_init(&lrat->uses, memory);
}

void lrat_free(struct lrat *lrat) {
    store_free(&lrat->store);
    chain_free(&lrat->chain);
    occurs_free(&lrat->occurs);
    extension_free(&lrat->extension);
    uses_free(&lrat->uses);
}

/* Whether the clause of the step follows from the hints.  Hints after a conflict are not needed.
 * Tautologies are no exception, since other checkers require them to be justified as well. */
static bool justified(struct lrat *lrat) {
    assert(!lrat->chain.trail.size);
    const struct proof *p = lrat->proof;
    chain_deny(&lrat->chain, p->lits.data, p->lits.size, NO_LIT);
    enum chain_result result = hints_follow(lrat);
    return result == CHAIN_UNIT ? rat_check(lrat) : result == CHAIN_CONFLICT;
}

/* Reads the remaining numbers of the step.  Returns false if they are malformed. */
static bool end_step(struct proof *p) {
    while (proof_more(p))
        ;
    return !p->failed;
}

static void add_clause(struct lrat *lrat, uint64_t number, const Lit *lits, size_t size) {
    assert(number);
    chain_cover(&lrat->chain, lits, size);
    store_add(&lrat->store, number, lits, size);
    occurs_add(&lrat->occurs, &lrat->store, number, lits, size);
    if (number > lrat->last)
        lrat->last = number;
    lrat->empty += !size;
}

static bool check_addition(struct lrat *lrat) {
    struct proof *p = lrat->proof;
    if (lrat->incremental && (p->id - lrat->first) % 2)
        return proofstep_blame(p, &lrat->diag, "clause number %llu belongs to the formula",
                               (unsigned long long)p->id);
    if (p->id <= lrat->last)
        return proofstep_blame(p, &lrat->diag,
                               "clause number %llu does not rise above %llu, the largest so far",
                               (unsigned long long)p->id, (unsigned long long)lrat->last);
    extension_rename(&lrat->extension, p->lits.data, p->lits.size);
    chain_cover(&lrat->chain, p->lits.data, p->lits.size);
    bool good = justified(lrat) && end_step(p);
    chain_undo(&lrat->chain, 0);
    if (good && lrat->keep_uses)
        uses_step(&lrat->uses, p);
    if (good)
        add_clause(lrat, p->id, p->lits.data, p->lits.size);
    return good;
}

static bool check_deletion(struct lrat *lrat) {
    for (int64_t number; (number = hints_peek(lrat)); lrat->at++) {
        ClauseRef ref = hints_clause(lrat, number);
        if (!ref)
            return false;
        lrat->empty -= !store_size(&lrat->store, ref);
        store_delete(&lrat->store, (uint64_t)number);
    }
    return true;
}

/* Prepares for a formula and the variables behind it. */
static void begin(struct lrat *lrat, const struct formula *formula) {
    Var first = formula_is_sparse(formula) ? 0 : formula->vars;
    extension_init(&lrat->extension, first, lrat->memory);
    lrat->occurs.first = lit_make(first, 0);
    lrat->first = formula->clauses;
}

/* Adds the clauses of the formula that are not loaded yet.  The numbers of those after the first
 * question alternate with those of steps. */
static void load(struct lrat *lrat, const struct formula *formula) {
    struct clause_view clause;
    struct chain_trail lits = {0};
    uint64_t last = lrat->last;
    while (formula_next(formula, &lrat->loaded, &clause)) {
        uint64_t index = ++lrat->clauses, late = index - lrat->first;
        stack_clear(&lits);
        for (size_t i = 0; i < clause.size; i++)
            stack_push(lrat->memory, &lits,
                       extension_lit(&lrat->extension, clause_lit(&clause, i)));
        add_clause(lrat, index <= lrat->first ? index : index + late - 1, lits.data, lits.size);
    }
    if (lrat->clauses > lrat->first)
        lrat->last = last;
    stack_free(lrat->memory, &lits);
}

static enum verdict check_step(struct lrat *lrat, enum proof_event event) {
    assert(event == PROOF_ADD || event == PROOF_DELETE || event == PROOF_ERROR);
    if (event == PROOF_ERROR)
        return VERDICT_BROKEN;
    lrat->at = 0;
    bool good = event == PROOF_ADD ? check_addition(lrat) : check_deletion(lrat);
    if (lrat->proof->failed)
        return VERDICT_BROKEN;
    return good ? VERDICT_VERIFIED : VERDICT_WRONG_PROOF;
}

enum verdict lrat_check(struct lrat *lrat, const struct formula *formula, struct proof *proof) {
    lrat->proof = proof;
    begin(lrat, formula);
    load(lrat, formula);
    for (;;) {
        enum proof_event event = proof_next(proof);
        if (event == PROOF_END && lrat->empty)
            return VERDICT_VERIFIED;
        if (event == PROOF_END) {
            proofstep_blame_end(proof, &lrat->diag);
            return VERDICT_INCOMPLETE;
        }
        enum verdict verdict = check_step(lrat, event);
        if (verdict != VERDICT_VERIFIED)
            return verdict;
    }
}

/* Reads steps up to the one with this number, or the first beyond it. */
static enum verdict read_steps(struct lrat *lrat, uint64_t number) {
    while (lrat->last < number) {
        enum proof_event event = proof_next(lrat->proof);
        if (event == PROOF_END) {
            input_locate(&lrat->proof->in, &lrat->diag);
            diag_set(&lrat->diag, "the proof ends before step %llu, which a result names",
                     (unsigned long long)number);
            return VERDICT_INCOMPLETE;
        }
        enum verdict verdict = check_step(lrat, event);
        if (verdict != VERDICT_VERIFIED)
            return verdict;
    }
    return VERDICT_VERIFIED;
}

void lrat_ask(struct lrat *lrat, const struct formula *formula, struct proof *proof) {
    assert(!lrat->loaded);
    lrat->incremental = true;
    lrat->proof = proof;
    lrat->verdict = VERDICT_VERIFIED;
    begin(lrat, formula);
    load(lrat, formula);
}

enum verdict lrat_reach(struct lrat *lrat, const struct formula *formula, uint64_t number) {
    assert(lrat->incremental);
    load(lrat, formula);
    if (lrat->verdict == VERDICT_VERIFIED)
        lrat->verdict = (int)read_steps(lrat, number);
    return (enum verdict)lrat->verdict;
}

bool lrat_refutes(struct lrat *lrat, uint64_t number, const struct elit_stack *assume) {
    assert(lrat->incremental);
    ClauseRef ref = store_find(&lrat->store, number);
    lrat->diag = (struct diag){.file = lrat->proof->in.name};
    if (!ref)
        return diag_set(&lrat->diag, "there is no clause %llu, which a result names",
                        (unsigned long long)number);
    for (uint32_t i = 0; i < store_size(&lrat->store, ref); i++) {
        int opposite = extension_user(&lrat->extension, lit_not(store_lits(&lrat->store, ref)[i]));
        size_t at = 0;
        while (at < assume->size && assume->data[at] != opposite)
            at++;
        if (at == assume->size)
            return diag_set(&lrat->diag,
                            "clause %llu does not refute the assumptions: %d is none of them",
                            (unsigned long long)number, opposite);
    }
    return true;
}
