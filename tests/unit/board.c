/* SPDX-License-Identifier: MIT */
/* The position of a person's solver: all that a board keeps, against what follows from its digits
 * and candidates by brute force. */
#include "common/human/board.h"

#include "common/base/random.h"
#include "unit.h"

const char diag_tool[] = "unit-board";

/* Whether a house has the digit set. */
static bool has_digit(const struct board *board, uint32_t house, unsigned digit) {
    for (unsigned i = 0; i < board->layout->side; i++)
        if (board->digits[layout_cell(board->layout, house, i)] == digit)
            return true;
    return false;
}

/* The places of a digit in a house, by its cells' candidates. */
static Set places_of(const struct board *board, uint32_t house, unsigned digit) {
    Set places = 0;
    for (unsigned i = 0; i < board->layout->side; i++)
        if (board->candidates[layout_cell(board->layout, house, i)] & set_of(digit))
            places |= (Set)1 << i;
    return places;
}

static void check_houses(const struct board *board) {
    unsigned side = board->layout->side;
    for (uint32_t h = 0; h < board->layout->houses; h++)
        for (unsigned d = 1; d <= side; d++) {
            bool set = has_digit(board, h, d);
            Set places = places_of(board, h, d);
            CHECK_SAME((board->missing[h] & set_of(d)) != 0, !set);
            CHECK_SAME(board_places(board, h, d), set ? 0 : places);
            CHECK_SAME((board->hidden[h] & set_of(d)) != 0, !set && set_size(places) == 1);
        }
}

static void check_cells(const struct board *board) {
    uint32_t open = 0;
    for (uint32_t c = 0; c < board->layout->cells; c++) {
        Set candidates = board->candidates[c];
        open += !board->digits[c];
        CHECK(!board->digits[c] || !candidates);
        CHECK(!(candidates & ~board->layout->all));
        CHECK_SAME(set_has(board->naked, c), set_size(candidates) == 1);
        for (unsigned d = 1; d <= board->layout->side; d++)
            CHECK_SAME(set_has(board_holders(board, d), c), (candidates & set_of(d)) != 0);
    }
    CHECK_SAME(board->open, open);
}

/* What has gone wrong is noted, and nothing else: a sound board has a candidate in each open cell,
 * and a place for each missing digit. */
static void check_soundness(const struct board *board) {
    bool sound = true;
    for (uint32_t c = 0; c < board->layout->cells; c++)
        sound = sound && (board->digits[c] || board->candidates[c]);
    for (uint32_t h = 0; h < board->layout->houses; h++)
        for (unsigned d = 1; d <= board->layout->side; d++)
            sound = sound && (has_digit(board, h, d) || places_of(board, h, d));
    CHECK_SAME(board->flaw == BOARD_SOUND, sound);
}

/* Sets an open cell, or takes a candidate away, at random; keeps away from cells without any. */
static void change(struct board *board, struct random *random) {
    uint32_t cell = random_below(random, board->layout->cells);
    Set candidates = board->candidates[cell];
    if (!candidates)
        return;
    for (uint32_t skip = random_below(random, set_size(candidates)); skip; skip--)
        candidates &= candidates - 1;
    if (random_below(random, 3))
        board_remove(board, cell, set_digit(candidates));
    else
        board_place(board, cell, set_digit(candidates));
}

static void check_layout(const struct variant_shape *shape, unsigned changes, uint64_t seed) {
    struct random random = {seed};
    struct memory memory;
    struct layout layout;
    struct board board, copy;
    memory_init(&memory, 0);
    layout_init(&layout, shape, &memory);
    board_init(&board, &layout, &memory);
    board_init(&copy, &layout, &memory);
    check_houses(&board);
    check_cells(&board);
    for (unsigned i = 0; i < changes && board.flaw == BOARD_SOUND; i++) {
        board_copy(&copy, &board);
        change(&board, &random);
        check_soundness(&board);
        if (board.flaw == BOARD_SOUND) {
            check_cells(&board);
            check_houses(&board);
        }
    }
    check_cells(&copy);
    check_houses(&copy);
    board_free(&copy, &memory);
    board_free(&board, &memory);
    layout_free(&layout);
    CHECK_SAME(memory.used, 0);
}

int main(void) {
    for (unsigned kind = 0; kind < VARIANT_KINDS; kind++)
        for (unsigned side = 2; side <= 12; side++) {
            struct variant_shape shape;
            struct diag diag;
            if (!variant_shape(&shape, (enum variant_kind)kind, side, &diag))
                continue;
            for (uint64_t seed = 0; seed < 3; seed++)
                check_layout(&shape, 150, seed);
        }
    return unit_end();
}
