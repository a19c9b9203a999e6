/* SPDX-License-Identifier: MIT */
#include "common/human/options.h"

static void add(struct options *options, uint32_t cell, unsigned digit) {
    options->list[options->count].cell = cell;
    options->list[options->count++].digit = digit;
}

static bool is_fewer(Set choices, unsigned fewest) {
    return !set_at_most_one(choices) && set_size(choices) < fewest;
}

static void take_digits(const struct board *board, uint32_t cell, struct options *options) {
    options->count = 0;
    for (Set digits = board->candidates[cell]; digits; digits &= digits - 1)
        add(options, cell, set_digit(digits));
}

static void take_places(const struct board *board, uint32_t house, unsigned digit,
                        struct options *options) {
    Set places = board_places(board, house, digit);
    options->count = 0;
    for (; places; places &= places - 1)
        add(options, layout_cell(board->layout, house, set_first(places)), digit);
}

void options_fewest(const struct board *board, struct options *options) {
    const struct layout *layout = board->layout;
    unsigned fewest = LAYOUT_SIDE_MAX + 1;
    options->count = 0;
    for (uint32_t cell = 0; cell < layout->cells && fewest > 2; cell++)
        if (is_fewer(board->candidates[cell], fewest)) {
            take_digits(board, cell, options);
            fewest = options->count;
        }
    for (uint32_t house = 0; house < layout->houses && fewest > 2; house++)
        for (Set digits = board->missing[house]; digits && fewest > 2; digits &= digits - 1)
            if (is_fewer(board_places(board, house, set_digit(digits)), fewest)) {
                take_places(board, house, set_digit(digits), options);
                fewest = options->count;
            }
}
