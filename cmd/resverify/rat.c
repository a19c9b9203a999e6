/* SPDX-License-Identifier: MIT */
#include "rat.h"

#include <assert.h>

/* Fills diag: the hints of the step do not suffice. */
static bool blame_step(struct lrat *lrat) {
    const struct proof *p = lrat->proof;
    return proofstep_blame(p, &lrat->diag, "the hints of clause %llu end without a conflict",
                           (unsigned long long)p->id);
}

/* Whether the current hint is positive. */
static bool has_hint(struct lrat *lrat) {
    return hints_peek(lrat) > 0;
}

/* Fills diag: the current hint is needless, since the resolvent with clause ref is a tautology. */
static bool blame_needless(struct lrat *lrat, ClauseRef ref) {
    assert(hints_peek(lrat) > 0);
    return proofstep_blame_at(lrat->proof, hints_place(lrat), &lrat->diag,
                              "hint %lld is for clause %llu, which is satisfied and takes no hints",
                              (long long)hints_peek(lrat),
                              (unsigned long long)store_number(&lrat->store, ref));
}

/* Checks the current group of hints, whose negative hint names clause ref, and moves behind it. */
static bool check_group(struct lrat *lrat, ClauseRef ref, Lit negated) {
    assert(ref && hints_peek(lrat) < 0);
    size_t trail = lrat->chain.trail.size;
    int64_t hint = hints_peek(lrat);
    uint64_t place = hints_place(lrat);
    hints_take(lrat);
    if (!chain_deny(&lrat->chain, store_lits(&lrat->store, ref), store_size(&lrat->store, ref),
                    negated)) {
        chain_undo(&lrat->chain, trail);
        return !has_hint(lrat) || blame_needless(lrat, ref);
    }
    enum chain_result result = hints_follow(lrat);
    chain_undo(&lrat->chain, trail);
    if (result == CHAIN_UNIT)
        return proofstep_blame_at(lrat->proof, place, &lrat->diag,
                                  "the hints after %lld end without a conflict", (long long)hint);
    /* Hints after a conflict are not needed. */
    while (result == CHAIN_CONFLICT && has_hint(lrat))
        hints_take(lrat);
    return result == CHAIN_CONFLICT;
}

/* Fills diag for a wrong or missing negative hint: it should name clause ref, or nothing if ref is
 * 0. */
static bool blame_group(struct lrat *lrat, ClauseRef ref, Lit negated) {
    const struct proof *p = lrat->proof;
    const struct store *store = &lrat->store;
    int elit = extension_user(&lrat->extension, negated);
    int64_t hint = hints_peek(lrat);
    ClauseRef named = hint ? hints_clause(lrat, hint) : 0;
    if (hint && !named)
        return false;
    if (named && !store_contains(store, named, negated))
        return proofstep_blame_at(p, hints_place(lrat), &lrat->diag,
                                  "hint %lld does not contain %d, the negated pivot",
                                  (long long)hint, elit);
    if (ref && (!named || store_number(store, named) > store_number(store, ref)))
        return proofstep_blame(p, &lrat->diag,
                               "clause %llu, which contains %d, is missing among the hints",
                               (unsigned long long)store_number(store, ref), elit);
    return proofstep_blame_at(p, hints_place(lrat), &lrat->diag,
                              "hint %lld is there twice, or behind one of a larger clause number",
                              (long long)hint);
}

bool rat_check(struct lrat *lrat) {
    const struct proof *p = lrat->proof;
    bool negative = hints_peek(lrat);
    if (lrat->incremental && negative)
        return proofstep_blame_at(p, hints_place(lrat), &lrat->diag,
                                  "a RAT step, which says nothing under assumptions");
    if (lrat->incremental || !p->lits.size)
        return blame_step(lrat);
    struct occurs_walk walk = {.lit = lit_not(p->lits.data[0])};
    for (ClauseRef ref; (ref = occurs_next(&lrat->occurs, &lrat->store, &walk));) {
        if (!negative)
            return blame_step(lrat);
        if (hints_peek(lrat) != -(int64_t)store_number(&lrat->store, ref))
            return blame_group(lrat, ref, walk.lit);
        if (!check_group(lrat, ref, walk.lit))
            return false;
    }
    return !hints_peek(lrat) || blame_group(lrat, 0, walk.lit);
}
