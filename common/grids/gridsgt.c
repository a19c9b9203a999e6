/* SPDX-License-Identifier: MIT */
#include "common/grids/gridsgt.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { SIDE_MAX = RULES_SIDE_MAX, CELLS_MAX = SIDE_MAX * SIDE_MAX };

/* The description of how to make a puzzle has a '#' instead of the colon, at most here; further
 * behind, the line may be a row with a comment. */
enum { SEED_AT_MAX = 12 };

/* A name while it is parsed. */
struct sgt {
    struct grid_reader *r;
    size_t at; /* index of the next byte */
    unsigned box_rows, box_columns, side;
    bool regions, diagonals, cages;
    uint16_t values[CELLS_MAX]; /* by cell, of the current part */
    uint16_t block[CELLS_MAX];  /* by cell: the lowest cell of its block */
};

static bool is_digit(unsigned char c) {
    return c >= '0' && c <= '9';
}
static bool is_letter(unsigned char c) {
    return c >= 'a' && c <= 'z';
}

/* The byte at a place of the line, or 0 behind its end. */
static unsigned char byte_at(const struct gridline *line, size_t at) {
    return at < line->length ? line->text[at] : 0;
}

static size_t skip_digits(const struct gridline *line, size_t at) {
    while (is_digit(byte_at(line, at)))
        at++;
    return at;
}

bool gridsgt_is_next(const struct gridline *line, size_t at) {
    size_t first = skip_digits(line, at), second = first;
    if (first == at)
        return false;
    if (byte_at(line, first) == 'x' && is_digit(byte_at(line, first + 1)))
        second = skip_digits(line, first + 1);
    else if (byte_at(line, first) != 'j')
        return false;
    while (is_letter(byte_at(line, second)) || is_digit(byte_at(line, second)))
        second++;
    return byte_at(line, second) == ':' ||
           (byte_at(line, second) == '#' && second - at <= SEED_AT_MAX);
}

static unsigned char next(const struct sgt *s) {
    return byte_at(&s->r->text, s->at);
}

/* A whole number, at most 9999. */
static unsigned number(struct sgt *s) {
    unsigned value = 0;
    for (; is_digit(next(s)); s->at++)
        value = value > 999 ? 9999 : value * 10 + (unsigned)(next(s) - '0');
    return value;
}

static bool fail(const struct sgt *s, const char *why) {
    return diag_set(gridreader_fail(s->r, s->at), "%s", why);
}

/* Reads the size and the kind of puzzle; the letters for symmetry and difficulty that follow say
 * nothing about the puzzle. */
static bool read_kind(struct sgt *s) {
    size_t begin = s->at;
    s->box_rows = number(s);
    s->box_columns = 1;
    if (next(s) == 'x' && is_digit(byte_at(&s->r->text, s->at + 1))) {
        s->at++;
        s->box_columns = number(s);
    }
    for (bool known = true; known; s->at += known) {
        known = next(s) == 'j' || next(s) == 'x' || next(s) == 'k';
        s->regions |= next(s) == 'j';
        s->diagonals |= next(s) == 'x';
        s->cages |= next(s) == 'k';
    }
    if (!strchr(":#adrm", next(s)))
        return fail(s, "expected j, x, k or a colon in a puzzle's name");
    while (next(s) != ':' && next(s) != '#') {
        assert(s->at < s->r->text.length); /* gridsgt_is_next has seen one of them */
        s->at++;
    }
    if (next(s) == '#')
        return fail(s, "this is how to make a puzzle, not its name, which 'sgt-solo --generate 1' "
                       "and this print");
    s->at++;
    s->side = s->box_rows * s->box_columns;
    if (s->side >= 1 && s->side <= SIDE_MAX)
        return true;
    return diag_set(gridreader_fail(s->r, begin), "side %u of a puzzle's name is not 1 to %d",
                    s->side, SIDE_MAX);
}

/* Reads numbers, one for each cell; letters count cells without one. */
static bool read_values(struct sgt *s) {
    unsigned cells = s->side * s->side, cell = 0;
    memset(s->values, 0, sizeof s->values);
    while (is_digit(next(s)) || is_letter(next(s)) || next(s) == '_') {
        unsigned count = is_letter(next(s)) ? next(s) - 'a' + 1u : is_digit(next(s)) ? 1 : 0;
        if (count > cells - cell)
            return fail(s, "more cells than the puzzle's name has");
        if (is_digit(next(s)))
            s->values[cell] = (uint16_t)number(s);
        else
            s->at++;
        cell += count;
    }
    assert(cell <= cells && s->at <= s->r->text.length);
    return cell == cells || fail(s, "fewer cells than the puzzle's name has");
}

void gridsgt_sides(unsigned side, unsigned edge, unsigned cells[2]) {
    assert(edge < gridsgt_edges(side));
    unsigned inner = side - 1, half = side * inner;
    bool below = edge >= half;
    edge -= below ? half : 0;
    unsigned along = edge % inner, across = edge / inner;
    cells[0] = below ? along * side + across : across * side + along;
    cells[1] = cells[0] + (below ? side : 1);
    assert(cells[1] < side * side);
}

/* Merges the blocks of two cells. */
static void merge(struct sgt *s, const unsigned cells[2]) {
    assert(cells[0] < cells[1] && cells[1] < s->side * s->side);
    uint16_t from = s->block[cells[0]], to = s->block[cells[1]], least = from < to ? from : to;
    for (unsigned c = 0; c < s->side * s->side; c++)
        if (s->block[c] == from || s->block[c] == to)
            s->block[c] = least;
}

/* Reads edges: a letter counts edges without a line, `a` for one, that are followed by an edge with
 * a line (z: by none); `_` is an edge with a line. */
static bool read_blocks(struct sgt *s) {
    unsigned edges = gridsgt_edges(s->side), edge = 0;
    if (next(s) != ',')
        return fail(s, "expected a comma and the edges of regions or cages");
    for (unsigned c = 0; c < s->side * s->side; c++)
        s->block[c] = (uint16_t)c;
    for (s->at++; is_letter(next(s)) || next(s) == '_'; s->at++) {
        unsigned open = next(s) == '_' ? 0 : next(s) == 'z' ? 25 : next(s) - 'a' + 1u;
        if (edge + open > edges)
            return fail(s, "more edges than the puzzle's name has");
        for (; open; open--) {
            unsigned sides[2];
            gridsgt_sides(s->side, edge++, sides);
            merge(s, sides);
        }
        edge += next(s) != 'z';
    }
    /* One more edge than there are closes the list. */
    return edge == edges + 1 || fail(s, "fewer edges than the puzzle's name has");
}

/* Writes the blocks as a map of letters, in the order of their first cells. */
static bool add_regions(const struct sgt *s, struct rules_text *text) {
    char line[SIDE_MAX], letters[CELLS_MAX];
    unsigned regions = 0;
    assert(s->side && s->side <= SIDE_MAX);
    rules_text_add(text, "regions", strlen("regions"));
    for (unsigned c = 0; c < s->side * s->side; c++) {
        if (s->block[c] == c && ++regions <= s->side)
            letters[c] = gridline_letter(regions);
        if (regions > s->side)
            return fail(s, "more regions than the puzzle's name has digits");
        assert(s->block[c] <= c && s->block[s->block[c]] == s->block[c]);
        line[c % s->side] = letters[s->block[c]];
        if (c % s->side == s->side - 1)
            rules_text_add(text, line, s->side);
    }
    return true;
}

static void add_diagonals(const struct sgt *s, struct rules_text *text) {
    const struct area area = area_square(s->side);
    for (unsigned rising = 0; rising < 2; rising++) {
        uint32_t cells[SIDE_MAX];
        for (unsigned row = 0; row < s->side; row++)
            cells[row] = row * s->side + (rising ? s->side - 1 - row : row);
        rules_text_cells(text, "house", cells, s->side, &area);
    }
}

/* Writes the blocks as cages with their sums from the values; those without a sum are not cages. */
static void add_cages(const struct sgt *s, struct rules_text *text) {
    const struct area area = area_square(s->side);
    for (unsigned first = 0; first < area.cells; first++) {
        uint32_t cells[CELLS_MAX], count = 0;
        char name[sizeof "cage 4294967295"];
        unsigned sum = 0;
        for (unsigned c = first; s->block[first] == first && c < s->side * s->side; c++)
            if (s->block[c] == first) {
                cells[count++] = c;
                sum += s->values[c];
            }
        snprintf(name, sizeof name, "cage %u", sum);
        if (sum)
            rules_text_cells(text, name, cells, count, &area);
    }
}

/* Reads what follows the digits into rules. */
static bool read_rules(struct sgt *s, struct rules_text *text) {
    if (s->regions && (!read_blocks(s) || !add_regions(s, text)))
        return false;
    if (s->regions && s->diagonals)
        add_diagonals(s, text);
    if (!s->cages)
        return true;
    if (!read_blocks(s))
        return false;
    if (next(s) != ',')
        return fail(s, "expected a comma and the sums of cages");
    s->at++;
    if (!read_values(s))
        return false;
    add_cages(s, text);
    return true;
}

/* Checks that the rules can be written below a header. */
static bool check_rules(const struct sgt *s, const struct rules_text *text, size_t begin) {
    const unsigned char *line = (const unsigned char *)text->text.data;
    const unsigned char *end = line ? line + text->text.size : line;
    struct ruleread reader = {.area = area_square(s->side)};
    struct diag reason;
    size_t wrong;
    if (text->text.size > RULES_TEXT_MAX)
        return diag_set(gridreader_fail(s->r, begin), "rules have more than %d bytes",
                        RULES_TEXT_MAX);
    while (line < end) {
        size_t length =
            (size_t)((const unsigned char *)memchr(line, '\n', (size_t)(end - line)) - line);
        if (!ruleread_line(&reader, line, length, &wrong, &reason))
            return diag_set(gridreader_fail(s->r, begin), "%s", reason.text);
        line += length + 1;
    }
    return true;
}

static bool find_shape(const struct sgt *s, size_t begin, struct variant_shape *shape) {
    char boxes[sizeof "4294967295x4294967295"];
    enum variant_kind kind = s->regions ? VARIANT_LATIN : s->diagonals ? VARIANT_X : VARIANT_PLAIN;
    struct diag reason;
    snprintf(boxes, sizeof boxes, "%ux%u", s->box_rows, s->box_columns);
    return variant_boxed(shape, kind, boxes, &reason) ||
           diag_set(gridreader_fail(s->r, begin), "%s", reason.text);
}

/* Copies the digits of the first part.  All cells have the place of the name. */
static bool take_digits(struct sgt *s, size_t begin) {
    assert(s->side * s->side == s->r->grid.size);
    for (unsigned c = 0; c < s->side * s->side; c++) {
        s->r->places[c] = (struct grid_place){0, (uint32_t)(s->r->mark + begin + 1)};
        if (s->values[c] > s->side)
            return diag_set(gridreader_fail(s->r, s->at), "digit %u exceeds side %u",
                            (unsigned)s->values[c], s->side);
        s->r->grid.cells[c] = (uint8_t)s->values[c];
    }
    return true;
}

bool gridsgt_read(struct grid_reader *r, size_t at) {
    struct sgt s = {.r = r, .at = at};
    struct variant_shape shape;
    if (!read_kind(&s) || !find_shape(&s, at, &shape))
        return false;
    rules_drop(r->own);
    shape.rules = r->own = rules_text_new(r->in.memory);
    gridreader_begin(r, &shape);
    if (!read_values(&s) || !take_digits(&s, at) || !read_rules(&s, r->own) ||
        !check_rules(&s, r->own, at))
        return false;
    if (!r->own->text.size)
        r->grid.shape.rules = NULL;
    gridreader_label(r, s.at);
    return true;
}
