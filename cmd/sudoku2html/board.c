#include "board.h"

#include "common/gridline.h"
#include "common/html.h"
#include "common/rulekinds.h"
#include "figure.h"

static void write_digit(struct output *out, unsigned side, unsigned digit) {
    if (!digit)
        return;
    if (side > GRIDLINE_SYMBOLS)
        output_unsigned(out, digit);
    else
        output_char(out, gridline_letter(digit));
}

/* How many rows the table groups. */
static unsigned box_rows(const struct variant *variant) {
    return variant->shape.box_rows ? variant->shape.box_rows : variant->side;
}

/* Writes the start tag of a cell with its classes: the first of a box or region in its row, on a
 * line or in a region that is shaded, given, the first of a region in its column (groups of rows
 * have borders of their own). */
static void write_cell_tag(struct output *out, const struct variant *variant, uint32_t cell,
                           bool given) {
    unsigned side = variant->side, high = box_rows(variant);
    bool line = false, region = false;
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++) {
        const struct variant_house_kind *kind = variant->houses[variant->of[i]].kind;
        line |= kind->shaded && kind->line;
        region |= kind->shaded && !kind->line;
    }
    bool left = cell % side && variant_divides(variant, cell - 1, cell);
    bool top = cell / side % high && variant_divides(variant, cell - side, cell);
    const bool is[] = {left, line, region, given, top};
    const char *before = "<td class=\"";
    for (unsigned i = 0; i < sizeof is / sizeof *is; i++)
        if (is[i]) {
            output_format(out, "%s%c", before, "bdwgt"[i]);
            before = " ";
        }
    output_text(out, *before == ' ' ? "\">" : "<td>");
}

static void write_row(struct output *out, const struct variant *variant, const uint8_t *cells,
                      const uint8_t *clues, uint32_t row) {
    output_text(out, "<tr>");
    for (uint32_t c = row * variant->side; c < (row + 1) * variant->side; c++) {
        write_cell_tag(out, variant, c, clues && clues[c]);
        write_digit(out, variant->side, cells[c]);
        output_text(out, "</td>");
    }
    output_text(out, "</tr>\n");
}

void board_write(struct output *out, const struct variant *variant, const uint8_t *cells,
                 const uint8_t *clues) {
    unsigned side = variant->side;
    unsigned high = box_rows(variant);
    output_format(out, "<table class=\"grid%s\" style=\"--side:%u\">",
                  side > GRIDLINE_SYMBOLS ? " numbers" : "", side);
    for (uint32_t r = 0; r < side; r++) {
        if (r % high == 0)
            output_text(out, r ? "</tbody>\n<tbody>\n" : "\n<tbody>\n");
        write_row(out, variant, cells, clues, r);
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
    while (rules->diagrams.data[number] != bond->diagram)
        number++;
    return number;
}

/* Writes a relation, a sum, or a line with the number of its diagram. */
static void write_bond(struct output *out, const struct rules *rules,
                       const struct rules_bond *bond) {
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
        for (unsigned place = 0; place < rules->side; place++)
            write_layer(out, diagram, place, table);
        memory_release(memory, table);
        output_char(out, ']');
    }
    output_char(out, ']');
}

/* Writes what the page has to know of rules: their words, those of a map, which is drawn, and of
 * the variant, which has words of its own, aside;
 * cells that differ, digits that are allowed, relations, sums and lines. */
static void write_rules(struct output *out, const struct variant *variant) {
    const struct rules *rules = variant->rules;
    const char *before = "";
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
    write_numbers(out, "allowed", rules->allowed,
                  rules->restricted ? (size_t)rules->side * rules->side : 0);
    output_text(out, ",\n\"bonds\":[");
    for (size_t i = 0; i < rules->bonds.size; i++) {
        output_text(out, i ? ",\n" : "");
        write_bond(out, rules, &rules->bonds.data[i]);
    }
    output_char(out, ']');
    write_diagrams(out, rules, variant->memory);
}

void board_write_shape(struct output *out, const struct variant *variant) {
    const struct variant_shape *shape = &variant->shape;
    output_format(out,
                  "{\"variant\":\"%s\",\"side\":%u,\"boxRows\":%u,\"boxColumns\":%u,\"houses\":[",
                  variant_names[shape->kind], shape->side, shape->box_rows, shape->box_columns);
    /* Rows and columns come first, and everyone knows them. */
    for (uint32_t h = 2 * variant->side; h < variant->count; h++) {
        output_text(out, h > 2 * variant->side ? ",\n" : "\n");
        write_house(out, variant, h);
    }
    output_char(out, ']');
    if (variant->rules)
        write_rules(out, variant);
    output_char(out, '}');
}
