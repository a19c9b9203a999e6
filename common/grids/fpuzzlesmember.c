/* SPDX-License-Identifier: MIT */
#include "common/grids/fpuzzlesmember.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/rules/rulekinds.h"

static void say_value(struct fpuzzlessay *w, const struct rule *rule) {
    if (rule->kind->numbered)
        fpuzzlessay(w, ",\"value\":\"%d\"", rule->number);
}

static void begin_entry(struct fpuzzlessay *w) {
    fpuzzlessay(w, w->entries++ ? ",{" : "{");
}

void fpuzzlesmember_cells(struct fpuzzlessay *w, const struct rule *rule) {
    begin_entry(w);
    fpuzzlessay_cells(w, "cells", rule->cells, rule->count);
    say_value(w, rule);
    fpuzzlessay(w, "}");
}

static void write_each(struct fpuzzlessay *w, const struct rule *rule) {
    for (uint32_t i = 0; i < rule->count; i++) {
        begin_entry(w);
        fpuzzlessay(w, "\"cell\":");
        fpuzzlessay_cell(w, rule->cells[i]);
        fpuzzlessay(w, "}");
    }
}

static void say_line(struct fpuzzlessay *w, const uint32_t *cells, uint32_t count) {
    assert(count);
    fpuzzlessay(w, "\"lines\":[[");
    for (uint32_t i = 0; i < count; i++) {
        fpuzzlessay(w, "%s", i ? "," : "");
        fpuzzlessay_cell(w, cells[i]);
    }
    fpuzzlessay(w, "]]");
}

static void write_line(struct fpuzzlessay *w, const struct rule *rule) {
    begin_entry(w);
    say_line(w, rule->cells, rule->count);
    say_value(w, rule);
    fpuzzlessay(w, "}");
}

/* Writes the cells of the bulb, and the line from the last of them on. */
static void write_arrow(struct fpuzzlessay *w, const struct rule *rule) {
    uint32_t bulb = rule->kind->numbered ? (uint32_t)rule->number : 1;
    assert(bulb && bulb < rule->count);
    begin_entry(w);
    fpuzzlessay_cells(w, "cells", rule->cells, bulb);
    fpuzzlessay(w, ",");
    say_line(w, rule->cells + bulb - 1, rule->count - bulb + 1);
    fpuzzlessay(w, "}");
}

/* In f-puzzles the ends of a lockout line differ by half of the side. */
static bool is_half_apart(const struct fpuzzlessay *w, const struct rule *rule) {
    return rule->number == (int)w->side / 2;
}

/* Without the number. */
static void write_lockout(struct fpuzzlessay *w, const struct rule *rule) {
    begin_entry(w);
    say_line(w, rule->cells, rule->count);
    fpuzzlessay(w, "}");
}

/* Whether each cell is beside the next one. */
static bool is_path(const struct fpuzzlessay *w, const struct rule *rule) {
    for (uint32_t i = 0; i + 1 < rule->count; i++)
        if (!area_are_beside(&w->variant->shape.area, rule->cells[i], rule->cells[i + 1]))
            return false;
    return true;
}

static void write_dots(struct fpuzzlessay *w, const struct rule *rule) {
    for (uint32_t i = 0; i + 1 < rule->count; i++) {
        begin_entry(w);
        fpuzzlessay_cells(w, "cells", rule->cells + i, 2);
        say_value(w, rule);
        fpuzzlessay(w, "}");
    }
}

static bool is_xv(const struct fpuzzlessay *w, const struct rule *rule) {
    return rule->count == 2 && is_path(w, rule) && (rule->number == 5 || rule->number == 10);
}

static void write_xv(struct fpuzzlessay *w, const struct rule *rule) {
    begin_entry(w);
    fpuzzlessay_cells(w, "cells", rule->cells, rule->count);
    fpuzzlessay(w, ",\"value\":\"%s\"}", rule->number == 5 ? "V" : "X");
}

/* The steps from a cell to the next one, or from a place beside the grid to the first cell. */
struct way {
    int down, right;
};

/* Whether the cells are a whole diagonal from border to border, and which way it goes. */
static bool find_way(const struct fpuzzlessay *w, const struct rule *rule, struct way *way) {
    assert(rule->count);
    unsigned r = fpuzzlessay_row(w, rule->cells[0]), c = fpuzzlessay_column(w, rule->cells[0]);
    uint32_t second = rule->cells[rule->count > 1];
    /* A corner is a diagonal of one cell, towards the corner. */
    way->down = rule->count > 1 ? (fpuzzlessay_row(w, second) > r ? 1 : -1) : r == 1 ? -1 : 1;
    way->right = rule->count > 1 ? (fpuzzlessay_column(w, second) > c ? 1 : -1) : c == 1 ? 1 : -1;
    if (r != 1 && c != 1 && r != w->side && c != w->side)
        return false;
    for (uint32_t i = 0; i < rule->count; i++) {
        if (fpuzzlessay_row(w, rule->cells[i]) != r || fpuzzlessay_column(w, rule->cells[i]) != c)
            return false;
        r += (unsigned)way->down;
        c += (unsigned)way->right;
    }
    bool over = !r || !c || r > w->side || c > w->side;
    r = fpuzzlessay_row(w, rule->cells[0]) - (unsigned)way->down;
    c = fpuzzlessay_column(w, rule->cells[0]) - (unsigned)way->right;
    return over && (!r || !c || r > w->side || c > w->side);
}

static bool is_diagonal(const struct fpuzzlessay *w, const struct rule *rule) {
    struct way way;
    return find_way(w, rule, &way);
}

static void say_before(struct fpuzzlessay *w, const struct rule *rule, const struct way *way) {
    assert(way->down || way->right);
    assert(fpuzzlessay_row(w, rule->cells[0]) - (unsigned)way->down <= w->side + 1);
    assert(fpuzzlessay_column(w, rule->cells[0]) - (unsigned)way->right <= w->side + 1);
    fpuzzlessay(w, "\"cell\":\"R%uC%u\"", fpuzzlessay_row(w, rule->cells[0]) - (unsigned)way->down,
                fpuzzlessay_column(w, rule->cells[0]) - (unsigned)way->right);
}

static void write_diagonal(struct fpuzzlessay *w, const struct rule *rule) {
    struct way way;
    bool whole = find_way(w, rule, &way);
    assert(whole);
    (void)whole;
    begin_entry(w);
    say_before(w, rule, &way);
    fpuzzlessay(w, ",");
    fpuzzlessay_cells(w, "cells", rule->cells, rule->count);
    fpuzzlessay(w, ",\"direction\":\"%c%c\"", way.down > 0 ? 'D' : 'U', way.right > 0 ? 'R' : 'L');
    say_value(w, rule);
    fpuzzlessay(w, "}");
}

/* A clue before a row or column.  Of a grid of one cell, it is a row. */
static void write_outside(struct fpuzzlessay *w, const struct rule *rule) {
    uint32_t first = rule->cells[0], last = rule->cells[rule->count - 1];
    bool along = fpuzzlessay_row(w, first) == fpuzzlessay_row(w, last);
    struct way way = {along ? 0 : last > first ? 1 : -1, !along ? 0 : last >= first ? 1 : -1};
    begin_entry(w);
    say_before(w, rule, &way);
    say_value(w, rule);
    fpuzzlessay(w, "}");
}

static void say_clone(struct fpuzzlessay *w, const uint32_t *cells, const uint32_t *others,
                      uint32_t count) {
    begin_entry(w);
    fpuzzlessay_cells(w, "cells", cells, count);
    fpuzzlessay(w, ",");
    fpuzzlessay_cells(w, "cloneCells", others, count);
    fpuzzlessay(w, "}");
}

static void write_clone(struct fpuzzlessay *w, const struct rule *rule) {
    assert(rule->count && rule->count % 2 == 0);
    say_clone(w, rule->cells, rule->cells + rule->count / 2, rule->count / 2);
}

static void write_equal(struct fpuzzlessay *w, const struct rule *rule) {
    for (uint32_t i = 0; i + 1 < rule->count; i++)
        say_clone(w, rule->cells + i, rule->cells + i + 1, 1);
}

/* Whether the cells are those round a corner, row by row. */
static bool is_square(const struct fpuzzlessay *w, const struct rule *rule) {
    const uint32_t *cells = rule->cells;
    return rule->count == 4 && cells[1] == cells[0] + 1 && cells[1] % w->side &&
           cells[2] == cells[0] + w->side && cells[3] == cells[2] + 1;
}

static void write_quadruple(struct fpuzzlessay *w, const struct rule *rule) {
    char digits[FPUZZLESSAY_WORD];
    int count = snprintf(digits, sizeof digits, "%d", rule->number);
    begin_entry(w);
    fpuzzlessay_cells(w, "cells", rule->cells, rule->count);
    fpuzzlessay(w, ",\"values\":[");
    for (int i = 0; i < count; i++)
        fpuzzlessay(w, i ? ",%c" : "%c", digits[i]);
    fpuzzlessay(w, "]}");
}

/* Whether the list has a rule about given cells, from a place on. */
static bool has_rule(const struct fpuzzlessay *w, size_t from, const char *name) {
    for (size_t i = from; i < w->rules->list.size; i++)
        if (!strcmp(w->rules->list.data[i].kind->name, name))
            return true;
    return false;
}

/* In f-puzzles a white dot is an exception. */
static bool has_no_exception(const struct fpuzzlessay *w, const struct rule *rule) {
    (void)rule;
    return !has_rule(w, 0, "consecutive") && !has_rule(w, 0, "difference");
}

/* In f-puzzles 1 and 2 at a black dot do not count as consecutive, and dots count wherever they are
 * written. */
static bool has_white_dots(const struct fpuzzlessay *w, const struct rule *rule) {
    size_t from = (size_t)(rule - w->rules->list.data);
    assert(from < w->rules->list.size);
    return !has_rule(w, 0, "ratio") && !has_rule(w, from, "consecutive") &&
           !has_rule(w, from, "difference");
}

/* The same for V and X. */
static bool has_all_xv(const struct fpuzzlessay *w, const struct rule *rule) {
    for (const struct rule *r = rule; r < w->rules->list.data + w->rules->list.size; r++)
        if (!strcmp(r->kind->name, "sum") && is_xv(w, r))
            return false;
    return true;
}

/* Writes once a member that has no exceptions. */
static void say_negative(struct fpuzzlessay *w, const struct rule *rule, const char *name) {
    for (const struct rule *r = w->rules->list.data; r < rule; r++)
        if (r->kind == rule->kind)
            return;
    fpuzzlessay(w, "%s\"%s\"", w->entries++ ? "," : "", name);
}

static void write_ratio(struct fpuzzlessay *w, const struct rule *rule) {
    say_negative(w, rule, "ratio");
}

static void write_all_xv(struct fpuzzlessay *w, const struct rule *rule) {
    say_negative(w, rule, "xv");
}

/* Whether the cells are a whole row, or column, in its order. */
static bool is_whole(const struct fpuzzlessay *w, const struct rule *rule, uint32_t first,
                     uint32_t step) {
    for (uint32_t i = 0; i < rule->count; i++)
        if (rule->cells[i] != first + i * step)
            return false;
    return rule->count == w->side;
}

static bool is_row(const struct fpuzzlessay *w, const struct rule *rule) {
    return is_whole(w, rule, rule->cells[0] / w->side * w->side, 1);
}

static bool is_column(const struct fpuzzlessay *w, const struct rule *rule) {
    return is_whole(w, rule, rule->cells[0] % w->side, w->side);
}

/* Whether cells are those of a box, or of a region of a map, in their order. */
static bool is_region(const struct fpuzzlessay *w, const struct rule *rule) {
    const struct variant *variant = w->variant;
    for (uint32_t h = 0; rule->count == w->side && h < variant->count; h++)
        if ((!strcmp(variant->houses[h].kind->name, "box") ||
             !strcmp(variant->houses[h].kind->name, "region")) &&
            !memcmp(variant_members(variant, h), rule->cells, rule->count * sizeof *rule->cells))
            return true;
    return false;
}

/* The cell at the place given by the number. */
static void write_index(struct fpuzzlessay *w, const struct rule *rule) {
    assert(rule->number > 0 && (uint32_t)rule->number <= rule->count);
    begin_entry(w);
    fpuzzlessay_cells(w, "cells", rule->cells + rule->number - 1, 1);
    fpuzzlessay(w, "}");
}

static bool is_falling(const struct fpuzzlessay *w, const struct rule *rule) {
    uint32_t on = 0;
    for (uint32_t i = 0; i < rule->count; i++)
        on += fpuzzlessay_row(w, rule->cells[i]) == fpuzzlessay_column(w, rule->cells[i]);
    return on == w->side;
}

static bool is_rising(const struct fpuzzlessay *w, const struct rule *rule) {
    uint32_t on = 0;
    for (uint32_t i = 0; i < rule->count; i++)
        on += fpuzzlessay_row(w, rule->cells[i]) + fpuzzlessay_column(w, rule->cells[i]) ==
              w->side + 1;
    return on == w->side;
}

/* clang-format off */
const struct fpuzzlesmember fpuzzlesmembers[] = {
    {"diagonal-", "house", is_falling, NULL},
    {"diagonal+", "house", is_rising, NULL},
    {"disjointgroups", "", NULL, NULL},
    {"extraregion", "house", NULL, fpuzzlesmember_cells},
    {"antiknight", "knight", NULL, NULL},
    {"antiking", "king", NULL, NULL},
    {"nonconsecutive", "nonconsecutive", has_no_exception, NULL},
    {"nonconsecutive", "alldots", has_white_dots, NULL},
    {"negative", "alldots", has_white_dots, write_ratio},
    {"negative", "allxv", has_all_xv, write_all_xv},
    {"odd", "odd", NULL, write_each},
    {"even", "even", NULL, write_each},
    {"killercage", "cage", NULL, fpuzzlesmember_cells},
    {"killercage", "different", NULL, fpuzzlesmember_cells},
    {"xv", "sum", is_xv, write_xv},
    {"littlekillersum", "sum", is_diagonal, write_diagonal},
    {"arrow", "arrow", NULL, write_arrow},
    {"arrow", "pill", NULL, write_arrow},
    {"thermometer", "thermo", NULL, write_line},
    {"thermometer", "less", NULL, write_line},
    {"slowthermometer", "slow", NULL, write_line},
    {"palindrome", "palindrome", NULL, write_line},
    {"renban", "renban", NULL, write_line},
    {"nabner", "nabner", NULL, write_line},
    {"whispers", "whisper", NULL, write_line},
    {"regionsumline", "regionsum", NULL, write_line},
    {"betweenline", "between", NULL, write_line},
    {"lockout", "lockout", is_half_apart, write_lockout},
    {"entropicline", "entropic", NULL, write_line},
    {"modularline", "modular", NULL, write_line},
    {"zipperline", "zipper", NULL, write_line},
    {"difference", "consecutive", is_path, write_dots},
    {"difference", "difference", is_path, write_dots},
    {"ratio", "ratio", is_path, write_dots},
    {"columnindexer", "index", is_row, write_index},
    {"rowindexer", "index", is_column, write_index},
    {"boxindexer", "index", is_region, write_index},
    {"clone", "clone", NULL, write_clone},
    {"clone", "equal", NULL, write_equal},
    {"quadruple", "quadruple", is_square, write_quadruple},
    {"sandwichsum", "sandwich", NULL, write_outside},
    {"xsum", "xsum", NULL, write_outside},
    {"skyscraper", "skyscraper", NULL, write_outside},
};
/* clang-format on */

const size_t fpuzzlesmembers_count = sizeof fpuzzlesmembers / sizeof *fpuzzlesmembers;

bool fpuzzlesmember_takes(const struct fpuzzlessay *w, const struct fpuzzlesmember *member,
                          const struct rule *rule) {
    return !strcmp(member->rule, rule->kind->name) && (!member->fits || member->fits(w, rule));
}

bool fpuzzlesmember_is_taken(const struct fpuzzlessay *w, const struct fpuzzlesmember *member,
                             const struct rule *rule) {
    for (const struct fpuzzlesmember *m = fpuzzlesmembers; m < member; m++)
        if (strcmp(m->rule, "alldots") != 0 && strcmp(m->name, member->name) != 0 &&
            fpuzzlesmember_takes(w, m, rule))
            return true;
    return false;
}
