#include "common/human/single.h"

#include "common/human/words.h"

bool single_naked(const struct board *board, struct step *step) {
    uint32_t cell = set_least(board->naked, board->layout->words);
    if (cell == UINT32_MAX)
        return false;
    step_begin(step);
    step->cell = cell;
    step->digit = set_digit(board->candidates[cell]);
    return true;
}

bool single_hidden(const struct board *board, struct step *step) {
    uint32_t number = set_least(board->hidden, board->hidden_words), side = board->layout->side;
    if (number == UINT32_MAX)
        return false;
    step_begin(step);
    step->digit = number % side + 1;
    step->cell = layout_cell(board->layout, number / side, set_first(board->places[number]));
    step_add_house(step, number / side);
    return true;
}

void single_explain(struct output *out, const struct layout *layout, const struct step *step) {
    words_house(out, layout, step->houses[0]);
}
