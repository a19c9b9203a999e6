#include "common/explainer/tomb.h"

enum { ONE = 56, SEVERAL = 57, SET_MAX = 6 };

struct tomb {
    Nine extra[FRAME_CELLS];    /* by cell: the candidates too many */
    unsigned all;               /* all of them */
    uint8_t cells[FRAME_CELLS]; /* those that have some */
    unsigned count;
    bool common[FRAME_CELLS]; /* the cells that all of them see */
};

/* Notes what a digit with neither none nor two places in a house says: if one of these cells has
 * more than two candidates the digit is too many there.  Returns false where none has.  sole: the
 * one digit of which that is so anywhere, 0 to 8; then it is too many in all such cells. */
static bool note(struct tomb *tomb, const struct sheet *sheet, unsigned house, unsigned digit,
                 bool sole) {
    unsigned rich = 0, places = sheet->places[house][digit];
    FOR_EACH(i, places)
    if (nine_size(sheet->digits[sheet_cell(sheet, house, i)]) > 2)
        rich |= 1u << i;
    if (sole || nine_size(rich) == 1)
        FOR_EACH(i, rich) tomb->extra[sheet_cell(sheet, house, i)] |= (Nine)(1u << digit);
    return rich != 0;
}

static bool is_odd(const struct sheet *sheet, unsigned house, unsigned digit) {
    unsigned size = nine_size(sheet->places[house][digit]);
    return size != 0 && size != 2;
}

static bool collect(struct tomb *tomb, const struct sheet *sheet) {
    unsigned odd = 0;
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        for (unsigned d = 0; d < FRAME_SIDE; d++)
            odd |= (unsigned)is_odd(sheet, h, d) << d;
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        for (unsigned d = 0; d < FRAME_SIDE; d++)
            if (is_odd(sheet, h, d) && !note(tomb, sheet, h, d, nine_size(odd) == 1))
                return false;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (tomb->extra[cell]) {
            tomb->cells[tomb->count++] = (uint8_t)cell;
            tomb->all |= tomb->extra[cell];
        }
    return tomb->count > 0;
}

/* Whether without the extra candidates all cells and places come in twos. */
static bool is_grave(const struct tomb *tomb, const struct sheet *sheet) {
    struct sheet bare = *sheet;
    for (unsigned i = 0; i < tomb->count; i++)
        sheet_remove(&bare, tomb->cells[i], tomb->extra[tomb->cells[i]]);
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (sheet->digits[cell] && nine_size(bare.digits[cell]) != 2)
            return false;
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        for (unsigned d = 0; d < FRAME_SIDE; d++)
            if (is_odd(&bare, h, d))
                return false;
    return true;
}

static bool find_common(struct tomb *tomb, const struct frame *frame) {
    bool any = false;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++) {
        tomb->common[cell] = true;
        for (unsigned i = 0; i < tomb->count; i++)
            tomb->common[cell] &= frame->sees[cell][tomb->cells[i]];
        any |= tomb->common[cell];
    }
    return any;
}

/* The house of a kind that has all cells with extra candidates, or FRAME_HOUSES. */
static unsigned house_of(const struct tomb *tomb, const struct frame *frame, unsigned kind) {
    unsigned house = frame->house[tomb->cells[0]][kind];
    for (unsigned i = 1; i < tomb->count; i++)
        if (frame->house[tomb->cells[i]][kind] != house)
            return FRAME_HOUSES;
    return house;
}

static bool tell_digit(struct hunt *hunt, const struct tomb *tomb) {
    hint_begin(hunt, SEVERAL);
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (tomb->common[cell])
            hint_lose(hunt, cell, tomb->all);
    return hint_tell(hunt);
}

/* With `others`, places of a house, the extra candidates may be a naked set. */
static bool tell_set(struct hunt *hunt, const struct tomb *tomb, unsigned house, unsigned others) {
    const struct sheet *sheet = hunt->sheet;
    unsigned known = 0, size = nine_size(others) + 1;
    FOR_EACH(i, others) {
        unsigned cell = sheet_cell(sheet, house, i);
        if (!tomb->common[cell] || nine_size(sheet->digits[cell]) < 2)
            return false;
        known |= sheet->digits[cell];
    }
    if (nine_size(known) != size || (tomb->all & ~known))
        return false;
    hint_begin(hunt, SEVERAL + size - 1);
    for (unsigned i = 0; i < FRAME_SIDE; i++) {
        unsigned cell = sheet_cell(sheet, house, i);
        if (!(others >> i & 1) && tomb->common[cell])
            hint_lose(hunt, cell, known);
    }
    return hint_tell(hunt);
}

static bool find_set(struct hunt *hunt, const struct tomb *tomb) {
    for (unsigned size = 2; size <= SET_MAX; size++)
        for (unsigned kind = 0; kind < 3; kind++) {
            unsigned house = house_of(tomb, hunt->sheet->frame, kind);
            if (house < FRAME_HOUSES)
                FOR_NINES(others, size - 1, FRAME_SIDE)
            if (tell_set(hunt, tomb, house, others))
                return true;
        }
    return false;
}

/* The one digit that two cells share beside the extra ones is in one of them, in a house of both.
 */
static bool find_pair(struct hunt *hunt, const struct tomb *tomb) {
    const struct sheet *sheet = hunt->sheet;
    unsigned a = tomb->cells[0], b = tomb->cells[1];
    unsigned shared = sheet->digits[a] & sheet->digits[b] & ~tomb->all;
    if (tomb->count != 2 || nine_size(shared) != 1 || !sheet->frame->sees[a][b])
        return false;
    hint_begin(hunt, SEVERAL);
    hint_lose(hunt, a, FRAME_ALL & ~(tomb->extra[a] | shared));
    hint_lose(hunt, b, FRAME_ALL & ~(tomb->extra[b] | shared));
    return hint_tell(hunt);
}

bool tomb_find(struct hunt *hunt) {
    struct tomb tomb = {0};
    if (!collect(&tomb, hunt->sheet) || !is_grave(&tomb, hunt->sheet))
        return false;
    if (tomb.count == 1) {
        hint_begin(hunt, ONE);
        hint_lose(hunt, tomb.cells[0], FRAME_ALL & ~tomb.all);
        return hint_tell(hunt);
    }
    bool seen = find_common(&tomb, hunt->sheet->frame);
    if (nine_size(tomb.all) == 1)
        return (seen && tell_digit(hunt, &tomb)) || find_pair(hunt, &tomb);
    return seen && (find_pair(hunt, &tomb) || find_set(hunt, &tomb));
}
