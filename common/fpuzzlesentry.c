#include "common/fpuzzlesentry.h"

#include <stdio.h>
#include <string.h>

#include "common/linewords.h"

enum { QUOTED = 40, NUMBER_MAX = 9999 };

/* What an entry of a constraint may have, apart from how it is drawn. */
enum { CELL = 1, CELLS = 2, LINES = 4, VALUE = 8, VALUES = 16, CLONES = 32, DIRECTION = 64 };

/* A list of cells. */
struct cells {
    uint32_t count, cell[FPUZZLES_CELLS_MAX];
};

/* A constraint, and the rule that its entries are. */
struct constraint {
    const char *name;
    unsigned has; /* what its entries have; 0: it has none, but is there or is not */
    bool (*read)(struct fpuzzlesentry *p, const struct constraint *constraint, uint32_t node);
    const char *rule;
    unsigned number; /* where no value says; 0: it has no number, 1000: half of the side */
};

struct diag *fpuzzlesentry_fail(struct fpuzzlesentry *p, uint32_t node) {
    p->wrong = node;
    return p->diag;
}

bool fpuzzlesentry_expected(struct fpuzzlesentry *p, uint32_t node, const char *what) {
    const struct json_node *value = json_at(p->json, node);
    char text[QUOTED], name[QUOTED];
    diag_quote(text, sizeof text, p->json->text + value->at, value->end - value->at);
    if (!value->name)
        return diag_set(fpuzzlesentry_fail(p, node), "expected %s, found %s", what, text);
    diag_quote(name, sizeof name, p->json->text + value->name, value->name_end - value->name);
    return diag_set(fpuzzlesentry_fail(p, node), "%s: expected %s, found %s", name, what, text);
}

bool fpuzzlesentry_is_empty(const struct json *json, uint32_t node) {
    const struct json_node *value = json_at(json, node);
    if (value->kind == JSON_ARRAY || value->kind == JSON_OBJECT)
        return value->next == node + 1;
    return value->kind == JSON_NULL || value->kind == JSON_FALSE ||
           (value->kind == JSON_STRING && value->end - value->at == 2);
}

bool fpuzzlesentry_number(struct fpuzzlesentry *p, uint32_t node, unsigned least,
                          unsigned *number) {
    const struct json_node *value = json_at(p->json, node);
    size_t quote = value->kind == JSON_STRING, at = value->at + quote, end = value->end - quote;
    *number = 0;
    bool fine = at < end && (value->kind == JSON_STRING || value->kind == JSON_NUMBER);
    for (; fine && at < end; at++) {
        unsigned char c = p->json->text[at];
        fine = c >= '0' && c <= '9' && *number <= NUMBER_MAX / 10;
        *number = *number * 10 + (c - '0' + 0U);
    }
    return (fine && *number >= least && *number <= NUMBER_MAX) ||
           fpuzzlesentry_expected(p, node, "a whole number");
}

bool fpuzzlesentry_check(struct fpuzzlesentry *p, uint32_t node, size_t begin) {
    const struct rules_chars *text = &p->puzzle->text->text;
    struct diag reason;
    size_t wrong;
    while (begin < text->size) {
        const unsigned char *line = (const unsigned char *)text->data + begin;
        size_t length =
            (size_t)((const unsigned char *)memchr(line, '\n', text->size - begin) - line);
        if (text->size > RULES_TEXT_MAX)
            return diag_set(fpuzzlesentry_fail(p, node), "rules have more than %d bytes",
                            RULES_TEXT_MAX);
        if (!ruleread_line(&p->reader, line, length, &wrong, &reason))
            return diag_set(fpuzzlesentry_fail(p, node), "%s", reason.text);
        begin += length + 1;
    }
    return true;
}

/* Adds a rule about cells, with a number unless that is negative. */
static bool add(struct fpuzzlesentry *p, uint32_t node, const char *rule, int number,
                const struct cells *cells) {
    struct rules_text *text = p->puzzle->text;
    size_t begin = text->text.size;
    if (number < 0)
        rules_text_cells(text, rule, cells->cell, cells->count, &p->area);
    else
        rules_text_numbered(text, rule, (unsigned)number, cells->cell, cells->count, &p->area);
    return fpuzzlesentry_check(p, node, begin);
}

/* A member of an entry, or 0 where it says nothing. */
static uint32_t field(const struct fpuzzlesentry *p, uint32_t entry, const char *name) {
    uint32_t node = json_member(p->json, entry, name);
    return node && !fpuzzlesentry_is_empty(p->json, node) ? node : 0;
}

/* The row and column of a text such as R1C1, up to one beyond the grid on each side. */
static bool read_place(struct fpuzzlesentry *p, uint32_t node, unsigned *row, unsigned *column) {
    const struct json_node *value = json_at(p->json, node);
    struct linewords words = {.line = p->json->text, .length = value->end};
    size_t at = value->at + 1, end = value->end;
    bool fine = value->kind == JSON_STRING && end-- - at >= sizeof "R1C1\"" - 1 &&
                (p->json->text[at] | 0x20) == 'r';
    at++;
    fine = fine && linewords_digits(&words, &at, end, row) && at < end &&
           (p->json->text[at] | 0x20) == 'c';
    at++;
    return (fine && linewords_digits(&words, &at, end, column) && at == end &&
            *row <= p->side + 1 && *column <= p->side + 1) ||
           fpuzzlesentry_expected(p, node, "a cell such as \"R1C1\"");
}

static bool is_inside(const struct fpuzzlesentry *p, unsigned row, unsigned column) {
    return row && column && row <= p->side && column <= p->side;
}

static bool read_cell(struct fpuzzlesentry *p, uint32_t node, struct cells *cells) {
    unsigned row, column;
    if (!read_place(p, node, &row, &column))
        return false;
    if (!is_inside(p, row, column))
        return fpuzzlesentry_expected(p, node, "a cell of the grid");
    if (cells->count == FPUZZLES_CELLS_MAX)
        return fpuzzlesentry_expected(p, node, "fewer cells");
    cells->cell[cells->count++] = (row - 1) * p->side + column - 1;
    return true;
}

/* The cells of an array, from number `first` on, behind those that there are. */
static bool read_cells(struct fpuzzlesentry *p, uint32_t node, unsigned first,
                       struct cells *cells) {
    const struct json *json = p->json;
    if (json_at(json, node)->kind != JSON_ARRAY)
        return fpuzzlesentry_expected(p, node, "an array of cells");
    for (uint32_t i = json_first(node); i < json_at(json, node)->next; i = json_at(json, i)->next)
        if (first)
            first--;
        else if (!read_cell(p, i, cells))
            return false;
    return true;
}

/* The number of an entry, or that of the constraint where it has none. */
static bool read_number(struct fpuzzlesentry *p, const struct constraint *constraint,
                        uint32_t entry, int *number) {
    uint32_t node = field(p, entry, "value");
    unsigned value = constraint->number == 1000 ? (p->side + 1) / 2 : constraint->number;
    *number = value ? (int)value : -1;
    if (!node || !(constraint->has & VALUE))
        return true;
    if (!fpuzzlesentry_number(p, node, 0, &value))
        return false;
    *number = (int)value;
    return true;
}

/* Fewer cells than a rule has ask for nothing. */
static bool asks_nothing(const struct constraint *constraint, const struct cells *cells) {
    const char *rule = constraint->rule;
    return cells->count < rule_kind_find((const unsigned char *)rule, strlen(rule))->least;
}

/* A rule for each line. */
static bool read_lines(struct fpuzzlesentry *p, const struct constraint *constraint,
                       uint32_t entry) {
    const struct json *json = p->json;
    uint32_t lines = field(p, entry, "lines");
    int number;
    if (!lines)
        return true;
    if (!read_number(p, constraint, entry, &number))
        return false;
    if (json_at(json, lines)->kind != JSON_ARRAY)
        return fpuzzlesentry_expected(p, lines, "an array of lines");
    for (uint32_t i = json_first(lines); i < json_at(json, lines)->next;
         i = json_at(json, i)->next) {
        struct cells cells = {.count = 0};
        if (!read_cells(p, i, 0, &cells))
            return false;
        if (!asks_nothing(constraint, &cells) && !add(p, i, constraint->rule, number, &cells))
            return false;
    }
    return true;
}

/* A rule for one cell. */
static bool read_one(struct fpuzzlesentry *p, const struct constraint *constraint, uint32_t entry) {
    struct cells cells = {.count = 0};
    uint32_t cell = field(p, entry, "cell");
    return !cell || (read_cell(p, cell, &cells) && add(p, entry, constraint->rule, -1, &cells));
}

/* Whether two cells are side by side. */
static bool are_neighbours(const struct fpuzzlesentry *p, uint32_t a, uint32_t b) {
    uint32_t low = a < b ? a : b, high = a < b ? b : a;
    return high - low == p->side || (high - low == 1 && high % p->side);
}

/* The two cells side by side of an entry. */
static bool read_pair(struct fpuzzlesentry *p, uint32_t entry, struct cells *cells) {
    uint32_t node = field(p, entry, "cells");
    cells->count = 0;
    if (!node)
        return fpuzzlesentry_expected(p, entry, "cells");
    return read_cells(p, node, 0, cells) &&
           ((cells->count == 2 && are_neighbours(p, cells->cell[0], cells->cell[1])) ||
            fpuzzlesentry_expected(p, node, "two cells side by side"));
}

static bool read_dot(struct fpuzzlesentry *p, const struct constraint *constraint, uint32_t entry) {
    struct cells cells;
    int number;
    return read_pair(p, entry, &cells) && read_number(p, constraint, entry, &number) &&
           add(p, entry, constraint->rule, number, &cells);
}

/* X is a sum of 10, V one of 5. */
static bool read_xv(struct fpuzzlesentry *p, const struct constraint *constraint, uint32_t entry) {
    struct cells cells;
    uint32_t value = field(p, entry, "value");
    if (!value)
        return true;
    unsigned char c = p->json->text[json_at(p->json, value)->at + 1] & 0xDF;
    if (json_at(p->json, value)->end - json_at(p->json, value)->at != sizeof "\"X\"" - 1 ||
        (c != 'X' && c != 'V'))
        return fpuzzlesentry_expected(p, value, "\"X\" or \"V\"");
    return read_pair(p, entry, &cells) &&
           add(p, entry, constraint->rule, c == 'X' ? 10 : 5, &cells);
}

/* Cells that differ, with a sum or without. */
static bool read_cage(struct fpuzzlesentry *p, const struct constraint *constraint,
                      uint32_t entry) {
    struct cells cells = {.count = 0};
    uint32_t node = field(p, entry, "cells");
    int number;
    if (!node)
        return true;
    if (!read_cells(p, node, 0, &cells) || !read_number(p, constraint, entry, &number))
        return false;
    if (number > 0)
        return add(p, entry, constraint->rule, number, &cells);
    return cells.count < 2 || add(p, entry, "different", -1, &cells);
}

/* An extra region has all digits once, or, if it is small, none twice. */
static bool read_region(struct fpuzzlesentry *p, const struct constraint *constraint,
                        uint32_t entry) {
    struct cells cells = {.count = 0};
    uint32_t node = field(p, entry, "cells");
    if (!node)
        return true;
    if (!read_cells(p, node, 0, &cells))
        return false;
    if (cells.count == p->side)
        return add(p, entry, constraint->rule, -1, &cells);
    return cells.count < 2 || add(p, entry, "different", -1, &cells);
}

/* Each line, whose first cell is in the bulb, and the bulb, of which f-puzzles draws long ones as
 * pills. */
static bool read_arrow(struct fpuzzlesentry *p, const struct constraint *constraint,
                       uint32_t entry) {
    const struct json *json = p->json;
    uint32_t bulb = field(p, entry, "cells"), lines = field(p, entry, "lines");
    if (!bulb || !lines)
        return true;
    if (json_at(json, lines)->kind != JSON_ARRAY)
        return fpuzzlesentry_expected(p, lines, "an array of lines");
    for (uint32_t i = json_first(lines); i < json_at(json, lines)->next;
         i = json_at(json, i)->next) {
        struct cells cells = {.count = 0};
        if (!read_cells(p, bulb, 0, &cells))
            return false;
        uint32_t size = cells.count;
        if (!read_cells(p, i, 1, &cells))
            return false;
        if (cells.count == size)
            continue;
        if (!(size == 1 ? add(p, i, constraint->rule, -1, &cells)
                        : add(p, i, "pill", (int)size, &cells)))
            return false;
    }
    return true;
}

/* The cells from one beside the grid on, in a direction. */
static void walk(const struct fpuzzlesentry *p, unsigned row, unsigned column, int down, int right,
                 struct cells *cells) {
    cells->count = 0;
    do {
        row += (unsigned)down;
        column += (unsigned)right;
        if (is_inside(p, row, column))
            cells->cell[cells->count++] = (row - 1) * p->side + column - 1;
    } while (is_inside(p, row, column));
}

/* The sum of a diagonal. */
static bool read_diagonal(struct fpuzzlesentry *p, const struct constraint *constraint,
                          uint32_t entry) {
    uint32_t cell = field(p, entry, "cell"), way = field(p, entry, "direction");
    struct cells cells;
    unsigned row, column;
    int number;
    if (!cell || !field(p, entry, "value"))
        return true;
    if (!read_place(p, cell, &row, &column) || !read_number(p, constraint, entry, &number))
        return false;
    const unsigned char *letters = way ? p->json->text + json_at(p->json, way)->at : NULL;
    if (!way || json_at(p->json, way)->end - json_at(p->json, way)->at != sizeof "\"DR\"" - 1 ||
        (letters[1] != 'U' && letters[1] != 'D') || (letters[2] != 'L' && letters[2] != 'R'))
        return fpuzzlesentry_expected(p, way ? way : entry,
                                      "direction \"UL\", \"UR\", \"DL\" or "
                                      "\"DR\"");
    walk(p, row, column, letters[1] == 'D' ? 1 : -1, letters[2] == 'R' ? 1 : -1, &cells);
    if (!cells.count)
        return fpuzzlesentry_expected(p, cell, "a cell before a diagonal");
    return !number || add(p, entry, constraint->rule, number, &cells);
}

/* A clue beside the grid, about the row or column before it. */
static bool read_outside(struct fpuzzlesentry *p, const struct constraint *constraint,
                         uint32_t entry) {
    uint32_t cell = field(p, entry, "cell");
    struct cells cells;
    unsigned row, column;
    int number;
    if (!cell || !field(p, entry, "value"))
        return true;
    if (!read_place(p, cell, &row, &column) || !read_number(p, constraint, entry, &number))
        return false;
    bool beside = !(column % (p->side + 1)), above = !(row % (p->side + 1));
    if (beside == above)
        return fpuzzlesentry_expected(p, cell, "a cell beside the grid");
    walk(p, row, column, beside ? 0 : row ? -1 : 1, beside ? (column ? -1 : 1) : 0, &cells);
    return add(p, entry, constraint->rule, number, &cells);
}

static bool read_clone(struct fpuzzlesentry *p, const struct constraint *constraint,
                       uint32_t entry) {
    struct cells cells = {.count = 0};
    uint32_t shape = field(p, entry, "cells"), other = field(p, entry, "clonecells");
    if (!shape && !other)
        return true;
    if (!shape || !other)
        return fpuzzlesentry_expected(p, entry, "cells and cloneCells");
    if (!read_cells(p, shape, 0, &cells))
        return false;
    uint32_t half = cells.count;
    if (!read_cells(p, other, 0, &cells))
        return false;
    if (cells.count != 2 * half)
        return fpuzzlesentry_expected(p, other, "as many cells as there are in cells");
    return add(p, entry, constraint->rule, -1, &cells);
}

static bool read_quadruple(struct fpuzzlesentry *p, const struct constraint *constraint,
                           uint32_t entry) {
    const struct json *json = p->json;
    char name[sizeof "quadruple 12345"];
    struct cells cells = {.count = 0};
    uint32_t node = field(p, entry, "cells"), values = field(p, entry, "values");
    if (!node || !values)
        return true;
    int used = snprintf(name, sizeof name, "%s ", constraint->rule);
    for (uint32_t i = json_first(values); i < json_at(json, values)->next;
         i = json_at(json, i)->next) {
        unsigned digit;
        if (!fpuzzlesentry_number(p, i, 1, &digit))
            return false;
        if (digit > 9 || (size_t)used + 1 == sizeof name)
            return fpuzzlesentry_expected(p, i, "up to five digits from 1 to 9");
        used += snprintf(name + used, sizeof name - (size_t)used, "%u", digit);
    }
    return read_cells(p, node, 0, &cells) && add(p, entry, name, -1, &cells);
}

/* Whether some entry of a member is about a cell. */
static bool has_cell(struct fpuzzlesentry *p, uint32_t member, uint32_t cell) {
    const struct json *json = p->json;
    for (uint32_t i = json_first(member); i < json_at(json, member)->next;
         i = json_at(json, i)->next) {
        struct cells cells = {.count = 0};
        uint32_t node = field(p, i, "cell");
        if (node && read_cell(p, node, &cells) && cells.cell[0] == cell)
            return true;
    }
    return false;
}

/* A cell that is less, or more, than each beside it that is not said to be so, too. */
static bool read_extreme(struct fpuzzlesentry *p, const struct constraint *constraint,
                         uint32_t entry) {
    bool least = constraint->number == 1;
    uint32_t node = field(p, entry, "cell"), all = json_member(p->json, 0, constraint->name);
    struct cells at = {.count = 0};
    if (!node)
        return true;
    if (!read_cell(p, node, &at))
        return false;
    for (uint32_t beside = 0; beside < p->area.cells; beside++) {
        struct cells pair = {2, {least ? at.cell[0] : beside, least ? beside : at.cell[0]}};
        if (are_neighbours(p, at.cell[0], beside) && !has_cell(p, all, beside) &&
            !add(p, entry, constraint->rule, -1, &pair))
            return false;
    }
    return true;
}

/* A rule about all cells. */
static bool read_flag(struct fpuzzlesentry *p, const struct constraint *constraint, uint32_t node) {
    size_t begin = p->puzzle->text->text.size;
    rules_text_add(p->puzzle->text, constraint->rule, strlen(constraint->rule));
    return fpuzzlesentry_check(p, node, begin);
}

static bool read_falling(struct fpuzzlesentry *p, const struct constraint *constraint,
                         uint32_t node) {
    struct cells cells;
    walk(p, 0, 0, 1, 1, &cells);
    return add(p, node, constraint->rule, -1, &cells);
}

static bool read_rising(struct fpuzzlesentry *p, const struct constraint *constraint,
                        uint32_t node) {
    struct cells cells;
    walk(p, p->side + 1, 0, -1, 1, &cells);
    return add(p, node, constraint->rule, -1, &cells);
}

/* A house for each place in a box. */
static bool read_groups(struct fpuzzlesentry *p, const struct constraint *constraint,
                        uint32_t node) {
    unsigned rows = p->clash.boxes.rows, columns = p->clash.boxes.columns;
    if (!rows)
        return fpuzzlesentry_expected(p, node, "no groups where regions are no boxes");
    for (unsigned place = 0; place < p->side; place++) {
        struct cells cells = {.count = 0};
        for (uint32_t c = 0; c < p->area.cells; c++)
            if (c / p->side % rows == place / columns && c % p->side % columns == place % columns)
                cells.cell[cells.count++] = c;
        if (!add(p, node, constraint->rule, -1, &cells))
            return false;
    }
    return true;
}

/* What fpuzzlesentry_finish looks at. */
static bool wait_for_the_end(struct fpuzzlesentry *p, const struct constraint *constraint,
                             uint32_t node) {
    (void)p, (void)constraint, (void)node;
    return true;
}

/* What is drawn, and says nothing of its own: not when a constraint has drawn it. */
static bool note_drawing(struct fpuzzlesentry *p, const struct constraint *constraint,
                         uint32_t node) {
    const struct json *json = p->json;
    for (uint32_t i = json_first(node); i < json_at(json, node)->next; i = json_at(json, i)->next)
        if (json_at(json, i)->kind != JSON_OBJECT || !field(p, i, "fromconstraint"))
            p->puzzle->drawn = constraint->name;
    return true;
}

/* clang-format off */
static const struct constraint constraints[] = {
    {"diagonal-", 0, read_falling, "house", 0},
    {"diagonal+", 0, read_rising, "house", 0},
    {"antiknight", 0, read_flag, "knight", 0},
    {"antiking", 0, read_flag, "king", 0},
    {"disjointgroups", 0, read_groups, "house", 0},
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
    {"whispers", LINES | VALUE, read_lines, "whisper", 1000},
    {"regionsumline", LINES, read_lines, "regionsum", 0},
    {"betweenline", LINES, read_lines, "between", 0},
    {"entropicline", LINES, read_lines, "entropic", 0},
    {"modularline", LINES, read_lines, "modular", 0},
    {"zipperline", LINES, read_lines, "zipper", 0},
    {"difference", CELLS | VALUE, read_dot, "difference", 1},
    {"ratio", CELLS | VALUE, read_dot, "ratio", 2},
    {"xv", CELLS | VALUE, read_xv, "sum", 0},
    {"clone", CELLS | CLONES, read_clone, "clone", 0},
    {"quadruple", CELLS | VALUES, read_quadruple, "quadruple", 0},
    {"sandwichsum", CELL | VALUE, read_outside, "sandwich", 0},
    {"xsum", CELL | VALUE, read_outside, "xsum", 0},
    {"skyscraper", CELL | VALUE, read_outside, "skyscraper", 0},
    {"nonconsecutive", 0, wait_for_the_end, NULL, 0},
    {"negative", 0, wait_for_the_end, NULL, 0},
    {"line", 0, note_drawing, NULL, 0},
    {"rectangle", 0, note_drawing, NULL, 0},
    {"circle", 0, note_drawing, NULL, 0},
    {"text", 0, note_drawing, NULL, 0},
    {"cage", 0, note_drawing, NULL, 0},
};
/* clang-format on */

/* What an entry may have, and how it is drawn. */
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
static bool check_entry(struct fpuzzlesentry *p, const struct constraint *constraint,
                        uint32_t entry) {
    const struct json *json = p->json;
    if (json_at(json, entry)->kind != JSON_OBJECT)
        return fpuzzlesentry_expected(p, entry, "an object");
    for (uint32_t i = json_first(entry); i < json_at(json, entry)->next;
         i = json_at(json, i)->next) {
        bool known = fpuzzlesentry_is_empty(json, i);
        for (size_t m = 0; m < sizeof members / sizeof *members; m++)
            known |= (members[m].has & constraint->has) && json_is_named(json, i, members[m].name);
        if (!known)
            return fpuzzlesentry_expected(p, i, "nothing of this name");
    }
    return true;
}

static bool read_entries(struct fpuzzlesentry *p, const struct constraint *constraint,
                         uint32_t member) {
    const struct json *json = p->json;
    if (json_at(json, member)->kind != JSON_ARRAY)
        return fpuzzlesentry_expected(p, member, "an array");
    for (uint32_t i = json_first(member); i < json_at(json, member)->next;
         i = json_at(json, i)->next)
        if (!check_entry(p, constraint, i) || !constraint->read(p, constraint, i))
            return false;
    return true;
}

bool fpuzzlesentry_read(struct fpuzzlesentry *p, uint32_t member) {
    const struct json_node *node = json_at(p->json, member);
    char name[QUOTED];
    for (size_t i = 0; i < sizeof constraints / sizeof *constraints; i++)
        if (json_is_named(p->json, member, constraints[i].name))
            return constraints[i].has ? read_entries(p, &constraints[i], member)
                                      : constraints[i].read(p, &constraints[i], member);
    return diag_set(
        fpuzzlesentry_fail(p, member), "no rule is like constraint %s of f-puzzles",
        diag_quote(name, sizeof name, p->json->text + node->name, node->name_end - node->name));
}

/* Whether there is a dot of a kind between two cells. */
static bool is_dotted(struct fpuzzlesentry *p, const char *name, uint32_t a, uint32_t b) {
    const struct json *json = p->json;
    uint32_t member = field(p, 0, name);
    for (uint32_t i = member ? json_first(member) : 0; member && i < json_at(json, member)->next;
         i = json_at(json, i)->next) {
        struct cells cells = {.count = 0};
        if (read_pair(p, i, &cells) && ((cells.cell[0] == a && cells.cell[1] == b) ||
                                        (cells.cell[0] == b && cells.cell[1] == a)))
            return true;
    }
    return false;
}

/* Has cells side by side two apart or more, which in one row or column is not consecutive: those
 * with a black dot, or those without a white one. */
static bool keep_apart(struct fpuzzlesentry *p, uint32_t node, bool black) {
    for (uint32_t a = 0; a < p->area.cells; a++)
        for (uint32_t step = 1; step <= p->side; step += p->side - 1) {
            struct cells pair = {2, {a, a + step}};
            if (a + step < p->area.cells && are_neighbours(p, a, a + step) &&
                (black ? is_dotted(p, "ratio", a, a + step)
                       : !is_dotted(p, "difference", a, a + step)) &&
                !add(p, node, "whisper", 2, &pair))
                return false;
        }
    return true;
}

/* Whether all dots of a kind have a number. */
static bool all_dots(struct fpuzzlesentry *p, const char *name, unsigned number) {
    const struct json *json = p->json;
    uint32_t member = field(p, 0, name);
    for (uint32_t i = member ? json_first(member) : 0; member && i < json_at(json, member)->next;
         i = json_at(json, i)->next) {
        uint32_t node = field(p, i, "value");
        unsigned value = number;
        if (node && (!fpuzzlesentry_number(p, node, 0, &value) || value != number))
            return false;
    }
    return true;
}

/* Pairs without dots are neither consecutive nor one twice the other.  Only a white dot makes two
 * cells consecutive: at a black one, 1 and 2 are not taken, as dclamage's solver does it. */
static bool finish_dots(struct fpuzzlesentry *p, uint32_t negative) {
    const struct constraint dots = {.rule = "alldots"};
    return read_flag(p, &dots, negative) && keep_apart(p, negative, true);
}

bool fpuzzlesentry_finish(struct fpuzzlesentry *p) {
    static const struct constraint apart = {.rule = "nonconsecutive"};
    uint32_t negative = field(p, 0, "negative"), consecutive = field(p, 0, "nonconsecutive");
    if (negative) {
        const struct json_node *first = json_at(p->json, negative + 1);
        bool ratio = json_at(p->json, negative)->kind == JSON_ARRAY &&
                     first->next == json_at(p->json, negative)->next &&
                     first->end - first->at == sizeof "\"ratio\"" - 1 &&
                     !memcmp(p->json->text + first->at, "\"ratio\"", first->end - first->at);
        if (!ratio || !consecutive || !all_dots(p, "ratio", 2))
            return fpuzzlesentry_expected(
                p, negative, "[\"ratio\"] with nonconsecutive and no dots but those of ratio 2");
        return finish_dots(p, negative);
    }
    if (!consecutive)
        return true;
    return field(p, 0, "difference") ? keep_apart(p, consecutive, false)
                                     : read_flag(p, &apart, consecutive);
}
