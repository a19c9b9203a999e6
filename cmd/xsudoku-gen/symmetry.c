/* SPDX-License-Identifier: MIT */
#include "symmetry.h"

#include <assert.h>

const char *const symmetry_names[] = {
    [SYMMETRY_NONE] = "none",           [SYMMETRY_ROTATE180] = "rotate180",
    [SYMMETRY_ROTATE90] = "rotate90",   [SYMMETRY_MIRROR] = "mirror",
    [SYMMETRY_FLIP] = "flip",           [SYMMETRY_DIAGONAL] = "diagonal",
    [SYMMETRY_DIHEDRAL] = "dihedral",   [SYMMETRY_MIRROR4] = "mirror4",
    [SYMMETRY_DIAGONAL4] = "diagonal4", [SYMMETRY_RANDOM] = "random",
    [SYMMETRY_RANDOM + 1] = NULL,
};

/* The eight maps of a square onto itself.  Each is made of up to three steps and is numbered by
 * their sum: rows and columns change places (1), then rows are reversed (2), then columns (4). */
enum { TRANSPOSE = 1, FLIP_ROWS = 2, FLIP_COLUMNS = 4, MAPS = 8 };

/* The maps of each symmetry, a bit each; they are groups. */
static const unsigned groups[] = {
    [SYMMETRY_NONE] = 1,
    [SYMMETRY_ROTATE180] = 1 | 1u << (FLIP_ROWS | FLIP_COLUMNS),
    [SYMMETRY_ROTATE90] = 1 | 1u << (TRANSPOSE | FLIP_ROWS) | 1u << (TRANSPOSE | FLIP_COLUMNS) |
                          1u << (FLIP_ROWS | FLIP_COLUMNS),
    [SYMMETRY_MIRROR] = 1 | 1u << FLIP_COLUMNS,
    [SYMMETRY_FLIP] = 1 | 1u << FLIP_ROWS,
    [SYMMETRY_DIAGONAL] = 1 | 1u << TRANSPOSE,
    [SYMMETRY_DIHEDRAL] = (1u << MAPS) - 1,
    [SYMMETRY_MIRROR4] =
        1 | 1u << FLIP_ROWS | 1u << FLIP_COLUMNS | 1u << (FLIP_ROWS | FLIP_COLUMNS),
    [SYMMETRY_DIAGONAL4] = 1 | 1u << TRANSPOSE | 1u << (FLIP_ROWS | FLIP_COLUMNS) |
                           1u << (TRANSPOSE | FLIP_ROWS | FLIP_COLUMNS),
};

/* The image of a cell; AREA_NONE if no cell is there. */
static uint32_t image(const struct area *area, uint32_t cell, unsigned map) {
    unsigned row, column;
    assert(cell < area->cells && map < MAPS);
    if (map & TRANSPOSE)
        area_place(area, cell, &column, &row);
    else
        area_place(area, cell, &row, &column);
    row = map & FLIP_ROWS ? area->rows - 1 - row : row;
    column = map & FLIP_COLUMNS ? area->columns - 1 - column : column;
    return area_cell(area, row, column);
}

/* Whether any of the symmetries that may be drawn fits. */
static bool some_fit(const struct area *area) {
    for (unsigned symmetry = SYMMETRY_NONE + 1; symmetry < SYMMETRY_DIHEDRAL; symmetry++)
        if (symmetry_fits((enum symmetry)symmetry, area))
            return true;
    return false;
}

bool symmetry_fits(enum symmetry symmetry, const struct area *area) {
    assert(symmetry == SYMMETRY_RANDOM || groups[symmetry] & 1); /* a group has the identity */
    if (symmetry == SYMMETRY_RANDOM)
        return some_fit(area);
    for (uint32_t c = 0; c < area->cells; c++)
        for (unsigned map = 0; map < MAPS; map++)
            if (groups[symmetry] >> map & 1 && image(area, c, map) == AREA_NONE)
                return false;
    return true;
}

/* Writes the distinct images of a cell to orbit.  Returns their number, or 0 if one of them is less
 * than the cell, so that the orbit is listed already. */
static uint32_t find_orbit(const struct area *area, uint32_t cell, unsigned group,
                           uint32_t orbit[MAPS]) {
    uint32_t size = 0;
    for (unsigned map = 0; map < MAPS; map++) {
        uint32_t to, i = 0;
        if (!(group >> map & 1))
            continue;
        to = image(area, cell, map);
        if (to < cell)
            return 0;
        while (i < size && orbit[i] != to)
            i++;
        if (i == size)
            orbit[size++] = to;
    }
    assert(size && MAPS % size == 0); /* as the size of a group is a multiple of an orbit's */
    return size;
}

#ifndef NDEBUG
/* Whether the maps of a symmetry take each orbit to itself. */
static bool are_closed(const struct orbits *orbits, unsigned group, const struct area *area) {
    for (uint32_t orbit = 0; orbit < orbits->count; orbit++)
        for (uint32_t i = orbits->begin[orbit]; i < orbits->begin[orbit + 1]; i++)
            for (unsigned map = 0; map < MAPS; map++) {
                uint32_t to = image(area, orbits->cells[i], map), k = orbits->begin[orbit];
                while (k < orbits->begin[orbit + 1] && orbits->cells[k] != to)
                    k++;
                if (group >> map & 1 && k == orbits->begin[orbit + 1])
                    return false;
            }
    return true;
}
#endif

void symmetry_list_orbits(struct orbits *orbits, enum symmetry symmetry, const struct area *area,
                          struct memory *memory) {
    uint32_t cells = area->cells, used = 0, orbit[MAPS];
    *orbits = (struct orbits){0};
    orbits->cells = memory_zeroed(memory, cells, sizeof *orbits->cells);
    orbits->begin = memory_zeroed(memory, (size_t)cells + 1, sizeof *orbits->begin);
    for (uint32_t c = 0; c < cells; c++) {
        uint32_t size = find_orbit(area, c, groups[symmetry], orbit);
        if (!size)
            continue;
        for (uint32_t i = 0; i < size; i++)
            orbits->cells[used++] = orbit[i];
        orbits->begin[++orbits->count] = used;
    }
    assert(used == cells); /* each cell is in one orbit */
    assert(are_closed(orbits, groups[symmetry], area));
}

void symmetry_free_orbits(struct orbits *orbits, struct memory *memory) {
    memory_release(memory, orbits->cells);
    memory_release(memory, orbits->begin);
}

bool symmetry_can_sum(const struct orbits *orbits, uint32_t cells, struct memory *memory) {
    /* The sums that the orbits so far can have. */
    uint8_t *sums = memory_zeroed(memory, (size_t)cells + 1, 1);
    sums[0] = 1;
    for (uint32_t i = 0; i < orbits->count; i++)
        for (uint32_t size = symmetry_orbit_size(orbits, i), sum = cells; sum >= size; sum--)
            sums[sum] |= sums[sum - size];
    assert(sums[0]);
    bool possible = sums[cells];
    memory_release(memory, sums);
    return possible;
}
