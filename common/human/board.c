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
    board->open = layout->cells;
    board->flaw = BOARD_SOUND;
    for (uint32_t c = 0; c < layout->cells; c++)
        board->candidates[c] = layout->all;
    for (uint32_t i = 0; i < layout->houses * layout->side; i++)
        board->places[i] = layout->all;
    for (uint32_t h = 0; h < layout->houses; h++)
        board->missing[h] = layout->all;
    for (unsigned d = 0; d < layout->side; d++)
        for (uint32_t c = 0; c < layout->cells; c++)
            set_add(board->holders + (size_t)d * layout->words, c);
    /* A side of 1 has nothing but singles from the start. */
    if (layout->side == 1)
        set_add(board->naked, 0);
}

void board_copy(struct board *board, const struct board *from) {
    memcpy(board->block, from->block, from->size * sizeof *board->block);
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

/* Finds the cell before `cell` that has its digit in one of its houses, if there is one. */
static bool find_clash(const struct board *board, uint32_t cell, unsigned digit,
                       struct board_clash *clash) {
    const struct layout *layout = board->layout;
    const struct variant *variant = &layout->variant;
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++) {
        uint32_t house = variant->of[i];
        if (board->missing[house] & set_of(digit))
            continue;
        unsigned place = 0;
        while (board->digits[layout_cell(layout, house, place)] != digit)
            place++;
        *clash = (struct board_clash){house, layout_cell(layout, house, place), cell, digit};
        return true;
    }
    return false;
}

/* The same by a rule: a cell before it that must differ, or a digit that it may not have. */
static bool find_rule_clash(const struct board *board, uint32_t cell, unsigned digit,
                            struct board_clash *clash) {
    const struct rules *rules = board->layout->variant.rules;
    if (!rules)
        return false;
    *clash = (struct board_clash){BOARD_RULE, cell, cell, digit};
    for (uint32_t i = rules->differ_begin[cell]; i < rules->differ_begin[cell + 1]; i++)
        if (board->digits[rules->differ.data[i]] == digit) {
            clash->first = rules->differ.data[i];
            return true;
        }
    return !(rules->allowed[cell] >> (digit - 1) & 1);
}

/* Takes away the digits that rules do not allow. */
static void take_disallowed(struct board *board) {
    const struct layout *layout = board->layout;
    const struct rules *rules = layout->variant.rules;
    for (uint32_t c = 0; rules && c < layout->cells; c++)
        for (Set digits = layout->all & ~(Set)rules->allowed[c]; digits; digits &= digits - 1)
            board_remove(board, c, set_digit(digits));
}

bool board_load(struct board *board, const uint8_t *clues, struct board_clash *clash) {
    take_disallowed(board);
    for (uint32_t c = 0; c < board->layout->cells; c++) {
        if (!clues[c])
            continue;
        if (find_clash(board, c, clues[c], clash) || find_rule_clash(board, c, clues[c], clash))
            return false;
        board_place(board, c, clues[c]);
        set_add(board->given, c);
    }
    return true;
}
