#include "distinct.h"

#include <string.h>

#include "common/hash.h"

void distinct_init(struct distinct *set, struct memory *memory) {
    *set = (struct distinct){.memory = memory};
}

void distinct_free(struct distinct *set) {
    stack_free(set->memory, &set->bits);
    stack_free(set->memory, &set->hashes);
    memory_release(set->memory, set->table);
    set->table = NULL;
    set->table_size = 0;
}

void distinct_begin(struct distinct *set, Var vars) {
    set->vars = vars;
    set->words = ((size_t)vars + 63) / 64;
    stack_clear(&set->bits);
    stack_clear(&set->hashes);
    if (set->models)
        memset(set->table, 0, set->table_size * sizeof *set->table);
    set->models = 0;
}

/* Appends the bits of the model at hand. */
static void pack(struct distinct *set, const struct res *res) {
    stack_reserve(set->memory, &set->bits, set->words);
    uint64_t *bits = set->bits.data + set->bits.size;
    if (set->words)
        memset(bits, 0, set->words * sizeof *bits);
    for (Var var = 0; var < set->vars; var++)
        bits[var / 64] |= (uint64_t)(res->values[var] > 0) << var % 64;
    set->bits.size += set->words;
}

static uint64_t hash_last(const struct distinct *set) {
    uint64_t hash = 0;
    for (size_t i = set->bits.size - set->words; i < set->bits.size; i++)
        hash = hash_spread((hash ^ set->bits.data[i]) + HASH_STEP);
    return hash;
}

/* Where the search for a model begins in the table, whose size is a power of two. */
static size_t first_slot(const struct distinct *set, size_t model) {
    return (size_t)(set->hashes.data[model - 1] & (set->table_size - 1));
}

/* Puts model number `model` into an empty slot of the table. */
static void insert(struct distinct *set, size_t model) {
    size_t slot = first_slot(set, model);
    while (set->table[slot])
        slot = (slot + 1) & (set->table_size - 1);
    set->table[slot] = model;
}

/* Keeps the table at most half full. */
static void grow_table(struct distinct *set) {
    if (2 * (set->models + 1) <= set->table_size)
        return;
    size_t size = set->table_size ? 2 * set->table_size : 64;
    size_t *table = memory_zeroed(set->memory, size, sizeof *table);
    memory_release(set->memory, set->table);
    set->table = table;
    set->table_size = size;
    for (size_t model = 1; model <= set->models; model++)
        insert(set, model);
}

static bool equal(const struct distinct *set, size_t one, size_t other) {
    return set->hashes.data[one - 1] == set->hashes.data[other - 1] &&
           (!set->words || !memcmp(set->bits.data + (one - 1) * set->words,
                                   set->bits.data + (other - 1) * set->words,
                                   set->words * sizeof *set->bits.data));
}

size_t distinct_add(struct distinct *set, const struct res *res) {
    grow_table(set);
    pack(set, res);
    stack_push(set->memory, &set->hashes, hash_last(set));
    size_t model = ++set->models;
    size_t slot = first_slot(set, model);
    for (; set->table[slot]; slot = (slot + 1) & (set->table_size - 1))
        if (equal(set, set->table[slot], model))
            return set->table[slot];
    set->table[slot] = model;
    return 0;
}
