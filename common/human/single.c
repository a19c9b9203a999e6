#include "common/human/single.h"

bool single_naked(const struct board *board, struct step *step) {
    uint32_t cell = set_least(board->naked, board->layout->words);
    if (cell == UINT32_MAX)
        return false;
    step_begin(step, TECHNIQUE_NAKED_SINGLE);
    step->cell = cell;
    step->digit = set_digit(board->candidates[cell]);
    return true;
}

bool single_hidden(const struct board *board, struct step *step) {
    uint32_t number = set_least(board->hidden, board->hidden_words), side = board->layout->side;
    if (number == UINT32_MAX)
        return false;
    step_begin(step, TECHNIQUE_HIDDEN_SINGLE);
    step->digit = number % side + 1;
    step->cell = layout_cell(board->layout, number / side, set_first(board->places[number]));
    step_add_house(step, number / side);
    return true;
}
