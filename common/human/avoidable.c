/* SPDX-License-Identifier: MIT */
#include "common/human/avoidable.h"

#include <string.h>

#include "common/human/rectangle.h"

/* The candidates of an open cell, or the digit of a cell that is set. */
static Set digits_of(const struct board *board, uint32_t cell) {
    return board->digits[cell] ? set_of(board->digits[cell]) : board->candidates[cell];
}

/* Cells i and i + 1 are set to x and y: the two opposite ones must not be y and x. */
static bool avoid(struct rectangle *r, unsigned i) {
    const struct board *board = r->board;
    uint32_t far = r->cells[(i + 2) % 4], near = r->cells[(i + 3) % 4];
    Set x = digits_of(board, r->cells[i]), y = digits_of(board, r->cells[(i + 1) % 4]);
    Set at_far = digits_of(board, far), at_near = digits_of(board, near);
    Set rest = (at_far & ~x) | (at_near & ~y);
    if (!(at_far & x) || !(at_near & y) || set_size(rest) == 0)
        return false;
    r->both = x | y;
    rectangle_begin(r);
    if (at_near == y)
        step_remove(r->step, far, x);
    else if (at_far == x)
        step_remove(r->step, near, y);
    else if (set_at_most_one(rest) && (at_far & rest) && (at_near & rest))
        step_remove_seen(r->step, board, layout_sees(board->layout, far),
                         layout_sees(board->layout, near), set_digit(rest));
    return step_done(r->step);
}

static bool examine(struct rectangle *r) {
    const struct board *board = r->board;
    for (unsigned i = 0; i < 4; i++)
        if (set_has(board->given, r->cells[i]))
            return false;
    for (unsigned i = 0; i < 4; i++)
        if (board->digits[r->cells[i]] && board->digits[r->cells[(i + 1) % 4]] &&
            (!board->digits[r->cells[(i + 2) % 4]] || !board->digits[r->cells[(i + 3) % 4]]) &&
            avoid(r, i))
            return true;
    return false;
}

/* Two neighbouring corners are set, so that one of two opposite ones is. */
bool avoidable_rectangle(const struct board *board, struct step *step) {
    const struct layout_rectangles *deadly = &board->layout->deadly;
    struct rectangle r = {.board = board, .step = step};
    for (size_t i = 0; i < deadly->size; i++) {
        memcpy(r.cells, deadly->data[i].cells, sizeof r.cells);
        if ((board->digits[r.cells[0]] || board->digits[r.cells[2]]) && examine(&r))
            return true;
    }
    return false;
}
