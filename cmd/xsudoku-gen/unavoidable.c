#include "unavoidable.h"

#include <string.h>

#include "common/rulebond.h"

/* Clues of a set that can be avoided: more or less by those of a grid make no difference. */
#define AVOIDABLE (UINT32_MAX / 2)

/* Sets: no more than half the cells of two digits for each pair of digits. */
static size_t sets_max(const struct variant *variant) {
    return (size_t)variant->cells * variant->side / 2 + 1;
}

void unavoidable_init(struct unavoidable *u, const struct variant *variant,
                      const struct sudoku *solver, struct memory *memory) {
    *u = (struct unavoidable){.variant = variant, .solver = solver};
    u->where = memory_zeroed(memory, (size_t)variant->count * variant->side, sizeof *u->where);
    u->set = memory_zeroed(memory, (size_t)variant->cells * variant->side, sizeof *u->set);
    u->clues = memory_zeroed(memory, sets_max(variant), sizeof *u->clues);
    u->cells = memory_zeroed(memory, variant->cells, sizeof *u->cells);
    u->grid = memory_zeroed(memory, variant->cells, 1);
}

void unavoidable_free(struct unavoidable *u, struct memory *memory) {
    memory_release(memory, u->where);
    memory_release(memory, u->set);
    memory_release(memory, u->clues);
    memory_release(memory, u->cells);
    memory_release(memory, u->grid);
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

/* Exchanges two digits, whose sum is given, in the cells of a set. */
static void exchange(struct unavoidable *u, uint32_t size, unsigned both) {
    for (uint32_t i = 0; i < size; i++)
        u->grid[u->cells[i]] = (uint8_t)(both - u->grid[u->cells[i]]);
}

/* Whether a cell's digit keeps all rules. */
static bool keeps_rules(const struct unavoidable *u, uint32_t cell) {
    const struct sudoku *s = u->solver;
    const struct rules *rules = s->rules;
    if (!(rules->allowed[cell] >> (u->grid[cell] - 1) & 1))
        return false;
    for (uint32_t i = rules->differ_begin[cell]; i < rules->differ_begin[cell + 1]; i++)
        if (u->grid[rules->differ.data[i]] == u->grid[cell])
            return false;
    for (uint32_t i = s->bonds.size ? s->bonds_begin[cell] : 0;
         s->bonds.size && i < s->bonds_begin[cell + 1]; i++) {
        const struct rules_bond *bond = &s->bonds.data[s->bonds_of[i]];
        if (!rulebond_holds(rules, bond, s->bonded.data + bond->begin, u->grid))
            return false;
    }
    return true;
}

/* Whether the rules stay when the digits of a set change places. */
static bool can_change(struct unavoidable *u, uint32_t size, unsigned both) {
    uint32_t i = 0;
    if (!rules_beyond_houses(u->variant->rules))
        return true;
    exchange(u, size, both);
    while (i < size && keeps_rules(u, u->cells[i]))
        i++;
    exchange(u, size, both);
    return i == size;
}

/* Gathers the set of a cell and of the digit, counted from 0, that changes places with its own. */
static void gather(struct unavoidable *u, uint32_t set, uint32_t cell, unsigned other) {
    const struct variant *variant = u->variant;
    unsigned side = variant->side, both = u->grid[cell] - 1u + other;
    uint32_t size = 1;
    u->set[cell * side + other] = set;
    u->cells[0] = cell;
    for (uint32_t left = 0; left < size; left++) {
        uint32_t at = u->cells[left];
        unsigned own = u->grid[at] - 1u, lacks = both - own;
        for (uint32_t i = variant->of_begin[at]; i < variant->of_begin[at + 1]; i++) {
            uint32_t next = u->where[variant->of[i] * side + lacks];
            if (u->set[next * side + own] == set)
                continue;
            u->set[next * side + own] = set;
            u->cells[size++] = next;
        }
    }
    u->clues[set] = can_change(u, size, both + 2) ? size : AVOIDABLE;
}

void unavoidable_find(struct unavoidable *u, const uint8_t *grid) {
    unsigned side = u->variant->side;
    memset(u->set, 0, (size_t)u->variant->cells * side * sizeof *u->set);
    memcpy(u->grid, grid, u->variant->cells);
    u->clues[0] = AVOIDABLE;
    u->sets = 0;
    find_digits(u, grid);
    for (unsigned a = 0; a < side; a++)
        for (unsigned b = a + 1; b < side; b++)
            for (unsigned row = 0; row < side; row++) {
                uint32_t cell = u->where[row * side + a];
                if (!u->set[cell * side + b])
                    gather(u, ++u->sets, cell, b);
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
