/* SPDX-License-Identifier: MIT */
#include "common/explainer/locking.h"

#include <assert.h>

enum { POINTING = 26, CLAIMING = 28, DIRECT_POINTING = 17, DIRECT_CLAIMING = 19 };

/* The places of a house that are also in another house. */
static unsigned shared(const struct frame *frame, unsigned house, unsigned other) {
    assert(house < FRAME_HOUSES && other < FRAME_HOUSES);
    assert(house / FRAME_SIDE != other / FRAME_SIDE);
    unsigned set = 0;
    for (unsigned i = 0; i < FRAME_SIDE; i++)
        if (frame->house[frame->member[house][i]][other / FRAME_SIDE] == other)
            set |= 1u << i;
    return set;
}

static bool tell_plain(struct hunt *hunt, unsigned from, unsigned to, unsigned digit) {
    const struct sheet *sheet = hunt->sheet;
    assert(!(sheet->places[from][digit] & ~shared(sheet->frame, from, to)));
    hint_begin(hunt, from < FRAME_COLUMNS ? POINTING : CLAIMING);
    unsigned outside = sheet->places[to][digit] & ~shared(sheet->frame, to, from);
    FOR_EACH(i, outside)
        hint_lose(hunt, sheet_cell(sheet, to, i), 1u << digit);
    unsigned needed = FRAME_ALL & ~shared(sheet->frame, from, to);
    FOR_EACH(i, needed)
        hint_need(hunt, sheet_cell(sheet, from, i), 1u << digit);
    return hint_tell(hunt);
}

static bool tell_direct(struct hunt *hunt, unsigned from, unsigned to, unsigned digit) {
    const struct sheet *sheet = hunt->sheet;
    assert(!(sheet->places[from][digit] & ~shared(sheet->frame, from, to)));
    unsigned first = from - from % FRAME_SIDE;
    for (unsigned h = first; h < first + FRAME_SIDE; h++) {
        unsigned common = shared(sheet->frame, h, to), places = sheet->places[h][digit];
        unsigned left = places & ~common;
        if (h != from && (places & common) && nine_size(left) == 1 &&
            hint_set(hunt, first ? DIRECT_CLAIMING : DIRECT_POINTING,
                     sheet_cell(sheet, h, nine_first(left)), digit))
            return true;
    }
    return false;
}

/* Locked candidates in houses of one kind that rule out others in houses of another kind. */
static bool find_between(struct hunt *hunt, unsigned from, unsigned to, bool direct) {
    const struct sheet *sheet = hunt->sheet;
    for (unsigned d = 0; d < FRAME_SIDE; d++)
        for (unsigned h = from; h < from + FRAME_SIDE; h++) {
            unsigned places = sheet->places[h][d];
            if (nine_size(places) < 2)
                continue;
            unsigned kind = to / FRAME_SIDE;
            unsigned other = sheet->frame->house[sheet_cell(sheet, h, nine_first(places))][kind];
            if (!(places & ~shared(sheet->frame, h, other)) &&
                (direct ? tell_direct : tell_plain)(hunt, h, other, d))
                return true;
        }
    return false;
}

static bool find(struct hunt *hunt, bool direct) {
    return find_between(hunt, 0, FRAME_COLUMNS, direct) ||
           find_between(hunt, 0, FRAME_ROWS, direct) ||
           find_between(hunt, FRAME_COLUMNS, 0, direct) ||
           find_between(hunt, FRAME_ROWS, 0, direct);
}

bool locking_direct(struct hunt *hunt) {
    return find(hunt, true);
}

bool locking_plain(struct hunt *hunt) {
    return find(hunt, false);
}
