/* SPDX-License-Identifier: MIT */
#include "hints.h"

#include <assert.h>

ClauseRef hints_clause(struct lrat *lrat, int64_t number) {
    assert(number);
    uint64_t id = (uint64_t)(number < 0 ? -number : number);
    ClauseRef ref = store_find(&lrat->store, id);
    if (!ref)
        proofstep_blame_at(lrat->proof, hints_place(lrat), &lrat->diag, "clause %llu %s",
                           (unsigned long long)id,
                           id > lrat->last ? "does not exist yet"
                                           : "does not exist: it was deleted or never added");
    return ref;
}

/* Fills diag: the current hint leaves more than one literal open, or one twice. */
static void blame_wide(struct lrat *lrat, ClauseRef ref) {
    assert(ref);
    const Lit *lits = store_lits(&lrat->store, ref);
    const signed char *values = lrat->chain.values.data;
    long long hint = hints_peek(lrat);
    int open[2] = {0, 0};
    for (uint32_t i = 0; i < store_size(&lrat->store, ref) && !open[1]; i++)
        if (values[lits[i]] >= 0)
            open[open[0] != 0] = extension_user(&lrat->extension, lits[i]);
    if (open[0] == open[1])
        proofstep_blame_at(lrat->proof, hints_place(lrat), &lrat->diag,
                           "hint %lld is not unit: %d is in it twice", hint, open[0]);
    else
        proofstep_blame_at(lrat->proof, hints_place(lrat), &lrat->diag,
                           "hint %lld is not unit: neither %d nor %d is false", hint, open[0],
                           open[1]);
}

enum chain_result hints_follow(struct lrat *lrat) {
    for (int64_t hint; (hint = hints_peek(lrat)) > 0;) {
        ClauseRef ref = hints_clause(lrat, hint);
        if (!ref)
            return CHAIN_WIDE;
        enum chain_result result = chain_follow(&lrat->chain, &lrat->store, ref);
        if (result == CHAIN_WIDE)
            blame_wide(lrat, ref);
        else
            hints_take(lrat);
        if (result != CHAIN_UNIT)
            return result;
    }
    return CHAIN_UNIT;
}
