/* SPDX-License-Identifier: MIT */
#include "common/grids/grid.h"

#include <assert.h>
#include <string.h>

#include "common/grids/gridfpuzzles.h"
#include "common/grids/gridheader.h"
#include "common/grids/gridhodoku.h"
#include "common/grids/gridqqwing.h"
#include "common/grids/gridrows.h"
#include "common/grids/gridrules.h"
#include "common/grids/gridsgt.h"
#include "common/grids/gridwhole.h"
#include "common/grids/gridxml.h"

bool grid_open(struct grid_reader *r, const char *path, enum variant_kind kind,
               struct memory *memory) {
    *r = (struct grid_reader){.kind = kind};
    r->failed = !input_open(&r->in, path, memory, &r->diag);
    r->in.text = r->in.packed = true;
    return !r->failed;
}

void grid_close(struct grid_reader *r) {
    if (!r->in.buffer)
        return;
    memory_release(r->in.memory, r->grid.cells);
    memory_release(r->in.memory, r->places);
    memory_release(r->in.memory, r->unquoted);
    gridfpuzzles_close(r);
    rules_drop(r->header.rules);
    rules_drop(r->own);
    r->header.rules = r->own = NULL;
    input_close(&r->in);
}

/* Reads a line in one of the forms that cannot be mistaken for another one.  Returns whether it is
 * one. */
static bool read_foreign(struct grid_reader *r, size_t at) {
    bool found = true;
    if (r->gathering || gridfpuzzles_is_next(&r->text, at))
        found = gridfpuzzles_read(r, at, &found) && found;
    else if (gridxml_is_next(&r->text, at))
        found = gridxml_read(r, at, &found) && found;
    else if (gridhodoku_is_next(&r->text, at))
        gridhodoku_read(r, at);
    else if (gridsgt_is_next(&r->text, at))
        gridsgt_read(r, at);
    else
        return false;
    r->filled = found && !r->failed ? r->grid.size : 0;
    return true;
}

/* Takes the next line of the input that is no comment.  Comments are skipped unbuffered: they may
 * be longer than memory. */
static bool next_line(struct grid_reader *r) {
    input_skip_mark(&r->in);
    while (!r->unterminated && input_line_begins(&r->in, '#'))
        input_skip_line(&r->in);
    uint64_t start = r->in.line_start;
    r->line = r->in.line;
    r->mark = (unsigned)(input_column(&r->in) - 1);
    if (r->unterminated || !input_line(&r->in, &r->text.text, &r->text.length))
        return false;
    r->unterminated = r->in.line_start == start;
    return true;
}

/* Begins a puzzle in rows at byte `at`, which must be the first one of its line: no rows begin
 * behind another puzzle. */
static bool begin_rows(struct grid_reader *r, size_t at) {
    size_t first = 0, token, size;
    assert(at <= r->text.length && !r->filled);
    while (first < at && (input_is_blank(r->text.text[first]) || r->text.text[first] == '"'))
        first++;
    if (first == at)
        return gridrows_begin(r);
    gridline_token(&r->text, &at, &token, &size);
    return gridreader_wrong_cell(r, token, size, 0);
}

/* Reads a line that may begin a puzzle: one on a line, one in a table, or the first row. */
static bool read_first_line(struct grid_reader *r, size_t at) {
    bool pure, comma = memchr(r->text.text, ',', r->text.length) != NULL;
    unsigned column;
    if (read_foreign(r, at))
        return !r->failed;
    if (comma && !gridwhole_is_next(r, at) && gridline_puzzle_column(&r->text, &column)) {
        r->column = column;
        return true;
    }
    if (r->column && comma) {
        r->filled = gridwhole_read_field(r) ? r->grid.size : 0;
        return !r->failed;
    }
    assert(at < r->text.length);
    at += r->text.text[at] == '"';
    size_t run = gridline_run(&r->text, at, &pure);
    unsigned side = r->declared ? r->header.side : GRIDLINE_SYMBOLS;
    bool whole = r->declared && run == r->header.area.cells;
    unsigned row = r->declared ? r->header.area.columns : side;
    if (side > GRIDLINE_SYMBOLS || !(whole || (pure && run > row)))
        return begin_rows(r, at);
    r->filled = gridwhole_read(r, at, run) ? r->grid.size : 0;
    return !r->failed;
}

/* Reads a header from byte `at`, behind the p. */
static bool read_header(struct grid_reader *r, size_t at) {
    struct variant_shape shape;
    struct diag reason;
    size_t wrong;
    if (!gridheader_read(&r->text, at, &shape, &wrong, &reason))
        return diag_set(gridreader_fail(r, wrong), "%s", reason.text);
    gridrules_begin(r, &shape);
    r->header = shape;
    r->declared = true;
    return true;
}

/* A section other than [Puzzle], such as [State], repeats the grid as far as it is solved. */
static void enter_section(struct grid_reader *r, size_t at) {
    size_t token, size;
    gridline_token(&r->text, &at, &token, &size);
    r->skipping = !gridline_spells(r->text.text + token, size, "[puzzle]");
}

/* Takes in a line between puzzles.  Sets filled when a puzzle begins in it. */
static bool read_between(struct grid_reader *r) {
    size_t at = r->again;
    r->again = 0;
    if (at || r->gathering)
        return read_first_line(r, at);
    if (r->rules.rows)
        return gridrules_read(r, at);
    if (gridwhole_read_next(r)) {
        r->filled = r->grid.size;
        return true;
    }
    switch (gridline_classify(&r->text, &at)) {
    case GRIDLINE_EMPTY:
        if (!gridwhole_is_next(r, at))
            return true;
        break;
    case GRIDLINE_SECTION:
        enter_section(r, at);
        return true;
    case GRIDLINE_HEADER:
        r->skipping = false;
        return read_header(r, at + 1);
    case GRIDLINE_OTHER:
        break;
    }
    if (r->skipping || gridqqwing_is_remark(&r->text, at))
        return true;
    if (!gridfpuzzles_is_next(&r->text, at) && gridrules_are_next(r, at))
        return gridrules_read(r, at);
    r->ruling = false;
    return read_first_line(r, at);
}

/* Takes in a line inside a puzzle. */
static bool read_row(struct grid_reader *r) {
    assert(r->filled < r->grid.size);
    size_t at;
    if (gridline_classify(&r->text, &at) == GRIDLINE_EMPTY)
        return true;
    return gridrows_read(r);
}

/* The probable mistake if there are too few rows: puzzles of side 4 and 5 have as many cells as one
 * row of side 16 and 25. */
static const char *meant(const struct grid_reader *r) {
    unsigned side = r->grid.shape.side;
    if (r->declared || (side != 16 && side != 25))
        return "";
    return side == 16 ? "; puzzles of side 4 on one line need a header"
                      : "; puzzles of side 5 on one line need a header";
}

/* Reports an input that ends too early, or a failed read. */
static bool end_of_input(struct grid_reader *r) {
    if (r->in.failure) {
        r->failed = true;
        return input_failed(&r->in, &r->diag);
    }
    if (!gridrules_end(r) || !gridfpuzzles_end(r) || (r->count && !r->filled))
        return false;
    r->failed = true;
    input_locate(&r->in, &r->diag);
    if (!r->filled)
        return diag_set(&r->diag, "expected a puzzle, found the end of the input");
    return diag_set(&r->diag, "expected row %u of %u, found the end of the input%s",
                    gridreader_row(r) + 1, r->grid.shape.area.rows, meant(r));
}

#ifndef NDEBUG
/* Whether a puzzle has only digits of its side. */
static bool are_digits(const struct grid *grid) {
    for (uint32_t i = 0; i < grid->size; i++)
        if (grid->cells[i] > grid->shape.side)
            return false;
    return grid->size == grid->shape.area.cells;
}
#endif

bool grid_next(struct grid_reader *r) {
    r->filled = 0;
    assert(r->in.buffer || r->failed);
    while (!r->failed && (r->again || next_line(r))) {
        if (!(r->filled ? read_row(r) : read_between(r)))
            return false;
        if (r->filled && r->filled == r->grid.size) {
            assert(are_digits(&r->grid));
            r->count++;
            return true;
        }
    }
    return !r->failed && end_of_input(r);
}

bool grid_rules(struct grid_reader *r) {
    r->filled = 0;
    r->ruling = true;
    while (!r->failed && next_line(r)) {
        if (!read_between(r))
            return false;
        if (r->filled)
            return diag_set(gridreader_fail(r, 0), "expected a rule, found a puzzle");
    }
    if (!r->failed && r->in.failure) {
        r->failed = true;
        input_failed(&r->in, &r->diag);
    }
    return !r->failed && gridrules_end(r);
}

void grid_locate(const struct grid_reader *r, uint32_t cell, struct diag *diag) {
    assert(cell < r->grid.size);
    *diag = (struct diag){.file = r->in.name, .line = r->grid.line};
    if (r->one_line_column) {
        diag->column = r->one_line_column + cell;
    } else {
        diag->line += r->places[cell].below;
        diag->column = r->places[cell].column;
    }
}
