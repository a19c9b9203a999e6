/* SPDX-License-Identifier: MIT */
#include "clues.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "cages.h"
#include "thermos.h"
#include "tiling.h"

enum { CELLS_MAX = AREA_CELLS_MAX };

/* What a kind of clue is drawn from, and where it goes. */
struct clues {
    const struct area *area;
    unsigned side; /* its side */
    const uint8_t *solution;
    struct random *random;
    struct rules_text *text;
};

static void draw_killer(const struct clues *clues) {
    cages_draw(clues->area, clues->solution, clues->random, clues->text);
}

static void draw_thermo(const struct clues *clues) {
    thermos_draw(clues->area, clues->solution, clues->random, clues->text);
}

/* Half of the cells tell whether they are even or odd. */
static void draw_evenodd(const struct clues *clues) {
    uint32_t cells[2][CELLS_MAX], count[2] = {0, 0};
    for (uint32_t c = 0; c < clues->area->cells; c++) {
        unsigned odd = clues->solution[c] & 1;
        if (random_below(clues->random, 2))
            cells[odd][count[odd]++] = c;
    }
    for (unsigned odd = 0; odd < 2; odd++)
        if (count[odd])
            rules_text_cells(clues->text, odd ? "odd" : "even", cells[odd], count[odd],
                             clues->area);
}

/* A dot between two cells, where there can be one: white where they differ by 1, black where one is
 * twice the other; 1 and 2 have either. */
static void draw_dot(const struct clues *clues, uint32_t a, uint32_t b) {
    unsigned x = clues->solution[a], y = clues->solution[b];
    bool white = x == y + 1 || y == x + 1, black = x == 2 * y || y == 2 * x;
    assert(a < b && x && y);
    if (white && black)
        white = random_below(clues->random, 2);
    if (white || black)
        rules_text_cells(clues->text, white ? "consecutive" : "ratio 2", (uint32_t[]){a, b}, 2,
                         clues->area);
}

static void draw_kropki(const struct clues *clues) {
    const struct area *area = clues->area;
    for (uint32_t c = 0; c < area->cells; c++) {
        unsigned row, column;
        area_place(area, c, &row, &column);
        uint32_t right = area_cell(area, row, column + 1);
        uint32_t below = area_cell(area, row + 1, column);
        if (right != AREA_NONE)
            draw_dot(clues, c, right);
        if (below != AREA_NONE)
            draw_dot(clues, c, below);
    }
}

/* The digits of a row or column, read from one end. */
struct view {
    unsigned side;
    uint32_t cells[RULES_SIDE_MAX];
    uint8_t digits[RULES_SIDE_MAX];
};

static unsigned sandwich(const struct view *view) {
    unsigned sum = 0;
    bool inside = false;
    for (unsigned i = 0; i < view->side; i++)
        if (view->digits[i] == 1 || view->digits[i] == view->side)
            inside = !inside;
        else if (inside)
            sum += view->digits[i];
    assert(!inside); /* both ends of the sandwich were met */
    return sum;
}

static unsigned skyscraper(const struct view *view) {
    unsigned seen = 0, height = 0;
    assert(view->side && view->digits[0]);
    for (unsigned i = 0; i < view->side; i++)
        if (view->digits[i] > height) {
            height = view->digits[i];
            seen++;
        }
    assert(seen && height == view->side);
    return seen;
}

static unsigned xsum(const struct view *view) {
    unsigned sum = 0;
    assert(view->digits[0] && view->digits[0] <= view->side);
    for (unsigned i = 0; i < view->digits[0]; i++)
        sum += view->digits[i];
    return sum;
}

static unsigned numberedroom(const struct view *view) {
    assert(view->digits[0] && view->digits[0] <= view->side);
    return view->digits[view->digits[0] - 1];
}

/* Writes the clue of line `number` at one of the four borders: top, left, bottom, right. */
static void write_outside(const struct clues *clues, const char *name,
                          unsigned (*value)(const struct view *), unsigned border,
                          unsigned number) {
    struct view view = {.side = clues->side};
    uint32_t side = clues->side, last = side - 1;
    char line[80];
    int length;
    for (uint32_t i = 0; i < side; i++) {
        uint32_t at = border >= 2 ? last - i : i;
        view.cells[i] = border % 2 ? number * side + at : at * side + number;
        view.digits[i] = clues->solution[view.cells[i]];
    }
    length = snprintf(line, sizeof line, "%s %u r%uc%u-r%uc%u", name, value(&view),
                      view.cells[0] / side + 1, view.cells[0] % side + 1,
                      view.cells[last] / side + 1, view.cells[last] % side + 1);
    assert(length > 0 && (size_t)length < sizeof line);
    rules_text_add(clues->text, line, (size_t)length);
}

/* Draws the clues at some borders, the top first. */
static void draw_outside(const struct clues *clues, const char *name,
                         unsigned (*value)(const struct view *), unsigned borders) {
    for (unsigned border = 0; border < borders; border++)
        for (unsigned number = 0; number < clues->side; number++)
            write_outside(clues, name, value, border, number);
}

/* Sandwiches read the same from both ends. */
static void draw_sandwich(const struct clues *clues) {
    draw_outside(clues, "sandwich", sandwich, 2);
}

static void draw_skyscraper(const struct clues *clues) {
    draw_outside(clues, "skyscraper", skyscraper, 4);
}

static void draw_xsum(const struct clues *clues) {
    draw_outside(clues, "xsum", xsum, 4);
}

static void draw_numberedroom(const struct clues *clues) {
    draw_outside(clues, "numberedroom", numberedroom, 4);
}

/* How the clues of a kind are drawn, up to which side, and how much text they take: per cell, apart
 * from its name, in quarters of a byte (each cell is named at most `named` times); and per line, in
 * bytes. */
static const struct {
    void (*draw)(const struct clues *clues);
    unsigned side_max, named, quarters, lines, bytes;
} kinds_table[CLUES_KINDS] = {
    [CLUES_KILLER] = {draw_killer, RULES_SIDE_MAX, 1, 18, 0, 0},
    [CLUES_THERMO] = {draw_thermo, RULES_SIDE_MAX, 1, 10, 0, 0},
    [CLUES_EVENODD] = {draw_evenodd, RULES_SIDE_MAX, 1, 0, 1, 10},
    [CLUES_KROPKI] = {draw_kropki, RULES_SIDE_MAX, 4, 96, 0, 0},
    [CLUES_SANDWICH] = {draw_sandwich, RULEDIAGRAM_SIDE_MAX, 0, 0, 2, 29},
    [CLUES_SKYSCRAPER] = {draw_skyscraper, RULEDIAGRAM_SIDE_MAX, 0, 0, 4, 29},
    [CLUES_XSUM] = {draw_xsum, RULEDIAGRAM_SIDE_MAX, 0, 0, 4, 25},
    [CLUES_NUMBEREDROOM] = {draw_numberedroom, RULEDIAGRAM_SIDE_MAX, 0, 0, 4, 31},
};

const char *const clues_names[] = {
    [CLUES_KILLER] = "killer",     [CLUES_THERMO] = "thermo",
    [CLUES_EVENODD] = "evenodd",   [CLUES_KROPKI] = "kropki",
    [CLUES_SANDWICH] = "sandwich", [CLUES_SKYSCRAPER] = "skyscraper",
    [CLUES_XSUM] = "xsum",         [CLUES_NUMBEREDROOM] = "numberedroom",
    [CLUES_KINDS] = NULL,
};

/* The most bytes that clues of a kind take. */
static size_t room(unsigned kind, const struct area *area) {
    size_t cells = area->cells, cell = strlen(area_longest(area) > 9 ? " r32c32" : " r9c9");
    return cells * kinds_table[kind].named * cell + cells * kinds_table[kind].quarters / 4 +
           (size_t)area->side * kinds_table[kind].lines * kinds_table[kind].bytes;
}

struct rules_text *clues_draw(unsigned kinds, const struct area *area, const uint8_t *solution,
                              const struct rules_text *others, struct random *random,
                              struct memory *memory) {
    struct clues clues = {area, area->side, solution, random, rules_text_new(memory)};
    rules_text_append(clues.text, others);
    for (unsigned kind = 0; kind < CLUES_KINDS; kind++)
        if (kinds >> kind & 1) {
            size_t before = clues.text->text.size;
            kinds_table[kind].draw(&clues);
            assert(clues.text->text.size - before <= room(kind, area));
            (void)before;
        }
    return clues.text;
}

bool clues_fit(unsigned kinds, const struct variant_shape *shape, bool regions, struct diag *diag) {
    size_t size = shape->rules ? shape->rules->text.size : 0;
    size += regions ? tiling_size(&shape->area) : 0;
    for (unsigned kind = 0; kind < CLUES_KINDS; kind++) {
        if (!(kinds >> kind & 1))
            continue;
        if (!kinds_table[kind].named && !area_is_square(&shape->area))
            return diag_set(diag, "option --%s is for one grid, in row 1 and column 1",
                            clues_names[kind]);
        if (shape->side > kinds_table[kind].side_max)
            return diag_set(diag,
                            "option --%s: side %u is above %u, the largest that has such clues",
                            clues_names[kind], shape->side, kinds_table[kind].side_max);
        size += room(kind, &shape->area);
        if (size > RULES_TEXT_MAX)
            return diag_set(diag,
                            "option --%s: clues of side %u may take more than the %d bytes that "
                            "rules have",
                            clues_names[kind], shape->side, RULES_TEXT_MAX);
    }
    return true;
}
