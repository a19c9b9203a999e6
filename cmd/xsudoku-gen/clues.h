/* SPDX-License-Identifier: MIT */
/* Rules drawn for each puzzle from its solution: cages, thermometers, outside clues and so on.  A
 * new kind is a row of the table, a function, and an option in main.c. */
#ifndef XSUDOKU_GEN_CLUES_H
#define XSUDOKU_GEN_CLUES_H

#include "common/base/random.h"
#include "common/houses/variant.h"

/* In the order in which they are drawn and written below a header. */
enum clues_kind {
    CLUES_KILLER,
    CLUES_THERMO,
    CLUES_EVENODD,
    CLUES_KROPKI,
    CLUES_SANDWICH,
    CLUES_SKYSCRAPER,
    CLUES_XSUM,
    CLUES_NUMBEREDROOM,
    CLUES_KINDS
};

/* The names of the options by kind, ended by NULL. */
extern const char *const clues_names[];

/* Draws clues of some kinds, one bit each, for a solution of an area of a side up to
 * RULES_SIDE_MAX.  Returns a text with one user: other rules, then the clues. */
struct rules_text *clues_draw(unsigned kinds, const struct area *area, const uint8_t *solution,
                              const struct rules_text *others, struct random *random,
                              struct memory *memory);

/* Whether grids of the side can have such clues, and the rules of a shape and of regions leave room
 * for them; else diag's text says which kind is impossible and why. */
bool clues_fit(unsigned kinds, const struct variant_shape *shape, bool regions, struct diag *diag);

#endif
