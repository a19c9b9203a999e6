#include "common/human/wing.h"

#include "common/human/words.h"

/* Cells with two candidates that the pivot sees and that share one of its own. */
struct pincers {
    uint32_t cells[LAYOUT_SIDE_MAX * LAYOUT_SIDE_MAX];
    unsigned count;
};

static void find_pincers(const struct board *board, uint32_t pivot, struct pincers *pincers) {
    const struct layout *layout = board->layout;
    Set own = board->candidates[pivot];
    pincers->count = 0;
    for (uint32_t i = layout->peers_begin[pivot]; i < layout->peers_begin[pivot + 1]; i++) {
        Set set = board->candidates[layout->peers[i]];
        if (set_size(set) == 2 && set != own && set & own)
            pincers->cells[pincers->count++] = layout->peers[i];
    }
}

/* Rules out the digit that a pair of pincers share wherever both are seen. */
static bool take(const struct board *board, uint32_t pivot, uint32_t a, uint32_t b,
                 struct step *step) {
    const struct layout *layout = board->layout;
    const uint64_t *see_a = layout_sees(layout, a), *see_b = layout_sees(layout, b);
    Set shared = board->candidates[a] & board->candidates[b];
    const uint64_t *holders = board_holders(board, set_digit(shared));
    step_begin(step);
    for (uint32_t w = 0; w < layout->words; w++)
        for (uint64_t seen = see_a[w] & see_b[w] & holders[w]; seen; seen &= seen - 1)
            step_remove(step, w * 64 + set_first(seen), shared);
    step->digits = shared;
    step_add_cell(step, pivot);
    step_add_cell(step, a);
    step_add_cell(step, b);
    return step->removal_count > 0;
}

/* Tries all pairs of pincers, one for each digit of the pivot. */
static bool pair_up(const struct board *board, uint32_t pivot, const struct pincers *pincers,
                    struct step *step) {
    Set own = board->candidates[pivot];
    for (unsigned i = 0; i < pincers->count; i++)
        for (unsigned j = i + 1; j < pincers->count; j++) {
            uint32_t a = pincers->cells[i], b = pincers->cells[j];
            Set first = board->candidates[a], second = board->candidates[b];
            if (!(first & second & own) && first & second && take(board, pivot, a, b, step))
                return true;
        }
    return false;
}

bool wing_xy(const struct board *board, struct step *step) {
    struct pincers pincers;
    for (uint32_t pivot = 0; pivot < board->layout->cells; pivot++) {
        if (set_size(board->candidates[pivot]) != 2)
            continue;
        find_pincers(board, pivot, &pincers);
        if (pair_up(board, pivot, &pincers, step))
            return true;
    }
    return false;
}

void wing_explain(struct output *out, const struct layout *layout, const struct step *step) {
    words_cell(out, layout, step->cells[0]);
    output_text(out, ", so ");
    words_digits(out, step->digits);
    output_text(out, " at");
    words_cells(out, layout, step->cells + 1, 1);
    output_text(out, " or");
    words_cells(out, layout, step->cells + 2, 1);
}
