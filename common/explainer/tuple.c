/* SPDX-License-Identifier: MIT */
#include "common/explainer/tuple.h"

#include <assert.h>

/* By size. */
static const uint8_t naked_tenths[] = {0, 0, 30, 36, 50};
static const uint8_t hidden_tenths[] = {0, 0, 34, 40, 54};
static const uint8_t direct_tenths[] = {0, 0, 20, 25};

/* The union of the sets in `chosen`, 0 if one of them has fewer than two elements. */
static unsigned join(const Nine *sets, unsigned chosen) {
    unsigned all = 0;
    FOR_EACH(i, chosen) {
        if (nine_size(sets[i]) < 2)
            return 0;
        all |= sets[i];
    }
    return all;
}

static bool tell_naked(struct hunt *hunt, unsigned house, unsigned cells, unsigned digits) {
    assert(nine_size(cells) == nine_size(digits));
    assert(nine_size(cells) < sizeof naked_tenths && naked_tenths[nine_size(cells)]);
    hint_begin(hunt, naked_tenths[nine_size(cells)]);
    for (unsigned i = 0; i < FRAME_SIDE; i++)
        if (cells >> i & 1)
            hint_need(hunt, sheet_cell(hunt->sheet, house, i), FRAME_ALL & ~digits);
        else
            hint_lose(hunt, sheet_cell(hunt->sheet, house, i), digits);
    return hint_tell(hunt);
}

static bool find_naked(struct hunt *hunt, unsigned size) {
    const struct sheet *sheet = hunt->sheet;
    for (unsigned h = 0; h < FRAME_HOUSES; h++) {
        Nine digits[FRAME_SIDE];
        for (unsigned i = 0; i < FRAME_SIDE; i++)
            digits[i] = sheet->digits[sheet_cell(sheet, h, i)];
        if (sheet->open[h] < 2 * size)
            continue;
        FOR_NINES(cells, size, FRAME_SIDE) {
            unsigned all = join(digits, cells);
            if (nine_size(all) == size && tell_naked(hunt, h, cells, all))
                return true;
        }
    }
    return false;
}

static bool tell_hidden(struct hunt *hunt, unsigned house, unsigned digits, unsigned cells) {
    assert(nine_size(cells) == nine_size(digits));
    assert(nine_size(cells) < sizeof hidden_tenths && hidden_tenths[nine_size(cells)]);
    hint_begin(hunt, hidden_tenths[nine_size(cells)]);
    for (unsigned i = 0; i < FRAME_SIDE; i++)
        if (cells >> i & 1)
            hint_lose(hunt, sheet_cell(hunt->sheet, house, i), FRAME_ALL & ~digits);
        else
            hint_need(hunt, sheet_cell(hunt->sheet, house, i), digits);
    return hint_tell(hunt);
}

/* Tells the first digit with one place left outside the tuple. */
static bool tell_direct(struct hunt *hunt, unsigned house, unsigned digits, unsigned cells) {
    const struct sheet *sheet = hunt->sheet;
    assert(nine_size(cells) == nine_size(digits) && nine_size(cells) < sizeof direct_tenths);
    for (unsigned d = 0; d < FRAME_SIDE; d++) {
        unsigned places = sheet->places[house][d], left = places & ~cells;
        if (!(digits >> d & 1) && nine_size(places) > 1 && nine_size(left) == 1)
            return hint_set(hunt, direct_tenths[nine_size(cells)],
                            sheet_cell(sheet, house, nine_first(left)), d);
    }
    return false;
}

static bool find_hidden(struct hunt *hunt, unsigned size, bool direct) {
    const struct sheet *sheet = hunt->sheet;
    for (unsigned h = 0; h < FRAME_HOUSES; h++) {
        if (sheet->open[h] <= (direct ? size : 2 * size))
            continue;
        FOR_NINES(digits, size, FRAME_SIDE) {
            unsigned cells = join(sheet->places[h], digits);
            if (nine_size(cells) == size &&
                (direct ? tell_direct : tell_hidden)(hunt, h, digits, cells))
                return true;
        }
    }
    return false;
}

bool tuple_naked_2(struct hunt *hunt) {
    return find_naked(hunt, 2);
}

bool tuple_naked_3(struct hunt *hunt) {
    return find_naked(hunt, 3);
}

bool tuple_naked_4(struct hunt *hunt) {
    return find_naked(hunt, 4);
}

bool tuple_hidden_2(struct hunt *hunt) {
    return find_hidden(hunt, 2, false);
}

bool tuple_hidden_3(struct hunt *hunt) {
    return find_hidden(hunt, 3, false);
}

bool tuple_hidden_4(struct hunt *hunt) {
    return find_hidden(hunt, 4, false);
}

bool tuple_direct_2(struct hunt *hunt) {
    return find_hidden(hunt, 2, true);
}

bool tuple_direct_3(struct hunt *hunt) {
    return find_hidden(hunt, 3, true);
}
