/* SPDX-License-Identifier: MIT */
/* The houses of a variant as tables for solving by hand, constant during a puzzle. */
#ifndef COMMON_HUMAN_LAYOUT_H
#define COMMON_HUMAN_LAYOUT_H

#include "common/base/stack.h"
#include "common/houses/variant.h"
#include "common/human/bondindex.h"
#include "common/human/derived.h"
#include "common/human/relatives.h"
#include "common/human/set.h"

/* The largest side: digits have one-character symbols, and fit into a Set. */
enum { LAYOUT_SIDE_MAX = 35 };

/* Words of a set of cells at the largest side. */
enum { LAYOUT_WORDS_MAX = (LAYOUT_SIDE_MAX * LAYOUT_SIDE_MAX + 63) / 64 };

/* Two houses that share several cells, in a given order. */
struct layout_crossing {
    uint32_t from, to;
    Set in_from, in_to; /* the shared cells, as places of either house */
};

STACK(layout_crossings, struct layout_crossing);

/* Four cells around a rectangle: 0 and 2 are a diagonal. */
struct layout_rectangle {
    uint32_t cells[4];
};

STACK(layout_rectangles, struct layout_rectangle);

/* The largest side for which rectangles are listed: see count.h. */
enum { LAYOUT_RECTANGLES_MAX = 12 };

/* A cell's place in one of its houses. */
struct layout_place {
    uint32_t house, first; /* house * side, where numbers of its digits begin */
    Set bit;               /* the place */
};

struct layout {
    struct variant variant;
    unsigned side;
    uint32_t cells, houses;
    uint32_t lines;                   /* number of rows, and of columns: see struct variant */
    uint32_t words;                   /* of a set of cells */
    Set all;                          /* digits */
    uint64_t whole[LAYOUT_WORDS_MAX]; /* all cells */
    struct layout_place *places;      /* by entry of variant.of: the cell's place in that house */
    uint32_t *peers; /* of cell c: from peers[peers_begin[c]] to those of the next cell */
    uint32_t *peers_begin;
    uint32_t peers_taken;              /* entries that peers has room for */
    uint64_t *sees;                    /* by cell: its peers as a set of `words` words */
    uint64_t *members;                 /* by house: its cells, likewise */
    struct layout_crossings crossings; /* first those from regions, then those from lines */
    size_t pointing;                   /* number of crossings from regions */
    struct layout_rectangles deadly;   /* where two digits could be swapped, by houses */
    struct derived derived;
    struct bondindex bondindex;
    struct relatives relatives;
    uint64_t *near; /* by cell: what it sees other than in its row and column, likewise */
    struct memory *memory;
};

/* Builds the tables of a shape with a side of at most LAYOUT_SIDE_MAX. */
void layout_init(struct layout *layout, const struct variant_shape *shape, struct memory *memory);
void layout_free(struct layout *layout);

/* Whether a house is a region, such as a box, and not a line. */
bool layout_is_region(const struct layout *layout, uint32_t house);

/* The cell at a place of a house. */
static inline uint32_t layout_cell(const struct layout *layout, uint32_t house, unsigned place) {
    assert(house < layout->houses && place < layout->side);
    return layout->variant.members[house * layout->side + place];
}

/* Whether a house has the cell. */
static inline bool layout_has(const struct layout *layout, uint32_t house, uint32_t cell) {
    assert(house < layout->houses && cell < layout->cells);
    return set_has(layout->members + (size_t)house * layout->words, cell);
}

/* The peers of a cell as a set. */
static inline const uint64_t *layout_sees(const struct layout *layout, uint32_t cell) {
    assert(cell < layout->cells);
    return layout->sees + (size_t)cell * layout->words;
}

/* The cells that a cell sees other than in its row and column, as a set. */
static inline const uint64_t *layout_near(const struct layout *layout, uint32_t cell) {
    assert(cell < layout->cells);
    return layout->near + (size_t)cell * layout->words;
}

#endif
