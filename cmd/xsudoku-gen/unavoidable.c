/* SPDX-License-Identifier: MIT */
#include "unavoidable.h"

#include <assert.h>
#include <string.h>

#include "common/base/bit.h"
#include "common/rules/rulebond.h"

/* Rows are bits of a word.  In grids with more rows no sets are looked for. */
enum { ROWS_MAX = 64 };

/* The count of clues for a set that can be avoided; the clues of a grid never bring it near 0. */
#define AVOIDABLE (UINT32_MAX / 2)

/* The number of sets: for each pair of digits at most half the cells of the two digits. */
static size_t sets_max(const struct variant *variant) {
    return (size_t)variant->cells * variant->side / 2 + 1;
}

void unavoidable_init(struct unavoidable *u, const struct variant *variant,
                      const struct sudoku *solver, struct memory *memory) {
    *u = (struct unavoidable){.variant = variant, .solver = solver};
    u->where = memory_zeroed(memory, (size_t)variant->lines * variant->side, sizeof *u->where);
    u->row = memory_zeroed(memory, (size_t)variant->count * variant->side, sizeof *u->row);
    u->row_of = memory_zeroed(memory, variant->cells, sizeof *u->row_of);
    u->near = memory_zeroed(memory, variant->lines, sizeof *u->near);
    u->set = memory_zeroed(memory, (size_t)variant->cells * variant->side, sizeof *u->set);
    u->clues = memory_zeroed(memory, sets_max(variant), sizeof *u->clues);
    u->cells = memory_zeroed(memory, variant->cells, sizeof *u->cells);
    u->grid = memory_zeroed(memory, variant->cells, 1);
    for (uint32_t c = 0; c < variant->cells && variant->lines; c++)
        u->row_of[c] = (uint8_t)variant->of[variant->of_begin[c]];
}

void unavoidable_free(struct unavoidable *u, struct memory *memory) {
    memory_release(memory, u->where);
    memory_release(memory, u->row);
    memory_release(memory, u->row_of);
    memory_release(memory, u->near);
    memory_release(memory, u->set);
    memory_release(memory, u->clues);
    memory_release(memory, u->cells);
    memory_release(memory, u->grid);
}

static void find_digits(struct unavoidable *u, const uint8_t *grid) {
    const struct variant *variant = u->variant;
    for (uint32_t h = 0; h < variant->count; h++) {
        const uint32_t *members = variant_members(variant, h);
        for (unsigned i = 0; i < variant->side; i++) {
            uint32_t cell = members[i], digit = grid[cell] - 1u;
            assert(digit < variant->side);
            if (h < variant->lines) {
                u->where[(size_t)h * variant->side + digit] = cell;
                u->set[(size_t)cell * variant->side + digit] = 0;
            }
            u->row[(size_t)digit * variant->count + h] = u->row_of[cell];
        }
    }
}

#ifndef NDEBUG
/* Whether the clues of each set that cannot be avoided are counted, and a digit is exchanged with
 * each other one in each cell.  Counted are those of a grid all of whose cells are clues. */
static bool are_counted(const struct unavoidable *u, uint32_t sets) {
    const struct variant *variant = u->variant;
    uint64_t members = 0, clues = 0;
    for (uint32_t c = 0; c < variant->cells; c++)
        for (unsigned d = 0; d < variant->side; d++) {
            uint32_t set = u->set[(size_t)c * variant->side + d];
            if (set > sets || !set != (d + 1 == u->grid[c]))
                return false;
            members += set && u->clues[set] != AVOIDABLE;
        }
    for (uint32_t set = 1; set <= sets; set++)
        clues += u->clues[set] == AVOIDABLE ? 0 : u->clues[set];
    return members == clues;
}
#endif

/* Exchanges two digits, whose sum is given, in the cells of a set. */
static void exchange(struct unavoidable *u, uint32_t size, unsigned both) {
    for (uint32_t i = 0; i < size; i++) {
        assert(u->grid[u->cells[i]] && u->grid[u->cells[i]] < both);
        u->grid[u->cells[i]] = (uint8_t)(both - u->grid[u->cells[i]]);
    }
}

/* Whether the digit of a cell keeps all rules. */
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

/* Whether all rules still hold when the digits of a set are exchanged. */
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

static inline void relate(uint64_t *near, unsigned x, unsigned y) {
    near[x] |= (uint64_t)1 << y;
    near[y] |= (uint64_t)1 << x;
}

/* For two digits, counted from 0, finds for each row the rows whose cells with these digits are in
 * a house with its own. */
static void relate_rows(struct unavoidable *u, unsigned a, unsigned b) {
    uint32_t lines = u->variant->lines, houses = u->variant->count;
    const uint8_t *row_a = u->row + (size_t)a * houses, *row_b = u->row + (size_t)b * houses;
    memset(u->near, 0, lines * sizeof *u->near);
    for (uint32_t h = lines; h < houses; h++)
        relate(u->near, row_a[h], row_b[h]);
    /* Rows of several grids share cells. */
    for (uint32_t h = 0; !u->solver->square && h < lines; h++) {
        relate(u->near, h, row_a[h]);
        relate(u->near, h, row_b[h]);
    }
}

static inline void add_cell(struct unavoidable *u, uint32_t set, uint32_t cell, unsigned other,
                            uint32_t *size) {
    uint32_t *its_set = &u->set[(size_t)cell * u->variant->side + other];
    u->cells[*size] = cell;
    *size += u->solver->square || *its_set != set;
    *its_set = set;
}

/* Gathers the set of two digits that has a row, and returns its rows.  The set has both digits in
 * all its rows, since one of them could not change there without the other. */
static uint64_t gather(struct unavoidable *u, uint32_t set, uint64_t row, unsigned a, unsigned b) {
    assert(set < sets_max(u->variant) && a < b);
    uint64_t rows = row, done = 0;
    uint32_t size = 0;
    for (uint64_t left = rows; left; left = rows & ~done) {
        unsigned at = bit_lowest(left);
        const uint32_t *where = u->where + (size_t)at * u->variant->side;
        done |= left & (0 - left);
        rows |= u->near[at];
        add_cell(u, set, where[a], b, &size);
        add_cell(u, set, where[b], a, &size);
    }
    assert(size >= 2 && size <= u->variant->cells);
    u->clues[set] = can_change(u, size, a + b + 2) ? size : AVOIDABLE;
    return rows;
}

void unavoidable_find(struct unavoidable *u, const uint8_t *grid) {
    const struct variant *variant = u->variant;
    unsigned side = variant->side, lines = variant->lines;
    uint32_t sets = 0;
    u->clues[0] = AVOIDABLE;
    if (lines > ROWS_MAX)
        return;
    if (!u->solver->square) /* else all are set anew, each once */
        memset(u->set, 0, (size_t)variant->cells * side * sizeof *u->set);
    memcpy(u->grid, grid, variant->cells);
    find_digits(u, grid);
    for (unsigned a = 0; a < side; a++)
        for (unsigned b = a + 1; b < side; b++) {
            relate_rows(u, a, b);
            for (uint64_t left = UINT64_MAX >> (ROWS_MAX - lines); left;)
                left &= ~gather(u, ++sets, left & (0 - left), a, b);
        }
    assert(are_counted(u, sets));
}

void unavoidable_forget(struct unavoidable *u) {
    memset(u->set, 0, (size_t)u->variant->cells * u->variant->side * sizeof *u->set);
    u->clues[0] = AVOIDABLE;
}

void unavoidable_blank(struct unavoidable *u, uint32_t cell) {
    assert(!unavoidable_needs(u, cell));
    const uint32_t *set = u->set + (size_t)cell * u->variant->side;
    for (unsigned d = 0; d < u->variant->side; d++) {
        assert(u->clues[set[d]] > 1);
        u->clues[set[d]]--;
    }
}

void unavoidable_restore(struct unavoidable *u, uint32_t cell) {
    const uint32_t *set = u->set + (size_t)cell * u->variant->side;
    for (unsigned d = 0; d < u->variant->side; d++) {
        assert(u->clues[set[d]]);
        u->clues[set[d]]++;
    }
}

bool unavoidable_needs(const struct unavoidable *u, uint32_t cell) {
    const uint32_t *set = u->set + (size_t)cell * u->variant->side;
    for (unsigned d = 0; d < u->variant->side; d++)
        if (u->clues[set[d]] == 1)
            return true;
    return false;
}
