/* SPDX-License-Identifier: MIT */
#include "common/grids/gridreader.h"

#include <assert.h>
#include <string.h>

enum { QUOTED = 40 };

struct diag *gridreader_fail(struct grid_reader *r, size_t at) {
    assert(at <= r->text.length);
    r->failed = true;
    r->diag = (struct diag){.file = r->in.name, .line = r->line, .column = r->mark + at + 1};
    return &r->diag;
}

/* The token at byte `at`, made printable. */
static const char *quoted(const struct grid_reader *r, size_t at, size_t size, char text[QUOTED]) {
    assert(at + size <= r->text.length);
    return diag_quote(text, QUOTED, r->text.text + at, size);
}

/* Makes room for a puzzle of `cells` cells, without keeping the old contents. */
static void make_room(struct grid_reader *r, uint32_t cells) {
    struct memory *memory = r->in.memory;
    memory_release(memory, r->grid.cells);
    memory_release(memory, r->places);
    r->grid.cells = NULL;
    r->places = NULL;
    r->grid.cells = memory_zeroed(memory, cells, 1);
    r->places = memory_zeroed(memory, cells, sizeof *r->places);
    r->capacity = cells;
}

void gridreader_begin(struct grid_reader *r, const struct variant_shape *shape) {
    assert(shape->side && shape->area.cells && (unsigned)shape->kind < VARIANT_KINDS);
    struct grid *grid = &r->grid;
    grid->shape = *shape;
    grid->size = shape->area.cells;
    grid->line = r->line;
    grid->label = NULL;
    grid->label_length = 0;
    r->one_line_column = 0;
    if (grid->size > r->capacity)
        make_room(r, grid->size);
}

unsigned gridreader_row(const struct grid_reader *r) {
    assert(r->filled < r->grid.size);
    unsigned row, column;
    area_place(&r->grid.shape.area, r->filled, &row, &column);
    return row;
}

bool gridreader_shape(struct grid_reader *r, unsigned side, size_t at,
                      struct variant_shape *shape) {
    struct diag reason;
    if (variant_shape(shape, r->kind, side, &reason))
        return true;
    return diag_set(gridreader_fail(r, at), "%s", reason.text);
}

void gridreader_keep_label(struct grid_reader *r, size_t at, size_t end) {
    assert(at <= end && end <= r->text.length);
    const unsigned char *text = r->text.text;
    while (at < end && input_is_blank(text[at]))
        at++;
    while (end > at && input_is_blank(text[end - 1]))
        end--;
    if (at == end)
        return;
    r->grid.label = (const char *)text + at;
    r->grid.label_length = end - at;
}

/* Reduces two successive quotes in the label to one. */
static void unquote(struct grid_reader *r) {
    struct grid *grid = &r->grid;
    size_t length = 0;
    r->unquoted = memory_resize(r->in.memory, r->unquoted, grid->label_length);
    for (size_t i = 0; i < grid->label_length; i++) {
        r->unquoted[length++] = grid->label[i];
        i += grid->label[i] == '"' && i + 1 < grid->label_length && grid->label[i + 1] == '"';
    }
    assert(length && length <= grid->label_length);
    grid->label = r->unquoted;
    grid->label_length = length;
}

void gridreader_label(struct grid_reader *r, size_t at) {
    assert(at <= r->text.length);
    const unsigned char *text = r->text.text;
    size_t end = r->text.length;
    bool quoted = false;
    for (; at < end && (input_is_blank(text[at]) || memchr(",;\"", text[at], 3)); at++)
        quoted = text[at] == '"' || (quoted && input_is_blank(text[at]));
    /* The last field of a row of a table may be in quotes, of which the second one goes, too. */
    while (quoted && end > at && input_is_blank(text[end - 1]))
        end--;
    end -= quoted && end > at && text[end - 1] == '"';
    if (at == end || text[at] == '#')
        return;
    gridreader_keep_label(r, at, end);
    if (quoted && r->grid.label)
        unquote(r);
}

unsigned gridreader_root(size_t square) {
    unsigned root = 0;
    while ((size_t)(root + 1) * (root + 1) <= square)
        root++;
    assert((size_t)root * root <= square);
    return root;
}

bool gridreader_wrong_cell(struct grid_reader *r, size_t at, size_t size, uint32_t found) {
    char text[QUOTED];
    const char *token = quoted(r, at, size, text);
    struct diag *diag = gridreader_fail(r, at);
    if (found)
        return diag_set(diag, "expected a symbol, found '%s'", token);
    if (!r->filled)
        return diag_set(diag, "expected a puzzle, found '%s'", token);
    return diag_set(diag, "expected row %u of %u, found '%s'", gridreader_row(r) + 1,
                    r->grid.shape.area.rows, token);
}

bool gridreader_too_large(struct grid_reader *r, size_t at, size_t size, unsigned value) {
    assert(value > r->grid.shape.side);
    char text[QUOTED];
    unsigned side = r->grid.shape.side;
    if (size > 1 || value < 10 || value > GRIDLINE_SYMBOLS)
        return diag_set(gridreader_fail(r, at), "digit %s exceeds side %u",
                        quoted(r, at, size, text), side);
    return diag_set(gridreader_fail(r, at), "symbol %s, digit %u, exceeds side %u",
                    quoted(r, at, size, text), value, side);
}

bool gridreader_wrong_length(struct grid_reader *r, size_t at, size_t count) {
    const struct area *area = &r->header.area;
    unsigned row, column, side = gridreader_root(count);
    if (r->declared) {
        area_place(area, 0, &row, &column);
        return diag_set(gridreader_fail(r, at), "expected %u symbols or a row of %u, found %zu",
                        area->cells, area_row_cells(area, row), count);
    }
    if (count - (size_t)side * side > side && side < GRIDLINE_SYMBOLS)
        side++; /* The next square is nearer. */
    side = side > GRIDLINE_SYMBOLS ? GRIDLINE_SYMBOLS : side;
    return diag_set(gridreader_fail(r, at), "expected %u symbols for side %u, found %zu",
                    side * side, side, count);
}

bool gridreader_wrong_end(struct grid_reader *r, size_t at, size_t size, unsigned row) {
    const struct area *area = &r->grid.shape.area;
    char text[QUOTED];
    return diag_set(gridreader_fail(r, at), "expected the end of row %u after %u cells, found '%s'",
                    row + 1, area_row_cells(area, row), quoted(r, at, size, text));
}

bool gridreader_no_cell(struct grid_reader *r, size_t at, unsigned row, unsigned column) {
    assert(row < r->header.area.rows || row < r->grid.shape.area.rows);
    return diag_set(gridreader_fail(r, at), "there is no cell in row %u and column %u", row + 1,
                    column + 1);
}
