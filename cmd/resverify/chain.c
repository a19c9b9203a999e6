/* SPDX-License-Identifier: MIT */
#include "chain.h"

#include <assert.h>
#include <string.h>

void chain_init(struct chain *chain, struct memory *memory) {
    *chain = (struct chain){.memory = memory};
}

void chain_free(struct chain *chain) {
    stack_free(chain->memory, &chain->values);
    stack_free(chain->memory, &chain->trail);
}

void chain_cover(struct chain *chain, const Lit *lits, size_t size) {
    struct chain_values *values = &chain->values;
    Lit largest = 0;
    for (size_t i = 0; i < size; i++)
        largest = lits[i] > largest ? lits[i] : largest;
    if (!size || largest < values->size)
        return;
    size_t more = (largest | 1) + 1 - values->size;
    stack_reserve(chain->memory, values, more);
    memset(values->data + values->size, 0, more);
    values->size += more;
}

/* Makes an open literal true; chain_cover must have made room for it. */
static void assign(struct chain *chain, Lit lit) {
    assert(lit_not(lit) < chain->values.size && !chain->values.data[lit]);
    chain->values.data[lit] = 1;
    chain->values.data[lit_not(lit)] = -1;
    stack_push(chain->memory, &chain->trail, lit);
}

bool chain_deny(struct chain *chain, const Lit *lits, size_t size, Lit except) {
    bool open = true;
    for (size_t i = 0; i < size; i++) {
        if (lits[i] == except)
            continue;
        signed char value = chain->values.data[lits[i]];
        open &= value <= 0;
        if (!value)
            assign(chain, lit_not(lits[i]));
    }
    return open;
}

void chain_undo(struct chain *chain, size_t size) {
    assert(size <= chain->trail.size);
    while (chain->trail.size > size) {
        Lit lit = stack_pop(&chain->trail);
        chain->values.data[lit] = chain->values.data[lit_not(lit)] = 0;
    }
}

enum chain_result chain_follow(struct chain *chain, const struct store *store, ClauseRef ref) {
    assert(ref);
    const Lit *lits = store_lits(store, ref);
    const signed char *values = chain->values.data;
    uint32_t size = store_size(store, ref);
    Lit unit = NO_LIT;
    for (uint32_t i = 0; i < size; i++) {
        Lit lit = lits[i];
        if (values[lit] < 0)
            continue;
        if (unit != NO_LIT)
            return CHAIN_WIDE;
        unit = lit;
    }
    if (unit == NO_LIT)
        return CHAIN_CONFLICT;
    if (!values[unit])
        assign(chain, unit);
    return CHAIN_UNIT;
}
