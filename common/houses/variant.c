/* SPDX-License-Identifier: MIT */
#include "common/houses/variant.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "common/rules/ruleread.h"

static bool has_boxes(enum variant_kind kind) {
    assert((unsigned)kind < VARIANT_KINDS);
    for (const struct variant_part *part = variant_parts[kind]; part->kind; part++)
        if (part->kind->boxed)
            return true;
    return false;
}

bool variant_has_cells(enum variant_kind kind) {
    assert((unsigned)kind < VARIANT_KINDS);
    return variant_rules[kind] && strpbrk(variant_rules[kind], "123456789");
}

bool variant_has_grids(enum variant_kind kind) {
    assert((unsigned)kind < VARIANT_KINDS);
    return ruleread_has_grids(variant_rules[kind]);
}

bool variant_has_extras(enum variant_kind kind) {
    assert((unsigned)kind < VARIANT_KINDS);
    for (const struct variant_part *part = variant_parts[kind]; part->kind; part++)
        if (part->kind->extra)
            return true;
    return false;
}

/* The largest divisor of side that is at most its square root. */
static unsigned box_rows_for(unsigned side) {
    unsigned best = 1;
    for (unsigned rows = 2; rows * rows <= side; rows++)
        if (side % rows == 0)
            best = rows;
    assert(side % best == 0 && best * best <= side);
    return best;
}

/* Begins a shape: boxes aside, all that kind and side say.  Returns whether the variant has grids
 * of that side. */
static bool begin_shape(struct variant_shape *shape, enum variant_kind kind, unsigned side,
                        struct diag *diag) {
    *shape = (struct variant_shape){.kind = kind, .side = side, .area = area_square(side)};
    if (!shape->side || shape->side > VARIANT_SIDE_MAX)
        return diag_set(diag, "side %u is not between 1 and %d", shape->side, VARIANT_SIDE_MAX);
    for (const struct variant_part *part = variant_parts[shape->kind]; part->kind; part++)
        if (part->kind->only_side && shape->side != part->kind->only_side)
            return diag_set(diag, "variant %s has %ss, which need side %u, found side %u",
                            variant_names[shape->kind], part->kind->name, part->kind->only_side,
                            shape->side);
    if (variant_rules[shape->kind] && shape->side > RULES_SIDE_MAX)
        return diag_set(diag, "variant %s has rules, which are for sides up to %d, not %u",
                        variant_names[shape->kind], RULES_SIDE_MAX, shape->side);
    if (variant_has_cells(kind) && shape->side != 9)
        return diag_set(diag, "variant %s has rules about cells of side 9, found side %u",
                        variant_names[shape->kind], shape->side);
    if (variant_has_grids(kind))
        ruleread_area(variant_rules[kind], &shape->area);
    return true;
}

void variant_keep(struct variant_shape *to, const struct variant_shape *from) {
    assert(to != from);
    struct rules_text *before = to->rules;
    rules_keep(from->rules);
    *to = *from;
    rules_drop(before);
}

bool variant_shape(struct variant_shape *shape, enum variant_kind kind, unsigned side,
                   struct diag *diag) {
    if (!begin_shape(shape, kind, side, diag))
        return false;
    if (!has_boxes(kind))
        return true;
    shape->box_rows = box_rows_for(side);
    shape->box_columns = side / shape->box_rows;
    assert(shape->box_rows * shape->box_columns == side);
    if (shape->box_rows == 1 && side > 1)
        return diag_set(diag, "variant %s has boxes, which side %u, a prime, has not",
                        variant_names[kind], side);
    return true;
}

/* Reads a number from 1 to VARIANT_SIDE_MAX and steps over it. */
static bool read_measure(const char **text, unsigned *measure) {
    *measure = 0;
    for (; **text >= '0' && **text <= '9' && *measure <= VARIANT_SIDE_MAX; ++*text)
        *measure = *measure * 10 + (unsigned)(**text - '0');
    return *measure && *measure <= VARIANT_SIDE_MAX;
}

bool variant_boxed(struct variant_shape *shape, enum variant_kind kind, const char *text,
                   struct diag *diag) {
    const char *at = text;
    unsigned rows, columns;
    if (!read_measure(&at, &rows) || *at++ != 'x' || !read_measure(&at, &columns) || *at)
        return diag_set(diag, "expected boxes as ROWSxCOLUMNS, found '%s'",
                        diag_quoted(text, strlen(text)).text);
    if (!begin_shape(shape, kind, rows * columns, diag))
        return false;
    if (!has_boxes(kind))
        return true;
    if ((rows == 1 || columns == 1) && shape->side > 1)
        return diag_set(diag, "boxes of %ux%u are rows or columns", rows, columns);
    shape->box_rows = rows;
    shape->box_columns = columns;
    assert(shape->box_rows * shape->box_columns == shape->side);
    return true;
}

bool variant_usual(const struct variant_shape *shape) {
    return !has_boxes(shape->kind) || shape->box_rows == box_rows_for(shape->side);
}

bool variant_find(const char *name, size_t length, enum variant_kind *kind) {
    for (int i = 0; variant_names[i]; i++)
        if (strlen(variant_names[i]) == length && !memcmp(variant_names[i], name, length)) {
            *kind = (enum variant_kind)i;
            return true;
        }
    return false;
}

#ifndef NDEBUG
/* Whether cells are there, each once, in ascending order. */
static bool are_ascending(const struct variant *variant, const uint32_t *cells) {
    for (unsigned i = 1; i < variant->side; i++)
        if (cells[i - 1] >= cells[i])
            return false;
    return cells[variant->side - 1] < variant->cells;
}

/* Whether the houses that are listed for each cell have it, in ascending order. */
static bool are_indexed(const struct variant *variant) {
    for (uint32_t c = 0; c < variant->cells; c++)
        for (uint32_t i = variant->of_begin[c]; i < variant->of_begin[c + 1]; i++) {
            const uint32_t *members = variant_members(variant, variant->of[i]);
            unsigned place = 0;
            while (place < variant->side && members[place] != c)
                place++;
            if (place == variant->side ||
                (i > variant->of_begin[c] && variant->of[i - 1] >= variant->of[i]))
                return false;
        }
    return variant->of_begin[variant->cells] == variant->count * variant->side;
}
#endif

/* The number of houses of a part. */
static unsigned part_size(const struct variant_part *part, unsigned side) {
    unsigned size = 0;
    while (part->numbers[size])
        size++;
    return size ? size : side;
}

/* Maps the cells of a house of the first grid, as if that were alone, to the same house of another
 * grid. */
static void move_cells(const struct variant *variant, unsigned grid, uint32_t *members) {
    assert(grid < variant->shape.area.count);
    const struct area *area = &variant->shape.area;
    for (unsigned i = 0; i < area->side && !area_is_square(area); i++)
        members[i] = area_cell(area, area->grids[grid].row + members[i] / area->side,
                               area->grids[grid].column + members[i] % area->side);
}

/* Whether a region made last is there already, as a box that grids share is. */
static bool is_there(const struct variant *variant, uint32_t house) {
    assert(house == variant->count);
    const uint32_t *members = variant->members + (size_t)house * variant->side;
    for (uint32_t h = 2 * variant->lines; h < house; h++)
        if (!memcmp(members, variant_members(variant, h), variant->side * sizeof *members))
            return true;
    return false;
}

/* Appends the houses of a part that a grid has. */
static void add_grid_part(struct variant *variant, const struct variant_part *part, unsigned grid) {
    const struct variant_shape *shape = &variant->shape;
    const struct variant_measures measures = {shape->side, shape->box_rows, shape->box_columns};
    unsigned name = shape->area.count > 1 ? grid + 1 : 0;
    for (unsigned i = 0; i < part_size(part, shape->side); i++) {
        unsigned number = part->numbers[0] ? part->numbers[i] : i + 1;
        uint32_t house = variant->count, *members = variant->members + house * shape->side;
        variant->houses[house] = (struct variant_house){part->kind, number, name};
        part->kind->write(&measures, number, members);
        move_cells(variant, grid, members);
        assert(are_ascending(variant, members));
        variant->count += !name || house < 2 * variant->lines || !is_there(variant, house);
    }
}

static void add_part(struct variant *variant, const struct variant_part *part) {
    for (unsigned grid = 0; grid < variant->shape.area.count; grid++)
        add_grid_part(variant, part, grid);
}

/* Appends the houses that rules make. */
static void add_rules(struct variant *variant) {
    const struct rules *rules = variant->rules;
    unsigned regions = 0, others = 0;
    for (size_t i = 0; rules && i < rules->houses.size; i++) {
        const struct rules_house *house = &rules->houses.data[i];
        bool region = rules->list.data[house->rule].kind->cells == RULE_MAP;
        uint32_t number = variant->count++;
        variant->houses[number] = region ? (struct variant_house){&variant_region, ++regions, 0}
                                         : (struct variant_house){&variant_extra, ++others, 0};
        assert(are_ascending(variant, house->cells));
        memcpy(variant->members + (size_t)number * variant->side, house->cells,
               variant->side * sizeof *house->cells);
    }
}

static void find_places(struct variant *variant) {
    const struct area *area = &variant->shape.area;
    bool square = area_is_square(area);
    uint32_t cell = 0;
    variant->places = memory_zeroed(variant->memory, variant->cells, sizeof *variant->places);
    for (unsigned row = 0; row < area->rows; row++)
        for (unsigned column = 0; column < area->columns; column++)
            if (square || area_cell(area, row, column) != AREA_NONE)
                array_at(variant->places, variant->cells, cell++) =
                    (struct variant_place){(uint8_t)row, (uint8_t)column};
    assert(cell == variant->cells);
}

/* Fills of and of_begin, which list the houses of each cell, from members. */
static void index_cells(struct variant *variant) {
    size_t entries = (size_t)variant->count * variant->side;
    variant->of = memory_zeroed(variant->memory, entries, sizeof *variant->of);
    variant->of_begin =
        memory_zeroed(variant->memory, (size_t)variant->cells + 1, sizeof *variant->of_begin);
    for (size_t i = 0; i < entries; i++)
        variant->of_begin[variant->members[i] + 1]++;
    for (uint32_t c = 0; c < variant->cells; c++)
        variant->of_begin[c + 1] += variant->of_begin[c];
    /* Filling moves each begin to its end, which is the begin of the next. */
    for (size_t i = 0; i < entries; i++)
        variant->of[variant->of_begin[variant->members[i]]++] = (uint32_t)(i / variant->side);
    memmove(variant->of_begin + 1, variant->of_begin, variant->cells * sizeof *variant->of_begin);
    variant->of_begin[0] = 0;
    assert(are_indexed(variant));
}

void variant_init(struct variant *variant, const struct variant_shape *shape,
                  struct memory *memory) {
    assert((unsigned)shape->kind < VARIANT_KINDS && shape->side && shape->area.cells);
    assert(shape->area.side == shape->side && shape->side <= VARIANT_SIDE_MAX);
    const struct variant_part *parts = variant_parts[shape->kind], *part;
    unsigned side = shape->side;
    size_t houses = 0;
    *variant = (struct variant){.shape = *shape,
                                .side = side,
                                .cells = shape->area.cells,
                                .lines = shape->area.count * side,
                                .memory = memory};
    rules_keep(shape->rules);
    variant->rules =
        ruleread_build(&shape->area, &(struct rules_boxes){shape->box_rows, shape->box_columns},
                       variant_rules[shape->kind], shape->rules, memory);
    if (variant->rules)
        houses = variant->rules->houses.size;
    for (part = parts; part->kind; part++)
        houses += (size_t)part_size(part, side) * shape->area.count;
    variant->houses = memory_zeroed(memory, houses, sizeof *variant->houses);
    variant->members = memory_zeroed(memory, (size_t)houses * side, sizeof *variant->members);
    for (part = parts; part->kind; part++)
        add_part(variant, part);
    add_rules(variant);
    assert(variant->count <= houses);
    index_cells(variant);
    find_places(variant);
}

void variant_free(struct variant *variant) {
    struct memory *memory = variant->memory;
    if (!memory)
        return;
    memory_release(memory, variant->houses);
    memory_release(memory, variant->members);
    memory_release(memory, variant->of);
    memory_release(memory, variant->of_begin);
    memory_release(memory, variant->places);
    rules_free(variant->rules, memory);
    rules_drop(variant->shape.rules);
    *variant = (struct variant){0};
}

bool variant_has(const struct variant *variant, uint32_t house, uint32_t cell) {
    assert(house < variant->count && cell < variant->cells);
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++)
        if (variant->of[i] == house)
            return true;
    return false;
}

/* Whether a box or region has the cell a and not b. */
static bool has_only(const struct variant *variant, uint32_t a, uint32_t b) {
    assert(a < variant->cells && b < variant->cells);
    for (uint32_t i = variant->of_begin[a]; i < variant->of_begin[a + 1]; i++) {
        const struct variant_house_kind *kind = variant->houses[variant->of[i]].kind;
        bool bordered = (kind->boxed && !kind->extra) || kind == &variant_region;
        if (bordered && !variant_has(variant, variant->of[i], b))
            return true;
    }
    return false;
}

/* Of several grids one cell may be in more boxes than the other. */
bool variant_divides(const struct variant *variant, uint32_t a, uint32_t b) {
    return has_only(variant, a, b) || has_only(variant, b, a);
}

/* Whether one of the houses of[begin .. end - 1] holds the cell. */
static bool met_before(const struct variant *variant, uint32_t cell, uint32_t begin, uint32_t end) {
    for (uint32_t i = begin; i < end; i++)
        if (variant_has(variant, variant->of[i], cell))
            return true;
    return false;
}

static bool is_among(const uint32_t *cells, uint32_t count, uint32_t cell) {
    while (count)
        if (cells[--count] == cell)
            return true;
    return false;
}

/* Appends the cells that must differ from a cell only because of a rule. */
static uint32_t add_different(const struct variant *variant, uint32_t cell, uint32_t *peers,
                              uint32_t count) {
    const struct rules *rules = variant->rules;
    for (uint32_t i = rules->differ_begin[cell]; i < rules->differ_begin[cell + 1]; i++)
        if (!is_among(peers, count, rules->differ.data[i]))
            peers[count++] = rules->differ.data[i];
    return count;
}

uint32_t variant_house_peers(const struct variant *variant, uint32_t cell, uint32_t *peers) {
    assert(cell < variant->cells);
    uint32_t begin = variant->of_begin[cell], count = 0;
    for (uint32_t i = begin; i < variant->of_begin[cell + 1]; i++) {
        const uint32_t *members = variant_members(variant, variant->of[i]);
        for (unsigned j = 0; j < variant->side; j++)
            if (members[j] != cell && !met_before(variant, members[j], begin, i))
                peers[count++] = members[j];
    }
    return count;
}

uint32_t variant_peers(const struct variant *variant, uint32_t cell, uint32_t *peers) {
    assert(cell < variant->cells);
    uint32_t count = variant_house_peers(variant, cell, peers);
    return variant->rules ? add_different(variant, cell, peers, count) : count;
}

uint32_t variant_peers_max(const struct variant *variant) {
    uint32_t most = 0;
    for (uint32_t c = 0; c < variant->cells; c++) {
        uint32_t peers = (variant->of_begin[c + 1] - variant->of_begin[c]) * variant->side;
        if (variant->rules)
            peers += variant->rules->differ_begin[c + 1] - variant->rules->differ_begin[c];
        most = peers > most ? peers : most;
    }
    return most;
}
