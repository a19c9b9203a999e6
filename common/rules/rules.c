/* SPDX-License-Identifier: MIT */
#include "common/rules/rules.h"

#include <assert.h>
#include <string.h>

/* Cells of rules that memory is taken for at once. */
enum { ROOM = 256 };

/* Of a cell in a rule, with the blank before it: rows and columns have two digits at most. */
enum { CELL_LENGTH = sizeof " r99c99", NUMBER_DIGITS = 4, GRID_LENGTH = sizeof "first 99 99\n" };

struct rules_text *rules_text_new(struct memory *memory) {
    struct rules_text *text = memory_zeroed(memory, 1, sizeof *text);
    text->users = 1;
    text->memory = memory;
    return text;
}

void rules_text_add(struct rules_text *text, const void *line, size_t length) {
    assert(text->users == 1 && (line || !length));
    stack_reserve(text->memory, &text->text, length + 1);
    if (length)
        memcpy(text->text.data + text->text.size, line, length);
    text->text.size += length;
    text->text.data[text->text.size++] = '\n';
}

void rules_text_append(struct rules_text *text, const struct rules_text *other) {
    if (other && other->text.size)
        rules_text_add(text, other->text.data, other->text.size - 1); /* without the last newline */
}

/* Writes a number to `end`.  Returns the new end. */
static char *write_number(char *end, unsigned number) {
    if (number > 9)
        end = write_number(end, number / 10);
    *end = (char)('0' + number % 10);
    return end + 1;
}

/* Appends a word and a number, for which there is room. */
static void add_number(struct rules_text *text, const char *word, unsigned number) {
    char *end = text->text.data + text->text.size;
    while (*word)
        *end++ = *word++;
    text->text.size = (size_t)(write_number(end, number) - text->text.data);
    assert(text->text.size <= text->text.capacity);
}

/* Appends a blank and each cell, and the end of the line. */
static void add_cells(struct rules_text *text, const uint32_t *cells, uint32_t count,
                      const struct area *area) {
    assert(count);
    stack_reserve(text->memory, &text->text, CELL_LENGTH * count + 1);
    for (uint32_t i = 0; i < count; i++) {
        unsigned row, column;
        area_place(area, cells[i], &row, &column);
        add_number(text, " r", row + 1);
        add_number(text, "c", column + 1);
    }
    assert(text->text.size < text->text.capacity);
    text->text.data[text->text.size++] = '\n';
}

void rules_text_cells(struct rules_text *text, const char *name, const uint32_t *cells,
                      uint32_t count, const struct area *area) {
    rules_text_add(text, name, strlen(name));
    text->text.size--; /* the newline, which comes at the end */
    add_cells(text, cells, count, area);
}

void rules_text_numbered(struct rules_text *text, const char *name, unsigned number,
                         const uint32_t *cells, uint32_t count, const struct area *area) {
    assert(number <= 9999);
    rules_text_add(text, name, strlen(name));
    stack_reserve(text->memory, &text->text, NUMBER_DIGITS);
    text->text.data[text->text.size - 1] = ' ';
    add_number(text, "", number);
    add_cells(text, cells, count, area);
}

void rules_text_grids(struct rules_text *text, const struct area *area) {
    for (unsigned i = 0; i < area->count; i++) {
        const struct area_grid *grid = &area->grids[i];
        if (!i && !grid->row && !grid->column)
            continue;
        stack_reserve(text->memory, &text->text, GRID_LENGTH);
        add_number(text, i ? "grid " : "first ", grid->row + 1u);
        add_number(text, " ", grid->column + 1u);
        assert(text->text.size < text->text.capacity);
        text->text.data[text->text.size++] = '\n';
    }
}

struct rules_text *rules_keep(struct rules_text *text) {
    assert(!text || text->users);
    if (text)
        text->users++;
    return text;
}

void rules_drop(struct rules_text *text) {
    assert(!text || text->users);
    if (!text || --text->users)
        return;
    stack_free(text->memory, &text->text);
    memory_release(text->memory, text);
}

bool rules_same(const struct rules_text *a, const struct rules_text *b) {
    if (!a || !b || a == b)
        return a == b;
    return a->text.size == b->text.size && !memcmp(a->text.data, b->text.data, a->text.size);
}

static RuleDigits all_digits(unsigned side) {
    assert(side && side <= RULES_SIDE_MAX);
    return (RuleDigits)(((uint64_t)1 << side) - 1);
}

/* Sorts the pairs by first cell. */
static void sort_pairs(struct rules *rules) {
    uint32_t cells = rules->cells;
    assert(rules->pairs.size % 4 == 0 && !rules->differ_begin);
    rules->differ_begin = memory_zeroed(&rules->memory, (size_t)cells + 2, sizeof(uint32_t));
    uint32_t *end = rules->differ_begin + 1; /* end of the cell before, until it is filled */
    stack_reserve(&rules->memory, &rules->differ, rules->pairs.size / 2);
    for (size_t i = 0; i < rules->pairs.size; i += 2)
        end[rules->pairs.data[i] + 1]++;
    for (uint32_t c = 0; c < cells; c++)
        end[c + 1] += end[c];
    for (size_t i = 0; i < rules->pairs.size; i += 2)
        rules->differ.data[end[rules->pairs.data[i]]++] = rules->pairs.data[i + 1];
    rules->differ.size = rules->pairs.size / 2;
    assert(rules->differ_begin[cells] == rules->differ.size);
}

void rules_finish(struct rules *rules) {
    bool sums = false;
    sort_pairs(rules);
    for (size_t i = 0; i < rules->bonds.size; i++)
        sums |= rules->bonds.data[i].different;
    if (!sums || rules->side > RULESETS_SIDE_MAX)
        return;
    rules->sets = memory_zeroed(&rules->memory, 1, sizeof *rules->sets);
    rulesets_fill(rules->sets);
}

struct rules *rules_new(const struct area *area, struct memory *memory) {
    assert(area->cells && area->side <= RULES_SIDE_MAX);
    struct rules *rules = memory_zeroed(memory, 1, sizeof *rules);
    memory_region(&rules->memory, memory);
    rules->area = *area;
    rules->side = area->side;
    rules->cells = area->cells;
    size_t cells = area->cells;
    rules->paired = memory_zeroed(&rules->memory, cells * cells / 64 + 1, sizeof *rules->paired);
    rules->allowed = memory_zeroed(&rules->memory, cells, sizeof *rules->allowed);
    for (uint32_t c = 0; c < cells; c++)
        rules->allowed[c] = all_digits(area->side);
    return rules;
}

void rules_free(struct rules *rules, struct memory *memory) {
    if (!rules)
        return;
    memory_clear(&rules->memory);
    memory_release(memory, rules);
}

bool rules_are_symmetric(const struct rules *rules) {
    return !rules || (!rules->bonds.size && !rules->restricted);
}

bool rules_beyond_houses(const struct rules *rules) {
    return rules && (rules->pairs.size || !rules_are_symmetric(rules));
}

#ifndef NDEBUG
/* Whether these are cells of the area. */
static bool are_cells(const struct rules *rules, const uint32_t *cells, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (cells[i] >= rules->cells)
            return false;
    return true;
}

static bool are_ascending(const uint32_t *cells, uint32_t count) {
    for (uint32_t i = 1; i < count; i++)
        if (cells[i - 1] >= cells[i])
            return false;
    return true;
}
#endif

uint32_t *rules_keep_cells(struct rules *rules, const uint32_t *cells, uint32_t count) {
    assert(are_cells(rules, cells, count));
    if (rules->room_left < count) {
        rules->room_left = count > ROOM ? count : ROOM;
        rules->room = memory_zeroed(&rules->memory, rules->room_left, sizeof *rules->room);
    }
    uint32_t *copy = rules->room;
    if (count)
        memcpy(copy, cells, count * sizeof *copy);
    rules->room += count;
    rules->room_left -= count;
    return copy;
}

/* The number of the rule being built. */
static uint32_t current(const struct rules *rules) {
    assert(rules->list.size);
    return (uint32_t)rules->list.size - 1;
}

/* Insertion sort, for the few cells of a house. */
static void sort(uint32_t *cells, uint32_t count) {
    for (uint32_t i = 1; i < count; i++)
        for (uint32_t j = i; j && cells[j - 1] > cells[j]; j--) {
            uint32_t cell = cells[j];
            cells[j] = cells[j - 1];
            cells[j - 1] = cell;
        }
}

void rules_add_house(struct rules *rules, const uint32_t *cells) {
    uint32_t *copy = rules_keep_cells(rules, cells, rules->side);
    sort(copy, rules->side);
    assert(are_ascending(copy, rules->side));
    stack_push(&rules->memory, &rules->houses, ((struct rules_house){current(rules), copy}));
}

void rules_add_pair(struct rules *rules, uint32_t a, uint32_t b) {
    assert(a != b && a < rules->cells && b < rules->cells);
    const uint32_t both[] = {a, b, b, a};
    size_t number = (size_t)a * rules->cells + b;
    size_t turned = (size_t)b * rules->cells + a;
    assert((rules->paired[number / 64] >> number % 64 & 1) ==
           (rules->paired[turned / 64] >> turned % 64 & 1));
    if (rules->paired[number / 64] >> number % 64 & 1)
        return;
    rules->paired[number / 64] |= (uint64_t)1 << number % 64;
    rules->paired[turned / 64] |= (uint64_t)1 << turned % 64;
    for (unsigned i = 0; i < 4; i++)
        stack_push(&rules->memory, &rules->pairs, both[i]);
}

void rules_add_different(struct rules *rules, const uint32_t *cells, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = i + 1; j < count; j++)
            rules_add_pair(rules, cells[i], cells[j]);
}

void rules_add_digits(struct rules *rules, uint32_t cell, RuleDigits digits) {
    assert(cell < rules->cells);
    rules->allowed[cell] &= digits;
    rules->restricted = true;
}

/* Appends the table of a relation in one direction. */
static void add_table(struct rules *rules, bool (*holds)(int x, int y, int number), int number,
                      bool turned) {
    int side = (int)rules->side;
    for (int x = 1; x <= side; x++) {
        RuleDigits digits = 0;
        for (int y = 1; y <= side; y++)
            if (turned ? holds(y, x, number) : holds(x, y, number))
                digits |= (RuleDigits)1 << (y - 1);
        stack_push(&rules->memory, &rules->tables, digits);
    }
}

/* Whether the last relation was the same, since most rules repeat one. */
static bool is_again(const struct rules *rules) {
    size_t size = rules->bonds.size;
    return size && !rules->bonds.data[size - 1].sums && !rules->bonds.data[size - 1].diagram &&
           rules->bonds.data[size - 1].rule == current(rules);
}

void rules_add_relation(struct rules *rules, uint32_t a, uint32_t b,
                        bool (*holds)(int x, int y, int number), int number) {
    assert(a != b && a < rules->cells && b < rules->cells);
    struct rules_bond bond = {
        .rule = current(rules), .begin = (uint32_t)rules->bonded.size, .count = 2};
    bond.table = rules->tables.size;
    if (is_again(rules)) {
        bond.table = stack_top(&rules->bonds).table;
    } else {
        add_table(rules, holds, number, false);
        add_table(rules, holds, number, true);
    }
    assert(bond.table + 2 * (size_t)rules->side <= rules->tables.size);
    stack_push(&rules->memory, &rules->bonded, a);
    stack_push(&rules->memory, &rules->bonded, b);
    stack_push(&rules->memory, &rules->bonds, bond);
}

void rules_add_sum(struct rules *rules, const uint32_t *cells, uint32_t count, int total,
                   bool different, bool minus) {
    assert(count > minus && are_cells(rules, cells, count));
    struct rules_bond bond = {.rule = current(rules),
                              .begin = (uint32_t)rules->bonded.size,
                              .count = count,
                              .sums = true,
                              .different = different,
                              .minus = minus ? 1 : 0,
                              .total = total};
    for (uint32_t i = 0; i < count; i++)
        stack_push(&rules->memory, &rules->bonded, cells[i]);
    stack_push(&rules->memory, &rules->bonds, bond);
}

static bool same_reading(const struct rulereading *a, const struct rulereading *b) {
    return a->length == b->length && a->number == b->number && a->different == b->different;
}

/* The diagram of a machine, shared if there is one already. */
static const struct rulediagram *diagram_of(struct rules *rules, RuleStep step,
                                            const struct rulereading *reading) {
    for (size_t i = 0; i < rules->diagrams.size; i++)
        if (rules->diagrams.data[i]->step == step &&
            same_reading(&rules->diagrams.data[i]->reading, reading))
            return rules->diagrams.data[i];
    struct rulediagram *diagram = memory_zeroed(&rules->memory, 1, sizeof *diagram);
    rulediagram_build(diagram, step, reading, &rules->memory);
    stack_push(&rules->memory, &rules->diagrams, diagram);
    return diagram;
}

void rules_add_reading(struct rules *rules, const uint32_t *cells, uint32_t count, RuleStep step,
                       int number, bool different) {
    assert(count && count <= RULEDIAGRAM_SIDE_MAX && are_cells(rules, cells, count));
    struct rulereading reading = {(int)rules->side, (int)count, number, different};
    struct rules_bond bond = {.rule = current(rules),
                              .begin = (uint32_t)rules->bonded.size,
                              .count = count,
                              .diagram = diagram_of(rules, step, &reading)};
    for (uint32_t i = 0; i < count; i++)
        stack_push(&rules->memory, &rules->bonded, cells[i]);
    stack_push(&rules->memory, &rules->bonds, bond);
}
