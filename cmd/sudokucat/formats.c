/* SPDX-License-Identifier: MIT */
#include "formats.h"

#include <assert.h>
#include <string.h>

#include "common/drawing/griddraw.h"
#include "common/grids/fpuzzleswrite.h"
#include "common/grids/gridsgtwrite.h"
#include "common/grids/lzpack.h"
#include "common/streams/html.h"
#include "common/streams/terminal.h"

enum { SIDE = 9 };

static bool write_line(struct output *out, const struct piece *piece, struct diag *diag) {
    const struct grid *grid = piece->grid;
    (void)diag;
    grid_write_change(out, piece->said, &grid->shape);
    grid_write_labelled(out, &grid->shape, grid->cells, grid->label, grid->label_length);
    return true;
}

static bool write_rows(struct output *out, const struct piece *piece, struct diag *diag) {
    (void)diag;
    if (piece->number > 1)
        output_char(out, '\n');
    grid_write_change(out, piece->said, &piece->grid->shape);
    grid_write_rows(out, &piece->grid->shape, piece->grid->cells);
    return true;
}

/* Rows between the borders of boxes or regions, below the rules. */
static bool draw(struct output *out, const struct piece *piece, bool cages) {
    assert(piece->number && piece->grid->size == piece->variant.cells);
    const struct griddraw_style style = {.utf8 = terminal_is_utf8(), .cages = cages};
    if (piece->number > 1)
        output_char(out, '\n');
    grid_write_change(out, piece->said, &piece->grid->shape);
    griddraw(out, &style, &piece->grid->shape, piece->grid->cells, NULL, piece->variant.memory);
    return true;
}

static bool write_drawing(struct output *out, const struct piece *piece, struct diag *diag) {
    (void)diag;
    return draw(out, piece, false);
}

static bool write_cages(struct output *out, const struct piece *piece, struct diag *diag) {
    (void)diag;
    return draw(out, piece, true);
}

/* Eighty-one digits, with zeros for open cells. */
static void write_zeros(struct output *out, const struct grid *grid) {
    for (uint32_t i = 0; i < grid->size; i++) {
        assert(grid->cells[i] <= SIDE);
        output_char(out, (char)('0' + grid->cells[i]));
    }
}

static bool write_sdm(struct output *out, const struct piece *piece, struct diag *diag) {
    (void)diag;
    write_zeros(out, piece->grid);
    output_char(out, '\n');
    return true;
}

static bool write_sdk(struct output *out, const struct piece *piece, struct diag *diag) {
    (void)diag;
    output_text(out, "[Puzzle]\n");
    grid_write_rows(out, &piece->grid->shape, piece->grid->cells);
    return true;
}

static bool write_ss(struct output *out, const struct piece *piece, struct diag *diag) {
    (void)diag;
    assert(piece->grid->size == SIDE * SIDE);
    if (piece->number > 1)
        output_char(out, '\n');
    for (unsigned i = 0; i < SIDE * SIDE; i++) {
        output_char(out, gridline_letter(piece->grid->cells[i]));
        if (i % SIDE == SIDE - 1)
            output_char(out, '\n');
        else if (i % 3 == 2)
            output_char(out, '|');
        if (i % (3 * SIDE) == 3 * SIDE - 1 && i < SIDE * SIDE - 1)
            output_text(out, "-----------\n");
    }
    return true;
}

/* A label with a comma or quote is quoted, and its quotes are doubled. */
static bool write_csv(struct output *out, const struct piece *piece, struct diag *diag) {
    const struct grid *grid = piece->grid;
    bool quoted = grid->label_length && (memchr(grid->label, ',', grid->label_length) ||
                                         memchr(grid->label, '"', grid->label_length));
    (void)diag;
    assert(grid->size == SIDE * SIDE);
    grid_write_line(out, &grid->shape, grid->cells);
    output_text(out, quoted ? ",\"" : ",");
    for (size_t i = 0; i < grid->label_length; i++) {
        if (grid->label[i] == '"')
            output_char(out, '"');
        output_char(out, grid->label[i]);
    }
    output_text(out, quoted ? "\"\n" : "\n");
    return true;
}

static bool write_sgt(struct output *out, const struct piece *piece, struct diag *diag) {
    if (!gridsgtwrite(out, &piece->variant, piece->grid->cells, diag))
        return false;
    output_char(out, '\n');
    return true;
}

/* Writes a puzzle as JSON, or as an address with the packed JSON. */
static bool write_json(struct output *out, const struct piece *piece, const char *address,
                       struct diag *diag) {
    const struct grid *grid = piece->grid;
    struct memory *memory = piece->variant.memory;
    struct rules_chars text = {0}, packed = {0}, *written = address ? &packed : &text;
    bool fine = fpuzzleswrite(&text, &piece->variant, grid->cells, grid->label, grid->label_length,
                              memory, diag);
    if (fine && address) {
        output_text(out, address);
        lzpack(text.data, text.size, &packed, memory);
    }
    if (fine) {
        output_bytes(out, written->data, written->size);
        output_char(out, '\n');
    }
    stack_free(memory, &text);
    stack_free(memory, &packed);
    return fine;
}

static bool write_fpuzzles(struct output *out, const struct piece *piece, struct diag *diag) {
    return write_json(out, piece, NULL, diag);
}

static bool write_address(struct output *out, const struct piece *piece, struct diag *diag) {
    return write_json(out, piece, "https://www.f-puzzles.com/?load=", diag);
}

static bool write_opensudoku(struct output *out, const struct piece *piece, struct diag *diag) {
    (void)diag;
    output_text(out, "  <game data=\"");
    write_zeros(out, piece->grid);
    output_text(out, "\" note=\"");
    html_text(out, piece->grid->label, piece->grid->label_length);
    output_text(out, "\"/>\n");
    return true;
}

static bool write_hodoku(struct output *out, const struct piece *piece, struct diag *diag) {
    (void)diag;
    output_text(out, ":0000:x:");
    grid_write_line(out, &piece->grid->shape, piece->grid->cells);
    output_text(out, ":::\n");
    return true;
}

/* clang-format off */
#define FORMAT_ROWS(FORMAT)                                                        \
    FORMAT("line", false, NULL, NULL, write_line)                                  \
    FORMAT("rows", false, NULL, NULL, write_rows)                                  \
    FORMAT("drawing", false, NULL, NULL, write_drawing)                            \
    FORMAT("cages", false, NULL, NULL, write_cages)                                \
    FORMAT("csv", true, "puzzle,label\n", NULL, write_csv)                         \
    FORMAT("sdm", true, NULL, NULL, write_sdm)                                     \
    FORMAT("sdk", true, NULL, NULL, write_sdk)                                     \
    FORMAT("ss", true, NULL, NULL, write_ss)                                       \
    FORMAT("sgt", false, NULL, NULL, write_sgt)                                    \
    FORMAT("fpuzzles", false, NULL, NULL, write_fpuzzles)                          \
    FORMAT("fpuzzles-url", false, NULL, NULL, write_address)                       \
    FORMAT("hodoku", true, NULL, NULL, write_hodoku)                               \
    FORMAT("opensudoku", true,                                                     \
           "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n", \
           "</opensudoku>\n", write_opensudoku)

#define ROW(...) {__VA_ARGS__},
#define NAME(NAME, ...) NAME,
const struct format formats[FORMATS] = {FORMAT_ROWS(ROW)};
const char *const format_names[FORMATS + 1] = {FORMAT_ROWS(NAME)};
/* clang-format on */
