/* SPDX-License-Identifier: MIT */
#include "common/grids/gridsgtwrite.h"

#include <assert.h>

#include "common/grids/gridsgt.h"
#include "common/rules/rulekinds.h"

/* The largest sides that Solo has, without and with cages. */
enum { SIDE_MAX = 31, CAGED_MAX = 9, CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX };

/* The contents of a name. */
struct name {
    const struct variant *variant;
    unsigned side;
    bool regions, falling, rising, cages;
    uint16_t region[CELLS_MAX]; /* by cell */
    uint16_t cage[CELLS_MAX];   /* from 1 on; 0 for none */
    uint16_t sums[CELLS_MAX];   /* by the first cell of a cage */
};

static bool refuse(struct diag *diag, const char *why) {
    return diag_set(diag, "Solo has no such puzzle: %s", why);
}

static void take_regions(struct name *name, const struct rule *rule) {
    assert(!name->regions && rule->count % name->side == 0);
    name->regions = true;
    for (uint32_t i = 0; i < rule->count; i++)
        name->region[rule->cells[i]] = (uint16_t)(i / name->side);
}

static bool take_house(struct name *name, const struct rule *rule, struct diag *diag) {
    uint32_t falling = 0, rising = 0;
    for (uint32_t i = 0; i < rule->count; i++) {
        unsigned row = rule->cells[i] / name->side, column = rule->cells[i] % name->side;
        falling += row == column;
        rising += row + column + 1 == name->side;
    }
    name->falling |= falling == name->side;
    name->rising |= rising == name->side;
    return falling == name->side || rising == name->side ||
           refuse(diag, "a house that is no diagonal");
}

static bool take_cage(struct name *name, const struct rule *rule, uint16_t number,
                      struct diag *diag) {
    assert(rule->count && number);
    uint32_t first = rule->cells[0];
    name->cages = true;
    if (rule->count < 2 || rule->count > name->side)
        return refuse(diag, "cages have 2 cells or more, and no more than the side");
    for (uint32_t i = 0; i < rule->count; i++) {
        if (name->cage[rule->cells[i]])
            return refuse(diag, "a cell in two cages");
        name->cage[rule->cells[i]] = number;
        first = rule->cells[i] < first ? rule->cells[i] : first;
    }
    assert(!name->sums[first] && rule->number > 0 && rule->number <= UINT16_MAX);
    name->sums[first] = (uint16_t)rule->number;
    return true;
}

static bool take_rule(struct name *name, const struct rule *rule, uint16_t number,
                      struct diag *diag) {
    if (rule->kind->cells == RULE_MAP && !name->regions) {
        take_regions(name, rule);
        return true;
    }
    if (rule->kind->cells == RULE_HOUSE)
        return take_house(name, rule, diag);
    if (rule->kind->look == RULE_CAGE && rule->kind->numbered)
        return take_cage(name, rule, number, diag);
    return diag_set(diag, "Solo has no rule %s", rule->kind->name);
}

static bool take_rules(struct name *name, struct diag *diag) {
    const struct rules *rules = name->variant->rules;
    for (size_t i = 0; rules && i < rules->list.size; i++)
        if (!take_rule(name, &rules->list.data[i], (uint16_t)(i + 1), diag))
            return false;
    for (uint32_t c = 0; name->cages && c < name->variant->cells; c++)
        if (!name->cage[c])
            return refuse(diag, "a cell in no cage");
    return true;
}

static bool check(struct name *name, struct diag *diag) {
    enum variant_kind kind = name->variant->shape.kind;
    if (kind != VARIANT_PLAIN && kind != VARIANT_X && kind != VARIANT_LATIN)
        return diag_set(diag, "Solo has no variant %s", variant_names[kind]);
    if (name->side > (name->cages ? CAGED_MAX : SIDE_MAX))
        return diag_set(diag, "Solo has no side %u%s", name->side,
                        name->cages ? " with cages" : "");
    if (name->regions != (kind == VARIANT_LATIN))
        return refuse(diag, name->regions ? "boxes and regions" : "neither boxes nor regions");
    if (kind == VARIANT_X)
        name->falling = name->rising = true;
    return name->falling == name->rising || refuse(diag, "one diagonal");
}

/* Writes numbers, with letters that count cells without one in between, or `_` if there are
 * none. */
static void write_values(struct output *out, const uint16_t *values, uint32_t count) {
    assert(count);
    uint32_t blanks = 0;
    for (uint32_t i = 0; i <= count; i++) {
        if (i < count && !values[i]) {
            blanks++;
            continue;
        }
        if (!blanks && i && i < count)
            output_char(out, '_');
        for (; blanks; blanks -= blanks > 26 ? 26 : blanks)
            output_char(out, (char)('a' + (blanks > 26 ? 26 : blanks) - 1));
        if (i < count)
            output_unsigned(out, values[i]);
    }
}

/* Whether a line is on an edge. */
static bool is_line(const struct name *name, const uint16_t *block, unsigned edge) {
    unsigned sides[2];
    gridsgt_sides(name->side, edge, sides);
    return block[sides[0]] != block[sides[1]];
}

/* Writes edges as gridsgt.c reads them; an edge with a line closes the list. */
static void write_blocks(struct output *out, const struct name *name, const uint16_t *block) {
    unsigned edges = gridsgt_edges(name->side), open = 0;
    assert(name->side);
    output_char(out, ',');
    for (unsigned edge = 0; edge <= edges; edge++) {
        if (edge < edges && !is_line(name, block, edge)) {
            open++;
            continue;
        }
        for (; open > 25; open -= 25)
            output_char(out, 'z');
        output_char(out, open ? (char)('a' + open - 1) : '_');
        open = 0;
    }
}

static void write_kind(struct output *out, const struct name *name) {
    const struct variant_shape *shape = &name->variant->shape;
    assert(name->falling == name->rising);
    if (name->regions)
        output_format(out, "%uj", name->side);
    else
        output_format(out, "%ux%u", shape->box_rows, shape->box_columns);
    output_format(out, "%s%s:", name->falling ? "x" : "", name->cages ? "k" : "");
}

bool gridsgtwrite(struct output *out, const struct variant *variant, const uint8_t *cells,
                  struct diag *diag) {
    struct name name = {.variant = variant, .side = variant->side};
    uint16_t values[CELLS_MAX];
    if (variant->side > SIDE_MAX)
        return diag_set(diag, "Solo has no side %u", variant->side);
    if (!area_is_square(&variant->shape.area))
        return refuse(diag, area_is_board(&variant->shape.area) ? "a board without grids"
                                                                : "several grids");
    if (!take_rules(&name, diag) || !check(&name, diag))
        return false;
    write_kind(out, &name);
    for (uint32_t c = 0; c < variant->cells; c++) {
        assert(cells[c] <= name.side);
        values[c] = cells[c];
    }
    write_values(out, values, variant->cells);
    if (name.regions)
        write_blocks(out, &name, name.region);
    if (name.cages) {
        write_blocks(out, &name, name.cage);
        output_char(out, ',');
        write_values(out, name.sums, variant->cells);
    }
    return true;
}
