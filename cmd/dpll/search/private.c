/* SPDX-License-Identifier: MIT */
#include "search/private.h"

#include <assert.h>

#include "search/state.h"

struct private_state {
    const void *key;
    struct private_state *next;
    void *block;
};

void *private_find(const struct solver *s, const void *key) {
    assert(s->cdcl && key);
    const struct private_state *state = s->cdcl->private_states;
    while (state && state->key != key)
        state = state->next;
    return state ? state->block : NULL;
}

void *private_take(struct solver *s, const void *key, size_t size) {
    assert(size);
    void *block = private_find(s, key);
    if (block)
        return block;
    struct private_state *state = memory_zeroed(s->memory, 1, sizeof *state);
    state->key = key;
    state->block = memory_zeroed(s->memory, 1, size);
    state->next = s->cdcl->private_states;
    s->cdcl->private_states = state;
    return state->block;
}
