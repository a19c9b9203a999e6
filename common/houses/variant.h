/* SPDX-License-Identifier: MIT */
/* The houses of a grid, given its variant and side (variants.h) and its rules (rules.h).
 *
 * A house is a set of SIDE cells that contains every digit once.  Rows and columns are houses of
 * every variant; variants differ in the rest (sudoku(5)).  Each of several grids has all houses of
 * the variant.  Cells are numbered as in area.h. */
#ifndef COMMON_HOUSES_VARIANT_H
#define COMMON_HOUSES_VARIANT_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "common/base/diag.h"
#include "common/base/memory.h"
#include "common/houses/variants.h"
#include "common/rules/area.h"
#include "common/rules/rules.h"

/* The largest side; a digit fits in a byte. */
enum { VARIANT_SIDE_MAX = 225 };

/* What determines the houses.  A box has box_rows * box_columns = side cells; both are 0 without
 * boxes.  Whoever keeps a copy of a shape must keep its rules by rules_keep; a struct variant
 * does. */
struct variant_shape {
    enum variant_kind kind;
    unsigned side, box_rows, box_columns;
    struct rules_text *rules; /* in addition to the variant's; NULL for none */
    struct area area;         /* determined by kind, side and rules */
};

struct variant_house {
    const struct variant_house_kind *kind;
    unsigned number; /* its number among the houses of its kind in its grid, from 1 */
    unsigned grid;   /* number of its grid, from 1; 0 if there is only one, or it belongs to none */
};

/* The row and column of a cell, from 0. */
struct variant_place {
    uint8_t row, column;
};

struct variant {
    struct variant_shape shape;
    unsigned side;
    uint32_t cells;
    /* The rows of all grids, grid by grid, are houses 0 to lines - 1, the columns lines to 2 *
     * lines - 1. */
    uint32_t lines;
    uint32_t count;               /* number of houses: rows, columns, boxes and the rest */
    struct variant_place *places; /* by cell */
    struct variant_house *houses;
    uint32_t *members; /* the cells of house h, ascending: side entries from members[h * side] */
    uint32_t *of;      /* the houses of cell c, ascending: of[of_begin[c] .. of_begin[c + 1] - 1] */
    uint32_t *of_begin;  /* cells + 1 entries */
    struct rules *rules; /* all rules, including those that make houses; or NULL */
    struct memory *memory;
};

/* Fills *shape for a variant of the given side.  Boxes are square if the side is a square,
 * otherwise as close to that as the side allows, and wider than high (6: 2 rows of 3).  Returns
 * false, with only diag's text filled, if the variant has no grid of that side. */
bool variant_shape(struct variant_shape *shape, enum variant_kind kind, unsigned side,
                   struct diag *diag);

/* The same for boxes of a given size, "RxC" in text: R rows of C columns, whose product is the
 * side.  For a variant without boxes gives the side only. */
bool variant_boxed(struct variant_shape *shape, enum variant_kind kind, const char *text,
                   struct diag *diag);

/* Whether a variant has rules about cells, which are for side 9, or places of grids. */
bool variant_has_cells(enum variant_kind kind);

/* Whether a variant has several grids; they are of side 9. */
bool variant_has_grids(enum variant_kind kind);

/* Whether a variant has houses besides rows, columns and boxes. */
bool variant_has_extras(enum variant_kind kind);

/* Whether a variant has rules, or the shape has some of its own. */
static inline bool variant_has_rules(const struct variant_shape *shape) {
    return shape->rules || variant_rules[shape->kind];
}

/* Assigns a shape to *to, releasing the rules of the old one and keeping those of the new one. */
void variant_keep(struct variant_shape *to, const struct variant_shape *from);

/* Whether the boxes are the default ones for the side. */
bool variant_usual(const struct variant_shape *shape);

static inline bool variant_same(const struct variant_shape *a, const struct variant_shape *b) {
    return a->kind == b->kind && a->side == b->side && a->box_rows == b->box_rows &&
           a->box_columns == b->box_columns && rules_same(a->rules, b->rules);
}

/* Finds the variant named by the length bytes at name.  Returns false if there is none. */
bool variant_find(const char *name, size_t length, enum variant_kind *kind);

/* Builds the houses of a shape that variant_shape allows. */
void variant_init(struct variant *variant, const struct variant_shape *shape,
                  struct memory *memory);
void variant_free(struct variant *variant);

/* The cells of a house. */
static inline const uint32_t *variant_members(const struct variant *variant, uint32_t house) {
    assert(house < variant->count);
    return variant->members + (size_t)house * variant->side;
}

/* The row and column of a cell on the board, from 0. */
static inline unsigned variant_row(const struct variant *variant, uint32_t cell) {
    assert(cell < variant->cells);
    return variant->places[cell].row;
}
static inline unsigned variant_column(const struct variant *variant, uint32_t cell) {
    assert(cell < variant->cells);
    return variant->places[cell].column;
}

/* Whether a house has a cell. */
bool variant_has(const struct variant *variant, uint32_t house, uint32_t cell);

/* Whether there is a border between two cells: a box, or a region of a map, contains only one of
 * them. */
bool variant_divides(const struct variant *variant, uint32_t a, uint32_t b);

/* Writes the cells that share a house with a cell to peers, without duplicates.  Returns their
 * number. */
uint32_t variant_house_peers(const struct variant *variant, uint32_t cell, uint32_t *peers);

/* Writes the peers of a cell, which share a house with it or differ from it by a rule, to peers,
 * without duplicates.  Returns their number; variant_peers_max() suffices for any cell. */
uint32_t variant_peers(const struct variant *variant, uint32_t cell, uint32_t *peers);
uint32_t variant_peers_max(const struct variant *variant);

#endif
