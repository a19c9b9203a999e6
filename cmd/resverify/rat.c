#include "rat.h"

/* Says that the positive hints of a step, or of one of its negative hints, do not do. */
static bool blame_end(struct lrat *lrat, size_t index) {
    const struct proof *p = lrat->proof;
    if (index < p->numbers.size)
        return proof_blame_number(p, index, &lrat->diag,
                                  "the hints after %lld end without a conflict",
                                  (long long)p->numbers.data[index]);
    return proof_blame(p, &lrat->diag, "the hints of clause %llu end without a conflict",
                       (unsigned long long)p->id);
}

/* Checks the clause that the negative hint at *index names, and moves on behind its hints. */
static bool check_candidate(struct lrat *lrat, Lit negated, size_t *index) {
    size_t hint = (*index)++, trail = lrat->chain.trail.size;
    uint32_t ref = lrat_named(lrat, hint);
    if (!ref)
        return false;
    if (!store_contains(&lrat->store, ref, negated))
        return proof_blame_number(
            lrat->proof, hint, &lrat->diag, "hint %lld does not contain %d, the negated pivot",
            (long long)lrat->proof->numbers.data[hint], extension_user(&lrat->extension, negated));
    enum chain_result result = CHAIN_CONFLICT;
    *store_flags(&lrat->store, ref) |= STORE_MARK;
    if (chain_deny(&lrat->chain, store_lits(&lrat->store, ref), store_size(&lrat->store, ref),
                   negated))
        result = lrat_follow(lrat, index);
    chain_undo(&lrat->chain, trail);
    return result == CHAIN_UNIT ? blame_end(lrat, hint) : result == CHAIN_CONFLICT;
}

/* Whether the clause has a true literal besides the negated pivot. */
static bool satisfied(const struct lrat *lrat, uint32_t ref, Lit negated) {
    const Lit *lits = store_lits(&lrat->store, ref);
    for (uint32_t i = 0, size = store_size(&lrat->store, ref); i < size; i++)
        if (lits[i] != negated && lrat->chain.values.data[lits[i]] > 0)
            return true;
    return false;
}

/* Whether no clause with the negated pivot was left out. */
static bool complete(struct lrat *lrat, Lit negated, size_t index) {
    struct occurs_walk walk = {.lit = negated};
    for (uint32_t ref; (ref = occurs_next(&lrat->occurs, &lrat->store, &walk));) {
        if (*store_flags(&lrat->store, ref) & STORE_MARK || satisfied(lrat, ref, negated))
            continue;
        if (index == lrat->proof->numbers.size)
            return blame_end(lrat, index);
        return proof_blame(lrat->proof, &lrat->diag,
                           "clause %llu, which contains %d, is missing among the hints",
                           (unsigned long long)store_number(&lrat->store, ref),
                           extension_user(&lrat->extension, negated));
    }
    return true;
}

static void clear_marks(struct lrat *lrat, size_t index) {
    const struct proof_numbers *hints = &lrat->proof->numbers;
    for (; index < hints->size; index++) {
        uint32_t ref =
            hints->data[index] < 0 ? store_find(&lrat->store, (uint64_t)-hints->data[index]) : 0;
        if (ref)
            *store_flags(&lrat->store, ref) &= ~STORE_MARK;
    }
}

bool rat_check(struct lrat *lrat, size_t index) {
    const struct proof *p = lrat->proof;
    if (!p->lits.size)
        return blame_end(lrat, p->numbers.size);
    Lit negated = lit_not(p->lits.data[0]);
    size_t at = index;
    bool good = true;
    while (good && at < p->numbers.size) {
        good = check_candidate(lrat, negated, &at);
        /* What stands behind a conflict is not needed. */
        while (at < p->numbers.size && p->numbers.data[at] > 0)
            at++;
    }
    good = good && complete(lrat, negated, index);
    clear_marks(lrat, index);
    return good;
}
