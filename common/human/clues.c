#include "common/human/clues.h"

/* Finds the cell before `cell` that has its digit in one of its houses, if there is one. */
static bool find_clash(const struct board *board, uint32_t cell, unsigned digit,
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
        *clash = (struct clues_clash){house, layout_cell(layout, house, place), cell, digit};
        return true;
    }
    return false;
}

/* The same by a rule: a cell before it that must differ, or a digit that it may not have. */
static bool find_rule_clash(const struct board *board, uint32_t cell, unsigned digit,
                            struct clues_clash *clash) {
    const struct rules *rules = board->layout->variant.rules;
    if (!rules)
        return false;
    *clash = (struct clues_clash){CLUES_RULE, cell, cell, digit};
    for (uint32_t i = rules->differ_begin[cell]; i < rules->differ_begin[cell + 1]; i++)
        if (board->digits[rules->differ.data[i]] == digit) {
            clash->first = rules->differ.data[i];
            return true;
        }
    return !(rules->allowed[cell] >> (digit - 1) & 1);
}

/* Notes the clues; false where they break a rule. */
static bool note_clues(struct board *board, const uint8_t *clues, struct clues_clash *clash) {
    const struct variant *variant = &board->layout->variant;
    for (uint32_t c = 0; c < board->layout->cells; c++) {
        if (!clues[c])
            continue;
        if (find_clash(board, c, clues[c], clash) || find_rule_clash(board, c, clues[c], clash))
            return false;
        board->digits[c] = clues[c];
        board->open--;
        set_add(board->given, c);
        for (uint32_t i = variant->of_begin[c]; i < variant->of_begin[c + 1]; i++)
            board->missing[variant->of[i]] &= ~set_of(clues[c]);
    }
    return true;
}

/* Takes from the holders of each digit the clues and what they see, and what rules do not allow. */
static void narrow_holders(struct board *board) {
    const struct layout *layout = board->layout;
    const struct rules *rules = layout->variant.rules;
    for (uint32_t c = 0; c < layout->cells; c++) {
        unsigned digit = board->digits[c];
        Set gone = digit ? layout->all : rules ? layout->all & ~(Set)rules->allowed[c] : 0;
        for (; gone; gone &= gone - 1)
            set_drop(board->holders + (size_t)set_first(gone) * layout->words, c);
        for (uint32_t w = 0; digit && w < layout->words; w++)
            board->holders[(size_t)(digit - 1) * layout->words + w] &= ~layout_sees(layout, c)[w];
    }
}

bool clues_load(struct board *board, const uint8_t *clues, struct clues_clash *clash) {
    board_clear(board);
    if (!note_clues(board, clues, clash))
        return false;
    narrow_holders(board);
    board_fill(board);
    return true;
}
