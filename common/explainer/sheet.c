/* SPDX-License-Identifier: MIT */
#include "common/explainer/sheet.h"

void sheet_remove(struct sheet *sheet, unsigned cell, unsigned digits) {
    const struct frame *frame = sheet->frame;
    digits &= sheet->digits[cell];
    sheet->digits[cell] ^= (Nine)digits;
    FOR_EACH(d, digits)
        for (unsigned kind = 0; kind < 3; kind++)
            sheet->places[frame->house[cell][kind]][d] &= (Nine) ~(1u << frame->place[cell][kind]);
}

void sheet_place(struct sheet *sheet, unsigned cell, unsigned digit) {
    const struct frame *frame = sheet->frame;
    sheet_remove(sheet, cell, FRAME_ALL);
    for (unsigned i = 0; i < FRAME_PEERS; i++)
        sheet_remove(sheet, frame->peer[cell][i], 1u << digit);
    for (unsigned kind = 0; kind < 3; kind++)
        sheet->open[frame->house[cell][kind]]--;
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
