/* SPDX-License-Identifier: MIT */
#include "common/human/rectangle.h"

#include <string.h>

/* Those with two candidates in common, by their numbers in the layout. */
struct common {
    uint32_t count;
    struct {
        uint32_t number;
        Set digits;
    } list[];
};

static void list_all(const struct board *board, struct common *common) {
    const struct layout_rectangles *deadly = &board->layout->deadly;
    common->count = 0;
    for (uint32_t i = 0; i < deadly->size; i++) {
        const uint32_t *cells = deadly->data[i].cells;
        Set digits = board->candidates[cells[0]] & board->candidates[cells[2]];
        if (!digits)
            continue;
        digits &= board->candidates[cells[1]] & board->candidates[cells[3]];
        if (set_at_most_one(digits))
            continue;
        common->list[common->count].number = i;
        common->list[common->count++].digits = digits;
    }
}

static const struct common *find_common(const struct board *board, struct step *step) {
    bool known;
    struct common *common =
        notes_of(&step->notes, board, NOTES_RECTANGLES,
                 sizeof *common + board->layout->deadly.size * sizeof *common->list, &known);
    if (!known)
        list_all(board, common);
    return common;
}

/* Tries all pairs of digits that the cells have in common. */
static bool try_digits(struct rectangle *r, Set common, rectangle_look *look) {
    for (Set first = common; first; first &= first - 1)
        for (Set second = first & (first - 1); second; second &= second - 1) {
            r->both = set_of(set_digit(first)) | set_of(set_digit(second));
            r->thick = 0;
            for (unsigned i = 0; i < 4; i++) {
                r->extra[i] = r->board->candidates[r->cells[i]] & ~r->both;
                r->thick += r->extra[i] != 0;
            }
            if (look(r))
                return true;
        }
    return false;
}

bool rectangle_search(const struct board *board, struct step *step, rectangle_look *look) {
    struct rectangle r = {.board = board, .step = step};
    const struct common *common = find_common(board, step);
    for (uint32_t i = 0; i < common->count; i++) {
        memcpy(r.cells, board->layout->deadly.data[common->list[i].number].cells, sizeof r.cells);
        if (try_digits(&r, common->list[i].digits, look))
            return true;
    }
    return false;
}

void rectangle_begin(const struct rectangle *r) {
    step_begin(r->step);
    r->step->digits = r->both;
    step_begin_part(r->step, r->both);
    for (unsigned i = 0; i < 4; i++)
        step_add_cell(r->step, r->cells[i]);
}

bool rectangle_is_diagonal(const struct rectangle *r) {
    return r->thick == 2 && ((r->extra[0] && r->extra[2]) || (r->extra[1] && r->extra[3]));
}
