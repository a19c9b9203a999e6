/* SPDX-License-Identifier: MIT */
/* The houses of plain Sudoku as tables, in the order in which Sudoku Explainer looks at them: boxes
 * 0 to 8, columns 9 to 17, rows 18 to 26. */
#ifndef COMMON_EXPLAINER_FRAME_H
#define COMMON_EXPLAINER_FRAME_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "common/base/bit.h"

enum {
    FRAME_SIDE = 9,
    FRAME_CELLS = 81,
    FRAME_HOUSES = 27,
    FRAME_PEERS = 20,
    FRAME_COLUMNS = 9, /* the first column */
    FRAME_ROWS = 18,
    FRAME_ALL = 511, /* every digit, or every place of a house */
};

/* A set of digits, bit d for digit d + 1, or of places in a house. */
typedef uint16_t Nine;

struct frame {
    uint8_t member[FRAME_HOUSES][FRAME_SIDE];
    uint8_t house[FRAME_CELLS][3];          /* of a cell: its box, column and row */
    uint8_t place[FRAME_CELLS][3];          /* its place in each of these */
    uint8_t peer[FRAME_CELLS][FRAME_PEERS]; /* in ascending order */
    bool sees[FRAME_CELLS][FRAME_CELLS];
};

/* Fills the tables in. */
void frame_init(struct frame *frame);

/* The number of elements. */
static inline unsigned nine_size(unsigned set) {
    assert(set <= FRAME_ALL);
    return bit_count(set);
}

/* The least element of a nonempty set. */
static inline unsigned nine_first(unsigned set) {
    assert(set && set <= FRAME_ALL);
    return bit_lowest(set);
}

/* The next larger set with the same number of elements as a nonempty one (Gosper, 1972). */
static inline unsigned nine_next(unsigned set) {
    assert(set && set <= FRAME_ALL);
    unsigned low = set & -set, up = set + low;
    return up | (((set ^ up) >> 2) / low);
}

/* For each set of `size` elements among the first `count` digits or places. */
#define FOR_NINES(set, size, count) \
    for (unsigned set = (1u << (size)) - 1; set < 1u << (count); set = nine_next(set))

/* For each element of a set. */
#define FOR_EACH(i, set)                                                             \
    for (unsigned i##_left = (set), i; i##_left && (i = nine_first(i##_left), true); \
         i##_left &= i##_left - 1)

#endif
