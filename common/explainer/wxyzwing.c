/* SPDX-License-Identifier: MIT */
#include "common/explainer/wxyzwing.h"

#include <assert.h>
#include <stdlib.h>

/* Ratings in tenths, to which the shape of the set is added. */
enum { WXYZ = 55, VWXYZ = 62 };

struct wing {
    struct hunt *hunt;
    uint8_t cells[FRAME_SIDE]; /* the set: cells of one house */
    unsigned size;             /* the number of cells */
    unsigned digits;           /* their candidates */
    unsigned widest;           /* the most candidates of a cell */
    struct hint best;
    bool found;
};

/* The rating by the widest cell of the set: three candidates are hardest. */
static unsigned rate(const struct wing *wing) {
    unsigned middle = 3, off = (unsigned)abs((int)wing->widest - (int)middle);
    assert(wing->size >= 3 && wing->size <= 4);
    assert(wing->widest >= 2 && wing->widest <= wing->size + 1);
    return (wing->size == 3 ? WXYZ : VWXYZ) + wing->size + 1 - middle - off;
}

static bool is_in(const struct wing *wing, unsigned cell) {
    for (unsigned i = 0; i < wing->size; i++)
        if (wing->cells[i] == cell)
            return true;
    return false;
}

/* Whether a cell sees all cells of the set with a digit as a candidate. */
static bool sees(const struct wing *wing, unsigned cell, unsigned digit) {
    const struct sheet *sheet = wing->hunt->sheet;
    for (unsigned i = 0; i < wing->size; i++)
        if (sheet_has(sheet, wing->cells[i], digit) && !sheet->frame->sees[cell][wing->cells[i]])
            return false;
    return true;
}

/* Takes a digit from the cells beside that see all its places in the set, and the other cell if
 * that counts. */
static void lose(const struct wing *wing, unsigned other, bool counts, unsigned digit) {
    const struct frame *frame = wing->hunt->sheet->frame;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (cell != other && !is_in(wing, cell) && (!counts || frame->sees[cell][other]) &&
            sees(wing, cell, digit))
            hint_lose(wing->hunt, cell, 1u << digit);
}

/* Tries the set with another cell of two of its digits.  If the cell and the set cannot both take a
 * digit (shared), then one of them lacks it: the other digit is in the cell, or all others are in
 * the set. */
static void try_cell(struct wing *wing, unsigned other) {
    unsigned two = wing->hunt->sheet->digits[other], shared = 0;
    struct hint *hint = &wing->hunt->hint;
    assert(nine_size(two) == 2 && !(two & ~wing->digits) && !is_in(wing, other));
    FOR_EACH(d, two)
        if (sees(wing, other, d))
            shared |= 1u << d;
    if (!shared)
        return;
    hint_begin(wing->hunt, rate(wing));
    FOR_EACH(d, two)
        if (shared & ~(1u << d))
            lose(wing, other, true, d);
    if (shared == two)
        FOR_EACH(d, wing->digits & ~two)
            lose(wing, other, false, d);
    bool worse = wing->found &&
                 (hint->tenths > wing->best.tenths ||
                  (hint->tenths == wing->best.tenths && hint->lost_count <= wing->best.lost_count));
    if (!hint->lost_count || worse)
        return;
    wing->best = *hint;
    wing->found = true;
}

/* Makes the cells at some places of a house the set.  Returns whether it has one digit more than
 * cells. */
static bool take(struct wing *wing, unsigned house, unsigned places) {
    const struct sheet *sheet = wing->hunt->sheet;
    assert(nine_size(places) < FRAME_SIDE);
    wing->size = wing->digits = wing->widest = 0;
    FOR_EACH(i, places) {
        unsigned cell = sheet_cell(sheet, house, i), size = nine_size(sheet->digits[cell]);
        if (size < 2)
            return false;
        wing->cells[wing->size++] = (uint8_t)cell;
        wing->digits |= sheet->digits[cell];
        wing->widest = size > wing->widest ? size : wing->widest;
    }
    return nine_size(wing->digits) == wing->size + 1;
}

/* Tries each cell with two of the set's digits. */
static void try_cells(struct wing *wing) {
    const struct sheet *sheet = wing->hunt->sheet;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (nine_size(sheet->digits[cell]) == 2 && !(sheet->digits[cell] & ~wing->digits) &&
            !is_in(wing, cell))
            try_cell(wing, cell);
}

static bool find(struct hunt *hunt, unsigned size) {
    struct wing wing = {.hunt = hunt};
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        FOR_NINES(places, size, FRAME_SIDE)
            if (take(&wing, h, places))
                try_cells(&wing);
    if (wing.found)
        hunt->hint = wing.best;
    return wing.found && hint_tell(hunt);
}

bool wxyzwing_4(struct hunt *hunt) {
    return find(hunt, 3);
}

bool wxyzwing_5(struct hunt *hunt) {
    return find(hunt, 4);
}
