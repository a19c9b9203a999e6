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
    board->given = at;
    at += layout->words;
    board->digits = (uint8_t *)at;
}

void board_init(struct board *board, const struct layout *layout, struct memory *memory) {
    uint32_t houses = layout->houses, side = layout->side;
    *board = (struct board){.layout = layout, .hidden_words = (houses * side + 63) / 64};
    size_t size = layout->cells + (size_t)houses * side + houses + (size_t)side * layout->words +
                  2 * (size_t)layout->words + board->hidden_words + (layout->cells + 7) / 8;
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
                            .hidden_words = from->hidden_words};
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
static void leave_houses(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const uint32_t *of = layout->variant.of, *of_begin = layout->variant.of_begin;
    set_drop(board->holders + (size_t)(digit - 1) * layout->words, cell);
    for (uint32_t i = of_begin[cell]; i < of_begin[cell + 1]; i++) {
        Set *places = board->places + of[i] * layout->side + digit - 1;
        *places &= ~((Set)1 << layout->position[i]);
        if (set_at_most_one(*places))
            note_places(board, of[i], digit, *places);
    }
}

void board_remove(struct board *board, uint32_t cell, unsigned digit) {
    board->changes++;
    Set left = board->candidates[cell] &= ~set_of(digit);
    if (!left)
        note_flaw(board, BOARD_NO_DIGIT, cell, 0);
    else if (set_at_most_one(left))
        set_add(board->naked, cell);
    leave_houses(board, cell, digit);
}

/* The houses of a cell have the digit from now on. */
static void settle_houses(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const struct variant *variant = &layout->variant;
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++) {
        uint32_t number = variant->of[i] * layout->side + digit - 1;
        board->missing[variant->of[i]] &= ~set_of(digit);
        board->places[number] = 0;
        set_drop(board->hidden, number);
    }
}

void board_place(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const uint32_t *peer = layout->peers + layout->peers_begin[cell];
    const uint32_t *end = layout->peers + layout->peers_begin[cell + 1];
    Set bit = set_of(digit), others = board->candidates[cell] & ~bit;
    board->changes++;
    board->digits[cell] = (uint8_t)digit;
    board->candidates[cell] = 0;
    board->open--;
    set_drop(board->naked, cell);
    set_drop(board->holders + (size_t)(digit - 1) * layout->words, cell);
    settle_houses(board, cell, digit);
    for (; others; others &= others - 1)
        leave_houses(board, cell, set_digit(others));
    for (; peer < end; peer++)
        if (board->candidates[*peer] & bit)
            board_remove(board, *peer, digit);
}

/* Enters a candidate on the cell's side and on that of its houses. */
static void enter(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const uint32_t *of = layout->variant.of, *of_begin = layout->variant.of_begin;
    board->candidates[cell] |= set_of(digit);
    for (uint32_t i = of_begin[cell]; i < of_begin[cell + 1]; i++)
        board->places[of[i] * layout->side + digit - 1] |= (Set)1 << layout->position[i];
}

static void enter_holders(struct board *board) {
    const struct layout *layout = board->layout;
    for (unsigned d = 1; d <= layout->side; d++)
        for (uint32_t w = 0; w < layout->words; w++)
            for (uint64_t left = board_holders(board, d)[w]; left; left &= left - 1)
                enter(board, w * 64 + set_first(left), d);
}

/* Notes cells and digits with one possibility, or with none: the last houses first, as what has
 * gone wrong is easier to see in regions than in lines. */
static void note_singles(struct board *board) {
    const struct layout *layout = board->layout;
    for (uint32_t h = layout->houses; h-- > 0;)
        for (unsigned d = 1; d <= layout->side; d++)
            if (set_at_most_one(board_places(board, h, d)))
                note_places(board, h, d, board_places(board, h, d));
    for (uint32_t c = 0; c < layout->cells; c++)
        if (!board->digits[c] && set_at_most_one(board->candidates[c])) {
            if (board->candidates[c])
                set_add(board->naked, c);
            else
                note_flaw(board, BOARD_NO_DIGIT, c, 0);
        }
}

void board_fill(struct board *board) {
    board->changes++;
    enter_holders(board);
    note_singles(board);
}
