/* SPDX-License-Identifier: MIT */
#include "common/human/count.h"

#include <assert.h>
#include <string.h>

enum { SIDE_SURE = 12, GUESSES_MAX = 100000 };

void count_init(struct count *count, const struct layout *layout, struct memory *memory) {
    *count = (struct count){.layout = layout, .memory = memory};
    count->clues = memory_zeroed(memory, layout->cells, sizeof *count->clues);
    count->solution = memory_zeroed(memory, layout->cells, sizeof *count->solution);
}

void count_free(struct count *count) {
    if (count->ready)
        sudoku_free(&count->solver);
    memory_release(count->memory, count->clues);
    memory_release(count->memory, count->solution);
    *count = (struct count){0};
}

void count_start(struct count *count, const uint8_t *clues) {
    memcpy(count->clues, clues, count->layout->cells);
    count->solution[0] = 0;
    count->asked = false;
}

/* Readies the solver, unless the side is too large for it. */
static bool can_ask(struct count *count) {
    if (!count->ready && count->layout->side <= SUDOKU_SIDE_MAX) {
        sudoku_init(&count->solver, &count->layout->variant, count->memory);
        count->ready = true;
    }
    return count->ready;
}

#ifndef NDEBUG
static bool has_clues(const struct count *count, const uint8_t *solution) {
    for (uint32_t c = 0; c < count->layout->cells; c++)
        if (!solution[c] || (count->clues[c] && count->clues[c] != solution[c]))
            return false;
    return true;
}
#endif

enum count_answer count_find(struct count *count) {
    if (count->asked)
        return count->answer;
    count->asked = true;
    count->answer = COUNT_UNKNOWN;
    assert(!count->solution[0]);
    if (count->layout->side <= SIDE_SURE && can_ask(count))
        count->answer = COUNT_NONE + (enum count_answer)sudoku_count(&count->solver, count->clues,
                                                                     2, count->solution);
    assert(count->answer <= COUNT_SEVERAL);
    assert(count->answer < COUNT_ONE || has_clues(count, count->solution));
    return count->answer;
}

enum count_answer count_others(struct count *count, const uint8_t *known) {
    if (count_find(count) != COUNT_UNKNOWN || !can_ask(count))
        return count->answer;
    uint64_t end = count->solver.guesses + GUESSES_MAX;
    assert(has_clues(count, known));
    if (!sudoku_other(&count->solver, count->clues, known, SUDOKU_ANYWHERE, GUESSES_MAX))
        count->answer = COUNT_ONE;
    else if (count->solver.guesses < end)
        count->answer = COUNT_SEVERAL;
    return count->answer;
}
