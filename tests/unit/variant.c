/* SPDX-License-Identifier: MIT */
/* The houses of every variant, at every side up to 36 and with boxes of every form. */
#include "common/houses/variant.h"

#include <stdlib.h>

#include "unit.h"

const char diag_tool[] = "unit-variant";

enum { SIDES = 36 };

/* Each house has side cells of the grid, each once. */
static void check_cells(const struct variant *variant) {
    for (uint32_t h = 0; h < variant->count; h++) {
        const uint32_t *cells = variant_members(variant, h);
        for (unsigned i = 0; i < variant->side; i++) {
            CHECK(cells[i] < variant->cells);
            CHECK(!i || cells[i - 1] < cells[i]);
        }
    }
}

/* The houses from `first` on, side of them, have each cell once. */
static void check_cover(const struct variant *variant, uint32_t first) {
    bool met[SIDES * SIDES] = {false};
    for (uint32_t h = first; h < first + variant->side; h++)
        for (unsigned i = 0; i < variant->side; i++) {
            uint32_t cell = variant_members(variant, h)[i];
            CHECK(cell < variant->cells && !met[cell]);
            met[cell % (SIDES * SIDES)] = true;
        }
}

/* Rows are first, columns second, grid by grid, and boxes, if there are any, third. */
static void check_order(const struct variant *variant) {
    const struct area *area = &variant->shape.area;
    unsigned side = variant->side;
    for (uint32_t h = 0; h < variant->lines; h++) {
        struct area_grid grid = area->grids[h / side];
        CHECK_TEXT(variant->houses[h].kind->name, "row");
        CHECK_SAME(variant->houses[h].number, h % side + 1);
        CHECK_SAME(variant->houses[h].grid, area->count > 1 ? h / side + 1 : 0);
        CHECK_TEXT(variant->houses[variant->lines + h].kind->name, "column");
        for (unsigned i = 0; i < side; i++) {
            uint32_t in_row = variant_members(variant, h)[i];
            uint32_t in_column = variant_members(variant, variant->lines + h)[i];
            CHECK_SAME(variant_row(variant, in_row), grid.row + h % side);
            CHECK_SAME(variant_column(variant, in_row), grid.column + i);
            CHECK_SAME(variant_row(variant, in_column), grid.row + i);
            CHECK_SAME(variant_column(variant, in_column), grid.column + h % side);
        }
    }
    if (area->count != 1)
        return;
    check_cover(variant, 0);
    check_cover(variant, side);
    for (uint32_t h = 2 * side; h < variant->count; h++)
        if (!strcmp(variant->houses[h].kind->name, "box") && variant->houses[h].number == 1)
            check_cover(variant, h);
}

/* Cells are numbered row by row, each place of the board once. */
static void check_places(const struct variant *variant) {
    const struct area *area = &variant->shape.area;
    uint32_t next = 0;
    for (unsigned row = 0; row <= area->rows; row++)
        for (unsigned column = 0; column <= area->columns; column++) {
            uint32_t cell = area_cell(area, row, column);
            if (cell == AREA_NONE)
                continue;
            CHECK_SAME(cell, next++);
            CHECK_SAME(variant_row(variant, cell), row);
            CHECK_SAME(variant_column(variant, cell), column);
        }
    CHECK_SAME(next, variant->cells);
}

/* `of` says the same as `members`, from the cells' side. */
static void check_index(const struct variant *variant) {
    uint32_t entries = 0;
    for (uint32_t c = 0; c < variant->cells; c++)
        for (uint32_t i = variant->of_begin[c]; i < variant->of_begin[c + 1]; i++) {
            bool found = false;
            for (unsigned k = 0; k < variant->side; k++)
                found = found || variant_members(variant, variant->of[i])[k] == c;
            CHECK(found);
            CHECK(i == variant->of_begin[c] || variant->of[i - 1] < variant->of[i]);
            CHECK(variant_has(variant, variant->of[i], c));
            entries++;
        }
    CHECK_SAME(entries, variant->count * variant->side);
}

static bool share_house(const struct variant *variant, uint32_t a, uint32_t b) {
    for (uint32_t h = 0; h < variant->count; h++)
        if (variant_has(variant, h, a) && variant_has(variant, h, b))
            return true;
    return false;
}

/* Whether two cells of side 9 are on a diagonal one or four steps away from a main one. */
static bool is_argyle(int a, int b) {
    int falls = a / 9 - a % 9, rises = a / 9 + a % 9 - 8;
    return (falls == b / 9 - b % 9 && (abs(falls) == 1 || abs(falls) == 4)) ||
           (rises == b / 9 + b % 9 - 8 && (abs(rises) == 1 || abs(rises) == 4));
}

/* Whether the rules of a variant have cells differ. */
static bool is_near(const struct variant *variant, uint32_t a, uint32_t b) {
    int side = (int)variant->side, rows = abs((int)a / side - (int)b / side);
    int columns = abs((int)a % side - (int)b % side);
    enum variant_kind kind = variant->shape.kind;
    bool both = kind == VARIANT_CHESS || kind == VARIANT_MIRACLE;
    return ((kind == VARIANT_ANTIKNIGHT || both) && rows * columns == 2) ||
           ((kind == VARIANT_ANTIKING || both) && rows <= 1 && columns <= 1) ||
           (kind == VARIANT_ARGYLE && is_argyle((int)a, (int)b));
}

static bool are_peers(const struct variant *variant, uint32_t a, uint32_t b) {
    return a != b && (share_house(variant, a, b) || is_near(variant, a, b));
}

static void check_peers(const struct variant *variant, struct memory *memory) {
    uint32_t room = variant_peers_max(variant);
    uint32_t *peers = memory_zeroed(memory, room, sizeof *peers);
    for (uint32_t c = 0; c < variant->cells; c++) {
        uint32_t count = variant_peers(variant, c, peers), expected = 0;
        for (uint32_t other = 0; other < variant->cells; other++)
            expected += are_peers(variant, c, other);
        CHECK(count <= room);
        CHECK_SAME(count, expected);
        for (uint32_t i = 0; i < count; i++)
            CHECK(are_peers(variant, c, peers[i]));
    }
    memory_release(memory, peers);
}

static void check_shape(const struct variant_shape *shape) {
    struct memory memory;
    struct variant variant;
    memory_init(&memory, 0);
    variant_init(&variant, shape, &memory);
    CHECK_SAME(variant.cells, shape->area.cells);
    check_places(&variant);
    check_cells(&variant);
    check_order(&variant);
    check_index(&variant);
    if (variant.cells <= 200 && shape->side <= 9)
        check_peers(&variant, &memory);
    variant_free(&variant);
    CHECK_SAME(memory.used, 0);
}

static void check_boxes(enum variant_kind kind) {
    for (unsigned rows = 1; rows <= 6; rows++)
        for (unsigned columns = 1; columns <= 6; columns++) {
            struct variant_shape shape;
            struct diag diag;
            char text[16];
            snprintf(text, sizeof text, "%ux%u", rows, columns);
            if (variant_boxed(&shape, kind, text, &diag)) {
                CHECK_SAME(shape.side, rows * columns);
                check_shape(&shape);
            }
        }
}

static void init_nine(struct variant *variant, enum variant_kind kind, struct memory *memory) {
    struct variant_shape shape;
    struct diag diag;
    CHECK(variant_shape(&shape, kind, 9, &diag));
    variant_init(variant, &shape, memory);
}

/* How many houses of a name a variant of side 9 has. */
static unsigned count(enum variant_kind kind, const char *name) {
    struct memory memory;
    struct variant variant;
    unsigned found = 0;
    memory_init(&memory, 0);
    init_nine(&variant, kind, &memory);
    for (uint32_t h = 0; h < variant.count; h++)
        found += !strcmp(variant.houses[h].kind->name, name);
    variant_free(&variant);
    return found;
}

/* Whether a cell of side 9, row and column from 1, is in a house, as sudoku(5) says in words. */
static bool belongs(const char *name, unsigned number, unsigned row, unsigned column) {
    if (!strcmp(name, "diagonal"))
        return number == 1 ? row == column : row + column == 10;
    unsigned rows = row > 5 ? row - 5 : 5 - row, columns = column > 5 ? column - 5 : 5 - column;
    if (!strcmp(name, "asterisk")) /* three steps along the axes, two along the diagonals */
        return rows == columns ? rows == 0 || rows == 2
                               : rows + columns == 3 && rows * columns == 0;
    if (!strcmp(name, "girandola")) /* three steps along the axes, and the corners */
        return rows == columns ? rows == 0 || rows == 4
                               : rows + columns == 3 && rows * columns == 0;
    if (!strcmp(name, "cross"))
        return rows * columns == 0 && rows + columns <= 2;
    if (!strcmp(name, "group"))
        return (row - 1) % 3 * 3 + (column - 1) % 3 + 1 == number;
    if (!strcmp(name, "pyramid")) /* rows of 5, 3 and 1 from the border on */
        return number % 2 ? columns <= 2 && columns + 2 <= rows && (row < 5) == (number == 1)
                          : rows <= 2 && rows + 2 <= columns && (column > 5) == (number == 2);
    if (!strcmp(name, "dot"))
        return rows % 3 == 0 && columns % 3 == 0;
    CHECK_TEXT(name, "window");
    unsigned top = number <= 2 ? 2 : 6, left = number % 2 ? 2 : 6;
    return row >= top && row < top + 3 && column >= left && column < left + 3;
}

static void check_extras(enum variant_kind kind) {
    struct memory memory;
    struct variant variant;
    memory_init(&memory, 0);
    init_nine(&variant, kind, &memory);
    for (uint32_t h = 0; h < variant.count; h++)
        for (uint32_t c = 0; c < 81 && variant.houses[h].kind->extra; c++)
            CHECK_SAME(variant_has(&variant, h, c),
                       belongs(variant.houses[h].kind->name, variant.houses[h].number, c / 9 + 1,
                               c % 9 + 1));
    variant_free(&variant);
}

static void check_table(void) {
    static const struct {
        const char *name;
        unsigned boxes, diagonals, windows, others;
    } expected[] = {
        {"plain", 9, 0, 0, 0},          {"x", 9, 2, 0, 0},
        {"percent", 9, 1, 2, 0},        {"windoku", 9, 0, 4, 0},
        {"asterisk", 9, 0, 0, 1},       {"girandola", 9, 0, 0, 1},
        {"centerdot", 9, 0, 0, 1},      {"latin", 0, 0, 0, 0},
        {"antiknight", 9, 0, 0, 0},     {"antiking", 9, 0, 0, 0},
        {"nonconsecutive", 9, 0, 0, 0}, {"pyramid", 9, 0, 0, 4},
        {"cross", 9, 0, 0, 1},          {"disjoint", 9, 0, 0, 9},
        {"disjointx", 9, 2, 0, 9},      {"windokux", 9, 2, 4, 0},
        {"chess", 9, 0, 0, 0},          {"miracle", 9, 0, 0, 0},
        {"argyle", 9, 0, 0, 0},         {"magic", 9, 0, 0, 0},
    };
    /* Each box once, whichever grids it is in. */
    static const struct {
        const char *name;
        unsigned grids, boxes;
    } several[] = {{"twodoku", 2, 17}, {"gattai-3", 3, 25}, {"butterfly", 4, 16}, {"sohei", 4, 32},
                   {"flower", 5, 21},  {"windmill", 5, 37}, {"samurai", 5, 41},   {"kakuro", 0, 0}};
    for (unsigned i = 0; i < sizeof several / sizeof *several; i++) {
        enum variant_kind kind;
        CHECK(variant_find(several[i].name, strlen(several[i].name), &kind));
        CHECK_SAME(count(kind, "row"), 9 * several[i].grids);
        CHECK_SAME(count(kind, "column"), 9 * several[i].grids);
        CHECK_SAME(count(kind, "box"), several[i].boxes);
    }
    for (unsigned i = 0; i < sizeof expected / sizeof *expected; i++) {
        enum variant_kind kind;
        bool extras = expected[i].diagonals || expected[i].windows || expected[i].others;
        CHECK(variant_find(expected[i].name, strlen(expected[i].name), &kind));
        CHECK_TEXT(variant_names[kind], expected[i].name);
        CHECK_SAME(count(kind, "row"), 9);
        CHECK_SAME(count(kind, "column"), 9);
        CHECK_SAME(count(kind, "box"), expected[i].boxes);
        CHECK_SAME(count(kind, "diagonal"), expected[i].diagonals);
        CHECK_SAME(count(kind, "window"), expected[i].windows);
        CHECK_SAME(count(kind, "asterisk") + count(kind, "girandola") + count(kind, "dot") +
                       count(kind, "pyramid") + count(kind, "cross") + count(kind, "group"),
                   expected[i].others);
        CHECK_SAME(variant_has_extras(kind), extras);
        check_extras(kind);
    }
    CHECK_SAME(sizeof expected / sizeof *expected + sizeof several / sizeof *several,
               VARIANT_KINDS);
    CHECK(!variant_names[VARIANT_KINDS]);
}

int main(void) {
    check_table();
    for (unsigned kind = 0; kind < VARIANT_KINDS; kind++) {
        for (unsigned side = 1; side <= SIDES; side++) {
            struct variant_shape shape;
            struct diag diag;
            if (!variant_shape(&shape, (enum variant_kind)kind, side, &diag))
                continue;
            CHECK(variant_usual(&shape));
            check_shape(&shape);
        }
        check_boxes((enum variant_kind)kind);
    }
    return unit_end();
}
