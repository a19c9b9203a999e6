/* SPDX-License-Identifier: MIT */
#include "common/human/franken.h"

#include <string.h>

#include "common/human/complexfish.h"
#include "common/human/vain.h"

static void see_directly(const struct layout *layout, struct complexfish_nearness *nearness) {
    for (uint32_t cell = 0; cell < layout->cells; cell++)
        memcpy(nearness->of[cell].words, layout_sees(layout, cell),
               layout->words * sizeof(uint64_t));
}

/* Small fish first.  Each digit that is looked at adds its share to what may be tried.  Where the
 * search is given up, the digits after that have not been looked at. */
static bool find(const struct board *board, struct step *step, struct complexfish fish,
                 enum vain_search search) {
    struct complexfish_nearness nearness;
    Set digits = board->layout->all & ~vain_digits(board, step, search);
    if (!digits || step_is_long(step) || !graph_fits(board->layout))
        return false;
    see_directly(board->layout, &nearness);
    fish.nearness = &nearness;
    fish.tries = COMPLEXFISH_TRIES / board->layout->side * set_size(digits);
    fish.bases = COMPLEXFISH_BASES / board->layout->side * set_size(digits);
    for (fish.size = 2; fish.size <= complexfish_most(board); fish.size++)
        for (Set left = digits; left && fish.tries && fish.bases; left &= left - 1) {
            fish.digit = set_digit(left);
            if (complexfish_search(board, step, &fish))
                return true;
            if (fish.size == complexfish_most(board))
                vain_note(board, step, search, set_of(fish.digit));
        }
    return false;
}

bool franken_fish(const struct board *board, struct step *step) {
    struct complexfish fish = {.shape = FISHSHAPE_FRANKEN};
    return find(board, step, fish, VAIN_FRANKEN);
}
bool franken_finned(const struct board *board, struct step *step) {
    struct complexfish fish = {.shape = FISHSHAPE_FRANKEN, .finned = true};
    return find(board, step, fish, VAIN_FINNED_FRANKEN);
}
bool franken_mutant(const struct board *board, struct step *step) {
    struct complexfish fish = {.shape = FISHSHAPE_MUTANT};
    return find(board, step, fish, VAIN_MUTANT);
}
bool franken_finned_mutant(const struct board *board, struct step *step) {
    struct complexfish fish = {.shape = FISHSHAPE_MUTANT, .finned = true};
    return find(board, step, fish, VAIN_FINNED_MUTANT);
}
