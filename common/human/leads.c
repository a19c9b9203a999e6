/* SPDX-License-Identifier: MIT */
#include "common/human/leads.h"

#include <assert.h>
#include <string.h>

/* Digits of a cell. */
typedef uint16_t Digits;

struct leads {
    uint32_t cells;
    unsigned side;
    Digits left[]; /* by cell: in the last position; and by candidate and cell; 0 where not known */
};

static Digits left_on(const struct board *board, uint32_t cell) {
    Set digits = board->digits[cell] ? set_of(board->digits[cell]) : board->candidates[cell];
    return (Digits)digits;
}

static size_t place_of(const struct leads *leads, uint32_t cell, unsigned digit) {
    return ((size_t)cell * leads->side + digit) * leads->cells;
}

static const Digits *left_by(const struct leads *leads, uint32_t cell, unsigned digit) {
    return leads->left + place_of(leads, cell, digit);
}

static size_t size_of(const struct leads *leads) {
    return (1 + (size_t)leads->cells * leads->side) * leads->cells * sizeof *leads->left;
}

/* Whether a position has no candidate that the last one lacks. */
static bool goes_on(const struct leads *leads, const struct board *board) {
    for (uint32_t c = 0; c < leads->cells; c++)
        if (left_on(board, c) & ~leads->left[c])
            return false;
    return true;
}

struct leads *leads_of(const struct board *board, struct step *step) {
    const struct layout *layout = board->layout;
    struct leads size = {.cells = layout->cells, .side = layout->side};
    bool known;
    static_assert(LEADS_SIDE_MAX <= 8 * sizeof(Digits), "a bit a digit");
    assert(layout->side <= LEADS_SIDE_MAX);
    struct leads *leads =
        notes_of(&step->notes, board, NOTES_LEADS, sizeof size + size_of(&size), &known);
    leads->cells = size.cells;
    leads->side = size.side;
    if (!goes_on(leads, board))
        memset(leads->left, 0, size_of(leads));
    for (uint32_t c = 0; c < leads->cells; c++)
        leads->left[c] = left_on(board, c);
    return leads;
}

static bool is_known(const struct leads *leads, uint32_t cell, unsigned digit) {
    return left_by(leads, cell, digit)[cell] != 0;
}

bool leads_in_vain(const struct leads *leads, const struct board *board, uint32_t cell,
                   unsigned digit) {
    const Digits *left = left_by(leads, cell, digit);
    if (!is_known(leads, cell, digit))
        return false;
    for (uint32_t c = 0; c < leads->cells; c++)
        if (left[c] & ~left_on(board, c))
            return false;
    return true;
}

uint32_t leads_count(const struct leads *leads, uint32_t cell, unsigned digit) {
    const Digits *left = left_by(leads, cell, digit);
    uint32_t count = 0;
    if (!is_known(leads, cell, digit))
        return UINT32_MAX;
    for (uint32_t c = 0; c < leads->cells; c++)
        count += set_size(left[c]);
    return count;
}

/* The digits of a cell that are not known to rule a candidate out. */
static Set compatible(const struct leads *leads, uint32_t other, Set digits, uint32_t cell,
                      unsigned digit) {
    Set left = digits;
    for (; digits; digits &= digits - 1) {
        unsigned with = set_digit(digits);
        if (is_known(leads, other, with) && !(left_by(leads, other, with)[cell] & set_of(digit)))
            left &= ~(digits & -digits);
    }
    return left;
}

void leads_apply(const struct leads *leads, struct board *board, uint32_t cell, unsigned digit) {
    const Digits *left = left_by(leads, cell, digit);
    bool known = is_known(leads, cell, digit);
    for (uint32_t c = 0; c < leads->cells; c++) {
        Set digits = board->candidates[c];
        Set stay = known ? digits & left[c] : digits;
        if (c != cell)
            stay = compatible(leads, c, stay, cell, digit);
        for (Set gone = digits & ~stay; gone; gone &= gone - 1)
            if (c != cell || set_digit(gone) != digit)
                board_remove(board, c, set_digit(gone));
    }
}

void leads_keep(struct leads *leads, const struct board *left, uint32_t cell, unsigned digit) {
    Digits *kept = leads->left + place_of(leads, cell, digit);
    assert(!left->flaw && left->digits[cell] == digit);
    for (uint32_t c = 0; c < leads->cells; c++)
        kept[c] = left_on(left, c);
}

void leads_forget(struct step *step) {
    struct leads *leads = step->notes.kept[NOTES_LEADS];
    if (leads)
        memset(leads->left, 0, size_of(leads));
}
