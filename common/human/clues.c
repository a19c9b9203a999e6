/* SPDX-License-Identifier: MIT */
#include "common/human/clues.h"

#include <assert.h>

/* Finds the cell before `cell` that has its digit in one of its houses, if there is one. */
static bool find_house_clash(const struct board *board, uint32_t cell, unsigned digit,
                             struct clues_clash *clash) {
    const struct layout *layout = board->layout;
    const struct variant *variant = &layout->variant;
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++) {
        uint32_t house = variant->of[i];
        if (board->missing[house] & set_of(digit))
            continue;
        unsigned place = 0;
        while (board->digits[layout_cell(layout, house, place)] != digit)
            place++;
        assert(place < layout->side && layout_cell(layout, house, place) != cell);
        *clash = (struct clues_clash){house, layout_cell(layout, house, place), cell, digit};
        return true;
    }
    return false;
}

/* Finds what a clue clashes with: a cell before it, by a house or else by a rule, or itself, where
 * rules do not allow its digit. */
static void find_clash(const struct board *board, uint32_t cell, unsigned digit,
                       struct clues_clash *clash) {
    const struct rules *rules = board->layout->variant.rules;
    if (find_house_clash(board, cell, digit, clash))
        return;
    *clash = (struct clues_clash){CLUES_RULE, cell, cell, digit};
    for (uint32_t i = rules->differ_begin[cell]; i < rules->differ_begin[cell + 1]; i++)
        if (board->digits[rules->differ.data[i]] == digit) {
            clash->first = rules->differ.data[i];
            return;
        }
}

/* Takes from the holders of each digit what rules do not allow. */
static void heed_rules(struct board *board) {
    const struct layout *layout = board->layout;
    const struct rules *rules = layout->variant.rules;
    for (uint32_t c = 0; rules && rules->restricted && c < layout->cells; c++)
        for (Set gone = layout->all & ~(Set)rules->allowed[c]; gone; gone &= gone - 1)
            set_drop(board->holders + (size_t)set_first(gone) * layout->words, c);
}

/* Notes a clue, which its cell may hold. */
static void note_clue(struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    const struct variant *variant = &layout->variant;
    const uint64_t *sees = layout_sees(layout, cell);
    uint64_t *holders = board->holders + (size_t)(digit - 1) * layout->words;
    assert(board->open && !board->digits[cell] && digit && digit <= layout->side);
    board->digits[cell] = (uint8_t)digit;
    board->open--;
    set_add(board->given, cell);
    for (uint32_t w = 0; w < layout->words; w++)
        holders[w] &= ~sees[w];
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++)
        board->missing[variant->of[i]] &= ~set_of(digit);
}

/* Notes the clues; false where they break a rule: where one before sees a cell, or it is not
 * allowed its digit, it no longer holds that. */
static bool note_clues(struct board *board, const uint8_t *clues, struct clues_clash *clash) {
    for (uint32_t c = 0; c < board->layout->cells; c++) {
        if (!clues[c])
            continue;
        if (!set_has(board_holders(board, clues[c]), c)) {
            find_clash(board, c, clues[c], clash);
            return false;
        }
        note_clue(board, c, clues[c]);
    }
    return true;
}

bool clues_load(struct board *board, const uint8_t *clues, struct clues_clash *clash) {
    const struct layout *layout = board->layout;
    board_clear(board);
    heed_rules(board);
    if (!note_clues(board, clues, clash))
        return false;
    for (unsigned d = 0; d < layout->side; d++)
        for (uint32_t w = 0; w < layout->words; w++)
            board->holders[(size_t)d * layout->words + w] &= ~board->given[w];
    board_fill(board);
    assert(board->flaw || board_agrees(board));
    return true;
}
