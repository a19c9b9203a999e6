/* SPDX-License-Identifier: MIT */
#include "common/human/board.h"

#include <assert.h>
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
    at += layout->houses;
    board->last = at;
    at += layout->words;
    board->given = at;
    at += layout->words;
    board->digits = (uint8_t *)at;
    assert((size_t)(at - board->block) + (layout->cells + 7) / 8 == board->size);
}

void board_init(struct board *board, const struct layout *layout, struct memory *memory) {
    uint32_t houses = layout->houses, side = layout->side;
    *board = (struct board){.layout = layout};
    size_t size = layout->cells + (size_t)houses * side + 2 * (size_t)houses +
                  (side + 3) * (size_t)layout->words + (layout->cells + 7) / 8;
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
    *board = (struct board){.layout = from->layout, .block = words, .size = from->size};
    lay_out(board);
    board_copy(board, from);
}

void board_clear(struct board *board) {
    const struct layout *layout = board->layout;
    memset(board->candidates, 0, layout->cells * sizeof *board->candidates);
    memset(board->places, 0, (size_t)layout->houses * layout->side * sizeof *board->places);
    memset(board->hidden, 0, layout->houses * sizeof *board->hidden);
    memset(board->naked, 0, layout->words * sizeof *board->naked);
    memset(board->last, 0, layout->words * sizeof *board->last);
    memset(board->given, 0, layout->words * sizeof *board->given);
    memset(board->digits, 0, layout->cells);
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
    assert(board->layout == from->layout);
    memcpy(board->block, from->block, from->size * sizeof *board->block);
    board->changes++;
    board->open = from->open;
    board->flaw = from->flaw;
    board->flawed = from->flawed;
    board->lost = from->lost;
}

static void note_flaw(struct board *board, enum board_flaw flaw, uint32_t where, unsigned digit) {
    assert((digit != 0) == (flaw == BOARD_NO_PLACE));
    if (board->flaw)
        return;
    board->flaw = flaw;
    board->flawed = where;
    board->lost = digit;
}

void board_break(struct board *board, uint32_t number) {
    note_flaw(board, BOARD_RULE, number, 0);
}

/* Enters a candidate of a cell and its houses. */
static void enter(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const struct layout_place *place = layout->places + layout->variant.of_begin[cell];
    const struct layout_place *end = layout->places + layout->variant.of_begin[cell + 1];
    Set *places = board->places + digit - 1;
    assert(!board->digits[cell] && !(board->candidates[cell] & set_of(digit)));
    board->candidates[cell] |= set_of(digit);
    for (; place < end; place++)
        places[place->first] |= place->bit;
}

/* Removes a place of a digit from the houses of a cell, except those that have the digit.  A single
 * remaining place is noted without a branch, which would be mispredicted. */
static inline void leave_houses(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const struct layout_place *place = layout->places + layout->variant.of_begin[cell];
    const struct layout_place *end = layout->places + layout->variant.of_begin[cell + 1];
    Set *places = board->places + digit - 1;
    for (; place < end; place++) {
        Set before = places[place->first], left = before & ~place->bit;
        if (!before)
            continue;
        assert(before & place->bit && board->missing[place->house] & set_of(digit));
        places[place->first] = left;
        board->hidden[place->house] |= set_if(set_is_one(left), set_of(digit));
        if (!left)
            note_flaw(board, BOARD_NO_PLACE, place->house, digit);
    }
}

/* Removes a digit that is no longer held from a cell and its houses.  Returns whether the cell has
 * a candidate left. */
static inline bool lose(struct board *board, uint32_t cell, unsigned digit) {
    assert(board->candidates[cell] & set_of(digit) && !set_has(board_holders(board, digit), cell));
    Set left = board->candidates[cell] &= ~set_of(digit);
    if (!left)
        note_flaw(board, BOARD_NO_DIGIT, cell, 0);
    leave_houses(board, cell, digit);
    return set_is_one(left);
}

void board_remove(struct board *board, uint32_t cell, unsigned digit) {
    assert(cell < board->layout->cells && board->candidates[cell] & set_of(digit));
    board->changes++;
    set_drop(board->holders + (size_t)(digit - 1) * board->layout->words, cell);
    if (lose(board, cell, digit))
        set_add(board->naked, cell);
}

/* Notes the last open cell, other than this one, of a house that now lacks one more digit. */
static void note_last(struct board *board, const struct layout_place *place, unsigned digit) {
    Set other = board->places[place->first + digit - 1] & ~place->bit;
    if (other)
        set_add(board->last, layout_cell(board->layout, place->house, set_first(other)));
}

/* Records a digit as set in the houses of a cell. */
static inline void settle_houses(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const struct layout_place *place = layout->places + layout->variant.of_begin[cell];
    const struct layout_place *end = layout->places + layout->variant.of_begin[cell + 1];
    for (; place < end; place++) {
        Set missing = board->missing[place->house] &= ~set_of(digit);
        board->hidden[place->house] &= ~set_of(digit);
        board->places[place->first + digit - 1] = 0;
        if (set_is_one(missing))
            note_last(board, place, set_digit(missing));
    }
}

/* If peers of a cell lose its digit, the first flaw depends on their order, that of the cell's
 * houses.  Finds it by visiting them once more. */
static void find_first_flaw(struct board *board, uint32_t cell, unsigned digit,
                            const uint64_t *lost) {
    const struct layout *layout = board->layout;
    const uint32_t *peers = layout->peers + layout->peers_begin[cell];
    uint32_t count = layout->peers_begin[cell + 1] - layout->peers_begin[cell];
    board->flaw = BOARD_SOUND;
    for (uint32_t i = 0; i < count; i++)
        if (set_has(lost, peers[i]))
            enter(board, peers[i], digit);
    settle_houses(board, cell, digit);
    for (uint32_t i = 0; i < count; i++)
        if (set_has(lost, peers[i]))
            lose(board, peers[i], digit);
}

/* Removes a digit from the peers of a cell. */
static void leave_peers(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const uint64_t *sees = layout_sees(layout, cell);
    uint64_t *holders = board->holders + (size_t)(digit - 1) * layout->words;
    uint64_t lost[LAYOUT_WORDS_MAX];
    bool sound = board->flaw == BOARD_SOUND;
    for (uint32_t w = 0; w < layout->words; w++) {
        lost[w] = holders[w] & sees[w];
        holders[w] &= ~sees[w];
        for (uint64_t left = lost[w]; left; left &= left - 1) {
            bool one = lose(board, w * 64 + set_first(left), digit);
            board->naked[w] |= set_if(one, left & -left);
        }
    }
    if (sound && board->flaw)
        find_first_flaw(board, cell, digit, lost);
}

void board_place(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    assert(cell < layout->cells);
    Set others = board->candidates[cell] & ~set_of(digit);
    assert(!board->digits[cell] && board->candidates[cell] & set_of(digit));
    board->changes++;
    board->digits[cell] = (uint8_t)digit;
    board->candidates[cell] = 0;
    board->open--;
    set_drop(board->naked, cell);
    set_drop(board->last, cell);
    set_drop(board->holders + (size_t)(digit - 1) * layout->words, cell);
    settle_houses(board, cell, digit);
    for (; others; others &= others - 1) {
        set_drop(board->holders + (size_t)set_first(others) * layout->words, cell);
        leave_houses(board, cell, set_digit(others));
    }
    leave_peers(board, cell, digit);
}

/* Enters the candidates of cells from the holders. */
static void enter_holders(struct board *board) {
    const struct layout *layout = board->layout;
    for (unsigned d = 1; d <= layout->side; d++)
        for (uint32_t w = 0; w < layout->words; w++)
            for (uint64_t left = board_holders(board, d)[w]; left; left &= left - 1)
                board->candidates[w * 64 + set_first(left)] |= set_of(d);
}

/* Enters the candidates of a cell into its houses. */
static void enter_cell(struct board *board, uint32_t cell) {
    const struct layout *layout = board->layout;
    const struct layout_place *place = layout->places + layout->variant.of_begin[cell];
    const struct layout_place *end = layout->places + layout->variant.of_begin[cell + 1];
    Set digits = board->candidates[cell];
    for (; place < end; place++) {
        Set *places = board->places + place->first, bit = place->bit;
        for (Set left = digits; left; left &= left - 1)
            places[set_first(left)] |= bit;
    }
}

static void enter_cells(struct board *board) {
    for (uint32_t c = 0; c < board->layout->cells; c++)
        if (board->candidates[c])
            enter_cell(board, c);
}

/* Notes the digits of a house with one place, or with none, and the last cell that it lacks. */
static void note_house(struct board *board, uint32_t house) {
    const Set *places = board->places + (size_t)house * board->layout->side;
    Set hidden = 0, missing = board->missing[house];
    for (Set left = missing; left; left &= left - 1) {
        Set at = places[set_first(left)];
        hidden |= set_if(set_is_one(at), left & -left);
        if (!at)
            note_flaw(board, BOARD_NO_PLACE, house, set_digit(left));
    }
    board->hidden[house] = hidden;
    if (hidden && set_is_one(missing))
        set_add(board->last,
                layout_cell(board->layout, house, set_first(places[set_first(missing)])));
}

/* Visits the last houses first, since flaws are easier to see in regions than in lines. */
static void note_houses(struct board *board) {
    for (uint32_t h = board->layout->houses; h-- > 0;)
        note_house(board, h);
}

/* Notes the cells with one candidate, or with none, by the digits that at least one and at least
 * two holders have. */
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
    enter_cells(board);
    note_houses(board);
    note_cells(board);
}

#ifndef NDEBUG
/* Whether a house and its cells agree on the places of a digit, which is noted as hidden if it has
 * one. */
static bool house_agrees(const struct board *board, uint32_t house, unsigned digit) {
    const struct layout *layout = board->layout;
    Set places = 0;
    for (unsigned p = 0; p < layout->side; p++)
        if (board->candidates[layout_cell(layout, house, p)] & set_of(digit))
            places |= (Set)1 << p;
    return places == board_places(board, house, digit) &&
           !places == !(board->missing[house] & set_of(digit)) &&
           set_is_one(places) == !!(board->hidden[house] & set_of(digit));
}

/* Whether a cell has the candidates in holders, and is noted if it has one. */
static bool cell_agrees(const struct board *board, uint32_t cell) {
    Set held = 0;
    for (unsigned d = 1; d <= board->layout->side; d++)
        held |= set_if(set_has(board_holders(board, d), cell), set_of(d));
    return held == board->candidates[cell] && !held == !!board->digits[cell] &&
           set_is_one(held) == set_has(board->naked, cell);
}

bool board_agrees(const struct board *board) {
    for (uint32_t c = 0; c < board->layout->cells; c++)
        if (!cell_agrees(board, c))
            return false;
    for (uint32_t h = 0; h < board->layout->houses; h++)
        for (unsigned d = 1; d <= board->layout->side; d++)
            if (!house_agrees(board, h, d))
                return false;
    return true;
}
#endif
