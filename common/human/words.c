#include "common/human/words.h"

#include "common/gridline.h"

void words_house(struct output *out, const struct layout *layout, uint32_t house) {
    const struct variant_house *named = &layout->variant.houses[house];
    output_text(out, named->kind->name);
    output_char(out, ' ');
    output_unsigned(out, named->number);
}

void words_cell(struct output *out, const struct layout *layout, uint32_t cell) {
    output_char(out, 'r');
    output_unsigned(out, cell / layout->side + 1);
    output_char(out, 'c');
    output_unsigned(out, cell % layout->side + 1);
}

void words_cells(struct output *out, const struct layout *layout, const uint32_t *cells,
                 uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        output_char(out, ' ');
        words_cell(out, layout, cells[i]);
    }
}

void words_digits(struct output *out, Set digits) {
    for (; digits; digits &= digits - 1)
        output_char(out, gridline_letter(set_digit(digits)));
}
