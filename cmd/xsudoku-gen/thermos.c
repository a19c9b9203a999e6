/* SPDX-License-Identifier: MIT */
#include "thermos.h"

#include <assert.h>

enum { CELLS_MAX = AREA_CELLS_MAX, SHORTEST = 3, LONGEST = 7 };

/* The part of the cells that is on thermometers, or as much of it as can be. */
enum { COVERED_PERCENT = 60 };

struct thermos {
    const struct area *area;
    const uint8_t *solution;
    struct random *random;
    bool taken[CELLS_MAX];
    uint32_t next[CELLS_MAX]; /* the cell after this one, or the cell itself */
};

/* Whether a diagonal step would cross another one, between the other two cells of the square, which
 * need not both exist. */
static bool crosses(const struct thermos *t, unsigned row, unsigned column, unsigned to_row,
                    unsigned to_column) {
    uint32_t a = area_cell(t->area, row, to_column), b = area_cell(t->area, to_row, column);
    return a != AREA_NONE && b != AREA_NONE && (t->next[a] == b || t->next[b] == a);
}

/* A random free cell that shares an edge or a corner with one and has a higher digit; false if
 * there is none. */
static bool find_next(const struct thermos *t, uint32_t cell, uint32_t *next) {
    unsigned row, column, found = 0;
    area_place(t->area, cell, &row, &column);
    for (unsigned r = row - (row > 0); r <= row + 1; r++)
        for (unsigned c = column - (column > 0); c <= column + 1; c++) {
            uint32_t to = area_cell(t->area, r, c);
            if (to == AREA_NONE || t->taken[to] || t->solution[to] <= t->solution[cell])
                continue;
            if (r != row && c != column && crosses(t, row, column, r, c))
                continue;
            if (random_below(t->random, ++found) == 0)
                *next = to;
        }
    return found > 0;
}

/* Draws a thermometer from its bulb.  Returns its number of cells, or 0, with nothing drawn, if it
 * would be too short. */
static uint32_t draw_one(struct thermos *t, uint32_t bulb, uint32_t path[LONGEST]) {
    uint32_t count = 1, wanted = SHORTEST + random_below(t->random, LONGEST - SHORTEST + 1);
    path[0] = bulb;
    t->taken[bulb] = true;
    while (count < wanted && find_next(t, path[count - 1], &path[count])) {
        assert(t->solution[path[count - 1]] < t->solution[path[count]]);
        t->taken[path[count]] = true;
        t->next[path[count - 1]] = path[count];
        count++;
    }
    for (uint32_t i = 0; count < SHORTEST && i < count; i++) {
        t->taken[path[i]] = false;
        t->next[path[i]] = path[i];
    }
    assert(count && count <= LONGEST);
    return count < SHORTEST ? 0 : count;
}

void thermos_draw(const struct area *area, const uint8_t *solution, struct random *random,
                  struct rules_text *text) {
    struct thermos t = {.area = area, .solution = solution, .random = random};
    uint32_t order[CELLS_MAX], cells = area->cells, covered = 0;
    random_order(random, order, cells);
    for (uint32_t i = 0; i < cells; i++)
        t.next[i] = i;
    for (uint32_t i = 0; i < cells && covered * 100 < cells * COVERED_PERCENT; i++) {
        uint32_t path[LONGEST], count = t.taken[order[i]] ? 0 : draw_one(&t, order[i], path);
        if (count)
            rules_text_cells(text, "thermo", path, count, area);
        covered += count;
    }
    assert(covered <= cells);
}
