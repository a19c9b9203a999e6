/* SPDX-License-Identifier: MIT */
/* Digging holes: from a complete grid to a puzzle with this grid as its only solution. */
#ifndef XSUDOKU_GEN_DIG_H
#define XSUDOKU_GEN_DIG_H

#include "common/solving/sudoku.h"
#include "symmetry.h"
#include "unavoidable.h"

struct dig {
    struct sudoku *solver;
    struct random *random;
    const struct orbits *orbits; /* sets of cells that are blank together or not at all */
    struct unavoidable unavoidable;
    uint32_t *order;      /* the orbits, shuffled for each grid */
    uint32_t *dug, count; /* the orbits blanked, in the order of `order` */
    uint32_t *place;      /* by cell: the place of its orbit in `order` */
    uint8_t *grid;        /* the puzzle; belongs to the caller */
    uint8_t *known;       /* the complete grid, its solution */
    uint8_t *other;       /* another solution, or the known one if the last search found none */
    bool sparse;          /* few clues are likely to be left; set by the caller */
    bool bare; /* no clue may be left: digging ends once one is needed; set by the caller */
    const uint8_t *kept;  /* NULL, or by cell: not 0 if the clue is to stay; set by the caller */
    uint32_t holes, made; /* the number wanted, and the number of blank cells now */
    uint64_t end;         /* digging ends when solver->guesses reaches it; 0 for no end */
    struct memory *memory;
};

/* All arguments belong to the caller and must outlive the struct. */
void dig_init(struct dig *dig, const struct variant *variant, const struct orbits *orbits,
              struct sudoku *solver, struct random *random, struct memory *memory);
void dig_free(struct dig *dig);

/* Blanks cells of a complete grid in random order, an orbit at a time, until `holes` are blank or
 * every orbit was tried.  An orbit keeps its clues if there would be a second solution without
 * them. Returns the number of holes.
 *
 * If end is 0, an orbit also keeps its clues if the search for a second solution takes long, as in
 * large grids.  Otherwise no search is given up, so that in the end no further orbit could be
 * blanked. If the solver's count of guesses reaches `end` before that, the puzzle has one solution,
 * but some clues may be needless. */
uint32_t dig_holes(struct dig *dig, uint8_t *grid, uint32_t holes, uint64_t end);

/* After dig_holes, gives clues back: only the first `keep` orbits dug stay blank.  Returns the
 * number of holes. */
uint32_t dig_keep(struct dig *dig, uint32_t keep);

#endif
