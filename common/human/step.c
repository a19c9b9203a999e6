#include "common/human/step.h"

void step_init(struct step *step, const struct layout *layout, struct memory *memory) {
    *step = (struct step){.room = layout->cells};
    step->removals = memory_zeroed(memory, step->room, sizeof *step->removals);
    step->cells = memory_zeroed(memory, step->room, sizeof *step->cells);
}

void step_free(struct step *step, struct memory *memory) {
    memory_release(memory, step->removals);
    memory_release(memory, step->cells);
    *step = (struct step){0};
}

void step_begin(struct step *step) {
    step->digit = 0;
    step->digits = 0;
    step->removal_count = step->house_count = step->cell_count = 0;
}

void step_remove(struct step *step, uint32_t cell, Set digits) {
    if (digits)
        step->removals[step->removal_count++] = (struct step_removal){cell, digits};
}

void step_add_house(struct step *step, uint32_t house) {
    step->houses[step->house_count++] = house;
}

void step_add_cell(struct step *step, uint32_t cell) {
    step->cells[step->cell_count++] = cell;
}

void step_apply(const struct step *step, struct board *board) {
    if (step->digit)
        board_place(board, step->cell, step->digit);
    for (uint32_t i = 0; i < step->removal_count; i++)
        for (Set digits = step->removals[i].digits; digits; digits &= digits - 1)
            board_remove(board, step->removals[i].cell, set_digit(digits));
}
