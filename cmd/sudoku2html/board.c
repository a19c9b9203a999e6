#include "board.h"

#include "common/gridline.h"

static void write_digit(struct output *out, unsigned side, unsigned digit) {
    if (!digit)
        return;
    if (side > GRIDLINE_SYMBOLS)
        output_unsigned(out, digit);
    else
        output_char(out, gridline_letter(digit));
}

/* Writes the start tag of a cell with its classes: the first of a box in its row, on a line or in a
 * region that is shaded, given. */
static void write_cell_tag(struct output *out, const struct variant *variant, uint32_t cell,
                           bool given) {
    unsigned wide = variant->shape.box_columns, column = cell % variant->side;
    bool line = false, region = false;
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++) {
        const struct variant_house_kind *kind = variant->houses[variant->of[i]].kind;
        line |= kind->extra && kind->line;
        region |= kind->extra && !kind->line;
    }
    const bool is[] = {wide && column && column % wide == 0, line, region, given};
    const char *before = "<td class=\"";
    for (unsigned i = 0; i < sizeof is / sizeof *is; i++)
        if (is[i]) {
            output_format(out, "%s%c", before, "bdwg"[i]);
            before = " ";
        }
    output_text(out, *before == ' ' ? "\">" : "<td>");
}

static void write_row(struct output *out, const struct variant *variant, const uint8_t *cells,
                      const uint8_t *clues, uint32_t row) {
    output_text(out, "<tr>");
    for (uint32_t c = row * variant->side; c < (row + 1) * variant->side; c++) {
        write_cell_tag(out, variant, c, clues && clues[c]);
        write_digit(out, variant->side, cells[c]);
        output_text(out, "</td>");
    }
    output_text(out, "</tr>\n");
}

void board_write(struct output *out, const struct variant *variant, const uint8_t *cells,
                 const uint8_t *clues) {
    unsigned side = variant->side;
    unsigned high = variant->shape.box_rows ? variant->shape.box_rows : side;
    output_format(out, "<table class=\"grid%s\" style=\"--side:%u\">",
                  side > GRIDLINE_SYMBOLS ? " numbers" : "", side);
    for (uint32_t r = 0; r < side; r++) {
        if (r % high == 0)
            output_text(out, r ? "</tbody>\n<tbody>\n" : "\n<tbody>\n");
        write_row(out, variant, cells, clues, r);
    }
    output_text(out, "</tbody>\n</table>\n");
}

static void write_house(struct output *out, const struct variant *variant, uint32_t house) {
    const uint32_t *members = variant_members(variant, house);
    output_format(out, "{\"kind\":\"%s\",\"cells\":[", variant->houses[house].kind->name);
    for (unsigned i = 0; i < variant->side; i++) {
        if (i)
            output_char(out, ',');
        output_unsigned(out, members[i]);
    }
    output_text(out, "]}");
}

void board_write_shape(struct output *out, const struct variant *variant) {
    const struct variant_shape *shape = &variant->shape;
    output_format(out,
                  "{\"variant\":\"%s\",\"side\":%u,\"boxRows\":%u,\"boxColumns\":%u,\"houses\":[",
                  variant_names[shape->kind], shape->side, shape->box_rows, shape->box_columns);
    /* Rows and columns come first, and everyone knows them. */
    for (uint32_t h = 2 * variant->side; h < variant->count; h++) {
        output_text(out, h > 2 * variant->side ? ",\n" : "\n");
        write_house(out, variant, h);
    }
    output_text(out, "]}");
}
