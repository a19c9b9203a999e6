/* SPDX-License-Identifier: MIT */
#include "common/grids/fpuzzlesentry.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/grids/fpuzzlesbeside.h"
#include "common/grids/fpuzzlesdots.h"
#include "common/grids/fpuzzleswhole.h"

enum { QUOTED = 40 };

/* The fields that an entry of a constraint may have, apart from how it is drawn. */
enum { CELL = 1, CELLS = 2, LINES = 4, VALUE = 8, VALUES = 16, CLONES = 32, DIRECTION = 64 };

/* Numbers that stand for half of the side, rounded up or down. */
enum { HALF = 1000, HALF_DOWN };

/* The number of an entry, or of its constraint if the entry has none. */
static bool read_number(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                        uint32_t entry, int *number) {
    uint32_t node = fpuzzlesreader_field(p, entry, "value");
    unsigned value = constraint->number == HALF        ? (p->side + 1) / 2
                     : constraint->number == HALF_DOWN ? p->side / 2
                                                       : constraint->number;
    *number = value ? (int)value : -1;
    if (!node || !(constraint->has & VALUE))
        return true;
    if (!fpuzzlesreader_number(p, node, 0, &value))
        return false;
    *number = (int)value;
    return true;
}

/* Whether there are fewer cells than the rule needs; such an entry means nothing. */
static bool asks_nothing(const struct fpuzzles_constraint *constraint,
                         const struct fpuzzles_cells *cells) {
    const char *rule = constraint->rule;
    assert(rulekinds_find((const unsigned char *)rule, strlen(rule)));
    return cells->count < rulekinds_find((const unsigned char *)rule, strlen(rule))->least;
}

/* Adds a rule for each line. */
static bool read_lines(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                       uint32_t entry) {
    const struct json *json = p->json;
    uint32_t lines = fpuzzlesreader_field(p, entry, "lines");
    int number;
    if (!lines)
        return true;
    if (!read_number(p, constraint, entry, &number))
        return false;
    if (!fpuzzlesreader_is_kind(p, lines, JSON_ARRAY, "an array of lines"))
        return false;
    for (uint32_t i = json_first(json, lines); i; i = json_next(json, lines, i)) {
        struct fpuzzles_cells cells = {.count = 0};
        if (!fpuzzlesreader_cells(p, i, 0, &cells))
            return false;
        if (!asks_nothing(constraint, &cells) &&
            !fpuzzlesreader_add(p, i, constraint->rule, number, &cells))
            return false;
    }
    return true;
}

/* A rule for one cell. */
static bool read_one(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                     uint32_t entry) {
    struct fpuzzles_cells cells = {.count = 0};
    uint32_t cell = fpuzzlesreader_field(p, entry, "cell");
    return !cell || (fpuzzlesreader_cell(p, cell, &cells) &&
                     fpuzzlesreader_add(p, entry, constraint->rule, -1, &cells));
}

static bool read_dot(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                     uint32_t entry) {
    struct fpuzzles_cells cells;
    int number;
    return fpuzzlesdots_pair(p, entry, &cells) && read_number(p, constraint, entry, &number) &&
           fpuzzlesreader_add(p, entry, constraint->rule, number, &cells);
}

/* X is a sum of 10, V one of 5. */
static bool read_xv(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                    uint32_t entry) {
    struct fpuzzles_cells cells;
    uint32_t value = fpuzzlesreader_field(p, entry, "value");
    if (!value)
        return true;
    unsigned char c = p->json->text[json_at(p->json, value)->at + 1] & 0xDF;
    if (json_at(p->json, value)->end - json_at(p->json, value)->at != sizeof "\"X\"" - 1 ||
        (c != 'X' && c != 'V'))
        return fpuzzlesreader_expected(p, value, "\"X\" or \"V\"");
    return fpuzzlesdots_pair(p, entry, &cells) &&
           fpuzzlesreader_add(p, entry, constraint->rule, c == 'X' ? 10 : 5, &cells);
}

/* Cells with different digits, with or without a sum. */
static bool read_cage(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                      uint32_t entry) {
    struct fpuzzles_cells cells = {.count = 0};
    uint32_t node = fpuzzlesreader_field(p, entry, "cells");
    int number;
    if (!node)
        return true;
    if (!fpuzzlesreader_cells(p, node, 0, &cells) || !read_number(p, constraint, entry, &number))
        return false;
    if (number > 0)
        return fpuzzlesreader_add(p, entry, constraint->rule, number, &cells);
    return cells.count < 2 || fpuzzlesreader_add(p, entry, "different", -1, &cells);
}

/* An extra region has all digits once or, if it is small, no digit twice. */
static bool read_region(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                        uint32_t entry) {
    struct fpuzzles_cells cells = {.count = 0};
    uint32_t node = fpuzzlesreader_field(p, entry, "cells");
    if (!node)
        return true;
    if (!fpuzzlesreader_cells(p, node, 0, &cells))
        return false;
    if (cells.count == p->side)
        return fpuzzlesreader_add(p, entry, constraint->rule, -1, &cells);
    return cells.count < 2 || fpuzzlesreader_add(p, entry, "different", -1, &cells);
}

/* Adds a rule for each line of an arrow, whose first cell is in the bulb, and for the bulb;
 * f-puzzles draws long bulbs as pills. */
static bool read_arrow(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                       uint32_t entry) {
    const struct json *json = p->json;
    uint32_t bulb = fpuzzlesreader_field(p, entry, "cells"),
             lines = fpuzzlesreader_field(p, entry, "lines");
    if (!bulb || !lines)
        return true;
    if (!fpuzzlesreader_is_kind(p, lines, JSON_ARRAY, "an array of lines"))
        return false;
    for (uint32_t i = json_first(json, lines); i; i = json_next(json, lines, i)) {
        struct fpuzzles_cells cells = {.count = 0};
        if (!fpuzzlesreader_cells(p, bulb, 0, &cells))
            return false;
        uint32_t size = cells.count;
        assert(size);
        if (!fpuzzlesreader_cells(p, i, 1, &cells))
            return false;
        if (cells.count == size)
            continue;
        if (!(size == 1 ? fpuzzlesreader_add(p, i, constraint->rule, -1, &cells)
                        : fpuzzlesreader_add(p, i, "pill", (int)size, &cells)))
            return false;
    }
    return true;
}

/* The sum of a diagonal; 0 stands for none. */
static bool read_diagonal(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                          uint32_t entry) {
    struct fpuzzles_cells cells;
    int number;
    if (!fpuzzlesreader_field(p, entry, "cell") || !fpuzzlesreader_field(p, entry, "value"))
        return true;
    return fpuzzlesbeside_diagonal(p, entry, &cells) &&
           read_number(p, constraint, entry, &number) &&
           (!number || fpuzzlesreader_add(p, entry, constraint->rule, number, &cells));
}

/* The cells of which an indexer tells one, as the number of a constraint. */
enum { OF_ROW = 1, OF_COLUMN, OF_REGION };

static bool are_of_one(const struct fpuzzlesreader *p, unsigned of, uint32_t a, uint32_t b) {
    assert(a < p->area.cells && b < p->area.cells);
    unsigned side = p->side;
    return of == OF_ROW      ? a / side == b / side
           : of == OF_COLUMN ? a % side == b % side
                             : p->regions[a] == p->regions[b];
}

/* A rule for each cell: its digit tells which cell of its row, column or region has the place of
 * this cell in it. */
static bool read_indexers(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                          uint32_t entry) {
    struct fpuzzles_cells cells = {.count = 0};
    uint32_t node = fpuzzlesreader_field(p, entry, "cells");
    bool fine = !node || fpuzzlesreader_cells(p, node, 0, &cells);
    for (uint32_t i = 0; fine && i < cells.count; i++) {
        struct fpuzzles_cells of = {.count = 0};
        uint32_t cell = cells.cell[i];
        int number = 0;
        if (constraint->number == OF_REGION && p->regions[cell] == FPUZZLES_NO_REGION)
            return fpuzzlesreader_expected(p, node, "cells of regions");
        for (uint32_t c = 0; c < p->area.cells; c++)
            if (are_of_one(p, constraint->number, c, cell)) {
                of.cell[of.count++] = c;
                number += c <= cell;
            }
        assert(number > 0 && (uint32_t)number <= of.count && of.cell[number - 1] == cell);
        fine = fpuzzlesreader_add(p, entry, constraint->rule, number, &of);
    }
    return fine;
}

/* A clue beside the grid, about the row or column before it. */
static bool read_outside(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                         uint32_t entry) {
    struct fpuzzles_cells cells;
    int number;
    if (!fpuzzlesreader_field(p, entry, "cell") || !fpuzzlesreader_field(p, entry, "value"))
        return true;
    return fpuzzlesbeside_line(p, entry, &cells) && read_number(p, constraint, entry, &number) &&
           fpuzzlesreader_add(p, entry, constraint->rule, number, &cells);
}

static bool read_clone(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                       uint32_t entry) {
    struct fpuzzles_cells cells = {.count = 0};
    uint32_t shape = fpuzzlesreader_field(p, entry, "cells"),
             other = fpuzzlesreader_field(p, entry, "clonecells");
    if (!shape && !other)
        return true;
    if (!shape || !other)
        return fpuzzlesreader_expected(p, entry, "cells and cloneCells");
    if (!fpuzzlesreader_cells(p, shape, 0, &cells))
        return false;
    uint32_t half = cells.count;
    if (!fpuzzlesreader_cells(p, other, 0, &cells))
        return false;
    if (cells.count != 2 * half)
        return fpuzzlesreader_expected(p, other, "as many cells as there are in cells");
    return fpuzzlesreader_add(p, entry, constraint->rule, -1, &cells);
}

static bool read_quadruple(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                           uint32_t entry) {
    const struct json *json = p->json;
    char name[sizeof "quadruple 12345"];
    struct fpuzzles_cells cells = {.count = 0};
    uint32_t node = fpuzzlesreader_field(p, entry, "cells"),
             values = fpuzzlesreader_field(p, entry, "values");
    if (!node || !values)
        return true;
    int used = snprintf(name, sizeof name, "%s ", constraint->rule);
    assert(used > 0 && (size_t)used < sizeof name);
    for (uint32_t i = json_first(json, values); i; i = json_next(json, values, i)) {
        unsigned digit;
        if (!fpuzzlesreader_number(p, i, 1, &digit))
            return false;
        if (digit > 9 || (size_t)used + 1 == sizeof name)
            return fpuzzlesreader_expected(p, i, "up to five digits from 1 to 9");
        used += snprintf(name + used, sizeof name - (size_t)used, "%u", digit);
    }
    return fpuzzlesreader_cells(p, node, 0, &cells) &&
           fpuzzlesreader_add(p, entry, name, -1, &cells);
}

/* Whether some entry of a member is about a cell. */
static bool has_cell(struct fpuzzlesreader *p, uint32_t member, uint32_t cell) {
    const struct json *json = p->json;
    for (uint32_t i = json_first(json, member); i; i = json_next(json, member, i)) {
        struct fpuzzles_cells cells = {.count = 0};
        uint32_t node = fpuzzlesreader_field(p, i, "cell");
        if (node && fpuzzlesreader_cell(p, node, &cells) && cells.cell[0] == cell)
            return true;
    }
    return false;
}

/* A cell that is less, or more, than each neighbour that is not marked in the same way. */
static bool read_extreme(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                         uint32_t entry) {
    bool least = constraint->number == 1;
    uint32_t node = fpuzzlesreader_field(p, entry, "cell"),
             all = json_member(p->json, 0, constraint->name);
    struct fpuzzles_cells at = {.count = 0};
    assert(all); /* the member that this entry is in */
    if (!node)
        return true;
    if (!fpuzzlesreader_cell(p, node, &at))
        return false;
    for (uint32_t beside = 0; beside < p->area.cells; beside++) {
        struct fpuzzles_cells pair = {2,
                                      {least ? at.cell[0] : beside, least ? beside : at.cell[0]}};
        if (area_are_beside(&p->area, at.cell[0], beside) && !has_cell(p, all, beside) &&
            !fpuzzlesreader_add(p, entry, constraint->rule, -1, &pair))
            return false;
    }
    return true;
}

/* clang-format off */
static const struct fpuzzles_constraint constraints[] = {
    {"diagonal-", 0, fpuzzleswhole_diagonal, "house", 0},
    {"diagonal+", 0, fpuzzleswhole_diagonal, "house", 1},
    {"antiknight", 0, fpuzzleswhole_flag, "knight", 0},
    {"antiking", 0, fpuzzleswhole_flag, "king", 0},
    {"disjointgroups", 0, fpuzzleswhole_groups, "house", 0},
    {"extraregion", CELLS, read_region, "house", 0},
    {"odd", CELL, read_one, "odd", 0},
    {"even", CELL, read_one, "even", 0},
    {"minimum", CELL, read_extreme, "less", 1},
    {"maximum", CELL, read_extreme, "less", 0},
    {"killercage", CELLS | VALUE, read_cage, "cage", 0},
    {"littlekillersum", CELL | CELLS | DIRECTION | VALUE, read_diagonal, "sum", 0},
    {"arrow", CELLS | LINES, read_arrow, "arrow", 0},
    {"thermometer", LINES, read_lines, "thermo", 0},
    {"slowthermometer", LINES, read_lines, "slow", 0},
    {"palindrome", LINES, read_lines, "palindrome", 0},
    {"renban", LINES, read_lines, "renban", 0},
    {"nabner", LINES, read_lines, "nabner", 0},
    {"whispers", LINES | VALUE, read_lines, "whisper", HALF},
    {"regionsumline", LINES, read_lines, "regionsum", 0},
    {"betweenline", LINES, read_lines, "between", 0},
    {"lockout", LINES, read_lines, "lockout", HALF_DOWN},
    {"entropicline", LINES, read_lines, "entropic", 0},
    {"modularline", LINES, read_lines, "modular", 0},
    {"zipperline", LINES, read_lines, "zipper", 0},
    {"difference", CELLS | VALUE, read_dot, "difference", 1},
    {"ratio", CELLS | VALUE, read_dot, "ratio", 2},
    {"xv", CELLS | VALUE, read_xv, "sum", 0},
    {"rowindexer", CELLS, read_indexers, "index", OF_COLUMN},
    {"columnindexer", CELLS, read_indexers, "index", OF_ROW},
    {"boxindexer", CELLS, read_indexers, "index", OF_REGION},
    {"clone", CELLS | CLONES, read_clone, "clone", 0},
    {"quadruple", CELLS | VALUES, read_quadruple, "quadruple", 0},
    {"sandwichsum", CELL | VALUE, read_outside, "sandwich", 0},
    {"xsum", CELL | VALUE, read_outside, "xsum", 0},
    {"skyscraper", CELL | VALUE, read_outside, "skyscraper", 0},
    {"nonconsecutive", 0, fpuzzleswhole_late, NULL, 0},
    {"negative", 0, fpuzzleswhole_late, NULL, 0},
    {"line", 0, fpuzzleswhole_drawing, NULL, 0},
    {"rectangle", 0, fpuzzleswhole_drawing, NULL, 0},
    {"circle", 0, fpuzzleswhole_drawing, NULL, 0},
    {"text", 0, fpuzzleswhole_drawing, NULL, 0},
    {"cage", 0, fpuzzleswhole_drawing, NULL, 0},
};
/* clang-format on */

/* The fields of an entry, and those that say how it is drawn. */
static const struct {
    const char *name;
    unsigned has;
} members[] = {
    {"cell", CELL},     {"cells", CELLS},       {"lines", LINES},         {"value", VALUE},
    {"values", VALUES}, {"clonecells", CLONES}, {"direction", DIRECTION}, {"basec", ~0U},
    {"fontc", ~0U},     {"outlinec", ~0U},      {"width", ~0U},           {"height", ~0U},
    {"size", ~0U},      {"angle", ~0U},
};

/* Whether an entry has only what the constraint has. */
static bool check_entry(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                        uint32_t entry) {
    const struct json *json = p->json;
    if (!fpuzzlesreader_is_kind(p, entry, JSON_OBJECT, "an object"))
        return false;
    for (uint32_t i = json_first(json, entry); i; i = json_next(json, entry, i)) {
        bool known = fpuzzlesreader_is_empty(json, i);
        for (size_t m = 0; m < sizeof members / sizeof *members; m++)
            known |= (members[m].has & constraint->has) && json_is_named(json, i, members[m].name);
        if (!known)
            return fpuzzlesreader_expected(p, i, "nothing of this name");
    }
    return true;
}

static bool read_entries(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                         uint32_t member) {
    const struct json *json = p->json;
    if (!fpuzzlesreader_is_kind(p, member, JSON_ARRAY, "an array"))
        return false;
    for (uint32_t i = json_first(json, member); i; i = json_next(json, member, i))
        if (!check_entry(p, constraint, i) || !constraint->read(p, constraint, i))
            return false;
    return true;
}

bool fpuzzlesentry_read(struct fpuzzlesreader *p, uint32_t member) {
    const struct json_node *node = json_at(p->json, member);
    char name[QUOTED];
    for (size_t i = 0; i < sizeof constraints / sizeof *constraints; i++)
        if (json_is_named(p->json, member, constraints[i].name))
            return constraints[i].has ? read_entries(p, &constraints[i], member)
                                      : constraints[i].read(p, &constraints[i], member);
    return diag_set(
        fpuzzlesreader_fail(p, member), "no rule is like constraint %s of f-puzzles",
        diag_quote(name, sizeof name, p->json->text + node->name, node->name_end - node->name));
}
