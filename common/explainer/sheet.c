/* SPDX-License-Identifier: MIT */
#include "common/explainer/sheet.h"

#include <assert.h>

void sheet_remove(struct sheet *sheet, unsigned cell, unsigned digits) {
    assert(cell < FRAME_CELLS && digits <= FRAME_ALL);
    const struct frame *frame = sheet->frame;
    digits &= sheet->digits[cell];
    sheet->digits[cell] ^= (Nine)digits;
    FOR_EACH(d, digits) {
        for (unsigned kind = 0; kind < 3; kind++) {
            assert(sheet->places[frame->house[cell][kind]][d] >> frame->place[cell][kind] & 1);
            sheet->places[frame->house[cell][kind]][d] &= (Nine) ~(1u << frame->place[cell][kind]);
        }
    }
}

void sheet_place(struct sheet *sheet, unsigned cell, unsigned digit) {
    assert(sheet->left && sheet_has(sheet, cell, digit) && sheet->placed[digit] < FRAME_SIDE);
    const struct frame *frame = sheet->frame;
    sheet_remove(sheet, cell, FRAME_ALL);
    for (unsigned i = 0; i < FRAME_PEERS; i++)
        sheet_remove(sheet, frame->peer[cell][i], 1u << digit);
    for (unsigned kind = 0; kind < 3; kind++) {
        assert(sheet->open[frame->house[cell][kind]]);
        sheet->open[frame->house[cell][kind]]--;
        assert(!sheet->places[frame->house[cell][kind]][digit]);
    }
    sheet->placed[digit]++;
    sheet->left--;
}

void sheet_begin(struct sheet *sheet, const struct frame *frame, const uint8_t *clues) {
    *sheet = (struct sheet){.frame = frame, .left = FRAME_CELLS};
    for (unsigned h = 0; h < FRAME_HOUSES; h++) {
        sheet->open[h] = FRAME_SIDE;
        for (unsigned d = 0; d < FRAME_SIDE; d++)
            sheet->places[h][d] = FRAME_ALL;
    }
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        sheet->digits[cell] = FRAME_ALL;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (clues[cell])
            sheet_place(sheet, cell, clues[cell] - 1u);
}

#ifndef NDEBUG
bool sheet_is_alive(const struct sheet *sheet) {
    unsigned cells = 0;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        cells += sheet->digits[cell] != 0;
    for (unsigned h = 0; h < FRAME_HOUSES; h++) {
        unsigned digits = 0;
        for (unsigned d = 0; d < FRAME_SIDE; d++)
            digits += sheet->places[h][d] != 0;
        if (digits != sheet->open[h])
            return false;
    }
    return cells == sheet->left;
}
#endif
