/* SPDX-License-Identifier: MIT */
#include "common/grids/gridhodoku.h"

#include <assert.h>
#include <string.h>

enum { SIDE = 9 };

/* The byte behind the colon that follows a place, or the end. */
static size_t next_field(const struct gridline *line, size_t at) {
    assert(at <= line->length);
    const unsigned char *colon = memchr(line->text + at, ':', line->length - at);
    return colon ? (size_t)(colon - line->text) + 1 : line->length;
}

static bool begin(struct grid_reader *r, size_t at) {
    struct variant_shape shape = r->header;
    if (r->declared && r->header.side != SIDE)
        return diag_set(gridreader_fail(r, at), "puzzles with colons have side %d, not %u", SIDE,
                        r->header.side);
    if (!r->declared && !gridreader_shape(r, SIDE, at, &shape))
        return false;
    gridreader_begin(r, &shape);
    return true;
}

bool gridhodoku_read(struct grid_reader *r, size_t at) {
    const struct gridline *line = &r->text;
    if (!begin(r, at))
        return false;
    for (int field = 0; field < 3; field++)
        at = next_field(line, at);
    for (uint32_t cell = 0; cell < r->grid.size; cell++, at++) {
        at += at < line->length && line->text[at] == '+';
        if (at >= line->length || gridline_symbols[line->text[at]] > SIDE)
            return gridreader_wrong_cell(r, at, at < line->length, cell);
        r->grid.cells[cell] = gridline_symbols[line->text[at]];
        r->places[cell] = (struct grid_place){0, (uint32_t)(r->mark + at + 1)};
    }
    /* Fields that follow are a label, unless all are empty. */
    size_t end = at;
    while (end < line->length && (line->text[end] == ':' || input_is_blank(line->text[end])))
        end++;
    gridreader_label(r, end < line->length ? at : end);
    return true;
}
