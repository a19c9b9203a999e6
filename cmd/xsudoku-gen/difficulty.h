/* SPDX-License-Identifier: MIT */
/* Puzzles of a required difficulty, rated as by xsudoku-step. */
#ifndef XSUDOKU_GEN_DIFFICULTY_H
#define XSUDOKU_GEN_DIFFICULTY_H

#include "common/human/rating.h"

/* The allowed scores, both bounds included. */
struct difficulty_range {
    bool given; /* false if any puzzle will do */
    uint32_t low, high;
    const struct technique *hardest; /* the hardest technique needed, or NULL for any */
};

struct difficulty {
    struct difficulty_range range;
    struct layout layout;
    struct human human;
    struct rating rating; /* of the puzzle rated last */
};

/* Parses the name of a level or of a technique, or two scores LOW-HIGH.  Returns false if text is
 * none of these. */
bool difficulty_parse(const char *text, struct difficulty_range *range);

/* Properties of all puzzles that techniques depend on. */
struct difficulty_ground {
    const struct rules *rules; /* NULL for none */
    bool sums, outside;        /* cages or outside clues are drawn */
    bool crossings;            /* houses share several cells */
};

/* Whether puzzles can need the technique of a range; else diag's text says why not. */
bool difficulty_can_be(const struct difficulty_range *range, const struct difficulty_ground *ground,
                       struct diag *diag);

/* Prepares for puzzles of a shape.  Allocates no memory if any puzzle will do. */
void difficulty_init(struct difficulty *difficulty, const struct difficulty_range *range,
                     const struct variant_shape *shape, struct memory *memory);
void difficulty_free(struct difficulty *difficulty);

/* Compares a puzzle, which must have one solution, with the required difficulty. */
enum difficulty_answer { DIFFICULTY_EASIER, DIFFICULTY_FITS, DIFFICULTY_HARDER };
enum difficulty_answer difficulty_compare(struct difficulty *difficulty, const uint8_t *cells);

/* The distance of a puzzle from the required difficulty, in points of its score or in the cost of
 * its hardest technique; 0 if it fits.  A distance above `most` may be reported as any number above
 * `most`, which takes less time. */
uint32_t difficulty_distance(struct difficulty *difficulty, const uint8_t *cells, uint32_t most);

#endif
