/* SPDX-License-Identifier: MIT */
#include "common/explainer/singles.h"

enum { LAST = 10, IN_BOX = 12, IN_LINE = 15, NAKED = 23 };

static bool find(struct hunt *hunt, bool last) {
    const struct sheet *sheet = hunt->sheet;
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        for (unsigned d = 0; d < FRAME_SIDE; d++) {
            unsigned places = sheet->places[h][d];
            if (nine_size(places) == 1 && (sheet->open[h] == 1) == last &&
                hint_set(hunt,
                         last                ? LAST
                         : h < FRAME_COLUMNS ? IN_BOX
                                             : IN_LINE,
                         sheet_cell(sheet, h, nine_first(places)), d))
                return true;
        }
    return false;
}

bool singles_last(struct hunt *hunt) {
    return find(hunt, true);
}

bool singles_hidden(struct hunt *hunt) {
    return find(hunt, false);
}

bool singles_naked(struct hunt *hunt) {
    const struct sheet *sheet = hunt->sheet;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (nine_size(sheet->digits[cell]) == 1 &&
            hint_set(hunt, NAKED, cell, nine_first(sheet->digits[cell])))
            return true;
    return false;
}
