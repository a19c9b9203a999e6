#include "common/explainer/plume.h"

#include <stdlib.h>

enum { WXYZ = 55, VWXYZ = 62 };

struct plume {
    struct hunt *hunt;
    uint8_t cells[FRAME_SIDE]; /* of the house */
    unsigned size, digits, widest;
    struct hint best;
    bool found;
};

/* Rating by the most candidates that a cell of the set has: three are hardest. */
static unsigned rate(const struct plume *plume) {
    unsigned middle = 3, off = (unsigned)abs((int)plume->widest - (int)middle);
    return (plume->size == 3 ? WXYZ : VWXYZ) + plume->size + 1 - middle - off;
}

static bool is_in(const struct plume *plume, unsigned cell) {
    for (unsigned i = 0; i < plume->size; i++)
        if (plume->cells[i] == cell)
            return true;
    return false;
}

/* Whether a cell sees all cells of the set that have a digit. */
static bool sees(const struct plume *plume, unsigned cell, unsigned digit) {
    const struct sheet *sheet = plume->hunt->sheet;
    for (unsigned i = 0; i < plume->size; i++)
        if (sheet_has(sheet, plume->cells[i], digit) && !sheet->frame->sees[cell][plume->cells[i]])
            return false;
    return true;
}

/* Cells beside that see all places of a digit in the set, and the other cell where that counts,
 * lose it. */
static void lose(const struct plume *plume, unsigned other, bool counts, unsigned digit) {
    const struct frame *frame = plume->hunt->sheet->frame;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (cell != other && !is_in(plume, cell) && (!counts || frame->sees[cell][other]) &&
            sees(plume, cell, digit))
            hint_lose(plume->hunt, cell, 1u << digit);
}

static void try_cell(struct plume *plume, unsigned other) {
    unsigned two = plume->hunt->sheet->digits[other], shared = 0;
    struct hint *hint = &plume->hunt->hint;
    FOR_EACH(d, two)
    if (sees(plume, other, d))
        shared |= 1u << d;
    if (!shared)
        return;
    hint_begin(plume->hunt, rate(plume));
    FOR_EACH(d, two)
    if (shared & ~(1u << d))
        lose(plume, other, true, d);
    if (shared == two)
        FOR_EACH(d, plume->digits & ~two)
    lose(plume, other, false, d);
    bool worse =
        plume->found &&
        (hint->tenths > plume->best.tenths ||
         (hint->tenths == plume->best.tenths && hint->lost_count <= plume->best.lost_count));
    if (!hint->lost_count || worse)
        return;
    plume->best = *hint;
    plume->found = true;
}

/* Takes the cells at some places of a house.  Returns whether they have a digit more than they are.
 */
static bool take(struct plume *plume, unsigned house, unsigned places) {
    const struct sheet *sheet = plume->hunt->sheet;
    plume->size = plume->digits = plume->widest = 0;
    FOR_EACH(i, places) {
        unsigned cell = sheet_cell(sheet, house, i), size = nine_size(sheet->digits[cell]);
        if (size < 2)
            return false;
        plume->cells[plume->size++] = (uint8_t)cell;
        plume->digits |= sheet->digits[cell];
        plume->widest = size > plume->widest ? size : plume->widest;
    }
    return nine_size(plume->digits) == plume->size + 1;
}

static bool find(struct hunt *hunt, unsigned size) {
    const struct sheet *sheet = hunt->sheet;
    struct plume plume = {.hunt = hunt};
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        FOR_NINES(places, size, FRAME_SIDE) {
            if (!take(&plume, h, places))
                continue;
            for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
                if (nine_size(sheet->digits[cell]) == 2 && !(sheet->digits[cell] & ~plume.digits) &&
                    !is_in(&plume, cell))
                    try_cell(&plume, cell);
        }
    if (plume.found)
        hunt->hint = plume.best;
    return plume.found && hint_tell(hunt);
}

bool plume_4(struct hunt *hunt) {
    return find(hunt, 3);
}

bool plume_5(struct hunt *hunt) {
    return find(hunt, 4);
}
