/* SPDX-License-Identifier: MIT */
#include "common/grids/fpuzzles.h"

#include <assert.h>
#include <string.h>

#include "common/grids/fpuzzlesdots.h"
#include "common/grids/fpuzzlesentry.h"
#include "common/grids/gridline.h"

/* The smallest size of a grid. */
enum { SIDE_MIN = 1 };

/* The members of a puzzle that are not constraints. */
static const char *const heads[] = {"size",           "grid",
                                    "title",          "author",
                                    "ruleset",        "solution",
                                    "disabledlogic",  "truecandidatesoptions",
                                    "successmessage", "highlightconflicts"};

/* The members of a cell that are not part of the puzzle: colours, and marks of the solver. */
static const char *const cell_marks[] = {"value",
                                         "given",
                                         "region",
                                         "c",
                                         "carray",
                                         "highlight",
                                         "candidates",
                                         "centerpencilmarks",
                                         "cornerpencilmarks",
                                         "parity"};

static bool is_among(const struct json *json, uint32_t node, const char *const *names,
                     size_t count) {
    for (size_t i = 0; i < count; i++)
        if (json_is_named(json, node, names[i]))
            return true;
    return false;
}

static bool read_size(struct fpuzzlesreader *p, uint32_t size) {
    if (!size)
        return diag_set(fpuzzlesreader_fail(p, 0), "a puzzle of f-puzzles has a size");
    if (!fpuzzlesreader_number(p, size, SIDE_MIN, &p->side))
        return false;
    if (p->side > RULES_SIDE_MAX)
        return diag_set(fpuzzlesreader_fail(p, size), "size %u is not 1 to %d", p->side,
                        RULES_SIDE_MAX);
    p->area = area_square(p->side);
    return true;
}

/* Reads the digit and the region of a cell; without a region, the one assigned before stays. */
static bool read_cell(struct fpuzzlesreader *p, uint32_t node, uint32_t cell, uint8_t *region) {
    const struct json *json = p->json;
    unsigned number = 0;
    assert(cell < p->area.cells);
    p->puzzle->at[cell] = json_at(json, node)->at;
    if (!fpuzzlesreader_is_kind(p, node, JSON_OBJECT, "a cell, which is an object"))
        return false;
    for (uint32_t i = json_first(json, node); i; i = json_next(json, node, i))
        if (!fpuzzlesreader_is_empty(json, i) &&
            !is_among(json, i, cell_marks, sizeof cell_marks / sizeof *cell_marks))
            return fpuzzlesreader_expected(p, i, "nothing of this name in a cell");
    uint32_t value = json_member(json, node, "value"), of = json_member(json, node, "region");
    if (value && !fpuzzlesreader_is_empty(json, value)) {
        if (!fpuzzlesreader_number(p, value, 0, &number))
            return false;
        if (number > p->side)
            return diag_set(fpuzzlesreader_fail(p, value), "digit %u exceeds side %u", number,
                            p->side);
        p->puzzle->digits[cell] = (uint8_t)number;
    }
    if (of && json_at(json, of)->kind == JSON_NULL) {
        *region = FPUZZLES_NO_REGION;
    } else if (of) {
        if (!fpuzzlesreader_number(p, of, 0, &number))
            return false;
        if (number >= p->side)
            return diag_set(fpuzzlesreader_fail(p, of), "region %u is not 0 to %u", number,
                            p->side - 1);
        *region = (uint8_t)number;
    }
    return true;
}

/* Old puzzles have "Even" and "Odd" in cells. */
static bool read_parity(struct fpuzzlesreader *p, uint32_t node, uint32_t cell) {
    assert(cell < p->area.cells);
    uint32_t parity = json_member(p->json, node, "parity");
    if (!parity || fpuzzlesreader_is_empty(p->json, parity))
        return true;
    const struct json_node *word = json_at(p->json, parity);
    const unsigned char *text = p->json->text + word->at + 1;
    size_t length = word->end - word->at - 2;
    if (word->kind != JSON_STRING ||
        (!gridline_spells(text, length, "even") && !gridline_spells(text, length, "odd")))
        return fpuzzlesreader_expected(p, parity, "\"Even\" or \"Odd\"");
    p->parity[cell] = length == 3 ? 'o' : 'e';
    return true;
}

/* Adds the rules for even and odd cells. */
static bool add_parity(struct fpuzzlesreader *p, uint32_t grid, char letter, const char *rule) {
    uint32_t cells[FPUZZLES_CELLS_MAX], count = 0;
    size_t begin = p->puzzle->text->text.size;
    for (uint32_t c = 0; c < p->area.cells; c++)
        if (p->parity[c] == letter)
            cells[count++] = c;
    if (count)
        rules_text_cells(p->puzzle->text, rule, cells, count, &p->area);
    return fpuzzlesreader_check(p, grid, begin);
}

static bool read_row(struct fpuzzlesreader *p, uint32_t node, unsigned row, uint8_t *regions) {
    const struct json *json = p->json;
    unsigned column = 0;
    if (!fpuzzlesreader_is_kind(p, node, JSON_ARRAY, "a row, which is an array"))
        return false;
    for (uint32_t i = json_first(json, node); i; i = json_next(json, node, i)) {
        assert(row < p->side);
        uint32_t cell = row * p->side + column;
        if (column++ == p->side)
            return diag_set(fpuzzlesreader_fail(p, i), "a row has more than %u cells", p->side);
        if (!read_cell(p, i, cell, &regions[cell]) || !read_parity(p, i, cell))
            return false;
    }
    return column == p->side ||
           diag_set(fpuzzlesreader_fail(p, node), "a row has %u cells, not %u", column, p->side);
}

static bool read_grid(struct fpuzzlesreader *p, uint32_t grid, uint8_t *regions) {
    const struct json *json = p->json;
    unsigned row = 0;
    if (!grid || json_at(json, grid)->kind != JSON_ARRAY)
        return diag_set(fpuzzlesreader_fail(p, grid), "a puzzle of f-puzzles has a grid of rows");
    for (uint32_t i = json_first(json, grid); i; i = json_next(json, grid, i)) {
        if (row == p->side)
            return diag_set(fpuzzlesreader_fail(p, i), "a grid has more than %u rows", p->side);
        if (!read_row(p, i, row++, regions))
            return false;
    }
    return row == p->side ||
           diag_set(fpuzzlesreader_fail(p, grid), "a grid has %u rows, not %u", row, p->side);
}

/* Assigns each cell to its box or, for sides without boxes, to its row. */
static void find_boxes(const struct variant_shape *shape, uint8_t *regions) {
    unsigned side = shape->side, rows = shape->box_rows, columns = shape->box_columns;
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned row = cell / side, column = cell % side;
        regions[cell] = (uint8_t)(rows ? row / rows * rows + column / columns : row);
        assert(regions[cell] < side);
    }
}

/* Adds a region with all of its cells as a house. */
static bool add_region(struct fpuzzlesreader *p, const uint8_t *regions, unsigned region,
                       uint32_t grid) {
    uint32_t cells[FPUZZLES_CELLS_MAX], count = 0;
    size_t begin = p->puzzle->text->text.size;
    for (uint32_t c = 0; c < p->area.cells; c++)
        if (regions[c] == region)
            cells[count++] = c;
    if (count && count != p->side)
        return diag_set(fpuzzlesreader_fail(p, grid), "region %u has %u cells, not %u", region,
                        count, p->side);
    if (count)
        rules_text_cells(p->puzzle->text, "house", cells, count, &p->area);
    return fpuzzlesreader_check(p, grid, begin);
}

/* Adds a map of regions or, if some cells are in none, the complete regions as houses. */
static bool add_regions(struct fpuzzlesreader *p, const uint8_t *regions, uint32_t grid) {
    size_t begin = p->puzzle->text->text.size;
    char line[RULES_SIDE_MAX];
    assert(p->irregular && p->side <= sizeof line);
    if (memchr(regions, FPUZZLES_NO_REGION, p->area.cells)) {
        for (unsigned region = 0; region < p->side; region++)
            if (!add_region(p, regions, region, grid))
                return false;
        return true;
    }
    rules_text_add(p->puzzle->text, "regions", strlen("regions"));
    for (uint32_t c = 0; c < p->area.cells; c++) {
        assert(regions[c] < p->side);
        line[c % p->side] = gridline_letter(regions[c] + 1U);
        if (c % p->side == p->side - 1)
            rules_text_add(p->puzzle->text, line, p->side);
    }
    return fpuzzlesreader_check(p, grid, begin);
}

/* Determines the shape from the grid and its regions. */
static bool read_shape(struct fpuzzlesreader *p, uint32_t grid) {
    struct variant_shape *shape = &p->puzzle->shape;
    uint8_t boxes[FPUZZLES_CELLS_MAX], *regions = p->regions;
    if (!variant_shape(shape, VARIANT_PLAIN, p->side, p->diag) &&
        !variant_shape(shape, VARIANT_LATIN, p->side, p->diag))
        return diag_set(fpuzzlesreader_fail(p, grid), "%s", p->diag->text);
    find_boxes(shape, boxes);
    memcpy(regions, boxes, sizeof boxes);
    if (!read_grid(p, grid, regions))
        return false;
    p->irregular = memcmp(boxes, regions, p->area.cells) != 0;
    if (p->irregular && !variant_shape(shape, VARIANT_LATIN, p->side, p->diag))
        return false;
    p->reader.area = p->area;
    p->reader.parted = shape->box_rows > 0;
    p->clash.boxes = (struct rules_boxes){shape->box_rows, shape->box_columns};
    p->reader.clash = &p->clash;
    return (!p->irregular || add_regions(p, regions, grid)) && add_parity(p, grid, 'e', "even") &&
           add_parity(p, grid, 'o', "odd");
}

/* Whether a label in our files can begin with a byte. */
static bool can_begin(char c) {
    return !memchr(" ,;\"#", c, 5);
}

/* Appends a text of the puzzle to the label, without blanks at its end, beginning at the first byte
 * with which a label can begin. */
static void add_label(struct fpuzzlesreader *p, const char *before, uint32_t node) {
    struct rules_chars *label = &p->puzzle->label, text = {0};
    size_t begin = 0;
    if (!node || json_at(p->json, node)->kind != JSON_STRING)
        return;
    json_string(p->json, node, &text);
    while (text.size && text.data[text.size - 1] == ' ')
        text.size--;
    while (begin < text.size && !can_begin(text.data[begin]))
        begin++;
    for (; label->size && begin < text.size && *before; before++)
        stack_push(p->json->memory, label, *before);
    for (; begin < text.size; begin++)
        stack_push(p->json->memory, label, text.data[begin]);
    stack_free(p->json->memory, &text);
}

static bool read_members(struct fpuzzlesreader *p) {
    const struct json *json = p->json;
    for (uint32_t i = json_first(json, 0); i; i = json_next(json, 0, i))
        if (!fpuzzlesreader_is_empty(json, i) &&
            !is_among(json, i, heads, sizeof heads / sizeof *heads) && !fpuzzlesentry_read(p, i))
            return false;
    return fpuzzlesdots_finish(p);
}

/* The length of the blank or line end with which a UTF-8 text begins, or 0. */
static size_t blank_length(const char *text, size_t length) {
    static const char *const blanks[] = {
        " ",      "\xC2\x85", "\u00A0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003",
        "\u2004", "\u2005",   "\u2006", "\u2007", "\u2008", "\u2009", "\u200A", "\u200B",
        "\u2028", "\u2029",   "\u202F", "\u205F", "\u3000", "\uFEFF"};
    for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++) {
        size_t size = strlen(blanks[i]);
        if (size <= length && !memcmp(text, blanks[i], size))
            return size;
    }
    return 0;
}

/* The node of a text that is not blank, or 0. */
static uint32_t find_words(const struct json *json, uint32_t node) {
    struct rules_chars text = {0};
    size_t at = 0, blank = 1;
    if (!node || json_at(json, node)->kind != JSON_STRING)
        return 0;
    json_string(json, node, &text);
    for (; at < text.size && blank; at += blank)
        blank = blank_length(text.data + at, text.size - at);
    bool found = !blank;
    stack_free(json->memory, &text);
    return found ? node : 0;
}

static bool read_whole(struct fpuzzlesreader *p) {
    const struct json *json = p->json;
    if (json_at(json, 0)->kind != JSON_OBJECT)
        return diag_set(fpuzzlesreader_fail(p, 0), "a puzzle of f-puzzles is an object");
    if (!read_size(p, json_member(json, 0, "size")) ||
        !read_shape(p, json_member(json, 0, "grid")) || !read_members(p))
        return false;
    if (p->puzzle->text->text.size > RULES_TEXT_MAX)
        return diag_set(fpuzzlesreader_fail(p, 0), "rules have more than %d bytes", RULES_TEXT_MAX);
    p->puzzle->words = find_words(json, json_member(json, 0, "ruleset"));
    add_label(p, "", json_member(json, 0, "title"));
    add_label(p, " by ", json_member(json, 0, "author"));
    p->puzzle->shape.rules = p->puzzle->text->text.size ? p->puzzle->text : NULL;
    return true;
}

bool fpuzzles_read(struct fpuzzles *puzzle, const struct json *json, size_t *wrong,
                   struct diag *diag) {
    struct fpuzzlesreader *p = memory_zeroed(json->memory, 1, sizeof *p);
    *puzzle = (struct fpuzzles){.text = rules_text_new(json->memory)};
    p->json = json;
    p->puzzle = puzzle;
    p->diag = diag;
    bool fine = read_whole(p);
    *wrong = json_at(json, p->wrong)->at;
    memory_release(json->memory, p);
    return fine;
}

void fpuzzles_drop(struct fpuzzles *puzzle, const struct json *json) {
    rules_drop(puzzle->text);
    stack_free(json->memory, &puzzle->label);
}
