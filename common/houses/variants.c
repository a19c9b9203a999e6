/* SPDX-License-Identifier: MIT */
#include "common/houses/variants.h"

#include <assert.h>
#include <stddef.h>

/* A rectangle of cells from a row and a column, both from 0, on. */
static void write_rectangle(unsigned side, unsigned row, unsigned column, unsigned rows,
                            unsigned columns, uint32_t *cells) {
    assert(row + rows <= side && column + columns <= side);
    for (unsigned r = row; r < row + rows; r++)
        for (unsigned c = column; c < column + columns; c++)
            *cells++ = r * side + c;
}

static void write_row(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    write_rectangle(grid->side, number - 1, 0, 1, grid->side, cells);
}

static void write_column(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    write_rectangle(grid->side, 0, number - 1, grid->side, 1, cells);
}

/* Boxes are numbered row by row, box_rows to a row of them. */
static void write_box(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    unsigned across = grid->box_rows, rows = grid->box_rows, columns = grid->box_columns;
    assert(rows * columns == grid->side && number && number <= grid->side);
    write_rectangle(grid->side, (number - 1) / across * rows, (number - 1) % across * columns, rows,
                    columns, cells);
}

/* Number 1 falls from the top left corner, 2 rises from the bottom left. */
static void write_diagonal(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    assert(number == 1 || number == 2);
    for (unsigned r = 0; r < grid->side; r++)
        cells[r] = r * grid->side + (number == 1 ? r : grid->side - 1 - r);
}

/* Windows 1 to 4 are boxes of side 9 moved one cell away from the border, with one cell between
 * them. */
static void write_window(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    assert(grid->side == 9 && number && number <= 4);
    write_rectangle(grid->side, 1 + (number - 1) / 2 * 4, 1 + (number - 1) % 2 * 4, 3, 3, cells);
}

/* Nine cells of side 9, named by row and column as in 19 for r1c9. */
static void write_named(const uint8_t names[9], uint32_t *cells) {
    for (unsigned i = 0; i < 9; i++)
        cells[i] = (names[i] / 10u - 1) * 9 + names[i] % 10u - 1;
}

static void write_asterisk(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    static const uint8_t names[9] = {25, 33, 37, 52, 55, 58, 73, 77, 85};
    (void)grid, (void)number;
    write_named(names, cells);
}

static void write_girandola(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    static const uint8_t names[9] = {11, 19, 25, 52, 55, 58, 85, 91, 99};
    (void)grid, (void)number;
    write_named(names, cells);
}

/* The cells in the middle of boxes. */
static void write_dot(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    static const uint8_t names[9] = {22, 25, 28, 52, 55, 58, 82, 85, 88};
    (void)grid, (void)number;
    write_named(names, cells);
}

/* Pyramid 1 stands on the upper border, with its top down.  Each other pyramid is the one before,
 * turned a quarter clockwise. */
static void write_pyramid(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    static const uint8_t names[4][9] = {{13, 14, 15, 16, 17, 24, 25, 26, 35},
                                        {39, 48, 49, 57, 58, 59, 68, 69, 79},
                                        {75, 84, 85, 86, 93, 94, 95, 96, 97},
                                        {31, 41, 42, 51, 52, 53, 61, 62, 71}};
    (void)grid;
    assert(number && number <= 4);
    write_named(names[number - 1], cells);
}

static void write_cross(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    static const uint8_t names[9] = {35, 45, 53, 54, 55, 56, 57, 65, 75};
    (void)grid, (void)number;
    write_named(names, cells);
}

/* The cells at one place of all boxes. */
static void write_group(const struct variant_measures *grid, unsigned number, uint32_t *cells) {
    assert(grid->box_rows * grid->box_columns == grid->side && number && number <= grid->side);
    unsigned row = (number - 1) / grid->box_columns, column = (number - 1) % grid->box_columns;
    for (unsigned r = row; r < grid->side; r += grid->box_rows)
        for (unsigned c = column; c < grid->side; c += grid->box_columns)
            *cells++ = r * grid->side + c;
}

/* clang-format off */
static const struct variant_house_kind
    row = {"row", .line = true, .write = write_row},
    column = {"column", .line = true, .write = write_column},
    box = {"box", .boxed = true, .write = write_box},
    diagonal = {"diagonal", .line = true, .extra = true, .shaded = true, .write = write_diagonal},
    window = {"window", .extra = true, .shaded = true, .only_side = 9, .write = write_window},
    asterisk = {"asterisk", .extra = true, .shaded = true, .only_side = 9, .write = write_asterisk},
    girandola = {"girandola", .extra = true, .shaded = true, .only_side = 9, .write = write_girandola},
    dot = {"dot", .extra = true, .shaded = true, .only_side = 9, .write = write_dot},
    pyramid = {"pyramid", .extra = true, .shaded = true, .only_side = 9, .write = write_pyramid},
    cross = {"cross", .extra = true, .shaded = true, .only_side = 9, .write = write_cross},
    group = {"group", .extra = true, .boxed = true, .write = write_group};

#define NAME(KIND, NAME, ...) NAME,
const char *const variant_names[] = {VARIANTS(NAME) NULL};

#define RULES(KIND, NAME, RULES, ...) RULES,
const char *const variant_rules[] = {VARIANTS(RULES) NULL};

const struct variant_house_kind variant_region = {.name = "region"};
const struct variant_house_kind variant_extra = {.name = "house", .extra = true, .shaded = true};

#define ALL(HOUSE) {&HOUSE, {0}}
#define SOME(HOUSE, ...) {&HOUSE, {__VA_ARGS__, 0}}
#define PARTS(KIND, NAME, RULES, ...) {__VA_ARGS__, {NULL, {0}}},
const struct variant_part variant_parts[][VARIANT_PARTS_MAX] = {VARIANTS(PARTS)};
/* clang-format on */
