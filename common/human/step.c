/* SPDX-License-Identifier: MIT */
#include "common/human/step.h"

#include <assert.h>

void step_init(struct step *step, const struct layout *layout, struct memory *memory) {
    *step = (struct step){.room = 4 * (size_t)layout->cells + 64};
    notes_init(&step->notes, memory);
    step->removals = memory_zeroed(memory, step->room, sizeof *step->removals);
    step->cells = memory_zeroed(memory, step->room, sizeof *step->cells);
}

void step_free(struct step *step, struct memory *memory) {
    memory_release(memory, step->removals);
    memory_release(memory, step->cells);
    notes_free(&step->notes);
    *step = (struct step){0};
}

void step_remove(struct step *step, uint32_t cell, Set digits) {
    if (!digits)
        return;
    for (uint32_t i = 0; i < step->removal_count; i++)
        if (step->removals[i].cell == cell) {
            step->removals[i].digits |= digits;
            return;
        }
    assert(step->removal_count < step->room);
    step->removals[step->removal_count++] = (struct step_removal){cell, digits};
}

void step_remove_seen(struct step *step, const struct board *board, const uint64_t *a,
                      const uint64_t *b, unsigned digit) {
    const uint64_t *holders = board_holders(board, digit);
    assert(digit && digit <= board->layout->side);
    for (uint32_t w = 0; w < board->layout->words; w++)
        for (uint64_t seen = a[w] & b[w] & holders[w]; seen; seen &= seen - 1)
            step_remove(step, w * 64 + set_first(seen), set_of(digit));
}

void step_add_cell(struct step *step, uint32_t cell) {
    assert(step->cell_count < step->room);
    step->cells[step->cell_count++] = cell;
    if (step->part_count)
        step->parts[step->part_count - 1].end = step->cell_count;
}

void step_begin_cover(struct step *step) {
    assert(!step->first_cover && step->house_count);
    step->first_cover = step->house_count;
}

void step_begin_part(struct step *step, Set digits) {
    assert(step->part_count < STEP_PARTS_MAX);
    step->parts[step->part_count++] =
        (struct step_part){digits, step->cell_count, step->cell_count};
}

void step_add_part(struct step *step, Set digits, uint32_t cell) {
    step_begin_part(step, digits);
    step_add_cell(step, cell);
}

#ifndef NDEBUG
static bool is_pattern(const struct step *step, const struct layout *layout) {
    for (uint32_t i = 0; i < step->cell_count; i++)
        if (step->cells[i] >= layout->cells)
            return false;
    for (uint32_t i = 0; i < step->house_count; i++)
        if (step->houses[i] >= layout->houses)
            return false;
    /* Each part ends where the next one begins, the last one with the last cell. */
    for (uint32_t i = 0; i < step->part_count; i++) {
        uint32_t end = i + 1 < step->part_count ? step->parts[i + 1].begin : step->cell_count;
        if (step->parts[i].begin > step->parts[i].end || step->parts[i].end != end ||
            step->parts[i].digits & ~layout->all)
            return false;
    }
    return !(step->digits & ~layout->all);
}

bool step_is_sound(const struct step *step, const struct board *board, const uint8_t *solution) {
    if (step->digit && (step->cell >= board->layout->cells || board->digits[step->cell] ||
                        !(board->candidates[step->cell] & set_of(step->digit)) ||
                        (solution && solution[step->cell] != step->digit)))
        return false;
    for (uint32_t i = 0; i < step->removal_count; i++) {
        struct step_removal removal = step->removals[i];
        if (removal.cell >= board->layout->cells || !removal.digits ||
            removal.digits & ~board->candidates[removal.cell] ||
            (solution && removal.digits & set_of(solution[removal.cell])))
            return false;
    }
    return (step->digit || step->removal_count) && is_pattern(step, board->layout);
}
#endif

void step_apply_removals(const struct step *step, struct board *board) {
    assert(step->removal_count <= step->room);
    for (uint32_t i = 0; i < step->removal_count; i++)
        for (Set digits = step->removals[i].digits; digits; digits &= digits - 1)
            board_remove(board, step->removals[i].cell, set_digit(digits));
}
