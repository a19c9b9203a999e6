/* SPDX-License-Identifier: MIT */
#include "common/human/subset.h"

#include <assert.h>

#include "common/human/union.h"

struct hunt {
    const struct board *board;
    struct step *step;
    uint32_t house;
};

static bool is_among(const uint32_t *cells, uint32_t count, uint32_t cell) {
    for (uint32_t i = 0; i < count; i++)
        if (cells[i] == cell)
            return true;
    return false;
}

static bool has_all(const struct layout *layout, uint32_t house, const uint32_t *cells,
                    uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (!layout_has(layout, house, cells[i]))
            return false;
    return true;
}

/* Rules digits out in all cells of a house but some, and adds the house if a cell loses any. */
static void clear_house(struct step *step, const struct board *board, uint32_t house, Set digits,
                        const uint32_t *cells, uint32_t count) {
    bool loses = false;
    assert(has_all(board->layout, house, cells, count));
    for (unsigned i = 0; i < board->layout->side; i++) {
        uint32_t cell = layout_cell(board->layout, house, i);
        Set lost = board->candidates[cell] & digits;
        if (!lost || is_among(cells, count, cell))
            continue;
        step_remove(step, cell, lost);
        loses = true;
    }
    if (loses)
        step_add_house(step, house);
}

bool subset_clear(struct step *step, const struct board *board, uint32_t house, Set digits,
                  const uint32_t *cells, uint32_t count) {
    const struct variant *variant = &board->layout->variant;
    for (uint32_t i = variant->of_begin[*cells]; i < variant->of_begin[*cells + 1]; i++)
        if (step->house_count < STEP_HOUSES_MAX &&
            has_all(board->layout, variant->of[i], cells, count))
            clear_house(step, board, variant->of[i], digits, cells, count);
    return step->house_count && step->houses[0] == house;
}

/* The names are places: the other cells of the house, and of every other house with all these
 * cells, lose the digits. */
static bool take_naked(const struct union_choice *choice, void *context) {
    struct hunt *hunt = context;
    struct step *step = hunt->step;
    assert(set_size(choice->united) == choice->size);
    step_begin(step);
    for (unsigned i = 0; i < choice->size; i++) {
        uint32_t cell = layout_cell(hunt->board->layout, hunt->house, choice->chosen[i]);
        assert(!(hunt->board->candidates[cell] & ~choice->united));
        step_add_cell(step, cell);
    }
    step->digits = choice->united;
    return subset_clear(step, hunt->board, hunt->house, choice->united, step->cells,
                        step->cell_count) &&
           step_done(step);
}

/* The names are digits: their cells lose all other digits. */
static bool take_hidden(const struct union_choice *choice, void *context) {
    struct hunt *hunt = context;
    const struct board *board = hunt->board;
    Set digits = 0;
    for (unsigned i = 0; i < choice->size; i++)
        digits |= set_of(choice->chosen[i]);
    assert(set_size(digits) == choice->size && set_size(choice->united) == choice->size);
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
