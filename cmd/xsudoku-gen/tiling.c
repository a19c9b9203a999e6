/* SPDX-License-Identifier: MIT */
#include "tiling.h"

#include <assert.h>
#include <string.h>

#include "common/rules/rulekinds.h"
#include "neighbours.h"

enum {
    CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX,
    /* Exchanges tried for each cell: about one in six succeeds, and after three for each cell the
     * boxes that it began with are no longer seen. */
    TRIES_PER_CELL = 20,
    NO_REGION = UINT8_MAX,
};

/* Of side 4 and above, 16 grids have fewer regions than NO_REGION; tiling_fits sees to the rest. */
struct tiling {
    const struct area *area;
    unsigned regions;
    uint8_t region[CELLS_MAX];
    uint16_t grids[CELLS_MAX]; /* that have the cell, a bit each: the same in all of a region */
};

/* As each cell of a map that is one of the region of another map, or of none: */
static const char no_region = '.';

/* one for each region of a map; those of one grid are in use with other programs, too. */
static const char letters[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
enum { LETTERS = sizeof letters - 1 };

/* Whether the region of a cell is connected and has `side` cells. */
static bool is_whole(const struct tiling *t, unsigned from) {
    unsigned found[RULES_SIDE_MAX] = {from}, count = 1, beside[4];
    bool seen[CELLS_MAX] = {false};
    seen[from] = true;
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = neighbours_in(t->area, found[i], beside); k-- > 0;)
            if (!seen[beside[k]] && t->region[beside[k]] == t->region[from]) {
                seen[beside[k]] = true;
                found[count++] = beside[k];
            }
    return count == t->area->side;
}

static bool touches(const struct tiling *t, unsigned cell, unsigned region) {
    unsigned beside[4];
    for (unsigned k = neighbours_in(t->area, cell, beside); k-- > 0;)
        if (t->region[beside[k]] == region)
            return true;
    return false;
}

/* Gives cell a to the region of its neighbour, and cell b of that region to the region of a.
 * Undoes this if one of the regions is no longer connected. */
static void exchange(struct tiling *t, unsigned a, unsigned b) {
    uint8_t one = t->region[a], other = t->region[b];
    assert(one != other && t->grids[a] == t->grids[b]);
    t->region[a] = other;
    t->region[b] = one;
    if (is_whole(t, a) && is_whole(t, b))
        return;
    t->region[a] = one;
    t->region[b] = other;
}

/* Tries to exchange a random cell with one of a region beside it, of the same grids. */
static void move(struct tiling *t, struct random *random) {
    unsigned cells = t->area->cells, a = random_below(random, cells), beside[4];
    uint32_t near = beside[random_below(random, neighbours_in(t->area, a, beside))];
    unsigned members[RULES_SIDE_MAX], count = 0;
    if (t->region[near] == t->region[a] || t->grids[near] != t->grids[a])
        return;
    for (unsigned b = 0; b < cells; b++)
        if (t->region[b] == t->region[near] && touches(t, b, t->region[a]))
            members[count++] = b;
    assert(count && count <= t->area->side);
    exchange(t, a, members[random_below(random, count)]);
}

/* The number of rows of rectangles of `side` cells that are as near to squares as the side
 * allows. */
static unsigned rows_for(unsigned side) {
    unsigned rows = 1;
    for (unsigned r = 2; r * r <= side; r++)
        if (side % r == 0)
            rows = r;
    assert(side % rows == 0 && rows <= side / rows);
    return rows;
}

/* Makes the i-th rectangle of a grid a region, or finds that it is one of another grid already.
 * Returns false where another grid has cells of it only. */
static bool begin_piece(struct tiling *t, unsigned grid, unsigned i) {
    unsigned side = t->area->side, rows = rows_for(side), columns = side / rows;
    assert(rows * columns == side && i < side);
    uint32_t cells[RULES_SIDE_MAX] = {0};
    for (unsigned k = 0; k < side; k++)
        cells[k] = area_cell(t->area, t->area->grids[grid].row + i / rows * rows + k / columns,
                             t->area->grids[grid].column + i % rows * columns + k % columns);
    uint8_t region = t->region[cells[0]];
    if (region == NO_REGION && t->regions == NO_REGION)
        return false;
    for (unsigned k = 0; k < side; k++) {
        if (t->region[cells[k]] != region)
            return false;
        t->grids[cells[k]] |= (uint16_t)(1u << grid);
        if (region == NO_REGION)
            t->region[cells[k]] = (uint8_t)t->regions;
    }
    t->regions += region == NO_REGION;
    return true;
}

/* Cuts all grids into rectangles.  Returns false if grids would share parts of rectangles. */
static bool begin(struct tiling *t) {
    memset(t->region, NO_REGION, sizeof t->region);
    for (unsigned grid = 0; grid < t->area->count; grid++)
        for (unsigned i = 0; i < t->area->side; i++)
            if (!begin_piece(t, grid, i))
                return false;
    return true;
}

static void add_line(struct rules_text *text, const char *line) {
    rules_text_add(text, line, strlen(line));
}

/* Writes a row of a map with the regions from `from` on, as many as there are letters. */
static void write_row(const struct tiling *t, unsigned from, unsigned row,
                      struct rules_text *text) {
    char line[AREA_LINES_MAX];
    unsigned length = 0;
    for (unsigned column = 0; column < t->area->columns; column++) {
        uint32_t cell = area_cell(t->area, row, column);
        line[column] = ' ';
        if (cell == AREA_NONE)
            continue;
        unsigned letter = t->region[cell] - from; /* huge for a region of an earlier map */
        line[column] = letter < LETTERS ? letters[letter] : no_region;
        length = column + 1;
    }
    if (length)
        rules_text_add(text, line, length);
}

#ifndef NDEBUG
/* Whether each cell is in a region, connected and of `side` cells. */
static bool are_whole(const struct tiling *t) {
    bool checked[NO_REGION + 1] = {false};
    for (unsigned cell = 0; cell < t->area->cells; cell++) {
        if (t->region[cell] >= t->regions || (!checked[t->region[cell]] && !is_whole(t, cell)))
            return false;
        checked[t->region[cell]] = true;
    }
    return true;
}
#endif

static void write(const struct tiling *t, struct rules_text *text) {
    assert(are_whole(t));
    rules_text_grids(text, t->area);
    for (unsigned from = 0; from < t->regions; from += LETTERS) {
        add_line(text, "regions");
        for (unsigned row = 0; row < t->area->rows; row++)
            write_row(t, from, row, text);
    }
}

struct rules_text *tiling_draw(const struct area *area, const struct rules_text *others,
                               struct random *random, struct memory *memory) {
    struct rules_text *text = rules_text_new(memory);
    struct tiling t = {.area = area};
    begin(&t);
    assert(t.regions && t.regions <= NO_REGION);
    for (unsigned i = 0; i < TRIES_PER_CELL * area->cells; i++)
        move(&t, random);
    write(&t, text);
    assert(text->text.size <= tiling_size(area));
    rules_text_append(text, others);
    return text;
}

/* Whether a line of `length` bytes places a grid. */
static bool is_of_area(const char *line, size_t length) {
    size_t word = 0;
    while (word < length && line[word] >= 'a' && line[word] <= 'z')
        word++;
    const struct rule_kind *kind = rulekinds_find((const unsigned char *)line, word);
    return kind && kind->cells >= RULE_FIRST;
}

/* Adds the rules of a text except those that place grids. */
static void add_others(struct rules_text *text, const struct rules_text *rules) {
    for (size_t at = 0; rules && at < rules->text.size;) {
        const char *line = rules->text.data + at;
        size_t length = (size_t)((const char *)memchr(line, '\n', rules->text.size - at) - line);
        if (!is_of_area(line, length))
            rules_text_add(text, line, length);
        at += length + 1;
    }
}

struct rules_text *tiling_others(const struct variant *variant) {
    struct rules_text *text = rules_text_new(variant->memory);
    const char *named = variant_rules[variant->shape.kind];
    for (uint32_t h = 0; h < variant->count; h++)
        if (variant->houses[h].kind->extra && variant->houses[h].kind != &variant_extra)
            rules_text_cells(text, "house", variant_members(variant, h), variant->side,
                             &variant->shape.area);
    if (named && !variant_has_grids(variant->shape.kind))
        add_line(text, named);
    add_others(text, variant->shape.rules);
    return text;
}

size_t tiling_size(const struct area *area) {
    size_t maps = (area->cells / area->side + LETTERS - 1) / LETTERS;
    size_t grids = area_is_square(area) ? 0 : area->count * strlen("first 64 64\n");
    return grids + maps * (strlen("regions\n") + area->rows * (area->columns + 1));
}

/* The number of houses of a variant that come from rules and are neither rows, columns nor
 * boxes. */
static size_t count_others(const struct variant *variant) {
    size_t count = variant->rules ? variant->rules->houses.size : 0;
    for (uint32_t h = 0; h < variant->count; h++)
        count += variant->houses[h].kind->extra && variant->houses[h].kind != &variant_extra;
    return count;
}

bool tiling_fits(const struct variant *variant, const struct rules_text *others,
                 struct diag *diag) {
    struct tiling t = {.area = &variant->shape.area};
    unsigned rows = rows_for(variant->side);
    if (!begin(&t))
        return diag_set(diag,
                        "grids of side %u are cut into regions from pieces of %u rows and %u "
                        "columns on, of which these do not share whole ones",
                        variant->side, rows, variant->side / rows);
    if (others->text.size + tiling_size(t.area) > RULES_TEXT_MAX)
        return diag_set(diag, "rules and regions have more than %d bytes", RULES_TEXT_MAX);
    return count_others(variant) + t.regions <= RULES_HOUSES_MAX ||
           diag_set(diag, "rules and regions make more than %d houses", RULES_HOUSES_MAX);
}
