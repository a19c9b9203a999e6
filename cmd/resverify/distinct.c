/* SPDX-License-Identifier: MIT */
#include "distinct.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/hash.h"

void distinct_init(struct distinct *set, struct memory *memory) {
    *set = (struct distinct){.memory = memory};
}

void distinct_free(struct distinct *set) {
    stack_free(set->memory, &set->words);
    stack_free(set->memory, &set->models);
    memory_release(set->memory, set->table);
    set->table = NULL;
    set->table_size = 0;
}

void distinct_begin(struct distinct *set, Var vars) {
    set->vars = vars;
    if (set->models.size)
        memset(set->table, 0, set->table_size * sizeof *set->table);
    stack_clear(&set->words);
    stack_clear(&set->models);
}

/* The number of words for the bits of a complete model. */
static size_t whole_size(const struct distinct *set) {
    return ((size_t)set->vars + 63) / 64;
}

/* Appends the bits of the current model, which is complete. */
static void pack_bits(struct distinct *set, const struct res *res) {
    assert(res->assigned == set->vars);
    size_t size = whole_size(set);
    stack_reserve(set->memory, &set->words, size);
    uint64_t *bits = set->words.data + set->words.size;
    if (size)
        memset(bits, 0, size * sizeof *bits);
    for (Var var = 0; var < set->vars; var++)
        bits[var / 64] |= (uint64_t)(res->values[var] > 0) << var % 64;
    set->words.size += size;
}

static int compare_words(const void *a, const void *b) {
    uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;
    return (one > other) - (one < other);
}

/* Appends the sorted literals of the current model.  If they are as many words as a complete model,
 * a word follows that is no literal, so that the two never compare equal. */
static void pack_literals(struct distinct *set, const struct res *res) {
    assert(res->assigned < set->vars);
    struct word_stack *words = &set->words;
    size_t start = words->size;
    for (size_t i = 0; i < res->runs.size; i++)
        for (Var var = res->runs.data[i].first; var < res->runs.data[i].end; var++)
            stack_push(set->memory, words, 2 * (uint64_t)var + (res->values[var] < 0));
    if (words->size > start)
        qsort(words->data + start, words->size - start, sizeof *words->data, compare_words);
    if (words->size - start == whole_size(set))
        stack_push(set->memory, words, UINT64_MAX);
}

/* The first word of a model; models are numbered from 1. */
static size_t begin_of(const struct distinct *set, size_t model) {
    assert(model && model <= set->models.size);
    return model == 1 ? 0 : set->models.data[model - 2].end;
}

static uint64_t hash_words(const uint64_t *words, size_t size) {
    uint64_t hash = 0;
    for (size_t i = 0; i < size; i++)
        hash = hash_spread((hash ^ words[i]) + HASH_STEP);
    return hash;
}

/* The first slot of the search for a model in the table, whose size is a power of two. */
static size_t first_slot(const struct distinct *set, size_t model) {
    assert(model && model <= set->models.size && set->table_size);
    return (size_t)(set->models.data[model - 1].hash & (set->table_size - 1));
}

/* Puts model number `model` into an empty slot of the table. */
static void insert(struct distinct *set, size_t model) {
    assert(2 * set->models.size <= set->table_size);
    size_t slot = first_slot(set, model);
    while (set->table[slot])
        slot = (slot + 1) & (set->table_size - 1);
    set->table[slot] = model;
}

/* Keeps the table at most half full. */
static void grow_table(struct distinct *set) {
    if (2 * (set->models.size + 1) <= set->table_size)
        return;
    size_t size = set->table_size ? 2 * set->table_size : 64;
    size_t *table = memory_zeroed(set->memory, size, sizeof *table);
    memory_release(set->memory, set->table);
    set->table = table;
    set->table_size = size;
    for (size_t model = 1; model <= set->models.size; model++)
        insert(set, model);
}

static bool equal(const struct distinct *set, size_t one, size_t other) {
    assert(one != other);
    const struct distinct_model *models = set->models.data;
    size_t from = begin_of(set, one), to = begin_of(set, other), size = models[one - 1].end - from;
    return models[one - 1].hash == models[other - 1].hash && models[other - 1].end - to == size &&
           (!size ||
            !memcmp(set->words.data + from, set->words.data + to, size * sizeof *set->words.data));
}

/* Appends the current model.  Returns its number. */
static size_t append(struct distinct *set, const struct res *res) {
    size_t start = set->words.size;
    if (res->assigned == set->vars)
        pack_bits(set, res);
    else
        pack_literals(set, res);
    size_t end = set->words.size;
    uint64_t hash = end > start ? hash_words(set->words.data + start, end - start) : 0;
    stack_push(set->memory, &set->models, ((struct distinct_model){end, hash}));
    return set->models.size;
}

size_t distinct_add(struct distinct *set, const struct res *res) {
    grow_table(set);
    size_t model = append(set, res), slot = first_slot(set, model);
    for (; set->table[slot]; slot = (slot + 1) & (set->table_size - 1))
        if (equal(set, set->table[slot], model))
            return set->table[slot];
    set->table[slot] = model;
    return 0;
}
