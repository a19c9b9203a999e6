/* SPDX-License-Identifier: MIT */
/* Suppositions within suppositions are made while any are left for the puzzle; then one guesses. */
#include <stdlib.h>

#include "common/human/human.h"
#include "unit.h"

const char diag_tool[] = "unit-human";

/* An argyle one. */
static const char puzzle[] =
    "2....8.........2...7........4........6.4........3.2.......1.........56...........";

/* Whether the puzzle is solved without a guess by so many suppositions. */
static bool is_solved_by(struct human *h, uint32_t suppositions) {
    struct clues_clash clash;
    uint8_t clues[81] = {0};
    enum human_outcome outcome;
    for (unsigned c = 0; c < 81; c++)
        clues[c] = puzzle[c] == '.' ? 0 : (uint8_t)(puzzle[c] - '0');
    CHECK(human_start(h, clues, &clash));
    CHECK(h->step.suppositions > suppositions);
    h->step.suppositions = suppositions;
    do
        outcome = human_next(h);
    while (outcome == HUMAN_STEP && !h->guesses);
    CHECK(outcome == HUMAN_SOLVED || !h->step.suppositions);
    return outcome == HUMAN_SOLVED;
}

int main(void) {
    struct memory memory;
    struct layout layout;
    struct human h;
    memory_init(&memory, 0);
    layout_init(&layout, &(struct variant_shape){VARIANT_ARGYLE, 9, 3, 3, NULL, AREA_SQUARE(9)},
                &memory);
    human_init(&h, &layout, &memory);
    h.patient = true;
    CHECK(!is_solved_by(&h, 0));
    CHECK(!is_solved_by(&h, 1000));
    human_free(&h);
    layout_free(&layout);
    CHECK_SAME(memory.used, 0);
    return unit_end();
}
