#include "picture.h"

#include <stdio.h>

#include "common/gridline.h"
#include "common/svg.h"

/* Units of the picture: a cell is CELL wide, and there is a MARGIN around the grid.  On paper, in
 * millimetres, cells are as large as fits on a page, but never larger or smaller than these. */
enum { CELL = 20, MARGIN = 10, PAGE = 180, CELL_LARGEST = 18, CELL_SMALLEST = 4 };

/* Letters by the number of characters in a cell: size, and where their foot is below its top. */
static const struct { unsigned size, foot; } letters[] = {{13, 15}, {10, 14}, {7, 13}};

static unsigned letters_of(unsigned side) {
    return side <= GRIDLINE_SYMBOLS ? 0 : side < 100 ? 1 : 2;
}

static unsigned millimetres(unsigned side) {
    unsigned cell = PAGE / side;
    cell = cell > CELL_LARGEST ? CELL_LARGEST : cell < CELL_SMALLEST ? CELL_SMALLEST : cell;
    return cell * side + cell;
}

static void write_head(struct output *out, const struct variant_shape *shape, uint64_t number) {
    unsigned width = CELL * shape->side + 2 * MARGIN, paper = millimetres(shape->side);
    char title[80];
    output_text(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    svg_open(out, &(struct svg_frame){-MARGIN, -MARGIN, width, width, paper, paper, "mm"}, "");
    snprintf(title, sizeof title, "Sudoku %llu: %s, side %u", (unsigned long long)number,
             variant_names[shape->kind], shape->side);
    svg_title(out, title);
    output_format(out, "<rect x=\"-%u\" y=\"-%u\" width=\"%u\" height=\"%u\" fill=\"#fff\"/>\n",
                  MARGIN, MARGIN, width, width);
}

/* Shades what the variant has besides rows, columns and boxes.  The grey lets the paper through, so
 * that cells of two such houses are darker. */
static void write_shades(struct output *out, const struct variant *variant) {
    output_text(out, "<g fill=\"#000\" fill-opacity=\"0.15\">\n");
    for (uint32_t house = 0; house < variant->count; house++) {
        if (!variant->houses[house].kind->extra)
            continue;
        const uint32_t *cells = variant_members(variant, house);
        for (unsigned i = 0; i < variant->side; i++)
            output_format(out, "<rect x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\"/>\n",
                          cells[i] % variant->side * CELL, cells[i] / variant->side * CELL, CELL,
                          CELL);
    }
    output_text(out, "</g>\n");
}

/* Lines across the grid, one after each `rows` rows and each `columns` columns, and on request
 * those around it. */
static void write_lines(struct output *out, unsigned side, unsigned rows, unsigned columns,
                        bool outer, const char *width) {
    unsigned end = side * CELL;
    output_format(out, "<path fill=\"none\" stroke=\"#000\" stroke-width=\"%s\" d=\"", width);
    if (outer)
        output_format(out, "M0 0H%uV%uH0Z", end, end);
    for (unsigned r = rows; r < side; r += rows)
        output_format(out, "M0 %uH%u", r * CELL, end);
    for (unsigned c = columns; c < side; c += columns)
        output_format(out, "M%u 0V%u", c * CELL, end);
    output_text(out, "\"/>\n");
}

static void write_digit(struct output *out, unsigned side, uint32_t cell, unsigned digit) {
    output_format(out, "<text x=\"%u\" y=\"%u\">", cell % side * CELL + CELL / 2,
                  cell / side * CELL + letters[letters_of(side)].foot);
    if (side > GRIDLINE_SYMBOLS)
        output_unsigned(out, digit);
    else
        output_char(out, gridline_letter(digit));
    output_text(out, "</text>\n");
}

/* Writes the digits that are clues, or those that are not. */
static void write_digits(struct output *out, unsigned side, const uint8_t *cells,
                         const uint8_t *clues, bool given, const char *looks) {
    output_format(out,
                  "<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"%u\" "
                  "text-anchor=\"middle\" %s>\n",
                  letters[letters_of(side)].size, looks);
    for (uint32_t c = 0; c < side * side; c++)
        if ((clues && clues[c]) == given)
            write_digit(out, side, c, cells[c]);
    output_text(out, "</g>\n");
}

void picture_write(struct output *out, const struct variant_shape *shape, const uint8_t *cells,
                   const uint8_t *clues, uint64_t number, struct memory *memory) {
    struct variant variant;
    unsigned side = shape->side;
    write_head(out, shape, number);
    variant_init(&variant, shape, memory);
    write_shades(out, &variant);
    variant_free(&variant);
    write_lines(out, side, 1, 1, false, "0.5");
    write_lines(out, side, shape->box_rows ? shape->box_rows : side,
                shape->box_columns ? shape->box_columns : side, true, "2");
    if (clues)
        write_digits(out, side, cells, clues, true, "font-weight=\"bold\"");
    write_digits(out, side, cells, clues, false, clues ? "fill=\"#444\"" : "fill=\"#000\"");
    svg_end(out);
}
