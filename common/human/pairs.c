/* SPDX-License-Identifier: MIT */
#include "common/human/pairs.h"

static void list_digit(const struct board *board, struct pairs *pairs, unsigned digit) {
    const struct layout *layout = board->layout;
    uint32_t count = pairs->begin[digit];
    for (uint32_t h = 0; h < layout->houses; h++) {
        Set places = board_places(board, h, digit), last = places & (places - 1);
        const struct variant_house_kind *kind = layout->variant.houses[h].kind;
        if (last && set_at_most_one(last))
            pairs->list[count++] = (struct pairs_pair){h,
                                                       {layout_cell(layout, h, set_first(places)),
                                                        layout_cell(layout, h, set_first(last))},
                                                       kind->line ? kind : NULL};
    }
    pairs->begin[digit + 1] = count;
}

const struct pairs *pairs_find(const struct board *board, struct step *step) {
    uint32_t side = board->layout->side;
    size_t room = (size_t)board->layout->houses * side;
    bool known;
    struct pairs *pairs = notes_of(&step->notes, board, NOTES_PAIRS,
                                   sizeof *pairs + room * sizeof *pairs->list, &known);
    for (unsigned digit = 1; digit <= side && !known; digit++)
        list_digit(board, pairs, digit);
    return pairs;
}
