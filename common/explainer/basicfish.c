/* SPDX-License-Identifier: MIT */
#include "common/explainer/basicfish.h"

#include <assert.h>

static const uint8_t tenths[] = {0, 0, 32, 38, 52}; /* by lines */

/* The union of the places of a digit in the lines in `lines`, numbered from `first` on: the lines
 * across with the digit; 0 if one of the lines has fewer than two places. */
static unsigned cover(const struct sheet *sheet, unsigned first, unsigned lines, unsigned digit) {
    assert(first + FRAME_SIDE <= FRAME_HOUSES && digit < FRAME_SIDE);
    unsigned all = 0;
    FOR_EACH(i, lines) {
        unsigned places = sheet->places[first + i][digit];
        if (nine_size(places) < 2)
            return 0;
        all |= places;
    }
    return all;
}

static bool tell(struct hunt *hunt, unsigned first, unsigned lines, unsigned across,
                 unsigned digit) {
    assert(first == FRAME_COLUMNS || first == FRAME_ROWS);
    assert(nine_size(lines) == nine_size(across) && nine_size(lines) < sizeof tenths);
    const struct sheet *sheet = hunt->sheet;
    hint_begin(hunt, tenths[nine_size(lines)]);
    for (unsigned i = 0; i < FRAME_SIDE; i++)
        for (unsigned j = 0; j < FRAME_SIDE; j++) {
            bool based = lines >> i & 1, covered = across >> j & 1;
            if (covered && !based)
                hint_lose(hunt, sheet_cell(sheet, first + i, j), 1u << digit);
            if (based && !covered)
                hint_need(hunt, sheet_cell(sheet, first + i, j), 1u << digit);
        }
    return hint_tell(hunt);
}

static bool find_in(struct hunt *hunt, unsigned first, unsigned size) {
    FOR_NINES(lines, size, FRAME_SIDE)
        for (unsigned d = 0; d < FRAME_SIDE; d++) {
            if (hunt->sheet->placed[d] + 2 * size > FRAME_SIDE)
                continue;
            unsigned across = cover(hunt->sheet, first, lines, d);
            if (nine_size(across) == size && tell(hunt, first, lines, across, d))
                return true;
        }
    return false;
}

static bool find(struct hunt *hunt, unsigned size) {
    return find_in(hunt, FRAME_COLUMNS, size) || find_in(hunt, FRAME_ROWS, size);
}

bool basicfish_2(struct hunt *hunt) {
    return find(hunt, 2);
}

bool basicfish_3(struct hunt *hunt) {
    return find(hunt, 3);
}

bool basicfish_4(struct hunt *hunt) {
    return find(hunt, 4);
}
