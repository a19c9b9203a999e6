/* SPDX-License-Identifier: MIT */
#include "common/human/board.h"

#include <string.h>

/* Points the parts of a board into its block. */
static void lay_out(struct board *board) {
    const struct layout *layout = board->layout;
    uint64_t *at = board->block;
    board->candidates = at;
    at += layout->cells;
    board->places = at;
    at += (size_t)layout->houses * layout->side;
    board->missing = at;
    at += layout->houses;
    board->holders = at;
    at += (size_t)layout->side * layout->words;
    board->naked = at;
    at += layout->words;
    board->hidden = at;
    at += board->hidden_words;
    board->nearly = at;
    at += board->nearly_words;
    board->given = at;
    at += layout->words;
    board->digits = (uint8_t *)at;
}

void board_init(struct board *board, const struct layout *layout, struct memory *memory) {
    uint32_t houses = layout->houses, side = layout->side;
    *board = (struct board){.layout = layout,
                            .hidden_words = (houses * side + 63) / 64,
                            .nearly_words = (houses + 63) / 64};
    size_t size = layout->cells + (size_t)houses * side + houses + (size_t)side * layout->words +
                  2 * (size_t)layout->words + board->hidden_words + board->nearly_words +
                  (layout->cells + 7) / 8;
    board->block = memory_zeroed(memory, size, sizeof *board->block);
    board->size = size;
    lay_out(board);
    board_clear(board);
    board_fill(board);
}

void board_free(struct board *board, struct memory *memory) {
    memory_release(memory, board->block);
    *board = (struct board){0};
}

void board_borrow(struct board *board, const struct board *from, uint64_t *words) {
    *board = (struct board){.layout = from->layout,
                            .block = words,
                            .size = from->size,
                            .hidden_words = from->hidden_words,
                            .nearly_words = from->nearly_words};
    lay_out(board);
    board_copy(board, from);
}

void board_clear(struct board *board) {
    const struct layout *layout = board->layout;
    memset(board->block, 0, board->size * sizeof *board->block);
    board->changes++;
    board->open = layout->cells;
    board->flaw = BOARD_SOUND;
    for (uint32_t h = 0; h < layout->houses; h++)
        board->missing[h] = layout->all;
    for (unsigned d = 0; d < layout->side; d++)
        memcpy(board->holders + (size_t)d * layout->words, layout->whole,
               layout->words * sizeof *layout->whole);
}

void board_copy(struct board *board, const struct board *from) {
    memcpy(board->block, from->block, from->size * sizeof *board->block);
    board->changes++;
    board->open = from->open;
    board->flaw = from->flaw;
    board->flawed = from->flawed;
    board->lost = from->lost;
}

static void note_flaw(struct board *board, enum board_flaw flaw, uint32_t where, unsigned digit) {
    if (board->flaw)
        return;
    board->flaw = flaw;
    board->flawed = where;
    board->lost = digit;
}

void board_break(struct board *board, uint32_t number) {
    note_flaw(board, BOARD_RULE, number, 0);
}

/* Enters a candidate on the cell's side and on that of its houses. */
static void enter(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const struct layout_place *place = layout->places + layout->variant.of_begin[cell];
    const struct layout_place *end = layout->places + layout->variant.of_begin[cell + 1];
    Set *places = board->places + digit - 1;
    board->candidates[cell] |= set_of(digit);
    for (; place < end; place++)
        places[place->first] |= place->bit;
}

/* Notes a digit that has one place left in a house, or none. */
static void note_places(struct board *board, uint32_t house, unsigned digit, Set places) {
    if (!(board->missing[house] & set_of(digit)))
        return;
    if (places)
        set_add(board->hidden, house * board->layout->side + digit - 1);
    else
        note_flaw(board, BOARD_NO_PLACE, house, digit);
}

/* The houses of a cell lose it as a place of a digit. */
static inline void leave_houses(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const struct layout_place *place = layout->places + layout->variant.of_begin[cell];
    const struct layout_place *end = layout->places + layout->variant.of_begin[cell + 1];
    Set *places = board->places + digit - 1;
    for (; place < end; place++) {
        Set left = places[place->first] &= ~place->bit;
        if (set_at_most_one(left))
            note_places(board, place->house, digit, left);
    }
}

/* Takes a digit that is no longer held from the sides of the cell and of its houses. */
static inline void lose(struct board *board, uint32_t cell, unsigned digit) {
    Set left = board->candidates[cell] &= ~set_of(digit);
    if (!left)
        note_flaw(board, BOARD_NO_DIGIT, cell, 0);
    else if (set_at_most_one(left))
        set_add(board->naked, cell);
    leave_houses(board, cell, digit);
}

void board_remove(struct board *board, uint32_t cell, unsigned digit) {
    board->changes++;
    set_drop(board->holders + (size_t)(digit - 1) * board->layout->words, cell);
    lose(board, cell, digit);
}

/* The houses of a cell have the digit from now on. */
static void settle_houses(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const struct layout_place *place = layout->places + layout->variant.of_begin[cell];
    const struct layout_place *end = layout->places + layout->variant.of_begin[cell + 1];
    for (; place < end; place++) {
        uint32_t number = place->first + digit - 1;
        Set missing = board->missing[place->house] &= ~set_of(digit);
        board->places[number] = 0;
        set_drop(board->hidden, number);
        if (!set_at_most_one(missing))
            continue;
        if (missing)
            set_add(board->nearly, place->house);
        else
            set_drop(board->nearly, place->house);
    }
}

/* What goes wrong first, where peers of a cell lose its digit, depends on their order: that of the
 * cell's houses.  It is found by going through them once more. */
static void find_first_flaw(struct board *board, uint32_t cell, unsigned digit,
                            const uint64_t *lost) {
    const struct layout *layout = board->layout;
    const uint32_t *peers = layout->peers + layout->peers_begin[cell];
    uint32_t count = layout->peers_begin[cell + 1] - layout->peers_begin[cell];
    board->flaw = BOARD_SOUND;
    for (uint32_t i = 0; i < count; i++)
        if (set_has(lost, peers[i]))
            enter(board, peers[i], digit);
    for (uint32_t i = 0; i < count; i++)
        if (set_has(lost, peers[i]))
            lose(board, peers[i], digit);
}

/* The peers of a cell lose its digit. */
static void leave_peers(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const uint64_t *sees = layout_sees(layout, cell);
    uint64_t *holders = board->holders + (size_t)(digit - 1) * layout->words;
    uint64_t lost[LAYOUT_WORDS_MAX];
    bool sound = board->flaw == BOARD_SOUND;
    for (uint32_t w = 0; w < layout->words; w++) {
        lost[w] = holders[w] & sees[w];
        holders[w] &= ~sees[w];
        for (uint64_t left = lost[w]; left; left &= left - 1)
            lose(board, w * 64 + set_first(left), digit);
    }
    if (sound && board->flaw)
        find_first_flaw(board, cell, digit, lost);
}

void board_place(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    Set others = board->candidates[cell] & ~set_of(digit);
    board->changes++;
    board->digits[cell] = (uint8_t)digit;
    board->candidates[cell] = 0;
    board->open--;
    set_drop(board->naked, cell);
    set_drop(board->holders + (size_t)(digit - 1) * layout->words, cell);
    settle_houses(board, cell, digit);
    for (; others; others &= others - 1) {
        set_drop(board->holders + (size_t)set_first(others) * layout->words, cell);
        leave_houses(board, cell, set_digit(others));
    }
    leave_peers(board, cell, digit);
}

/* Adds a place to those of several digits in a house. */
static void enter_all(Set *places, Set bit, Set digits) {
    for (; digits; digits &= digits - 1)
        places[set_first(digits)] |= bit;
}

/* Enters the candidates by the holders on the cells' side, and from there on that of the houses. */
static void enter_holders(struct board *board) {
    const struct layout *layout = board->layout;
    for (unsigned d = 1; d <= layout->side; d++)
        for (uint32_t w = 0; w < layout->words; w++)
            for (uint64_t left = board_holders(board, d)[w]; left; left &= left - 1)
                board->candidates[w * 64 + set_first(left)] |= set_of(d);
    const struct layout_place *place = layout->places;
    for (uint32_t c = 0; c < layout->cells; c++) {
        const struct layout_place *end = layout->places + layout->variant.of_begin[c + 1];
        for (; place < end; place++)
            enter_all(board->places + place->first, place->bit, board->candidates[c]);
    }
}

/* Notes digits with one place, or with none: the last houses first, as what has gone wrong is
 * easier to see in regions than in lines. */
static void note_houses(struct board *board) {
    const struct layout *layout = board->layout;
    for (uint32_t h = layout->houses; h-- > 0;) {
        Set missing = board->missing[h];
        if (missing && set_at_most_one(missing))
            set_add(board->nearly, h);
        for (; missing; missing &= missing - 1) {
            Set places = board_places(board, h, set_digit(missing));
            if (set_at_most_one(places))
                note_places(board, h, set_digit(missing), places);
        }
    }
}

/* Notes cells with one candidate, or with none, by what one digit at least holds, and two. */
static void note_cells(struct board *board) {
    const struct layout *layout = board->layout;
    for (uint32_t w = 0; w < layout->words; w++) {
        uint64_t one = 0, two = 0;
        for (unsigned d = 1; d <= layout->side; d++) {
            two |= one & board_holders(board, d)[w];
            one |= board_holders(board, d)[w];
        }
        board->naked[w] = one & ~two;
        uint64_t none = layout->whole[w] & ~board->given[w] & ~one;
        if (none)
            note_flaw(board, BOARD_NO_DIGIT, w * 64 + set_first(none), 0);
    }
}

void board_fill(struct board *board) {
    board->changes++;
    enter_holders(board);
    note_houses(board);
    note_cells(board);
}
