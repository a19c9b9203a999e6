/* SPDX-License-Identifier: MIT */
#include "blocks.h"

#include <assert.h>

#include "neighbours.h"

/* Of a hundred places at least LEAST_BLOCKED are blocked, and fewer than LEAST_BLOCKED + SPREAD.
 * With fewer, runs are long, and hardly any sums of them have one solution. */
enum { LEAST_BLOCKED = 26, SPREAD = 10 };

static bool is_cell(const struct area *area, unsigned row, unsigned column) {
    return area_cell(area, row, column) != AREA_NONE;
}

unsigned blocks_run(const struct area *area, unsigned row, unsigned column, bool down) {
    unsigned cells = 0;
    while (is_cell(area, row + down * (cells + 1), column + !down * (cells + 1)))
        cells++;
    return cells;
}

/* The length of the run of a cell. */
static unsigned length_at(const struct area *area, unsigned row, unsigned column, bool down) {
    unsigned before = 0;
    assert(is_cell(area, row, column));
    while (is_cell(area, row - down * (before + 1), column - !down * (before + 1)))
        before++;
    return before + 1 + blocks_run(area, row, column, down);
}

static bool is_alone(const struct area *area, unsigned row, unsigned column) {
    return is_cell(area, row, column) &&
           (length_at(area, row, column, false) == 1 || length_at(area, row, column, true) == 1);
}

/* Whether a neighbour of a place is a run of its own. */
static bool isolates(const struct area *area, unsigned row, unsigned column) {
    return is_alone(area, row - 1, column) || is_alone(area, row + 1, column) ||
           is_alone(area, row, column - 1) || is_alone(area, row, column + 1);
}

/* Marks the cells that can be reached from a cell.  Returns their number. */
static uint32_t reach(const struct area *area, uint32_t from, bool met[AREA_CELLS_MAX]) {
    uint32_t waiting[AREA_CELLS_MAX], count = 1, done = 0;
    waiting[0] = from;
    met[from] = true;
    while (done < count) {
        uint32_t beside[4];
        for (unsigned i = neighbours_in(area, waiting[done++], beside); i-- > 0;) {
            if (met[beside[i]])
                continue;
            met[beside[i]] = true;
            waiting[count++] = beside[i];
        }
    }
    assert(count <= area->cells);
    return count;
}

static bool is_connected(const struct area *area) {
    bool met[AREA_CELLS_MAX] = {false};
    return reach(area, 0, met) == area->cells;
}

/* Blocks a place and its image under a half turn, if the board stays valid. */
static void try_block(struct area *area, unsigned row, unsigned column) {
    struct area before = *area;
    struct diag unused;
    unsigned other_row = area->rows - row, other_column = area->columns - column;
    bool fine = is_cell(area, row, column) && area_block(area, row, column, &unused);
    if (fine && is_cell(area, other_row, other_column))
        fine = area_block(area, other_row, other_column, &unused);
    if (!fine || isolates(area, row, column) || isolates(area, other_row, other_column) ||
        !is_connected(area))
        *area = before;
}

static void block_margins(struct area *area) {
    struct diag unused;
    for (unsigned column = 0; column < area->columns; column++)
        area_block(area, 0, column, &unused);
    for (unsigned row = 1; row < area->rows; row++)
        area_block(area, row, 0, &unused);
}

static bool is_long(const struct area *area, unsigned row, unsigned column) {
    unsigned most = area->side < 9 ? area->side : 9;
    return is_cell(area, row, column) && (length_at(area, row, column, false) > most ||
                                          length_at(area, row, column, true) > most);
}

bool blocks_fit(const struct area *area, struct diag *diag) {
    for (unsigned row = 0; row < area->rows; row++)
        for (unsigned column = 0; column < area->columns; column++) {
            if (is_cell(area, row, column) && (!row || !column))
                return diag_set(diag, "r%uc%u has no place before it for a sum", row + 1,
                                column + 1);
            if (is_alone(area, row, column) || is_long(area, row, column))
                return diag_set(diag,
                                "r%uc%u is in a run of one cell, or of more than there are digits",
                                row + 1, column + 1);
        }
    return true;
}

#ifndef NDEBUG
/* Whether a half turn of the board, its margins apart, leaves it as it is. */
static bool is_symmetric(const struct area *area) {
    for (unsigned row = 1; row < area->rows; row++)
        for (unsigned column = 1; column < area->columns; column++)
            if (is_cell(area, row, column) !=
                is_cell(area, area->rows - row, area->columns - column))
                return false;
    return true;
}
#endif

bool blocks_draw(struct area *area, struct random *random) {
    unsigned rows = area->rows - 1, columns = area->columns - 1;
    block_margins(area);
    uint32_t all = area->cells, tries = 4 * all;
    uint32_t wanted = all * (LEAST_BLOCKED + random_below(random, SPREAD)) / 100;
    for (; tries && all - area->cells < wanted; tries--)
        try_block(area, 1 + random_below(random, rows), 1 + random_below(random, columns));
    for (tries = 4 * all; tries; tries--) {
        unsigned row = 1 + random_below(random, rows), column = 1 + random_below(random, columns);
        if (is_long(area, row, column))
            try_block(area, row, column);
    }
    struct diag unused;
    assert(is_symmetric(area) && is_connected(area));
    return blocks_fit(area, &unused);
}
