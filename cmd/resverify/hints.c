#include "hints.h"

ClauseRef hints_clause(struct lrat *lrat, size_t index) {
    int64_t number = lrat->proof->numbers.data[index];
    uint64_t id = (uint64_t)(number < 0 ? -number : number);
    ClauseRef ref = store_find(&lrat->store, id);
    if (!ref)
        step_blame_number(lrat->proof, index, &lrat->diag, "clause %llu %s", (unsigned long long)id,
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
        step_blame_number(lrat->proof, index, &lrat->diag,
                          "hint %lld is not unit: %d is in it twice", hint, open[0]);
    else
        step_blame_number(lrat->proof, index, &lrat->diag,
                          "hint %lld is not unit: neither %d nor %d is false", hint, open[0],
                          open[1]);
}

enum chain_result hints_follow(struct lrat *lrat, size_t *index) {
    const struct proof_numbers *hints = &lrat->proof->numbers;
    for (; *index < hints->size && hints->data[*index] > 0; ++*index) {
        ClauseRef ref = hints_clause(lrat, *index);
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
