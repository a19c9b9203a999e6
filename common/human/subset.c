/* SPDX-License-Identifier: MIT */
#include "common/human/subset.h"

#include "common/human/union.h"

struct hunt {
    const struct board *board;
    struct step *step;
    uint32_t house;
};

/* Names are places: the other cells of the house lose the digits. */
static bool take_naked(const struct union_choice *choice, void *context) {
    struct hunt *hunt = context;
    const struct board *board = hunt->board;
    Set own = 0;
    step_begin(hunt->step);
    for (unsigned i = 0; i < choice->size; i++) {
        own |= (Set)1 << choice->chosen[i];
        step_add_cell(hunt->step, layout_cell(board->layout, hunt->house, choice->chosen[i]));
    }
    for (unsigned i = 0; i < board->layout->side; i++) {
        uint32_t cell = layout_cell(board->layout, hunt->house, i);
        if (!(own >> i & 1))
            step_remove(hunt->step, cell, board->candidates[cell] & choice->united);
    }
    hunt->step->digits = choice->united;
    step_add_house(hunt->step, hunt->house);
    return step_done(hunt->step);
}

/* Names are digits: their cells lose all others. */
static bool take_hidden(const struct union_choice *choice, void *context) {
    struct hunt *hunt = context;
    const struct board *board = hunt->board;
    Set digits = 0;
    for (unsigned i = 0; i < choice->size; i++)
        digits |= set_of(choice->chosen[i]);
    step_begin(hunt->step);
    for (Set places = choice->united; places; places &= places - 1) {
        uint32_t cell = layout_cell(board->layout, hunt->house, set_first(places));
        step_add_cell(hunt->step, cell);
        step_remove(hunt->step, cell, board->candidates[cell] & ~digits);
    }
    hunt->step->digits = digits;
    step_add_house(hunt->step, hunt->house);
    return step_done(hunt->step);
}

static bool naked(const struct board *board, struct step *step, unsigned size) {
    struct hunt hunt = {board, step, 0};
    struct union_choice choice;
    for (; hunt.house < board->layout->houses; hunt.house++) {
        if (set_size(board->missing[hunt.house]) <= size)
            continue;
        union_begin(&choice, size, take_naked, &hunt);
        for (unsigned i = 0; i < board->layout->side; i++)
            union_add(&choice, board->candidates[layout_cell(board->layout, hunt.house, i)], i);
        if (union_search(&choice))
            return true;
    }
    return false;
}

static bool hidden(const struct board *board, struct step *step, unsigned size) {
    struct hunt hunt = {board, step, 0};
    struct union_choice choice;
    for (; hunt.house < board->layout->houses; hunt.house++) {
        if (set_size(board->missing[hunt.house]) <= size)
            continue;
        union_begin(&choice, size, take_hidden, &hunt);
        for (Set digits = board->missing[hunt.house]; digits; digits &= digits - 1)
            union_add(&choice, board_places(board, hunt.house, set_digit(digits)),
                      set_digit(digits));
        if (union_search(&choice))
            return true;
    }
    return false;
}

bool subset_naked_pair(const struct board *board, struct step *step) {
    return naked(board, step, 2);
}
bool subset_hidden_pair(const struct board *board, struct step *step) {
    return hidden(board, step, 2);
}
bool subset_naked_triple(const struct board *board, struct step *step) {
    return naked(board, step, 3);
}
bool subset_hidden_triple(const struct board *board, struct step *step) {
    return hidden(board, step, 3);
}
bool subset_naked_quad(const struct board *board, struct step *step) {
    return naked(board, step, 4);
}
bool subset_hidden_quad(const struct board *board, struct step *step) {
    return hidden(board, step, 4);
}
