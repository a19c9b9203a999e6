/* SPDX-License-Identifier: MIT */
/* Fuzz target: the reader for Sudoku grids. */
#include "common/grids/grid.h"

#include <string.h>

#include "target.h"

/* What a puzzle is written as. */
enum form { LINE, LABELLED, ROWS };

static void check_grid(const struct feed *feed, const struct grid *grid) {
    unsigned side = grid->shape.side;
    require(side >= 1 && side <= VARIANT_SIDE_MAX, "a side is in its range");
    require(grid->size == grid->shape.area.cells &&
                (!area_is_square(&grid->shape.area) || grid->size == side * side),
            "one grid is a square");
    bool boxes = grid->shape.kind != VARIANT_LATIN && grid->shape.kind != VARIANT_KAKURO;
    require(grid->shape.box_rows * grid->shape.box_columns == (boxes ? side : 0),
            "a box has as many cells as a row");
    for (uint32_t i = 0; i < grid->size; i++)
        require(grid->cells[i] <= side, "a digit is at most the side");
    require(!grid->label_length || !(input_is_blank(grid->label[0]) ||
                                     input_is_blank(grid->label[grid->label_length - 1])),
            "a label has no blanks around it");
    require_place(feed, grid->line, 1);
}

/* Whether a label can stand behind a puzzle that may be the first of its shape: commas there could
 * be those of a table. */
static bool has_plain_label(const struct grid *grid) {
    return grid->label_length && grid->shape.side <= GRIDLINE_SYMBOLS &&
           !memchr(grid->label, ',', grid->label_length);
}

static void write_grid(struct output *out, const struct grid *grid, enum form form) {
    grid_write_header(out, &grid->shape);
    if (form == ROWS) {
        grid_write_rows(out, &grid->shape, grid->cells);
        return;
    }
    grid_write_line(out, &grid->shape, grid->cells);
    if (form == LABELLED && has_plain_label(grid)) {
        output_char(out, ' ');
        output_bytes(out, grid->label, grid->label_length);
    }
    output_char(out, '\n');
}

/* Writes all puzzles, and the message where they end with an error.  Returns whether they do
 * not. */
static bool copy(const void *bytes, size_t size, bool in_pieces, enum variant_kind kind,
                 enum form form, struct output *out) {
    struct feed feed;
    struct memory memory;
    struct grid_reader r;
    transcript_begin(out);
    feed_begin(&feed, bytes, size, in_pieces);
    memory_init(&memory, TARGET_MEMORY);
    require(grid_open(&r, feed.path, kind, &memory), "a pipe can be opened");
    feed_attach(&feed, &r.in);
    while (grid_next(&r)) {
        check_grid(&feed, &r.grid);
        write_grid(out, &r.grid, form);
    }
    bool failed = r.failed;
    if (failed) {
        require_message(&feed, &r.diag);
        require(!grid_next(&r), "an error is the end");
        write_message(out, &r.diag);
    }
    grid_close(&r);
    feed_end(&feed);
    require(!memory.used, "all memory is released");
    return !failed && !out->failure;
}

static void try_variant(const uint8_t *data, size_t size, enum variant_kind kind) {
    struct output whole, other, written;
    bool good = copy(data, size, false, kind, LABELLED, &whole);
    copy(data, size, true, kind, LABELLED, &other);
    require_same(&whole, &other, "what is read does not depend on the pieces it comes in");
    if (!good)
        return;
    copy(whole.buffer, whole.used, false, kind, LABELLED, &other);
    require_same(&whole, &other, "a puzzle on a line reads the same, and so does its label");
    copy(data, size, false, kind, LINE, &whole);
    if (copy(data, size, false, kind, ROWS, &written)) {
        copy(written.buffer, written.used, false, kind, LINE, &other);
        require_same(&whole, &other, "a puzzle in rows reads the same");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size > TARGET_SIZE_MAX)
        return 0;
    try_variant(data, size, VARIANT_PLAIN);
    try_variant(data, size, VARIANT_LATIN);
    return 0;
}
