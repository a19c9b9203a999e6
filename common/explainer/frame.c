/* SPDX-License-Identifier: MIT */
#include "common/explainer/frame.h"

#include <assert.h>

static unsigned cell_of(unsigned house, unsigned place) {
    assert(house < FRAME_HOUSES && place < FRAME_SIDE);
    unsigned line = house % FRAME_SIDE;
    if (house >= FRAME_ROWS)
        return line * FRAME_SIDE + place;
    if (house >= FRAME_COLUMNS)
        return place * FRAME_SIDE + line;
    return (line / 3 * 3 + place / 3) * FRAME_SIDE + line % 3 * 3 + place % 3;
}

static void list_peers(struct frame *frame, unsigned cell) {
    unsigned count = 0;
    for (unsigned other = 0; other < FRAME_CELLS; other++)
        if (frame->sees[cell][other]) {
            assert(count < FRAME_PEERS && other != cell);
            frame->peer[cell][count++] = (uint8_t)other;
        }
    assert(count == FRAME_PEERS);
}

/* Notes that the cell at a place of a house sees all other cells of the house. */
static void note_seen(struct frame *frame, unsigned house, unsigned place) {
    for (unsigned other = 0; other < FRAME_SIDE; other++)
        if (other != place)
            frame->sees[frame->member[house][place]][frame->member[house][other]] = true;
}

void frame_init(struct frame *frame) {
    *frame = (struct frame){0};
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        for (unsigned i = 0; i < FRAME_SIDE; i++) {
            unsigned cell = cell_of(h, i);
            assert(cell < FRAME_CELLS);
            frame->member[h][i] = (uint8_t)cell;
            frame->house[cell][h / FRAME_SIDE] = (uint8_t)h;
            frame->place[cell][h / FRAME_SIDE] = (uint8_t)i;
        }
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        for (unsigned i = 0; i < FRAME_SIDE; i++)
            note_seen(frame, h, i);
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        list_peers(frame, cell);
}
