/* SPDX-License-Identifier: MIT */
#include "common/explainer/hint.h"

#include <assert.h>

void hint_begin(struct hunt *hunt, unsigned tenths) {
    struct hint *hint = &hunt->hint;
    hint->tenths = tenths;
    hint->sets = false;
    hint->lost_count = hint->needs_count = hint->nodes = 0;
}

static void add(struct hint_part *parts, unsigned *count, unsigned cell, unsigned digits) {
    assert(cell < FRAME_CELLS && *count <= FRAME_CELLS);
    for (unsigned i = 0; i < *count; i++)
        if (parts[i].cell == cell) {
            parts[i].digits |= (Nine)digits;
            return;
        }
    assert(!digits || *count < FRAME_CELLS);
    if (digits)
        parts[(*count)++] = (struct hint_part){(uint8_t)cell, (Nine)digits};
}

void hint_lose(struct hunt *hunt, unsigned cell, unsigned digits) {
    assert(cell < FRAME_CELLS && digits <= FRAME_ALL);
    struct hint *hint = &hunt->hint;
    add(hint->lost, &hint->lost_count, cell, digits & hunt->sheet->digits[cell]);
}

void hint_need(struct hunt *hunt, unsigned cell, unsigned digits) {
    assert(cell < FRAME_CELLS && digits <= FRAME_ALL);
    struct hint *hint = &hunt->hint;
    if (hunt->before)
        add(hint->needs, &hint->needs_count, cell,
            digits & hunt->before->digits[cell] & ~(unsigned)hunt->sheet->digits[cell]);
}

bool hint_tell(struct hunt *hunt) {
    const struct hint *hint = &hunt->hint;
    assert(hint->tenths && (hunt->before || !hint->needs_count));
    return (hint->sets || hint->lost_count) && hunt->tell(hunt->context, hint);
}

bool hint_set(struct hunt *hunt, unsigned tenths, unsigned cell, unsigned digit) {
    assert(sheet_has(hunt->sheet, cell, digit));
    hint_begin(hunt, tenths);
    hunt->hint.sets = true;
    hunt->hint.cell = cell;
    hunt->hint.digit = digit;
    return hint_tell(hunt);
}

void hint_apply(const struct hint *hint, struct sheet *sheet) {
    assert(hint->sets || hint->lost_count);
    for (unsigned i = 0; i < hint->lost_count; i++) {
        assert(!(hint->lost[i].digits & ~sheet->digits[hint->lost[i].cell]));
        sheet_remove(sheet, hint->lost[i].cell, hint->lost[i].digits);
    }
    if (hint->sets)
        sheet_place(sheet, hint->cell, hint->digit);
}
