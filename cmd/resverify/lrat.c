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

ClauseRef lrat_named(struct lrat *lrat, size_t index) {
    int64_t number = lrat->proof->numbers.data[index];
    uint64_t id = (uint64_t)(number < 0 ? -number : number);
    ClauseRef ref = store_find(&lrat->store, id);
    if (!ref)
        proof_blame_number(lrat->proof, index, &lrat->diag, "clause %llu %s",
                           (unsigned long long)id,
                           id > lrat->last ? "does not exist yet"
                                           : "does not exist: it was deleted or never added");
    return ref;
}

/* Says that a hint leaves more than one literal open, or one twice. */
static void blame_wide(struct lrat *lrat, size_t index, ClauseRef ref) {
    const Lit *lits = store_lits(&lrat->store, ref);
    const signed char *values = lrat->chain.values.data;
    long long hint = lrat->proof->numbers.data[index];
    int open[2] = {0, 0};
    for (uint32_t i = 0; i < store_size(&lrat->store, ref) && !open[1]; i++)
        if (values[lits[i]] >= 0)
            open[open[0] != 0] = extension_user(&lrat->extension, lits[i]);
    if (open[0] == open[1])
        proof_blame_number(lrat->proof, index, &lrat->diag,
                           "hint %lld is not unit: %d is in it twice", hint, open[0]);
    else
        proof_blame_number(lrat->proof, index, &lrat->diag,
                           "hint %lld is not unit: neither %d nor %d is false", hint, open[0],
                           open[1]);
}

enum chain_result lrat_follow(struct lrat *lrat, size_t *index) {
    const struct proof_numbers *hints = &lrat->proof->numbers;
    for (; *index < hints->size && hints->data[*index] > 0; ++*index) {
        ClauseRef ref = lrat_named(lrat, *index);
        if (!ref)
            return CHAIN_WIDE;
        enum chain_result result = chain_follow(&lrat->chain, &lrat->store, ref);
        if (result == CHAIN_WIDE)
            blame_wide(lrat, *index, ref);
        if (result != CHAIN_UNIT)
            return result;
    }
    return CHAIN_UNIT;
}

/* Whether the clause of the step follows from the hints.  Hints after a conflict are not needed and
 * not looked at.  A clause with a literal and its negation is no exception: other checkers want to
 * see it justified, too. */
static bool justified(struct lrat *lrat) {
    const struct proof_lits *lits = &lrat->proof->lits;
    size_t index = 0;
    chain_deny(&lrat->chain, lits->data, lits->size, LIT_NONE);
    enum chain_result result = lrat_follow(lrat, &index);
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
        return proof_blame(p, &lrat->diag,
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
        ClauseRef ref = lrat_named(lrat, i);
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
            proof_blame_end(proof, &lrat->diag);
            return VERDICT_INCOMPLETE;
        }
        if (!(event == PROOF_ADD ? check_addition(lrat) : check_deletion(lrat)))
            return VERDICT_WRONG_PROOF;
    }
}
