/* SPDX-License-Identifier: MIT */
#include "common/human/remote.h"

enum { CHAIN_MAX = STEP_PARTS_MAX };

struct hunt {
    const struct board *board;
    struct step *step;
    Set both;
    uint32_t cells[CHAIN_MAX],
        from[CHAIN_MAX]; /* in order of distance; the number of the one before */
    unsigned distance[CHAIN_MAX];
    unsigned count;
};

static void reach(struct hunt *hunt, uint32_t cell, unsigned from) {
    for (unsigned i = 0; i < hunt->count; i++)
        if (hunt->cells[i] == cell)
            return;
    if (hunt->count == CHAIN_MAX)
        return;
    hunt->cells[hunt->count] = cell;
    hunt->from[hunt->count] = from;
    hunt->distance[hunt->count] = hunt->count ? hunt->distance[from] + 1 : 0;
    hunt->count++;
}

/* The chain from the start to number `last`. */
static bool take(const struct hunt *hunt, unsigned last) {
    const struct layout *layout = hunt->board->layout;
    struct step *step = hunt->step;
    const uint64_t *see_start = layout_sees(layout, hunt->cells[0]);
    const uint64_t *see_end = layout_sees(layout, hunt->cells[last]);
    step_begin(step);
    for (Set digits = hunt->both; digits; digits &= digits - 1)
        step_remove_seen(step, hunt->board, see_start, see_end, set_digit(digits));
    step->digits = hunt->both;
    for (unsigned i = last;; i = hunt->from[i]) {
        step_add_part(step, hunt->both, hunt->cells[i]);
        if (!i)
            return step_done(step);
    }
}

static bool search_from(struct hunt *hunt, uint32_t start) {
    const struct layout *layout = hunt->board->layout;
    hunt->count = 0;
    hunt->both = hunt->board->candidates[start];
    reach(hunt, start, 0);
    for (unsigned i = 0; i < hunt->count; i++) {
        const uint32_t *peers = layout->peers + layout->peers_begin[hunt->cells[i]];
        const uint32_t *end = layout->peers + layout->peers_begin[hunt->cells[i] + 1];
        for (; peers < end; peers++)
            if (hunt->board->candidates[*peers] == hunt->both)
                reach(hunt, *peers, i);
        if (hunt->distance[i] >= 3 && hunt->distance[i] % 2 && take(hunt, i))
            return true;
    }
    return false;
}

bool remote_pair(const struct board *board, struct step *step) {
    struct hunt hunt = {.board = board, .step = step};
    for (uint32_t cell = 0; cell < board->layout->cells; cell++)
        if (set_size(board->candidates[cell]) == 2 && search_from(&hunt, cell))
            return true;
    return false;
}
