#include "unavoidable.h"

#include <string.h>

/* Sets: no more than half the cells of two digits for each pair of digits. */
static size_t sets_max(const struct variant *variant) {
    return (size_t)variant->cells * variant->side / 2 + 1;
}

void unavoidable_init(struct unavoidable *u, const struct variant *variant, struct memory *memory) {
    *u = (struct unavoidable){.variant = variant};
    u->where = memory_zeroed(memory, (size_t)variant->count * variant->side, sizeof *u->where);
    u->set = memory_zeroed(memory, (size_t)variant->cells * variant->side, sizeof *u->set);
    u->clues = memory_zeroed(memory, sets_max(variant), sizeof *u->clues);
    u->stack = memory_zeroed(memory, variant->cells, sizeof *u->stack);
}

void unavoidable_free(struct unavoidable *u, struct memory *memory) {
    memory_release(memory, u->where);
    memory_release(memory, u->set);
    memory_release(memory, u->clues);
    memory_release(memory, u->stack);
}

static void find_digits(struct unavoidable *u, const uint8_t *grid) {
    const struct variant *variant = u->variant;
    for (uint32_t h = 0; h < variant->count; h++) {
        const uint32_t *members = variant_members(variant, h);
        uint32_t *where = u->where + (size_t)h * variant->side;
        for (unsigned i = 0; i < variant->side; i++)
            where[grid[members[i]] - 1] = members[i];
    }
}

/* Gathers the set of a cell and of the digit, counted from 0, that changes places with its own. */
static void gather(struct unavoidable *u, const uint8_t *grid, uint32_t set, uint32_t cell,
                   unsigned other) {
    const struct variant *variant = u->variant;
    unsigned side = variant->side, both = grid[cell] - 1u + other;
    uint32_t size = 0, reached = 0;
    u->set[cell * side + other] = set;
    u->stack[reached++] = cell;
    while (reached) {
        uint32_t at = u->stack[--reached];
        unsigned own = grid[at] - 1u, lacks = both - own;
        size++;
        for (uint32_t i = variant->of_begin[at]; i < variant->of_begin[at + 1]; i++) {
            uint32_t next = u->where[variant->of[i] * side + lacks];
            if (u->set[next * side + own] == set)
                continue;
            u->set[next * side + own] = set;
            u->stack[reached++] = next;
        }
    }
    u->clues[set] = size;
}

void unavoidable_find(struct unavoidable *u, const uint8_t *grid) {
    unsigned side = u->variant->side;
    uint32_t sets = 0;
    memset(u->set, 0, (size_t)u->variant->cells * side * sizeof *u->set);
    u->clues[0] = UINT32_MAX / 2;
    if (rules_beyond_houses(u->variant->rules))
        return;
    find_digits(u, grid);
    for (unsigned a = 0; a < side; a++)
        for (unsigned b = a + 1; b < side; b++)
            for (unsigned row = 0; row < side; row++) {
                uint32_t cell = u->where[row * side + a];
                if (!u->set[cell * side + b])
                    gather(u, grid, ++sets, cell, b);
            }
}

void unavoidable_blank(struct unavoidable *u, uint32_t cell) {
    const uint32_t *set = u->set + (size_t)cell * u->variant->side;
    for (unsigned d = 0; d < u->variant->side; d++)
        u->clues[set[d]]--;
}

void unavoidable_restore(struct unavoidable *u, uint32_t cell) {
    const uint32_t *set = u->set + (size_t)cell * u->variant->side;
    for (unsigned d = 0; d < u->variant->side; d++)
        u->clues[set[d]]++;
}

bool unavoidable_needs(const struct unavoidable *u, uint32_t cell) {
    const uint32_t *set = u->set + (size_t)cell * u->variant->side;
    for (unsigned d = 0; d < u->variant->side; d++)
        if (u->clues[set[d]] == 1)
            return true;
    return false;
}
