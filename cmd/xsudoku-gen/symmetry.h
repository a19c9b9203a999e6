/* SPDX-License-Identifier: MIT */
/* Symmetric patterns: sets of cells that are blank together. */
#ifndef XSUDOKU_GEN_SYMMETRY_H
#define XSUDOKU_GEN_SYMMETRY_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory.h"
#include "common/rules/area.h"

enum symmetry {
    SYMMETRY_NONE,
    SYMMETRY_ROTATE180, /* half a turn */
    SYMMETRY_ROTATE90,  /* a quarter of a turn, either way */
    SYMMETRY_MIRROR,    /* left to right */
    SYMMETRY_FLIP,      /* top to bottom */
    SYMMETRY_DIAGONAL,  /* at the diagonal that falls from the top left corner */
    SYMMETRY_DIHEDRAL,  /* all of these */
    SYMMETRY_MIRROR4,   /* left to right and top to bottom */
    SYMMETRY_DIAGONAL4, /* at both diagonals */
    SYMMETRY_RANDOM,    /* for each puzzle one of these: no group, so it has no orbits */
};

/* By symmetry, ended by NULL: the names for -y. */
extern const char *const symmetry_names[];

/* The orbits of a symmetry: sets of cells that it maps to each other. */
struct orbits {
    uint32_t count;
    uint32_t *cells; /* by orbit: orbit i has cells[begin[i]] .. cells[begin[i + 1] - 1] */
    uint32_t *begin; /* count + 1 entries used, of one more than cells */
};

/* Whether the cells of an area are as a symmetry asks for, or for SYMMETRY_RANDOM as some does
 * without those that are all of them: the cells of several grids need not be. */
bool symmetry_fits(enum symmetry symmetry, const struct area *area);

/* Lists the orbits of an area that fits the symmetry. */
void symmetry_list_orbits(struct orbits *orbits, enum symmetry symmetry, const struct area *area,
                          struct memory *memory);
void symmetry_free_orbits(struct orbits *orbits, struct memory *memory);

static inline uint32_t symmetry_orbit_size(const struct orbits *orbits, uint32_t orbit) {
    return orbits->begin[orbit + 1] - orbits->begin[orbit];
}

/* Whether some of the orbits have this many cells in all. */
bool symmetry_can_sum(const struct orbits *orbits, uint32_t cells, struct memory *memory);

#endif
