#include "picture.h"

#include <stdio.h>

#include "cages.h"
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

static void begin_lines(struct output *out, const char *width) {
    output_format(out, "<path fill=\"none\" stroke=\"#000\" stroke-width=\"%s\" d=\"", width);
}

static void end_lines(struct output *out) {
    output_text(out, "\"/>\n");
}

/* Thin lines, one between any two rows and columns. */
static void write_lines(struct output *out, unsigned side) {
    begin_lines(out, "0.5");
    for (unsigned i = 1; i < side; i++)
        output_format(out, "M0 %uH%u", i * CELL, side * CELL);
    for (unsigned i = 1; i < side; i++)
        output_format(out, "M%u 0V%u", i * CELL, side * CELL);
    end_lines(out);
}

/* Whether a thick line is above the cell in a column, or with `down` before the cell in a row, that
 * is the i-th of line number `line`. */
static bool is_thick(const struct variant *variant, bool down, unsigned line, unsigned i) {
    unsigned side = variant->side, step = down ? 1 : side;
    uint32_t cell = down ? i * side + line : line * side + i;
    return i < side && variant_divides(variant, cell - step, cell);
}

/* Thick lines along the borders of boxes and regions, across or down, each as long as it goes. */
static void write_borders(struct output *out, const struct variant *variant, bool down) {
    for (unsigned line = 1, side = variant->side; line < side; line++)
        for (unsigned i = 0, begin = 0; i <= side; i++) {
            if (is_thick(variant, down, line, i))
                continue;
            if (i > begin && down)
                output_format(out, "M%u %uV%u", line * CELL, begin * CELL, i * CELL);
            else if (i > begin)
                output_format(out, "M%u %uH%u", begin * CELL, line * CELL, i * CELL);
            begin = i + 1;
        }
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
    write_lines(out, side);
    begin_lines(out, "2");
    output_format(out, "M0 0H%uV%uH0Z", side * CELL, side * CELL);
    write_borders(out, &variant, false);
    write_borders(out, &variant, true);
    end_lines(out);
    cages_write(out, &variant, CELL);
    variant_free(&variant);
    if (clues)
        write_digits(out, side, cells, clues, true, "font-weight=\"bold\"");
    write_digits(out, side, cells, clues, false, clues ? "fill=\"#444\"" : "fill=\"#000\"");
    svg_end(out);
}
