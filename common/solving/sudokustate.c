/* SPDX-License-Identifier: MIT */
#include "common/solving/sudokustate.h"

#include <assert.h>
#include <string.h>

#include "common/solving/sudokusums.h"

/* A copy of `count` entries of a table of the variant, in the solver's memory. */
static uint32_t *copied(struct sudoku *s, const uint32_t *from, size_t count) {
    uint32_t *to = memory_zeroed(s->memory, count, sizeof *to);
    if (count)
        memcpy(to, from, count * sizeof *to);
    return to;
}

static uint32_t round_up(uint32_t count) {
    return (count + SUDOKU_BUNDLE - 1) / SUDOKU_BUNDLE * SUDOKU_BUNDLE;
}

/* Lists the houses of each cell, or its own entry of missing if it has none. */
static void init_of(struct sudoku *s, const struct variant *variant) {
    size_t entries = (size_t)s->houses * s->side;
    s->of = memory_zeroed(s->memory, entries + s->cells, sizeof *s->of);
    s->of_begin = memory_zeroed(s->memory, (size_t)s->cells + 1, sizeof *s->of_begin);
    s->missing = s->houses;
    for (uint32_t c = 0, size = 0; c < s->cells; c++) {
        for (uint32_t i = variant->of_begin[c]; i < variant->of_begin[c + 1]; i++)
            s->of[size++] = variant->of[i];
        if (size == s->of_begin[c])
            s->of[size++] = s->missing++;
        s->of_begin[c + 1] = size;
    }
    assert(s->of_begin[s->cells] <= entries + s->cells);
}

static void init_near(struct sudoku *s, const struct variant *variant) {
    s->near =
        memory_zeroed(s->memory, (size_t)s->cells * variant_peers_max(variant), sizeof *s->near);
    s->near_begin = memory_zeroed(s->memory, (size_t)s->cells + 1, sizeof *s->near_begin);
    for (uint32_t c = 0; c < s->cells; c++)
        s->near_begin[c + 1] =
            s->near_begin[c] + variant_house_peers(variant, c, s->near + s->near_begin[c]);
}

/* The number of cells that rules make different from a cell. */
static uint32_t differ_count(const struct sudoku *s, uint32_t cell) {
    return s->rules ? s->rules->differ_begin[cell + 1] - s->rules->differ_begin[cell] : 0;
}

/* Appends to the `count` cells near a cell those that rules make different from it and that share
 * no house.  Entries of met below cell + 1 belong to other cells.  Returns the total number. */
static uint32_t add_different(const struct sudoku *s, uint32_t cell, uint32_t *peers,
                              uint32_t count, uint32_t *met) {
    uint32_t different = differ_count(s, cell);
    const uint32_t *other = different ? s->rules->differ.data + s->rules->differ_begin[cell] : NULL;
    for (uint32_t i = 0; different && i < count; i++)
        met[peers[i]] = cell + 1;
    for (uint32_t i = 0; i < different; i++)
        if (met[other[i]] != cell + 1)
            peers[count++] = other[i];
    return count;
}

/* Pads each cell's peers to whole bundles with the index `cells`, which is no cell and never has
 * candidates. */
static void init_peers(struct sudoku *s) {
    size_t most = 0;
    for (uint32_t c = 0; c < s->cells; c++)
        most += round_up(s->near_begin[c + 1] - s->near_begin[c] + differ_count(s, c));
    s->peers = memory_zeroed(s->memory, most, sizeof *s->peers);
    s->peers_begin = memory_zeroed(s->memory, (size_t)s->cells + 1, sizeof *s->peers_begin);
    uint32_t *met = memory_zeroed(s->memory, s->cells, sizeof *met);
    for (uint32_t c = 0; c < s->cells; c++) {
        uint32_t *peers = s->peers + s->peers_begin[c];
        uint32_t near = s->near_begin[c + 1] - s->near_begin[c];
        if (near) /* A single cell has none, and there are no arrays. */
            memcpy(peers, s->near + s->near_begin[c], near * sizeof *peers);
        uint32_t count = add_different(s, c, peers, near, met);
        while (count % SUDOKU_BUNDLE)
            peers[count++] = s->cells;
        s->peers_begin[c + 1] = s->peers_begin[c] + count;
    }
    assert(s->peers_begin[s->cells] <= most);
    memory_release(s->memory, met);
}

/* Appends the cells of house a that are in house b (shared), or that are not in b.  Returns their
 * number. */
static unsigned append(struct sudoku *s, const struct variant *variant, uint32_t a, uint32_t b,
                       bool shared) {
    assert(a != b);
    const uint32_t *members = variant_members(variant, a);
    size_t before = s->crossed.size;
    for (unsigned i = 0; i < s->side; i++)
        if (variant_has(variant, b, members[i]) == shared)
            stack_push(s->memory, &s->crossed, members[i]);
    return (unsigned)(s->crossed.size - before);
}

static void init_crossings(struct sudoku *s, const struct variant *variant) {
    for (uint32_t a = 0; a < s->houses; a++)
        for (uint32_t b = a + 1; b < s->houses; b++) {
            struct sudoku_crossing crossing = {.begin = s->crossed.size};
            crossing.shared = append(s, variant, a, b, true);
            if (crossing.shared < 2) {
                s->crossed.size = crossing.begin;
                continue;
            }
            append(s, variant, a, b, false);
            append(s, variant, b, a, false);
            stack_push(s->memory, &s->crossings, crossing);
        }
}

static void init_levels(struct sudoku *s) {
    size_t stride = s->cells + 1 + s->missing;
    s->levels = memory_zeroed(s->memory, (size_t)s->cells + 1, sizeof *s->levels);
    s->masks = memory_zeroed(s->memory, ((size_t)s->cells + 1) * stride, sizeof *s->masks);
    for (uint32_t i = 0; i <= s->cells; i++) {
        s->levels[i].candidates = s->masks + i * stride;
        s->levels[i].missing = s->levels[i].candidates + s->cells + 1;
    }
}

/* Lists the bonds of each cell. */
static void index_bonds(struct sudoku *s) {
    uint32_t *begin = memory_zeroed(s->memory, (size_t)s->cells + 2, sizeof *begin);
    uint32_t *end = begin + 1; /* end of the cell before, until it is filled */
    s->bonds_begin = begin;
    s->bonds_of = memory_zeroed(s->memory, s->bonded.size, sizeof *s->bonds_of);
    for (size_t i = 0; i < s->bonded.size; i++)
        end[s->bonded.data[i] + 1]++;
    for (uint32_t c = 0; c < s->cells; c++)
        end[c + 1] += end[c];
    for (uint32_t b = 0; b < s->bonds.size; b++)
        for (uint32_t i = 0; i < s->bonds.data[b].count; i++)
            s->bonds_of[end[s->bonded.data[s->bonds.data[b].begin + i]]++] = b;
    assert(begin[s->cells] == s->bonded.size);
}

/* Copies the bonds of the rules, and derives further sums. */
static void init_bonds(struct sudoku *s) {
    assert(s->rules->bonds.size);
    const struct rules *rules = s->rules;
    stack_reserve(s->memory, &s->bonds, rules->bonds.size);
    stack_reserve(s->memory, &s->bonded, rules->bonded.size);
    memcpy(s->bonds.data, rules->bonds.data, rules->bonds.size * sizeof *s->bonds.data);
    memcpy(s->bonded.data, rules->bonded.data, rules->bonded.size * sizeof *s->bonded.data);
    s->bonds.size = rules->bonds.size;
    s->bonded.size = rules->bonded.size;
    sudokusums_derive(&(struct sudokusums_houses){s->members, s->houses, s->cells, s->side},
                      &s->bonds, &s->bonded, s->memory);
    index_bonds(s);
    s->seen = memory_zeroed(s->memory, s->cells, sizeof *s->seen);
    s->due = memory_zeroed(s->memory, s->bonds.size, sizeof *s->due);
    s->is_due = memory_zeroed(s->memory, s->bonds.size, 1);
    s->house_due = memory_zeroed(s->memory, s->missing, 1);
    s->known_clues = memory_zeroed(s->memory, s->cells, 1);
    s->known_masks =
        memory_zeroed(s->memory, (size_t)s->cells + 1 + s->missing, sizeof *s->known_masks);
}

static void init_rules(struct sudoku *s, const struct rules *rules) {
    s->rules = rules;
    init_peers(s);
    if (rules && rules->bonds.size)
        init_bonds(s);
}

static void free_rules(struct sudoku *s) {
    struct memory *memory = s->memory;
    memory_release(memory, s->peers);
    memory_release(memory, s->peers_begin);
    stack_free(memory, &s->bonds);
    stack_free(memory, &s->bonded);
    memory_release(memory, s->bonds_of);
    memory_release(memory, s->bonds_begin);
    memory_release(memory, s->seen);
    memory_release(memory, s->due);
    memory_release(memory, s->is_due);
    memory_release(memory, s->house_due);
    memory_release(memory, s->known_clues);
    memory_release(memory, s->known_masks);
    s->known_clues = NULL;
    s->known_masks = NULL;
    s->bonds_of = s->bonds_begin = s->seen = s->due = NULL;
    s->is_due = s->house_due = NULL;
    s->due_first = s->due_count = 0;
}

void sudoku_take_rules(struct sudoku *s, const struct rules *rules) {
    free_rules(s);
    init_rules(s, rules);
}

void sudoku_init(struct sudoku *s, const struct variant *variant, struct memory *memory) {
    assert(variant->side <= SUDOKU_SIDE_MAX);
    *s = (struct sudoku){.side = variant->side,
                         .cells = variant->cells,
                         .houses = variant->count,
                         .square = area_is_square(&variant->shape.area),
                         .all = (Digits)(((uint64_t)1 << variant->side) - 1),
                         .memory = memory};
    size_t entries = (size_t)s->houses * s->side;
    s->members = copied(s, variant->members, entries);
    init_of(s, variant);
    init_near(s, variant);
    init_crossings(s, variant);
    s->weights = memory_zeroed(memory, s->cells, sizeof *s->weights);
    /* A cell is queued at most twice: with one candidate left, and with none. sudokulogic.c writes
     * one entry behind the queue before it knows whether to keep it. */
    s->queue = memory_zeroed(memory, 2 * (size_t)s->cells + 2, sizeof *s->queue);
    init_levels(s);
    init_rules(s, variant->rules);
}

void sudoku_free(struct sudoku *s) {
    struct memory *memory = s->memory;
    if (!memory)
        return;
    free_rules(s);
    memory_release(memory, s->members);
    memory_release(memory, s->of);
    memory_release(memory, s->of_begin);
    memory_release(memory, s->near);
    memory_release(memory, s->near_begin);
    stack_free(memory, &s->crossings);
    stack_free(memory, &s->crossed);
    memory_release(memory, s->weights);
    memory_release(memory, s->queue);
    memory_release(memory, s->levels);
    memory_release(memory, s->masks);
    *s = (struct sudoku){0};
}
