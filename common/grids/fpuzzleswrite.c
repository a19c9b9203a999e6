/* SPDX-License-Identifier: MIT */
#include "common/grids/fpuzzleswrite.h"

#include <assert.h>
#include <string.h>

#include "common/grids/fpuzzlesmember.h"
#include "common/rules/rulekinds.h"

/* The largest size of f-puzzles. */
enum { SIDE_MAX = 16 };

/* Writes the houses of a variant beyond rows, columns and boxes, if f-puzzles has names for
 * them. */
static void write_houses(struct fpuzzlessay *w, const char *name) {
    const struct variant *variant = w->variant;
    for (uint32_t h = 0; h < variant->count; h++) {
        const struct variant_house *house = &variant->houses[h];
        if (!house->kind->extra || house->kind == &variant_extra)
            continue;
        bool diagonal = !strcmp(house->kind->name, "diagonal");
        const char *called = !strcmp(house->kind->name, "group") ? "disjointgroups"
                             : diagonal ? (house->number == 1 ? "diagonal-" : "diagonal+")
                                        : "extraregion";
        const struct rule rule = {.kind = rulekinds_find((const unsigned char *)"house", 5),
                                  .cells = variant_members(variant, h),
                                  .count = w->side};
        if (strcmp(called, name) != 0)
            continue;
        if (!strcmp(called, "extraregion"))
            fpuzzlesmember_cells(w, &rule);
        else
            w->entries++;
    }
}

/* Writes a member, if there is anything in it. */
static void write_member(struct fpuzzlessay *w, const struct fpuzzlesmember *member) {
    size_t begin = w->text->size;
    assert(member >= fpuzzlesmembers && member < fpuzzlesmembers + fpuzzlesmembers_count);
    w->entries = 0;
    fpuzzlessay(w, ",\"%s\":%s", member->name, member->write ? "[" : "true");
    write_houses(w, member->name);
    for (size_t i = 0; w->rules && i < w->rules->list.size; i++)
        for (const struct fpuzzlesmember *m = member; m < fpuzzlesmembers + fpuzzlesmembers_count;
             m++) {
            const struct rule *rule = &w->rules->list.data[i];
            if (strcmp(m->name, member->name) != 0 || !fpuzzlesmember_takes(w, m, rule) ||
                fpuzzlesmember_is_taken(w, m, rule))
                continue;
            if (m->write)
                m->write(w, rule);
            else
                w->entries++;
        }
    if (!w->entries)
        w->text->size = begin;
    else if (member->write)
        fpuzzlessay(w, "]");
}

/* The region of each cell; NULL if the regions are the usual boxes of side 9. */
static const struct rule *find_map(const struct fpuzzlessay *w) {
    for (size_t i = 0; w->rules && i < w->rules->list.size; i++)
        if (w->rules->list.data[i].kind->cells == RULE_MAP)
            return &w->rules->list.data[i];
    return NULL;
}

/* Numbers the regions by cell, in the order of the map, or the boxes; -1 for none. */
static void find_regions(const struct fpuzzlessay *w, int regions[SIDE_MAX * SIDE_MAX]) {
    const struct variant_shape *shape = &w->variant->shape;
    const struct rule *map = find_map(w);
    unsigned rows = shape->box_rows, columns = shape->box_columns;
    assert(w->side <= SIDE_MAX && w->variant->cells == w->side * w->side);
    for (unsigned c = 0; c < w->variant->cells; c++)
        regions[c] = rows ? (int)(c / w->side / rows * rows + c % w->side / columns) : -1;
    for (uint32_t i = 0; map && i < map->count; i++)
        regions[map->cells[i]] = (int)(i / w->side);
}

static void write_grid(struct fpuzzlessay *w, const uint8_t *cells) {
    int regions[SIDE_MAX * SIDE_MAX];
    bool usual = w->side == 9 && w->variant->shape.box_rows == 3;
    find_regions(w, regions);
    fpuzzlessay(w, ",\"grid\":[");
    for (uint32_t c = 0; c < w->variant->cells; c++) {
        assert(cells[c] <= w->side);
        fpuzzlessay(w, "%s{", c % w->side ? "," : c ? "],[" : "[");
        if (cells[c])
            fpuzzlessay(w, "\"value\":%u,\"given\":true%s", (unsigned)cells[c], usual ? "" : ",");
        if (!usual && regions[c] < 0)
            fpuzzlessay(w, "\"region\":null");
        else if (!usual)
            fpuzzlessay(w, "\"region\":%d", regions[c]);
        fpuzzlessay(w, "}");
    }
    fpuzzlessay(w, "]]");
}

/* Whether f-puzzles has a rule. */
static bool check_rule(const struct fpuzzlessay *w, const struct rule *rule, struct diag *diag) {
    bool named = false;
    for (const struct fpuzzlesmember *m = fpuzzlesmembers;
         m < fpuzzlesmembers + fpuzzlesmembers_count; m++) {
        named |= !strcmp(m->rule, rule->kind->name);
        if (fpuzzlesmember_takes(w, m, rule))
            return true;
    }
    if (rule->kind->cells != RULE_MAP)
        return diag_set(diag, "f-puzzles has no %srule %s", named ? "such " : "", rule->kind->name);
    if (w->variant->shape.box_rows)
        return diag_set(diag, "f-puzzles has no boxes and regions in one puzzle");
    return rule == find_map(w) || diag_set(diag, "f-puzzles has no two maps of regions");
}

static bool check(const struct fpuzzlessay *w, struct diag *diag) {
    const struct area *area = &w->variant->shape.area;
    if (!area_is_square(area))
        return diag_set(diag, "f-puzzles has no such puzzle: %s",
                        area_is_board(area) ? "a board without grids" : "several grids");
    if (w->side > SIDE_MAX)
        return diag_set(diag, "f-puzzles has no side %u", w->side);
    for (size_t i = 0; w->rules && i < w->rules->list.size; i++)
        if (!check_rule(w, &w->rules->list.data[i], diag))
            return false;
    return true;
}

bool fpuzzleswrite(struct rules_chars *text, const struct variant *variant, const uint8_t *cells,
                   const char *label, size_t length, struct memory *memory, struct diag *diag) {
    struct fpuzzlessay w = {.text = text,
                            .variant = variant,
                            .rules = variant->rules,
                            .side = variant->side,
                            .memory = memory};
    if (!check(&w, diag))
        return false;
    fpuzzlessay(&w, "{\"size\":%u", w.side);
    if (length) {
        fpuzzlessay(&w, ",\"title\":");
        fpuzzlessay_string(&w, label, length);
    }
    write_grid(&w, cells);
    for (const struct fpuzzlesmember *m = fpuzzlesmembers;
         m < fpuzzlesmembers + fpuzzlesmembers_count; m++)
        if (m == fpuzzlesmembers || strcmp(m->name, m[-1].name) != 0)
            write_member(&w, m);
    fpuzzlessay(&w, "}");
    return true;
}
