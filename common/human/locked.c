#include "common/human/locked.h"

#include "common/human/words.h"

/* The digits that are locked at a crossing and can be ruled out beyond it: the first one. */
static unsigned find_digit(const struct board *board, const struct layout_crossing *crossing) {
    for (Set digits = board->missing[crossing->from] & board->missing[crossing->to]; digits;
         digits &= digits - 1) {
        unsigned digit = set_digit(digits);
        if (!(board_places(board, crossing->from, digit) & ~crossing->in_from) &&
            board_places(board, crossing->to, digit) & ~crossing->in_to)
            return digit;
    }
    return 0;
}

static void describe(const struct board *board, const struct layout_crossing *crossing,
                     unsigned digit, struct step *step) {
    const struct layout *layout = board->layout;
    Set inside = board_places(board, crossing->from, digit);
    Set beyond = board_places(board, crossing->to, digit) & ~crossing->in_to;
    step_begin(step);
    step->digits = set_of(digit);
    step_add_house(step, crossing->from);
    step_add_house(step, crossing->to);
    for (; inside; inside &= inside - 1)
        step_add_cell(step, layout_cell(layout, crossing->from, set_first(inside)));
    for (; beyond; beyond &= beyond - 1)
        step_remove(step, layout_cell(layout, crossing->to, set_first(beyond)), set_of(digit));
}

/* Looks at the crossings from regions, or at those from lines. */
static bool find(const struct board *board, struct step *step, size_t begin, size_t end) {
    for (size_t i = begin; i < end; i++) {
        const struct layout_crossing *crossing = &board->layout->crossings.data[i];
        unsigned digit = find_digit(board, crossing);
        if (!digit)
            continue;
        describe(board, crossing, digit, step);
        return true;
    }
    return false;
}

bool locked_pointing(const struct board *board, struct step *step) {
    return find(board, step, 0, board->layout->pointing);
}

bool locked_claiming(const struct board *board, struct step *step) {
    return find(board, step, board->layout->pointing, board->layout->crossings.size);
}

void locked_explain(struct output *out, const struct layout *layout, const struct step *step) {
    words_digits(out, step->digits);
    output_text(out, " in ");
    words_house(out, layout, step->houses[0]);
    output_text(out, ", all in ");
    words_house(out, layout, step->houses[1]);
}
