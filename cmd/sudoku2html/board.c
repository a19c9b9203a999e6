/* SPDX-License-Identifier: MIT */
#include "board.h"

#include <assert.h>

#include "common/grids/gridline.h"
#include "common/houses/border.h"
#include "common/rules/rulekinds.h"
#include "common/streams/html.h"
#include "figure.h"

static void write_digit(struct output *out, unsigned side, unsigned digit) {
    assert(digit <= side);
    if (!digit)
        return;
    if (side > GRIDLINE_SYMBOLS)
        output_unsigned(out, digit);
    else
        output_char(out, gridline_letter(digit));
}

/* The number of rows in a group of the table: the rows of a box, or, of several grids, all rows. */
static unsigned group_rows(const struct variant *variant) {
    const struct area *area = &variant->shape.area;
    return area_is_square(area) && variant->shape.box_rows ? variant->shape.box_rows : area->rows;
}

/* The classes of a place, a letter each:
 *
 *     b  the first of a box or region in its row        t  the first of a region in its column
 *     d  on a line that is shaded                       w  in a region that is shaded
 *     g  given                                          x  no cell
 *     r  the last in a row of several grids             u  the last in a column of them
 *
 * Boxes need no t, since each group of rows has a border. */
enum { CLASSES = 8, GIVEN = 1 << 3 };
static const char letters[CLASSES + 1] = "bdwgtrux";

/* Writes the start tag of a place with some of the classes, a bit each. */
static void write_tag(struct output *out, unsigned classes) {
    assert(!(classes >> CLASSES));
    const char *before = "<td class=\"";
    for (unsigned i = 0; classes >> i; i++)
        if (classes >> i & 1) {
            output_text(out, before);
            output_char(out, letters[i]);
            before = " ";
        }
    output_text(out, classes ? "\">" : "<td>");
}

/* Whether houses that shade a cell are lines, and whether some are regions. */
static void find_shades(const struct variant *variant, uint32_t cell, bool *line, bool *region) {
    assert(cell < variant->cells);
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++) {
        const struct variant_house_kind *kind = variant->houses[variant->of[i]].kind;
        *line |= kind->shaded && kind->line;
        *region |= kind->shaded && !kind->line;
    }
}

/* The classes of the place in a row and column, except `given`. */
static unsigned find_classes(const struct variant *variant, unsigned row, unsigned column) {
    const struct area *area = &variant->shape.area;
    uint32_t cell = area_cell(area, row, column);
    bool several = !area_is_square(area), line = false, region = false;
    bool left = (several || column) && border_before(variant, row, column);
    bool top = (several || row % group_rows(variant)) && border_above(variant, row, column);
    if (cell == AREA_NONE)
        return left | (unsigned)top << 4 | 1u << 7;
    find_shades(variant, cell, &line, &region);
    bool right = several && column + 1 == area->columns, foot = several && row + 1 == area->rows;
    return left | (unsigned)line << 1 | (unsigned)region << 2 | (unsigned)top << 4 |
           (unsigned)right << 5 | (unsigned)foot << 6;
}

uint8_t *board_classes(const struct variant *variant, struct memory *memory) {
    const struct area *area = &variant->shape.area;
    uint8_t *classes = memory_zeroed(memory, (size_t)area->rows * area->columns, 1);
    for (unsigned row = 0; row < area->rows; row++)
        for (unsigned column = 0; column < area->columns; column++)
            classes[row * area->columns + column] = (uint8_t)find_classes(variant, row, column);
    return classes;
}

static void write_row(struct output *out, const struct variant *variant, const uint8_t *classes,
                      const uint8_t *cells, const uint8_t *clues, unsigned row) {
    const struct area *area = &variant->shape.area;
    output_text(out, "<tr>");
    for (unsigned column = 0; column < area->columns; column++) {
        uint32_t cell = area_cell(area, row, column);
        bool given = cell != AREA_NONE && clues && clues[cell];
        write_tag(out, classes[row * area->columns + column] | (given ? GIVEN : 0u));
        if (cell != AREA_NONE)
            write_digit(out, variant->side, cells[cell]);
        output_text(out, "</td>");
    }
    output_text(out, "</tr>\n");
}

void board_write(struct output *out, const struct variant *variant, const uint8_t *classes,
                 const uint8_t *cells, const uint8_t *clues) {
    const struct area *area = &variant->shape.area;
    unsigned high = group_rows(variant);
    output_format(out, "<table class=\"grid%s%s\" style=\"--side:%u",
                  variant->side > GRIDLINE_SYMBOLS ? " numbers" : "",
                  area_is_square(area) ? "" : " several", area_longest(area));
    if (!area_is_square(area))
        output_format(out, ";--lines:%u;--cols:%u", area->rows, area->columns);
    output_text(out, "\">");
    for (unsigned r = 0; r < area->rows; r++) {
        if (r % high == 0)
            output_text(out, r ? "</tbody>\n<tbody>\n" : "\n<tbody>\n");
        write_row(out, variant, classes, cells, clues, r);
    }
    output_text(out, "</tbody>\n</table>\n");
}

static void write_house(struct output *out, const struct variant *variant, uint32_t house) {
    const uint32_t *members = variant_members(variant, house);
    output_format(out, "{\"kind\":\"%s\",\"cells\":[", variant->houses[house].kind->name);
    for (unsigned i = 0; i < variant->side; i++) {
        if (i)
            output_char(out, ',');
        output_unsigned(out, members[i]);
    }
    output_text(out, "]}");
}

/* Writes count numbers with a name before them, as a list. */
static void write_numbers(struct output *out, const char *name, const uint32_t *numbers,
                          size_t count) {
    output_format(out, ",\n\"%s\":[", name);
    for (size_t i = 0; i < count; i++) {
        if (i)
            output_char(out, ',');
        output_unsigned(out, numbers[i]);
    }
    output_char(out, ']');
}

/* Writes a rule as it stands in the puzzle. */
static void write_rule(struct output *out, const struct rules *rules, const struct rule *rule) {
    output_char(out, '"');
    html_json(out, rules->text.data + rule->text, rule->length);
    output_char(out, '"');
}

/* Which of the diagrams of rules a line has. */
static unsigned diagram_number(const struct rules *rules, const struct rules_bond *bond) {
    unsigned number = 0;
    while (stack_at(&rules->diagrams, number) != bond->diagram)
        number++;
    return number;
}

/* Writes a relation, a sum, or a line with the number of its diagram. */
static void write_bond(struct output *out, const struct rules *rules,
                       const struct rules_bond *bond) {
    assert(bond->count);
    output_format(out, "{\"sums\":%s,\"different\":%s,\"minus\":%s,\"total\":%d",
                  bond->sums ? "true" : "false", bond->different ? "true" : "false",
                  bond->minus ? "true" : "false", bond->total);
    write_numbers(out, "cells", rules_bond_cells(rules, bond), bond->count);
    if (bond->diagram)
        output_format(out, ",\"diagram\":%u", diagram_number(rules, bond));
    else if (!bond->sums)
        write_numbers(out, "table", rules->tables.data + bond->table, rules->side);
    output_char(out, '}');
}

/* Writes one cell of a diagram: the state after each state and digit, or -1, as numbers. */
static void write_layer(struct output *out, const struct rulediagram *diagram, unsigned place,
                        int *table) {
    assert(place < diagram->length);
    rulediagram_table(diagram, place, table);
    output_text(out, place ? ",[" : "[");
    for (uint32_t i = 0; i < diagram->states[place] * diagram->side; i++)
        output_format(out, "%s%d", i ? "," : "", table[i]);
    output_char(out, ']');
}

static void write_diagrams(struct output *out, const struct rules *rules, struct memory *memory) {
    output_text(out, ",\n\"diagrams\":[");
    for (size_t i = 0; i < rules->diagrams.size; i++) {
        const struct rulediagram *diagram = rules->diagrams.data[i];
        size_t room = (size_t)rulediagram_most_states(diagram) * rules->side;
        int *table = memory_zeroed(memory, room, sizeof *table);
        output_text(out, i ? ",\n[" : "[");
        for (unsigned place = 0; place < diagram->length; place++)
            write_layer(out, diagram, place, table);
        memory_release(memory, table);
        output_char(out, ']');
    }
    output_char(out, ']');
}

/* Writes the rules for the page: cells that differ, allowed digits, relations, sums and lines, and
 * the rules in words.  Words are left out for a map, which is drawn, and for rules of the variant,
 * which has its own words. */
static void write_rules(struct output *out, const struct variant *variant) {
    const struct rules *rules = variant->rules;
    const char *before = "";
    assert(rules->named <= rules->list.size);
    output_text(out, ",\n\"legend\":");
    figure_write_legend(out, variant);
    output_text(out, ",\n\"lines\":[");
    for (size_t i = rules->named; i < rules->list.size; i++)
        if (rules->list.data[i].kind->cells != RULE_MAP) {
            output_text(out, before);
            write_rule(out, rules, &rules->list.data[i]);
            before = ",";
        }
    output_char(out, ']');
    write_numbers(out, "pairs", rules->pairs.data, rules->pairs.size);
    write_numbers(out, "allowed", rules->allowed, rules->restricted ? rules->cells : 0);
    output_text(out, ",\n\"bonds\":[");
    for (size_t i = 0; i < rules->bonds.size; i++) {
        output_text(out, i ? ",\n" : "");
        write_bond(out, rules, &rules->bonds.data[i]);
    }
    output_char(out, ']');
    write_diagrams(out, rules, variant->memory);
}

/* Writes where grids are, or which places of each row of a board are blocked. */
static void write_area(struct output *out, const struct area *area) {
    if (area_is_board(area)) {
        output_format(out, "\"rows\":%u,\"columns\":%u,\"grids\":[]", area->rows, area->columns);
        write_numbers(out, "blocked", area->blocked, area->rows);
        output_char(out, ',');
        return;
    }
    output_format(out, "\"rows\":%u,\"columns\":%u,\"grids\":[", area->rows, area->columns);
    for (unsigned i = 0; i < area->count; i++)
        output_format(out, "%s[%u,%u]", i ? "," : "", area->grids[i].row, area->grids[i].column);
    output_text(out, "],");
}

void board_write_shape(struct output *out, const struct variant *variant) {
    assert(2 * variant->lines <= variant->count);
    const struct variant_shape *shape = &variant->shape;
    output_format(out, "{\"variant\":\"%s\",\"side\":%u,\"boxRows\":%u,\"boxColumns\":%u,",
                  variant_names[shape->kind], shape->side, shape->box_rows, shape->box_columns);
    if (!area_is_square(&shape->area))
        write_area(out, &shape->area);
    output_text(out, "\"houses\":[");
    /* Rows and columns come first, and everyone knows them. */
    for (uint32_t h = 2 * variant->lines; h < variant->count; h++) {
        output_text(out, h > 2 * variant->lines ? ",\n" : "\n");
        write_house(out, variant, h);
    }
    output_char(out, ']');
    if (variant->rules)
        write_rules(out, variant);
    output_char(out, '}');
}
