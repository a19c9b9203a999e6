/* SPDX-License-Identifier: MIT */
#include "common/grids/gridrows.h"

#include <assert.h>

/* Reports a row that ends at byte `at` before it is complete, after `found` cells. */
static bool row_too_short(struct grid_reader *r, size_t at, unsigned row, unsigned found) {
    const struct area *area = &r->grid.shape.area;
    for (unsigned cells; found >= (cells = area_row_cells(area, row)); row++)
        found -= cells;
    return diag_set(gridreader_fail(r, at), "row %u ends after %u of %u cells", row + 1, found,
                    area_row_cells(area, row));
}

/* Reads `wanted` cells, one row or all, from the current line.  A line of decoration is skipped. */
static bool read_cells(struct grid_reader *r, uint32_t wanted) {
    assert(wanted && r->filled + wanted <= r->grid.size);
    unsigned side = r->grid.shape.side, value = 0, row = gridreader_row(r);
    uint32_t found = 0;
    size_t at = 0, token, size;
    enum gridline_cell event;
    while ((event = gridline_next(&r->text, side > GRIDLINE_SYMBOLS, &at, &value, &token, &size)) ==
           GRIDLINE_CELL) {
        if (found == wanted)
            return gridreader_wrong_end(r, token, size, row);
        if (value > side)
            return gridreader_too_large(r, token, size, value);
        r->places[r->filled + found] = (struct grid_place){(uint32_t)(r->line - r->grid.line),
                                                           (uint32_t)(r->mark + token + 1)};
        r->grid.cells[r->filled + found++] = (uint8_t)value;
    }
    if (event == GRIDLINE_WRONG)
        return gridreader_wrong_cell(r, token, size, found);
    if (found && found < wanted)
        return row_too_short(r, token, row, found);
    r->filled += found;
    return true;
}

/* Counts the cells of the current line; *first is the place of the first one.  Returns false with
 * an error if the line contains anything else. */
static bool count_cells(struct grid_reader *r, bool numbers, uint32_t *count, size_t *first) {
    size_t at = 0, token, size;
    unsigned value;
    enum gridline_cell event;
    *count = 0;
    while ((event = gridline_next(&r->text, numbers, &at, &value, &token, &size)) ==
           GRIDLINE_CELL) {
        if (!*count)
            *first = token;
        ++*count;
    }
    return event == GRIDLINE_END || gridreader_wrong_cell(r, token, size, *count);
}

/* Reads a row with a symbol for each column of a board of several grids, which is a blank where no
 * cell is. */
static bool read_wide(struct grid_reader *r) {
    const struct area *area = &r->grid.shape.area;
    unsigned value, row = gridreader_row(r);
    size_t at = 0, token, size;
    for (unsigned column = 0; column < area->columns; column++) {
        gridline_next(&r->text, false, &at, &value, &token, &size);
        bool there = area_cell(area, row, column) != AREA_NONE;
        if (!there && value)
            return gridreader_no_cell(r, token, row, column);
        if (value > area->side)
            return gridreader_too_large(r, token, size, value);
        if (!there)
            continue;
        r->places[r->filled] = (struct grid_place){(uint32_t)(r->line - r->grid.line),
                                                   (uint32_t)(r->mark + token + 1)};
        array_at(r->grid.cells, r->grid.size, r->filled++) = (uint8_t)value;
    }
    return true;
}

/* Whether the line has more tokens than a row can have symbols; then the tokens are numbers. */
static bool has_numbers(const struct grid_reader *r) {
    size_t at = 0, token, size, count = 0;
    while (gridline_token(&r->text, &at, &token, &size) && r->text.text[token] != '#')
        count++;
    return count > GRIDLINE_SYMBOLS;
}

bool gridrows_begin(struct grid_reader *r) {
    struct variant_shape shape = r->header;
    bool numbers = r->declared ? r->header.side > GRIDLINE_SYMBOLS : has_numbers(r);
    uint32_t count;
    size_t first = 0;
    if (!count_cells(r, numbers, &count, &first) || !count)
        return !r->failed;
    bool whole = r->declared ? count == shape.area.cells : count > VARIANT_SIDE_MAX;
    unsigned side = whole ? gridreader_root(count) : count;
    unsigned most = r->declared && shape.area.columns > GRIDLINE_SYMBOLS ? shape.area.columns
                                                                         : GRIDLINE_SYMBOLS;
    if (whole ? !r->declared && side * side != count : !numbers && count > most)
        return gridreader_wrong_length(r, first, count);
    if (!r->declared && !gridreader_shape(r, side, first, &shape))
        return false;
    gridreader_begin(r, &shape);
    return numbers && whole ? read_cells(r, r->grid.size) : gridrows_read(r);
}

bool gridrows_read(struct grid_reader *r) {
    assert(r->filled < r->grid.size);
    const struct area *area = &r->grid.shape.area;
    unsigned cells = area_row_cells(area, gridreader_row(r));
    uint32_t count;
    size_t first;
    if (cells == area->columns)
        return read_cells(r, cells);
    if (!count_cells(r, false, &count, &first))
        return false;
    return count == area->columns ? read_wide(r) : read_cells(r, cells);
}
