/* SPDX-License-Identifier: MIT */
#include "look/lists.h"

#include <assert.h>
#include <string.h>

#include "state/log.h"

void lists_change(struct solver *s, enum change_kind kind, uint32_t index, uint32_t was) {
    struct change entry = {kind, index, was};
    stack_push(&s->look->memory, &s->look->changes, entry);
}

void *lists_grown(struct solver *s, void *data, uint32_t *capacity, size_t size) {
    assert(size);
    size_t room = *capacity ? 2 * (size_t)*capacity : 4;
    /* Places have two bits less: see struct why. */
    uint32_t room32 = narrow(s->memory, room, NARROW_WORD >> 2);
    data = memory_resize(&s->look->memory, data, memory_bytes(room, size));
    *capacity = room32;
    return data;
}

/* Bytes of an entry in a list of short clauses: `size`, and with a proof a reference. */
static size_t entry_size(const struct solver *s, size_t size) {
    return s->proof ? size + sizeof(Ref) : size;
}

/* Doubles the room of such a list, whose entries have `size` bytes without references. */
static void *grown_list(struct solver *s, void *data, uint32_t *capacity, size_t size) {
    size_t before = *capacity;
    char *list = lists_grown(s, data, capacity, entry_size(s, size));
    if (s->proof && before)
        memcpy(list + *capacity * size, list + before * size, before * sizeof(Ref));
    return list;
}

static void add_implied(struct solver *s, Lit lit, Lit other, uint32_t ref) {
    assert(lit_var(lit) != lit_var(other));
    struct implied *list = &memory_at(s->look->implied, lit);
    if (list->size == list->capacity)
        list->data = grown_list(s, list->data, &list->capacity, sizeof *list->data);
    if (s->proof)
        implied_refs(list)[INDEX(list->size, list->capacity)] = ref;
    stack_put(list, other);
    lists_change(s, CHANGE_IMPLIED, lit, 0);
}

void lists_add_binary(struct solver *s, Lit a, Lit b, uint32_t ref) {
    assert(lit_var(a) != lit_var(b));
    struct binary binary = {{a, b}};
    stack_push(&s->look->memory, &s->look->binaries, binary);
    add_implied(s, lit_not(a), b, ref);
    add_implied(s, lit_not(b), a, ref);
}

void lists_learn_binary(struct solver *s, Lit a, Lit b) {
    if (s->proof)
        s->counters.look_skipped++;
    else
        lists_add_binary(s, a, b, 0);
    log_literal_words(s, "local", a, "or %d, below this node", log_number(s, b));
}

static void add_pair(struct solver *s, Lit lit, Lit a, Lit b, uint32_t ref) {
    struct pair_list *list = &memory_at(s->look->pairs, lit);
    if (list->size == list->capacity)
        list->data = grown_list(s, list->data, &list->capacity, sizeof *list->data);
    if (s->proof)
        pair_refs(list)[INDEX(list->size, list->capacity)] = ref;
    struct pair pair = {a, b};
    stack_put(list, pair);
    lists_change(s, CHANGE_PAIR, lit, 0);
}

void lists_add_ternary(struct solver *s, const Lit *lits, uint32_t ref) {
    assert(lit_var(lits[0]) != lit_var(lits[1]) && lit_var(lits[0]) != lit_var(lits[2]));
    struct ternary ternary = {{lits[0], lits[1], lits[2]}};
    stack_push(&s->look->memory, &s->look->ternaries, ternary);
    add_pair(s, lit_not(lits[0]), lits[1], lits[2], ref);
    add_pair(s, lit_not(lits[1]), lits[0], lits[2], ref);
    add_pair(s, lit_not(lits[2]), lits[0], lits[1], ref);
}
