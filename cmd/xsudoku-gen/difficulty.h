/* SPDX-License-Identifier: MIT */
/* Puzzles of a difficulty asked for: ratings as xsudoku-step has them. */
#ifndef XSUDOKU_GEN_DIFFICULTY_H
#define XSUDOKU_GEN_DIFFICULTY_H

#include "common/human/rating.h"

/* The scores that are allowed, both included. */
struct difficulty_range {
    bool given; /* else any puzzle will do */
    uint32_t low, high;
    const struct technique *hardest; /* the technique that is needed, nothing harder; or NULL */
};

struct difficulty {
    struct difficulty_range range;
    struct layout layout;
    struct human human;
    struct rating rating; /* of the puzzle last looked at */
};

/* Reads the name of a word or of a technique, or LOW-HIGH, two scores.  Returns false when text is
 * none of these. */
bool difficulty_parse(const char *text, struct difficulty_range *range);

/* What all puzzles have that a technique may be about. */
struct difficulty_ground {
    const struct rules *rules; /* NULL for none */
    bool sums, outside;        /* cages, or clues outside the grid, that are drawn */
    bool crossings;            /* houses that share several cells */
};

/* Whether puzzles can need the technique that a range names; else diag's text says why not. */
bool difficulty_can_be(const struct difficulty_range *range, const struct difficulty_ground *ground,
                       struct diag *diag);

/* Makes ready for puzzles of a shape.  Takes no memory when any puzzle will do. */
void difficulty_init(struct difficulty *difficulty, const struct difficulty_range *range,
                     const struct variant_shape *shape, struct memory *memory);
void difficulty_free(struct difficulty *difficulty);

/* Compares a puzzle, which has one solution, with the difficulty asked for. */
enum difficulty_answer { DIFFICULTY_EASIER, DIFFICULTY_FITS, DIFFICULTY_HARDER };
enum difficulty_answer difficulty_compare(struct difficulty *difficulty, const uint8_t *cells);

/* How far a puzzle is from it, in points of its score or in the cost of its hardest technique; 0
 * where it fits.  What is farther than `most` may get any number above that, which takes less
 * time. */
uint32_t difficulty_distance(struct difficulty *difficulty, const uint8_t *cells, uint32_t most);

#endif
