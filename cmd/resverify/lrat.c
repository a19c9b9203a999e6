#include "lrat.h"

#include "rat.h"

void lrat_init(struct lrat *lrat, struct memory *memory) {
    *lrat = (struct lrat){.memory = memory};
    store_init(&lrat->store, memory);
    chain_init(&lrat->chain, memory);
    occurs_init(&lrat->occurs, memory);
    extension_init(&lrat->extension, 0, memory);
}

void lrat_free(struct lrat *lrat) {
    store_free(&lrat->store);
    chain_free(&lrat->chain);
    occurs_free(&lrat->occurs);
    extension_free(&lrat->extension);
}

/* Whether the clause of the step follows from the hints.  Hints after a conflict are not needed and
 * not looked at.  A clause with a literal and its negation is no exception: other checkers want to
 * see it justified, too. */
static bool justified(struct lrat *lrat) {
    const struct proof_lits *lits = &lrat->proof->lits;
    size_t index = 0;
    chain_deny(&lrat->chain, lits->data, lits->size, LIT_NONE);
    enum chain_result result = hints_follow(lrat, &index);
    return result == CHAIN_UNIT ? rat_check(lrat, index) : result == CHAIN_CONFLICT;
}

static void add_clause(struct lrat *lrat, uint64_t number, const Lit *lits, size_t size) {
    chain_cover(&lrat->chain, lits, size);
    store_add(&lrat->store, number, lits, size);
    occurs_add(&lrat->occurs, &lrat->store, number, lits, size);
    lrat->last = number;
    lrat->empty += !size;
}

static bool check_addition(struct lrat *lrat) {
    struct proof *p = lrat->proof;
    if (p->id <= lrat->last)
        return step_blame(p, &lrat->diag,
                          "clause number %llu does not rise above %llu, the largest so far",
                          (unsigned long long)p->id, (unsigned long long)lrat->last);
    extension_rename(&lrat->extension, p->lits.data, p->lits.size);
    chain_cover(&lrat->chain, p->lits.data, p->lits.size);
    bool good = justified(lrat);
    chain_undo(&lrat->chain, 0);
    if (good)
        add_clause(lrat, p->id, p->lits.data, p->lits.size);
    return good;
}

static bool check_deletion(struct lrat *lrat) {
    const struct proof_numbers *numbers = &lrat->proof->numbers;
    for (size_t i = 0; i < numbers->size; i++) {
        ClauseRef ref = hints_clause(lrat, i);
        if (!ref)
            return false;
        lrat->empty -= !store_size(&lrat->store, ref);
        store_delete(&lrat->store, (uint64_t)numbers->data[i]);
    }
    return true;
}

/* The clauses of the problem have the numbers from 1 on. */
static void load(struct lrat *lrat, const struct formula *formula) {
    struct clause_view clause;
    struct chain_trail lits = {0};
    Var first = formula_is_sparse(formula) ? 0 : formula->vars;
    extension_init(&lrat->extension, first, lrat->memory);
    lrat->occurs.first = lit_make(first, 0);
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        stack_clear(&lits);
        for (size_t i = 0; i < clause.size; i++)
            stack_push(lrat->memory, &lits,
                       extension_lit(&lrat->extension, clause_lit(&clause, i)));
        add_clause(lrat, lrat->last + 1, lits.data, lits.size);
    }
    stack_free(lrat->memory, &lits);
}

enum verdict lrat_check(struct lrat *lrat, const struct formula *formula, struct proof *proof) {
    lrat->proof = proof;
    load(lrat, formula);
    for (;;) {
        enum proof_event event = proof_next(proof);
        if (event == PROOF_ERROR)
            return VERDICT_BROKEN;
        if (event == PROOF_END && lrat->empty)
            return VERDICT_VERIFIED;
        if (event == PROOF_END) {
            step_blame_end(proof, &lrat->diag);
            return VERDICT_INCOMPLETE;
        }
        if (!(event == PROOF_ADD ? check_addition(lrat) : check_deletion(lrat)))
            return VERDICT_WRONG_PROOF;
    }
}
