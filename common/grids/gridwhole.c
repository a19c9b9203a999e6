/* SPDX-License-Identifier: MIT */
#include "common/grids/gridwhole.h"

#include <assert.h>
#include <string.h>

/* Converts the symbols at text.  Returns whether all are digits of the side or blanks. */
static bool convert(struct grid_reader *r, const unsigned char *text) {
    assert(text >= r->text.text && text + r->grid.size <= r->text.text + r->text.length);
    unsigned wrong = 0, side = r->grid.shape.side;
    for (uint32_t i = 0; i < r->grid.size; i++) {
        unsigned value = gridline_symbols[text[i]];
        r->grid.cells[i] = (uint8_t)value;
        wrong |= value > side;
    }
    return !wrong;
}

bool gridwhole_read_next(struct grid_reader *r) {
    size_t cells = r->one_line.area.cells;
    if (!r->one_line.side || r->column || r->skipping || r->text.length < cells)
        return false;
    if (r->declared ? !variant_same(&r->header, &r->one_line) : cells <= GRIDLINE_SYMBOLS)
        return false;
    unsigned char after = r->text.length == cells ? ' ' : r->text.text[cells];
    if (!input_is_blank(after) && after != ',' && after != ';')
        return false;
    gridreader_begin(r, &r->one_line);
    r->one_line_column = r->mark + 1;
    if (!convert(r, r->text.text))
        return false;
    gridreader_label(r, cells);
    return true;
}

bool gridwhole_is_next(const struct grid_reader *r, size_t at) {
    const unsigned char *text = r->text.text;
    const struct area *area = &r->header.area;
    size_t size;
    bool pure;
    if (at == r->text.length || text[at] == '#')
        return false;
    if (r->column && memchr(text, ',', r->text.length) &&
        !gridline_field(&r->text, r->column, &at, &size))
        return false;
    at += at < r->text.length && text[at] == '"';
    size_t count = gridline_run(&r->text, at, &pure);
    unsigned side = r->declared ? r->header.side : gridreader_root(count);
    if (!pure || side > GRIDLINE_SYMBOLS)
        return false;
    if (r->declared ? count != area->cells && count != area->rows * area->columns
                    : count <= GRIDLINE_SYMBOLS || count != (size_t)side * side)
        return false;
    for (size_t i = 0; i < count; i++)
        if (gridline_symbols[text[at + i]] > side)
            return false;
    return true;
}

/* Reports the first wrong symbol of a one-line puzzle at byte `at`. */
static bool wrong_symbol(struct grid_reader *r, size_t at) {
    while (gridline_symbols[r->text.text[at]] <= r->grid.shape.side) {
        assert(at + 1 < r->text.length);
        at++;
    }
    unsigned value = gridline_symbols[r->text.text[at]];
    if (value != GRIDLINE_NO_SYMBOL)
        return gridreader_too_large(r, at, 1, value);
    return gridreader_wrong_cell(r, at, 1, 1);
}

/* Reads the one-line puzzle at byte `at`, whose shape is known and which is as long as it must
 * be. */
static bool read_one_line(struct grid_reader *r, const struct variant_shape *shape, size_t at) {
    gridreader_begin(r, shape);
    r->one_line = *shape;
    r->one_line_column = r->mark + at + 1;
    if (!convert(r, r->text.text + at))
        return wrong_symbol(r, at);
    gridreader_label(r, at + r->grid.size);
    return true;
}

/* Reads a puzzle with a symbol for each row and column of a board of several grids, a blank for
 * places without a cell. */
static bool read_wide(struct grid_reader *r, size_t at) {
    const struct area *area = &r->header.area;
    assert(r->declared && at + area->rows * area->columns <= r->text.length);
    gridreader_begin(r, &r->header);
    for (unsigned i = 0; i < area->rows * area->columns; i++) {
        unsigned row = i / area->columns, column = i % area->columns;
        uint32_t cell = area_cell(area, row, column);
        unsigned value = gridline_symbols[r->text.text[at + i]];
        if (cell == AREA_NONE && value && value != GRIDLINE_NO_SYMBOL)
            return gridreader_no_cell(r, at + i, row, column);
        if (value > area->side)
            return wrong_symbol(r, at + i);
        if (cell == AREA_NONE)
            continue;
        r->places[cell] = (struct grid_place){0, (uint32_t)(r->mark + at + i + 1)};
        r->grid.cells[cell] = (uint8_t)value;
    }
    gridreader_label(r, at + area->rows * area->columns);
    return true;
}

bool gridwhole_read(struct grid_reader *r, size_t at, size_t count) {
    assert(at + count <= r->text.length);
    struct variant_shape shape = r->header;
    unsigned side = r->declared ? r->header.side : gridreader_root(count);
    size_t cells = r->declared ? r->header.area.cells : (size_t)side * side;
    if (r->declared && cells != count && count == r->header.area.rows * r->header.area.columns)
        return read_wide(r, at);
    if (cells != count || side > GRIDLINE_SYMBOLS || !side)
        return gridreader_wrong_length(r, at, count);
    if (!r->declared && !gridreader_shape(r, side, at, &shape))
        return false;
    return read_one_line(r, &shape, at);
}

bool gridwhole_read_field(struct grid_reader *r) {
    assert(r->column);
    size_t at, size;
    bool pure;
    if (!gridline_field(&r->text, r->column, &at, &size))
        return diag_set(gridreader_fail(r, r->text.length),
                        "expected a puzzle in column %u, found the end of the line", r->column + 1);
    size_t run = gridline_run(&r->text, at, &pure);
    return pure && run ? gridwhole_read(r, at, run) : gridreader_wrong_cell(r, at, size, 0);
}
