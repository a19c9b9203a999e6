/* SPDX-License-Identifier: MIT */
#include "common/explainer/bug.h"

#include <assert.h>

/* Ratings in tenths, of type 1 and of the others, to which the size of a naked set is added; and
 * the largest such set. */
enum { ONE = 56, SEVERAL = 57, SET_MAX = 6 };

struct bug {
    Nine extra[FRAME_CELLS];    /* by cell: without these the grid is a grave */
    unsigned all;               /* the union of all extra candidates */
    uint8_t cells[FRAME_CELLS]; /* the cells with extra candidates */
    unsigned count;
    bool common[FRAME_CELLS]; /* the cells that see all of these */
};

/* Notes the extra candidates of a digit whose number of places in a house is neither 0 nor 2.  If
 * one of these places is in a cell with more than two candidates, the digit is extra there.  If
 * several are, it is extra in all of them, provided that no other digit is odd anywhere (sole).
 * Returns false if none is: then there is no grave. */
static bool note(struct bug *bug, const struct sheet *sheet, unsigned house, unsigned digit,
                 bool sole) {
    assert(house < FRAME_HOUSES && digit < FRAME_SIDE);
    unsigned rich = 0, places = sheet->places[house][digit];
    FOR_EACH(i, places)
        if (nine_size(sheet->digits[sheet_cell(sheet, house, i)]) > 2)
            rich |= 1u << i;
    if (sole || nine_size(rich) == 1)
        FOR_EACH(i, rich)
            bug->extra[sheet_cell(sheet, house, i)] |= (Nine)(1u << digit);
    return rich != 0;
}

/* Whether a digit has places in a house, but not exactly two. */
static bool is_odd(const struct sheet *sheet, unsigned house, unsigned digit) {
    unsigned size = nine_size(sheet->places[house][digit]);
    return size != 0 && size != 2;
}

static bool collect(struct bug *bug, const struct sheet *sheet) {
    unsigned odd = 0;
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        for (unsigned d = 0; d < FRAME_SIDE; d++)
            odd |= (unsigned)is_odd(sheet, h, d) << d;
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        for (unsigned d = 0; d < FRAME_SIDE; d++)
            if (is_odd(sheet, h, d) && !note(bug, sheet, h, d, nine_size(odd) == 1))
                return false;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (bug->extra[cell]) {
            assert(!(bug->extra[cell] & ~sheet->digits[cell]));
            bug->cells[bug->count++] = (uint8_t)cell;
            bug->all |= bug->extra[cell];
        }
    return bug->count > 0;
}

/* Whether, without the extra candidates, each open cell has two candidates, and each digit two
 * places or none in each house. */
static bool is_grave(const struct bug *bug, const struct sheet *sheet) {
    struct sheet bare = *sheet;
    for (unsigned i = 0; i < bug->count; i++)
        sheet_remove(&bare, bug->cells[i], bug->extra[bug->cells[i]]);
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (sheet->digits[cell] && nine_size(bare.digits[cell]) != 2)
            return false;
    for (unsigned h = 0; h < FRAME_HOUSES; h++)
        for (unsigned d = 0; d < FRAME_SIDE; d++)
            if (is_odd(&bare, h, d))
                return false;
    return true;
}

static bool find_common(struct bug *bug, const struct frame *frame) {
    bool any = false;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++) {
        bug->common[cell] = true;
        for (unsigned i = 0; i < bug->count; i++)
            bug->common[cell] &= frame->sees[cell][bug->cells[i]];
        any |= bug->common[cell];
    }
    return any;
}

/* The house of a kind with all cells that have extra candidates, or FRAME_HOUSES. */
static unsigned house_of(const struct bug *bug, const struct frame *frame, unsigned kind) {
    assert(bug->count && kind < 3);
    unsigned house = frame->house[bug->cells[0]][kind];
    for (unsigned i = 1; i < bug->count; i++)
        if (frame->house[bug->cells[i]][kind] != house)
            return FRAME_HOUSES;
    return house;
}

/* Type 2: all extra candidates are the same digit. */
static bool tell_digit(struct hunt *hunt, const struct bug *bug) {
    assert(nine_size(bug->all) == 1);
    hint_begin(hunt, SEVERAL);
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (bug->common[cell])
            hint_lose(hunt, cell, bug->all);
    return hint_tell(hunt);
}

/* Type 3: with the cells at `others`, places of the house, the extra candidates make a naked set,
 * if these are as many as their digits less one. */
static bool tell_set(struct hunt *hunt, const struct bug *bug, unsigned house, unsigned others) {
    const struct sheet *sheet = hunt->sheet;
    assert(house < FRAME_HOUSES && others && nine_size(others) < SET_MAX);
    unsigned known = 0, size = nine_size(others) + 1;
    FOR_EACH(i, others) {
        unsigned cell = sheet_cell(sheet, house, i);
        if (!bug->common[cell] || nine_size(sheet->digits[cell]) < 2)
            return false;
        known |= sheet->digits[cell];
    }
    if (nine_size(known) != size || (bug->all & ~known))
        return false;
    hint_begin(hunt, SEVERAL + size - 1);
    for (unsigned i = 0; i < FRAME_SIDE; i++) {
        unsigned cell = sheet_cell(sheet, house, i);
        if (!(others >> i & 1) && bug->common[cell])
            hint_lose(hunt, cell, known);
    }
    return hint_tell(hunt);
}

static bool find_set_in(struct hunt *hunt, const struct bug *bug, unsigned house, unsigned size) {
    FOR_NINES(others, size - 1, FRAME_SIDE)
        if (tell_set(hunt, bug, house, others))
            return true;
    return false;
}

static bool find_set(struct hunt *hunt, const struct bug *bug) {
    for (unsigned size = 2; size <= SET_MAX; size++)
        for (unsigned kind = 0; kind < 3; kind++) {
            unsigned house = house_of(bug, hunt->sheet->frame, kind);
            if (house < FRAME_HOUSES && find_set_in(hunt, bug, house, size))
                return true;
        }
    return false;
}

/* Type 4: two cells in one house share a digit that is not extra.  One of the cells has an extra
 * candidate, and the other has that digit. */
static bool find_pair(struct hunt *hunt, const struct bug *bug) {
    const struct sheet *sheet = hunt->sheet;
    assert(bug->count > 1);
    unsigned a = bug->cells[0], b = bug->cells[1];
    unsigned shared = sheet->digits[a] & sheet->digits[b] & ~bug->all;
    if (bug->count != 2 || nine_size(shared) != 1 || !sheet->frame->sees[a][b])
        return false;
    hint_begin(hunt, SEVERAL);
    hint_lose(hunt, a, FRAME_ALL & ~(bug->extra[a] | shared));
    hint_lose(hunt, b, FRAME_ALL & ~(bug->extra[b] | shared));
    return hint_tell(hunt);
}

bool bug_find(struct hunt *hunt) {
    struct bug bug = {0};
    if (!collect(&bug, hunt->sheet) || !is_grave(&bug, hunt->sheet))
        return false;
    if (bug.count == 1) {
        hint_begin(hunt, ONE);
        hint_lose(hunt, bug.cells[0], FRAME_ALL & ~bug.all);
        return hint_tell(hunt);
    }
    bool seen = find_common(&bug, hunt->sheet->frame);
    if (nine_size(bug.all) == 1)
        return (seen && tell_digit(hunt, &bug)) || find_pair(hunt, &bug);
    return seen && (find_pair(hunt, &bug) || find_set(hunt, &bug));
}
