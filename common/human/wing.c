/* SPDX-License-Identifier: MIT */
#include "common/human/wing.h"

#include <assert.h>

/* Cells with two candidates that the pivot sees and that have one of its two, or two of its
 * three. */
struct pincers {
    uint32_t cells[LAYOUT_SIDE_MAX * LAYOUT_SIDE_MAX];
    unsigned count;
};

static void find_pincers(const struct board *board, uint32_t pivot, struct pincers *pincers) {
    const struct layout *layout = board->layout;
    Set own = board->candidates[pivot];
    unsigned wanted = set_size(own) - 1;
    pincers->count = 0;
    for (uint32_t i = layout->peers_begin[pivot]; i < layout->peers_begin[pivot + 1]; i++) {
        Set set = board->candidates[layout->peers[i]];
        if (set_size(set) == 2 && set_size(set & own) == wanted)
            array_at(pincers->cells, LAYOUT_SIDE_MAX * LAYOUT_SIDE_MAX, pincers->count++) =
                layout->peers[i];
    }
}

/* Rules out the digit that a pair of pincers share wherever they are seen, and the pivot if it has
 * the digit. */
static bool take(const struct board *board, uint32_t pivot, uint32_t a, uint32_t b,
                 struct step *step) {
    const struct layout *layout = board->layout;
    Set own = board->candidates[pivot], shared = board->candidates[a] & board->candidates[b];
    uint64_t seen[LAYOUT_WORDS_MAX];
    /* Whichever digit the pivot takes, a pincer or the pivot itself has the shared one. */
    assert(set_size(shared) == 1 &&
           !(own & ~(board->candidates[a] | board->candidates[b] | shared)));
    for (uint32_t w = 0; w < layout->words; w++)
        seen[w] =
            layout_sees(layout, a)[w] & (own & shared ? layout_sees(layout, pivot)[w] : UINT64_MAX);
    step_begin(step);
    step_remove_seen(step, board, seen, layout_sees(layout, b), set_digit(shared));
    step->digits = shared;
    step_add_part(step, own, pivot);
    step_add_part(step, board->candidates[a], a);
    step_add_part(step, board->candidates[b], b);
    return step_done(step);
}

/* Tries all pairs of pincers, one for each digit of the pivot. */
static bool pair_up(const struct board *board, uint32_t pivot, const struct pincers *pincers,
                    struct step *step) {
    Set own = board->candidates[pivot];
    for (unsigned i = 0; i < pincers->count; i++)
        for (unsigned j = i + 1; j < pincers->count; j++) {
            uint32_t a = pincers->cells[i], b = pincers->cells[j];
            Set first = board->candidates[a], second = board->candidates[b];
            bool shares_z = set_size(own) == 3 || !(first & second & own);
            if (first != second && first & second && shares_z && take(board, pivot, a, b, step))
                return true;
        }
    return false;
}

static bool find(const struct board *board, struct step *step, unsigned size) {
    struct pincers pincers;
    for (uint32_t pivot = 0; pivot < board->layout->cells; pivot++) {
        if (set_size(board->candidates[pivot]) != size)
            continue;
        find_pincers(board, pivot, &pincers);
        if (pair_up(board, pivot, &pincers, step))
            return true;
    }
    return false;
}

bool wing_xy(const struct board *board, struct step *step) {
    return find(board, step, 2);
}

bool wing_xyz(const struct board *board, struct step *step) {
    return find(board, step, 3);
}
