/* SPDX-License-Identifier: MIT */
#include "common/explainer/xywing.h"

#include <assert.h>

enum { XY = 42, XYZ = 44 };

static bool tell(struct hunt *hunt, unsigned pivot, unsigned a, unsigned b) {
    const struct sheet *sheet = hunt->sheet;
    const struct frame *frame = sheet->frame;
    assert(a != b && frame->sees[pivot][a] && frame->sees[pivot][b]);
    assert(!(sheet->digits[pivot] & ~(sheet->digits[a] | sheet->digits[b])));
    bool xyz = nine_size(sheet->digits[pivot]) == 3;
    hint_begin(hunt, xyz ? XYZ : XY);
    for (unsigned i = 0; i < FRAME_PEERS; i++) {
        unsigned cell = frame->peer[a][i];
        if (frame->sees[b][cell] && cell != pivot && (!xyz || frame->sees[pivot][cell]))
            hint_lose(hunt, cell, sheet->digits[a] & sheet->digits[b]);
    }
    return hint_tell(hunt);
}

/* Whether two cells are the pincers of a pivot: they have two candidates each, share one of them,
 * which an XY-wing's pivot lacks, and the pivot has the others. */
static bool fits(unsigned pivot, unsigned a, unsigned b) {
    unsigned both = a & b, xyz = nine_size(pivot) == 3;
    return nine_size(a) == 2 && nine_size(b) == 2 && nine_size(both) == 1 &&
           ((a ^ b) | (xyz ? both : 0)) == pivot;
}

static bool find_at(struct hunt *hunt, unsigned pivot) {
    const struct sheet *sheet = hunt->sheet;
    const uint8_t *peers = sheet->frame->peer[pivot];
    for (unsigned i = 0; i < FRAME_PEERS; i++)
        for (unsigned j = i + 1; j < FRAME_PEERS; j++)
            if (fits(sheet->digits[pivot], sheet->digits[peers[i]], sheet->digits[peers[j]]) &&
                tell(hunt, pivot, peers[i], peers[j]))
                return true;
    return false;
}

static bool find(struct hunt *hunt, unsigned size) {
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (nine_size(hunt->sheet->digits[cell]) == size && find_at(hunt, cell))
            return true;
    return false;
}

bool xywing_xy(struct hunt *hunt) {
    return find(hunt, 2);
}

bool xywing_xyz(struct hunt *hunt) {
    return find(hunt, 3);
}
