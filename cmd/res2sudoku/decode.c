/* SPDX-License-Identifier: MIT */
#include "decode.h"

#include <assert.h>

#include "common/houses/variant.h"

/* The first true digit of a cell after the given one, or 0. */
static unsigned next_digit(const struct res *r, enum coding coding, unsigned side, uint32_t cell,
                           unsigned digit) {
    Var first = coding_variable(coding, side, cell, 1) - 1;
    while (digit < side)
        if (res_value(r, first + digit++) > 0)
            return digit;
    return 0;
}

/* The digit of a cell with exactly one, else 0. */
static unsigned only_digit(const struct res *r, enum coding coding, unsigned side, uint32_t cell) {
    unsigned digit = next_digit(r, coding, side, cell, 0);
    return digit && !next_digit(r, coding, side, cell, digit) ? digit : 0;
}

/* Reads cells up to the first without exactly one digit.  Returns the number read. */
static uint32_t read_cells(const struct res *r, enum coding coding, const struct area *area,
                           uint8_t *cells) {
    for (uint32_t c = 0; c < area->cells; c++) {
        unsigned digit = only_digit(r, coding, area->side, c);
        if (!digit)
            return c;
        cells[c] = (uint8_t)digit;
    }
    return area->cells;
}

bool decode_model(const struct res *r, enum coding coding, const struct area *area, uint8_t *cells,
                  struct diag *diag) {
    unsigned side = area->side, row, column;
    uint32_t wrong = read_cells(r, coding, area, cells);
    if (wrong == area->cells)
        return true;
    area_place(area, wrong, &row, &column);
    *diag = (struct diag){.file = r->in.name, .line = r->line, .column = 1};
    unsigned digit = next_digit(r, coding, side, wrong, 0);
    if (digit)
        return diag_set(diag, "cell r%uc%u of model %llu has digits %u and %u", row + 1, column + 1,
                        (unsigned long long)r->models, digit,
                        next_digit(r, coding, side, wrong, digit));
    return diag_set(diag, "cell r%uc%u of model %llu has no digit", row + 1, column + 1,
                    (unsigned long long)r->models);
}

/* No side m below the right side n is mistaken for n.  For side m, m^2 of the first m^3 variables
 * would have to be true; in a grid of side n > m only one variable in n is true, hence fewer than
 * m^2.  Side 1 is not tried, since a single variable suggests it.  Lists of true literals alone may
 * end early; for these the side above the number of variables is tried. */
unsigned decode_side(const struct res *r, uint8_t *cells) {
    unsigned suggested = coding_side(CODING_NATURAL, r->vars);
    for (unsigned side = 2; side <= suggested + 1 && side <= VARIANT_SIDE_MAX; side++) {
        const struct area area = area_square(side);
        if (read_cells(r, CODING_NATURAL, &area, cells) == area.cells)
            return side;
    }
    return suggested;
}

/* Whether each row and each column of the first square of cells has every digit. */
static bool begins_with_grid(const struct res *r, unsigned side) {
    assert(side <= RULES_SIDE_MAX);
    const uint64_t all = (UINT64_C(2) << side) - 2;
    for (unsigned i = 0; i < side; i++) {
        uint64_t row = 0, column = 0;
        for (unsigned k = 0; k < side; k++) {
            row |= UINT64_C(1) << only_digit(r, CODING_NATURAL, side, i * side + k);
            column |= UINT64_C(1) << only_digit(r, CODING_NATURAL, side, k * side + i);
        }
        if (row != all || column != all)
            return false;
    }
    return true;
}

/* Variables of rules may look like further cells, but then the cells before them are a grid. */
bool decode_is_several(const struct res *r, unsigned side) {
    uint32_t cells = side ? r->vars / side : 0;
    if (!cells || side > RULES_SIDE_MAX || r->vars % side || cells < side * (side + 3) ||
        cells > AREA_CELLS_MAX)
        return false;
    for (uint32_t c = 0; c < cells; c++)
        if (!only_digit(r, CODING_NATURAL, side, c))
            return false;
    return !begins_with_grid(r, side);
}
