#include "common/drawing.h"

#include "common/drawingdigits.h"
#include "common/drawingoutside.h"

enum { CELL = DRAWING_CELL };

/* Shades what the variant has besides rows, columns and boxes.  The grey lets the paper through, so
 * that cells of two such houses are darker. */
static void write_shades(struct output *out, const struct variant *variant) {
    output_text(out, "<g fill=\"#000\" fill-opacity=\"0.15\">\n");
    for (uint32_t house = 0; house < variant->count; house++) {
        if (!variant->houses[house].kind->shaded)
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

struct drawing_margins drawing_margins(const struct drawing *drawing) {
    struct drawing_sides sides = drawingoutside_sides(drawing);
    return (struct drawing_margins){sides.top * CELL, sides.right * CELL, sides.bottom * CELL,
                                    sides.left * CELL};
}

static void write_grid(struct output *out, const struct variant *variant) {
    unsigned end = variant->side * CELL;
    write_lines(out, variant->side);
    begin_lines(out, "2");
    output_format(out, "M0 0H%uV%uH0Z", end, end);
    write_borders(out, variant, false);
    write_borders(out, variant, true);
    end_lines(out);
}

void drawing_write(struct output *out, const struct drawing *drawing) {
    write_shades(out, drawing->variant);
    drawinglook_write(out, drawing, DRAWING_UNDER);
    write_grid(out, drawing->variant);
    drawinglook_write(out, drawing, DRAWING_OVER);
    drawingdigits_write(out, drawing);
}
