#include "common/fpuzzleswrite.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "common/printable.h"
#include "common/rulekinds.h"

/* The largest size that f-puzzles has, and the room for a word or number. */
enum { SIDE_MAX = 16, WORD = 64 };

struct writer {
    struct rules_chars *text;
    const struct variant *variant;
    const struct rules *rules; /* or NULL */
    unsigned side, entries;    /* of the member at hand so far */
    struct memory *memory;
};

/* A member of the JSON, and which rules are among it. */
struct member {
    const char *name, *rule;
    bool (*fits)(const struct writer *w, const struct rule *rule); /* NULL: all of this name */
    void (*write)(struct writer *w, const struct rule *rule);      /* NULL: it is true */
};

static void say(struct writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void say(struct writer *w, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    stack_reserve(w->memory, w->text, WORD);
    int length = vsnprintf(w->text->data + w->text->size, WORD, format, arguments);
    w->text->size += (size_t)length;
    va_end(arguments);
}

/* Appends text from outside as a string. */
static void say_string(struct writer *w, const char *text, size_t length) {
    const unsigned char *c = (const unsigned char *)text;
    say(w, "\"");
    for (size_t at = 0, size; at < length; at += size) {
        size = printable_utf8(c + at, length - at);
        if (!size || c[at] < ' ') {
            size = 1;
            say(w, "\\u%04x", c[at]);
        } else {
            say(w, "%s%.*s", c[at] == '"' || c[at] == '\\' ? "\\" : "", (int)size, text + at);
        }
    }
    say(w, "\"");
}

static unsigned row(const struct writer *w, uint32_t cell) {
    return cell / w->side + 1;
}
static unsigned column(const struct writer *w, uint32_t cell) {
    return cell % w->side + 1;
}

static void say_cell(struct writer *w, uint32_t cell) {
    say(w, "\"R%uC%u\"", row(w, cell), column(w, cell));
}

/* An array of cells under a name. */
static void say_cells(struct writer *w, const char *name, const uint32_t *cells, uint32_t count) {
    say(w, "\"%s\":[", name);
    for (uint32_t i = 0; i < count; i++) {
        say(w, "%s", i ? "," : "");
        say_cell(w, cells[i]);
    }
    say(w, "]");
}

static void say_value(struct writer *w, const struct rule *rule) {
    if (rule->kind->numbered)
        say(w, ",\"value\":\"%d\"", rule->number);
}

static void begin_entry(struct writer *w) {
    say(w, w->entries++ ? ",{" : "{");
}

static void write_cells(struct writer *w, const struct rule *rule) {
    begin_entry(w);
    say_cells(w, "cells", rule->cells, rule->count);
    say_value(w, rule);
    say(w, "}");
}

static void write_each(struct writer *w, const struct rule *rule) {
    for (uint32_t i = 0; i < rule->count; i++) {
        begin_entry(w);
        say(w, "\"cell\":");
        say_cell(w, rule->cells[i]);
        say(w, "}");
    }
}

static void say_line(struct writer *w, const uint32_t *cells, uint32_t count) {
    say(w, "\"lines\":[[");
    for (uint32_t i = 0; i < count; i++) {
        say(w, "%s", i ? "," : "");
        say_cell(w, cells[i]);
    }
    say(w, "]]");
}

static void write_line(struct writer *w, const struct rule *rule) {
    begin_entry(w);
    say_line(w, rule->cells, rule->count);
    say_value(w, rule);
    say(w, "}");
}

/* The cells of the bulb, and the line from the last of them on. */
static void write_arrow(struct writer *w, const struct rule *rule) {
    uint32_t bulb = rule->kind->numbered ? (uint32_t)rule->number : 1;
    begin_entry(w);
    say_cells(w, "cells", rule->cells, bulb);
    say(w, ",");
    say_line(w, rule->cells + bulb - 1, rule->count - bulb + 1);
    say(w, "}");
}

static bool are_neighbours(const struct writer *w, uint32_t a, uint32_t b) {
    uint32_t low = a < b ? a : b, high = a < b ? b : a;
    return high - low == w->side || (high - low == 1 && high % w->side);
}

/* Whether each cell is beside the next one. */
static bool is_path(const struct writer *w, const struct rule *rule) {
    for (uint32_t i = 0; i + 1 < rule->count; i++)
        if (!are_neighbours(w, rule->cells[i], rule->cells[i + 1]))
            return false;
    return true;
}

static void write_dots(struct writer *w, const struct rule *rule) {
    for (uint32_t i = 0; i + 1 < rule->count; i++) {
        begin_entry(w);
        say_cells(w, "cells", rule->cells + i, 2);
        say_value(w, rule);
        say(w, "}");
    }
}

static bool is_xv(const struct writer *w, const struct rule *rule) {
    return rule->count == 2 && is_path(w, rule) && (rule->number == 5 || rule->number == 10);
}

static void write_xv(struct writer *w, const struct rule *rule) {
    begin_entry(w);
    say_cells(w, "cells", rule->cells, rule->count);
    say(w, ",\"value\":\"%s\"}", rule->number == 5 ? "V" : "X");
}

/* How far a cell is from the one before it, or the first one from a place beside the grid. */
struct way {
    int down, right;
};

/* Whether the cells are a whole diagonal from border to border, and which way it goes. */
static bool find_way(const struct writer *w, const struct rule *rule, struct way *way) {
    unsigned r = row(w, rule->cells[0]), c = column(w, rule->cells[0]);
    uint32_t second = rule->cells[rule->count > 1];
    /* A corner is a diagonal of its own, towards the corner. */
    way->down = rule->count > 1 ? (row(w, second) > r ? 1 : -1) : r == 1 ? -1 : 1;
    way->right = rule->count > 1 ? (column(w, second) > c ? 1 : -1) : c == 1 ? 1 : -1;
    if (r != 1 && c != 1 && r != w->side && c != w->side)
        return false;
    for (uint32_t i = 0; i < rule->count; i++) {
        if (row(w, rule->cells[i]) != r || column(w, rule->cells[i]) != c)
            return false;
        r += (unsigned)way->down;
        c += (unsigned)way->right;
    }
    bool over = !r || !c || r > w->side || c > w->side;
    r = row(w, rule->cells[0]) - (unsigned)way->down;
    c = column(w, rule->cells[0]) - (unsigned)way->right;
    return over && (!r || !c || r > w->side || c > w->side);
}

static bool is_diagonal(const struct writer *w, const struct rule *rule) {
    struct way way;
    return find_way(w, rule, &way);
}

static void say_before(struct writer *w, const struct rule *rule, const struct way *way) {
    say(w, "\"cell\":\"R%uC%u\"", row(w, rule->cells[0]) - (unsigned)way->down,
        column(w, rule->cells[0]) - (unsigned)way->right);
}

static void write_diagonal(struct writer *w, const struct rule *rule) {
    struct way way;
    find_way(w, rule, &way);
    begin_entry(w);
    say_before(w, rule, &way);
    say(w, ",");
    say_cells(w, "cells", rule->cells, rule->count);
    say(w, ",\"direction\":\"%c%c\"", way.down > 0 ? 'D' : 'U', way.right > 0 ? 'R' : 'L');
    say_value(w, rule);
    say(w, "}");
}

/* A clue before a row or column.  Of a grid of one cell, it is a row. */
static void write_outside(struct writer *w, const struct rule *rule) {
    uint32_t first = rule->cells[0], last = rule->cells[rule->count - 1];
    bool along = row(w, first) == row(w, last);
    struct way way = {along ? 0 : last > first ? 1 : -1, !along ? 0 : last >= first ? 1 : -1};
    begin_entry(w);
    say_before(w, rule, &way);
    say_value(w, rule);
    say(w, "}");
}

static void say_clone(struct writer *w, const uint32_t *cells, const uint32_t *others,
                      uint32_t count) {
    begin_entry(w);
    say_cells(w, "cells", cells, count);
    say(w, ",");
    say_cells(w, "cloneCells", others, count);
    say(w, "}");
}

static void write_clone(struct writer *w, const struct rule *rule) {
    say_clone(w, rule->cells, rule->cells + rule->count / 2, rule->count / 2);
}

static void write_equal(struct writer *w, const struct rule *rule) {
    for (uint32_t i = 0; i + 1 < rule->count; i++)
        say_clone(w, rule->cells + i, rule->cells + i + 1, 1);
}

/* Whether the cells are those round a corner, row by row. */
static bool is_square(const struct writer *w, const struct rule *rule) {
    const uint32_t *cells = rule->cells;
    return rule->count == 4 && cells[1] == cells[0] + 1 && cells[1] % w->side &&
           cells[2] == cells[0] + w->side && cells[3] == cells[2] + 1;
}

static void write_quadruple(struct writer *w, const struct rule *rule) {
    char digits[WORD];
    int count = snprintf(digits, sizeof digits, "%d", rule->number);
    begin_entry(w);
    say_cells(w, "cells", rule->cells, rule->count);
    say(w, ",\"values\":[");
    for (int i = 0; i < count; i++)
        say(w, i ? ",%c" : "%c", digits[i]);
    say(w, "]}");
}

/* Whether a rule about cells is there, from a place of the list on. */
static bool has_rule(const struct writer *w, size_t from, const char *name) {
    for (size_t i = from; i < w->rules->list.size; i++)
        if (!strcmp(w->rules->list.data[i].kind->name, name))
            return true;
    return false;
}

/* In f-puzzles a white dot is an exception. */
static bool has_no_exception(const struct writer *w, const struct rule *rule) {
    (void)rule;
    return !has_rule(w, 0, "consecutive") && !has_rule(w, 0, "difference");
}

/* There, 1 and 2 at a black dot are none, and dots count wherever they are written. */
static bool has_white_dots(const struct writer *w, const struct rule *rule) {
    size_t from = (size_t)(rule - w->rules->list.data);
    return !has_rule(w, 0, "ratio") && !has_rule(w, from, "consecutive") &&
           !has_rule(w, from, "difference");
}

static void write_ratio(struct writer *w, const struct rule *rule) {
    (void)rule;
    say(w, w->entries++ ? "" : "\"ratio\"");
}

static bool is_falling(const struct writer *w, const struct rule *rule) {
    uint32_t on = 0;
    for (uint32_t i = 0; i < rule->count; i++)
        on += row(w, rule->cells[i]) == column(w, rule->cells[i]);
    return on == w->side;
}

static bool is_rising(const struct writer *w, const struct rule *rule) {
    uint32_t on = 0;
    for (uint32_t i = 0; i < rule->count; i++)
        on += row(w, rule->cells[i]) + column(w, rule->cells[i]) == w->side + 1;
    return on == w->side;
}

/* clang-format off */
static const struct member members[] = {
    {"diagonal-", "house", is_falling, NULL},
    {"diagonal+", "house", is_rising, NULL},
    {"disjointgroups", "", NULL, NULL},
    {"extraregion", "house", NULL, write_cells},
    {"antiknight", "knight", NULL, NULL},
    {"antiking", "king", NULL, NULL},
    {"nonconsecutive", "nonconsecutive", has_no_exception, NULL},
    {"nonconsecutive", "alldots", has_white_dots, NULL},
    {"negative", "alldots", has_white_dots, write_ratio},
    {"odd", "odd", NULL, write_each},
    {"even", "even", NULL, write_each},
    {"killercage", "cage", NULL, write_cells},
    {"killercage", "different", NULL, write_cells},
    {"xv", "sum", is_xv, write_xv},
    {"littlekillersum", "sum", is_diagonal, write_diagonal},
    {"arrow", "arrow", NULL, write_arrow},
    {"arrow", "pill", NULL, write_arrow},
    {"thermometer", "thermo", NULL, write_line},
    {"thermometer", "less", NULL, write_line},
    {"slowthermometer", "slow", NULL, write_line},
    {"palindrome", "palindrome", NULL, write_line},
    {"renban", "renban", NULL, write_line},
    {"whispers", "whisper", NULL, write_line},
    {"regionsumline", "regionsum", NULL, write_line},
    {"betweenline", "between", NULL, write_line},
    {"entropicline", "entropic", NULL, write_line},
    {"modularline", "modular", NULL, write_line},
    {"zipperline", "zipper", NULL, write_line},
    {"difference", "consecutive", is_path, write_dots},
    {"difference", "difference", is_path, write_dots},
    {"ratio", "ratio", is_path, write_dots},
    {"clone", "clone", NULL, write_clone},
    {"clone", "equal", NULL, write_equal},
    {"quadruple", "quadruple", is_square, write_quadruple},
    {"sandwichsum", "sandwich", NULL, write_outside},
    {"xsum", "xsum", NULL, write_outside},
    {"skyscraper", "skyscraper", NULL, write_outside},
};
/* clang-format on */

enum { MEMBERS = sizeof members / sizeof *members };

static bool takes(const struct writer *w, const struct member *member, const struct rule *rule) {
    return !strcmp(member->rule, rule->kind->name) && (!member->fits || member->fits(w, rule));
}

/* Whether a member before one takes a rule under another name: a diagonal is no extra region, V no
 * diagonal. */
static bool is_taken(const struct writer *w, const struct member *member, const struct rule *rule) {
    for (const struct member *m = members; m < member; m++)
        if (strcmp(m->rule, "alldots") != 0 && strcmp(m->name, member->name) != 0 &&
            takes(w, m, rule))
            return true;
    return false;
}

/* Writes the houses that a variant has beyond rows, columns and boxes, if they are called so. */
static void write_houses(struct writer *w, const char *name) {
    const struct variant *variant = w->variant;
    for (uint32_t h = 0; h < variant->count; h++) {
        const struct variant_house *house = &variant->houses[h];
        if (!house->kind->extra || house->kind == &variant_extra)
            continue;
        bool diagonal = !strcmp(house->kind->name, "diagonal");
        const char *called = !strcmp(house->kind->name, "group") ? "disjointgroups"
                             : diagonal ? (house->number == 1 ? "diagonal-" : "diagonal+")
                                        : "extraregion";
        const struct rule rule = {.kind = rule_kind_find((const unsigned char *)"house", 5),
                                  .cells = variant_members(variant, h),
                                  .count = w->side};
        if (strcmp(called, name) != 0)
            continue;
        if (!strcmp(called, "extraregion"))
            write_cells(w, &rule);
        else
            w->entries++;
    }
}

/* Writes a member, if there is anything in it. */
static void write_member(struct writer *w, const struct member *member) {
    size_t begin = w->text->size;
    w->entries = 0;
    say(w, ",\"%s\":%s", member->name, member->write ? "[" : "true");
    write_houses(w, member->name);
    for (size_t i = 0; w->rules && i < w->rules->list.size; i++)
        for (const struct member *m = member; m < members + MEMBERS; m++) {
            const struct rule *rule = &w->rules->list.data[i];
            if (strcmp(m->name, member->name) != 0 || !takes(w, m, rule) || is_taken(w, m, rule))
                continue;
            if (m->write)
                m->write(w, rule);
            else
                w->entries++;
        }
    if (!w->entries)
        w->text->size = begin;
    else if (member->write)
        say(w, "]");
}

/* What the region of each cell is: NULL where it is the usual one of side 9. */
static const struct rule *find_map(const struct writer *w) {
    for (size_t i = 0; w->rules && i < w->rules->list.size; i++)
        if (w->rules->list.data[i].kind->cells == RULE_MAP)
            return &w->rules->list.data[i];
    return NULL;
}

/* Numbers the regions by cell, in the order of the map, or the boxes; -1 for none. */
static void find_regions(const struct writer *w, int regions[SIDE_MAX * SIDE_MAX]) {
    const struct variant_shape *shape = &w->variant->shape;
    const struct rule *map = find_map(w);
    unsigned rows = shape->box_rows, columns = shape->box_columns;
    for (unsigned c = 0; c < w->variant->cells; c++)
        regions[c] = rows ? (int)(c / w->side / rows * rows + c % w->side / columns) : -1;
    for (uint32_t i = 0; map && i < map->count; i++)
        regions[map->cells[i]] = (int)(i / w->side);
}

static void write_grid(struct writer *w, const uint8_t *cells) {
    int regions[SIDE_MAX * SIDE_MAX];
    bool usual = w->side == 9 && w->variant->shape.box_rows == 3;
    find_regions(w, regions);
    say(w, ",\"grid\":[");
    for (uint32_t c = 0; c < w->variant->cells; c++) {
        say(w, "%s{", c % w->side ? "," : c ? "],[" : "[");
        if (cells[c])
            say(w, "\"value\":%u,\"given\":true%s", (unsigned)cells[c], usual ? "" : ",");
        if (!usual && regions[c] < 0)
            say(w, "\"region\":null");
        else if (!usual)
            say(w, "\"region\":%d", regions[c]);
        say(w, "}");
    }
    say(w, "]]");
}

/* Whether f-puzzles has a rule. */
static bool check_rule(const struct writer *w, const struct rule *rule, struct diag *diag) {
    bool named = false;
    for (const struct member *m = members; m < members + MEMBERS; m++) {
        named |= !strcmp(m->rule, rule->kind->name);
        if (takes(w, m, rule))
            return true;
    }
    if (rule->kind->cells != RULE_MAP)
        return diag_set(diag, "f-puzzles has no %srule %s", named ? "such " : "", rule->kind->name);
    if (w->variant->shape.box_rows)
        return diag_set(diag, "f-puzzles has no boxes and regions in one puzzle");
    return rule == find_map(w) || diag_set(diag, "f-puzzles has no two maps of regions");
}

static bool check(const struct writer *w, struct diag *diag) {
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
    struct writer w = {.text = text,
                       .variant = variant,
                       .rules = variant->rules,
                       .side = variant->side,
                       .memory = memory};
    if (!check(&w, diag))
        return false;
    say(&w, "{\"size\":%u", w.side);
    if (length) {
        say(&w, ",\"title\":");
        say_string(&w, label, length);
    }
    write_grid(&w, cells);
    for (const struct member *m = members; m < members + MEMBERS; m++)
        if (m == members || strcmp(m->name, m[-1].name) != 0)
            write_member(&w, m);
    say(&w, "}");
    return true;
}
