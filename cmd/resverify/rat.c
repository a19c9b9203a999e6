#include "rat.h"

/* Says that the positive hints of a step, or of one of its negative hints, do not do. */
static bool blame_end(struct lrat *lrat, size_t index) {
    const struct proof *p = lrat->proof;
    if (index < p->numbers.size)
        return step_blame_number(p, index, &lrat->diag,
                                 "the hints after %lld end without a conflict",
                                 (long long)p->numbers.data[index]);
    return step_blame(p, &lrat->diag, "the hints of clause %llu end without a conflict",
                      (unsigned long long)p->id);
}

/* Whether there is a positive hint at index. */
static bool has_hint(const struct lrat *lrat, size_t index) {
    const struct proof_numbers *hints = &lrat->proof->numbers;
    return index < hints->size && hints->data[index] > 0;
}

/* Says that a hint stands where the resolvent with clause ref is a tautology. */
static bool blame_needless(struct lrat *lrat, ClauseRef ref, size_t index) {
    const struct proof *p = lrat->proof;
    return step_blame_number(p, index, &lrat->diag,
                             "hint %lld is for clause %llu, which is satisfied and takes no hints",
                             (long long)p->numbers.data[index],
                             (unsigned long long)store_number(&lrat->store, ref));
}

/* Checks the group of hints at *index, whose negative hint names clause ref, and moves on behind
 * it.
 */
static bool check_group(struct lrat *lrat, ClauseRef ref, Lit negated, size_t *index) {
    size_t hint = (*index)++, trail = lrat->chain.trail.size;
    if (!chain_deny(&lrat->chain, store_lits(&lrat->store, ref), store_size(&lrat->store, ref),
                    negated)) {
        chain_undo(&lrat->chain, trail);
        return !has_hint(lrat, *index) || blame_needless(lrat, ref, *index);
    }
    enum chain_result result = hints_follow(lrat, index);
    chain_undo(&lrat->chain, trail);
    /* What stands behind a conflict is not needed. */
    while (has_hint(lrat, *index))
        ++*index;
    return result == CHAIN_UNIT ? blame_end(lrat, hint) : result == CHAIN_CONFLICT;
}

/* Says what is wrong with the negative hint at index, or with its absence, where clause ref is to
 * be named, or none where ref is 0. */
static bool blame_group(struct lrat *lrat, ClauseRef ref, Lit negated, size_t index) {
    const struct proof *p = lrat->proof;
    const struct store *store = &lrat->store;
    int elit = extension_user(&lrat->extension, negated);
    ClauseRef named = index < p->numbers.size ? hints_clause(lrat, index) : 0;
    if (index < p->numbers.size && !named)
        return false;
    if (named && !store_contains(store, named, negated))
        return step_blame_number(p, index, &lrat->diag,
                                 "hint %lld does not contain %d, the negated pivot",
                                 (long long)p->numbers.data[index], elit);
    if (ref && (!named || store_number(store, named) > store_number(store, ref)))
        return step_blame(p, &lrat->diag,
                          "clause %llu, which contains %d, is missing among the hints",
                          (unsigned long long)store_number(store, ref), elit);
    return step_blame_number(p, index, &lrat->diag,
                             "hint %lld is there twice, or behind one of a larger clause number",
                             (long long)p->numbers.data[index]);
}

/* Whether the hint at index, if there is one, is the negative one of clause ref. */
static bool names(const struct lrat *lrat, size_t index, ClauseRef ref) {
    const struct proof_numbers *hints = &lrat->proof->numbers;
    return index < hints->size && hints->data[index] == -(int64_t)store_number(&lrat->store, ref);
}

bool rat_check(struct lrat *lrat, size_t index) {
    const struct proof_numbers *hints = &lrat->proof->numbers;
    size_t first = index;
    if (lrat->incremental && first == hints->size)
        return blame_end(lrat, first);
    if (lrat->incremental)
        return step_blame_number(lrat->proof, first, &lrat->diag,
                                 "a RAT step, which says nothing under assumptions");
    if (!lrat->proof->lits.size)
        return blame_end(lrat, hints->size);
    struct occurs_walk walk = {.lit = lit_not(lrat->proof->lits.data[0])};
    for (ClauseRef ref; (ref = occurs_next(&lrat->occurs, &lrat->store, &walk));) {
        if (first == hints->size)
            return blame_end(lrat, first);
        if (!names(lrat, index, ref))
            return blame_group(lrat, ref, walk.lit, index);
        if (!check_group(lrat, ref, walk.lit, &index))
            return false;
    }
    return index == hints->size || blame_group(lrat, 0, walk.lit, index);
}
