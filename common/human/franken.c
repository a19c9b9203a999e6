/* SPDX-License-Identifier: MIT */
#include "common/human/franken.h"

#include <string.h>

#include "common/human/complexfish.h"

static void see_directly(const struct layout *layout, struct complexfish_nearness *nearness) {
    for (uint32_t cell = 0; cell < layout->cells; cell++)
        memcpy(nearness->of[cell].words, layout_sees(layout, cell),
               layout->words * sizeof(uint64_t));
}

/* Small fish first. */
static bool find(const struct board *board, struct step *step, enum fishshape shape, bool finned) {
    struct complexfish_nearness nearness;
    struct complexfish fish = {.shape = shape,
                               .finned = finned,
                               .nearness = &nearness,
                               .tries = COMPLEXFISH_TRIES,
                               .bases = COMPLEXFISH_BASES};
    if (!graph_fits(board->layout))
        return false;
    see_directly(board->layout, &nearness);
    for (fish.size = 2; fish.size <= complexfish_most(board); fish.size++)
        for (fish.digit = 1; fish.digit <= board->layout->side; fish.digit++)
            if (complexfish_search(board, step, &fish))
                return true;
    return false;
}

bool franken_fish(const struct board *board, struct step *step) {
    return find(board, step, FISHSHAPE_FRANKEN, false);
}
bool franken_finned(const struct board *board, struct step *step) {
    return find(board, step, FISHSHAPE_FRANKEN, true);
}
bool franken_mutant(const struct board *board, struct step *step) {
    return find(board, step, FISHSHAPE_MUTANT, false);
}
bool franken_finned_mutant(const struct board *board, struct step *step) {
    return find(board, step, FISHSHAPE_MUTANT, true);
}
