/* SPDX-License-Identifier: MIT */
#include "common/rules/rulecells.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

/* Reads a cell, r1c1, from byte *at of the current word. */
static bool read_cell(struct linewords *words, const struct area *area, size_t *at, unsigned *row,
                      unsigned *column) {
    size_t end = words->token + words->size;
    char text[LINEWORDS_QUOTED];
    bool fine = *at < end && words->line[(*at)++] == 'r' && linewords_digits(words, at, end, row) &&
                *at < end && words->line[(*at)++] == 'c' &&
                linewords_digits(words, at, end, column);
    if (!fine || !*row || !*column)
        return diag_set(words->diag, "expected a cell such as r1c1, found '%s'",
                        linewords_quote(words, text));
    if (area_cell(area, *row - 1, *column - 1) != AREA_NONE)
        return true;
    if (area_is_square(area))
        return diag_set(words->diag, "%s is outside a grid of side %u",
                        linewords_quote(words, text), area->side);
    return diag_set(words->diag, area_is_board(area) ? "%s is no cell" : "%s is outside the grids",
                    linewords_quote(words, text));
}

static bool add_cell(struct linewords *words, struct rulecells *cells, unsigned row,
                     unsigned column) {
    assert(row && column);
    uint32_t cell = area_cell(cells->area, row - 1, column - 1);
    if (cell == AREA_NONE)
        return diag_set(words->diag,
                        area_is_board(cells->area) ? "r%uc%u is no cell"
                                                   : "r%uc%u is outside the grids",
                        row, column);
    if (cells->met[cell])
        return diag_set(words->diag, "cell r%uc%u is twice in this rule", row, column);
    cells->met[cell] = true;
    array_at(cells->cell, RULECELLS_MAX, cells->count++) = cell;
    return true;
}

/* A step towards `to`, by one or not at all. */
static unsigned step(unsigned from, unsigned to) {
    return from < to ? from + 1 : from - (from > to);
}

/* Adds the rectangle between two corners, row by row from the first one on. */
static bool add_range(struct linewords *words, struct rulecells *cells, const unsigned from[2],
                      const unsigned to[2]) {
    for (unsigned row = from[0];; row = step(row, to[0])) {
        for (unsigned column = from[1];; column = step(column, to[1])) {
            if (!add_cell(words, cells, row, column))
                return false;
            if (column == to[1])
                break;
        }
        if (row == to[0])
            return true;
    }
}

/* Reads the current word: a cell, or a range, two cells with a dash. */
static bool read_cells(struct linewords *words, struct rulecells *cells) {
    size_t at = words->token, end = at + words->size;
    unsigned from[2] = {0}, to[2] = {0};
    char text[LINEWORDS_QUOTED];
    if (!read_cell(words, cells->area, &at, &from[0], &from[1]))
        return false;
    if (at == end)
        return add_cell(words, cells, from[0], from[1]);
    if (words->line[at++] != '-')
        return diag_set(words->diag, "expected a cell such as r1c1, found '%s'",
                        linewords_quote(words, text));
    if (!read_cell(words, cells->area, &at, &to[0], &to[1]))
        return false;
    return at == end ? add_range(words, cells, from, to)
                     : diag_set(words->diag, "expected a range such as r1c1-r1c3, found '%s'",
                                linewords_quote(words, text));
}

/* Whether some grid has a row or a column at the place of the lower end of a line. */
static bool has_line(const struct area *area, unsigned row, unsigned column, bool down) {
    for (unsigned i = 0; i < area->count; i++) {
        unsigned below = row - area->grids[i].row, behind = column - area->grids[i].column;
        if (down ? !below && behind < area->side : !behind && below < area->side)
            return true;
    }
    return false;
}

/* Whether the cells are a row or a column of a grid, from one end to the other, with a place before
 * the first one that is no cell. */
static bool check_line(const struct linewords *words, const struct rule_kind *kind,
                       const struct rulecells *cells) {
    const struct area *area = cells->area;
    unsigned row[2] = {0}, column[2] = {0}, side = area->side;
    bool fine = cells->count == side;
    for (unsigned i = 0; fine && i < 2; i++) /* the ends */
        area_place(area, cells->cell[i * (side - 1)], &row[i], &column[i]);
    bool down = row[0] != row[1], back = row[1] < row[0] || column[1] < column[0];
    unsigned step = back ? UINT_MAX : 1, down_step = down ? step : 0, right_step = down ? 0 : step;
    for (uint32_t i = 0; fine && i < side; i++)
        fine =
            area_cell(area, row[0] + i * down_step, column[0] + i * right_step) == cells->cell[i];
    fine = fine && has_line(area, row[back], column[back], down) &&
           area_cell(area, row[0] - down_step, column[0] - right_step) == AREA_NONE;
    if (!fine && area->count > 1)
        return diag_set(words->diag,
                        "rule %s needs a row or a column of a grid from end to end, and no cell "
                        "before it",
                        kind->name);
    return fine ||
           diag_set(words->diag, "rule %s needs a row or a column from end to end, as r1c1-r1c%u",
                    kind->name, side);
}

/* Whether each cell is a neighbour of the next one, before or above it, and the place before the
 * first one is no cell. */
static bool check_run(const struct linewords *words, const struct rule_kind *kind,
                      const struct rulecells *cells) {
    assert(cells->count);
    unsigned row, column, next_row, next_column;
    area_place(cells->area, cells->cell[0], &row, &column);
    area_place(cells->area, cells->cell[cells->count > 1], &next_row, &next_column);
    unsigned down = next_row > row, right = !down;
    bool fine = row >= down && column >= right &&
                area_cell(cells->area, row - down, column - right) == AREA_NONE;
    for (uint32_t i = 1; fine && i < cells->count; i++)
        fine = area_cell(cells->area, row + i * down, column + i * right) == cells->cell[i];
    return fine || diag_set(words->diag,
                            "rule %s needs cells from left to right, or downwards, behind a place "
                            "of the board that is no cell",
                            kind->name);
}

/* Whether a rule can have these cells. */
static bool check_cells(const struct linewords *words, const struct rule_kind *kind,
                        const struct rulecells *cells) {
    if (kind->cells == RULE_LINE)
        return check_line(words, kind, cells);
    if (kind->cells == RULE_HOUSE && cells->count != cells->area->side)
        return diag_set(words->diag, "rule %s needs %u cells, found %u", kind->name,
                        cells->area->side, cells->count);
    if (kind->cells == RULE_DISTINCT && cells->count > cells->area->side)
        return diag_set(words->diag,
                        "rule %s needs up to %u cells, as there are %u digits, found %u",
                        kind->name, cells->area->side, cells->area->side, cells->count);
    if (kind->cells == RULE_HALVES && cells->count % 2)
        return diag_set(words->diag, "rule %s needs an even number of cells, found %u", kind->name,
                        cells->count);
    if ((kind->cells == RULE_PATH || kind->cells == RULE_PARTS) &&
        cells->count > RULEDIAGRAM_SIDE_MAX)
        return diag_set(words->diag, "rule %s needs up to %d cells, found %u", kind->name,
                        RULEDIAGRAM_SIDE_MAX, cells->count);
    if (cells->count < kind->least)
        return diag_set(words->diag, "rule %s needs %u or more cells, found %u", kind->name,
                        kind->least, cells->count);
    return kind->cells != RULE_RUN || check_run(words, kind, cells);
}

bool rulecells_read(struct linewords *words, const struct rule_kind *kind, const struct area *area,
                    struct rulecells *cells) {
    assert(kind->cells < RULE_FIRST || kind->cells == RULE_BLOCKED);
    assert(area->cells <= RULECELLS_MAX);
    cells->area = area;
    cells->count = 0;
    memset(cells->met, 0, area->cells * sizeof *cells->met);
    if (kind->cells == RULE_NO_CELLS)
        return linewords_end(words);
    while (linewords_next(words))
        if (!read_cells(words, cells))
            return false;
    return check_cells(words, kind, cells);
}
