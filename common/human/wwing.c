/* SPDX-License-Identifier: MIT */
#include "common/human/wwing.h"

#include <assert.h>

#include "common/human/pairs.h"

struct hunt {
    const struct board *board;
    struct step *step;
    const struct pairs *pairs;
    uint32_t a, b;
};

/* Cell a sees the place p of the first digit, b the place q. */
static bool take(const struct hunt *hunt, uint32_t house, unsigned digit, uint32_t p, uint32_t q) {
    const struct layout *layout = hunt->board->layout;
    struct step *step = hunt->step;
    const uint64_t *see_a = layout_sees(layout, hunt->a), *see_b = layout_sees(layout, hunt->b);
    Set both = hunt->board->candidates[hunt->a];
    if (!set_has(see_a, p) || !set_has(see_b, q))
        return false;
    assert(p != q && set_size(both) == 2 && both == hunt->board->candidates[hunt->b]);
    step_begin(step);
    step->digits = both & ~set_of(digit);
    step_remove_seen(step, hunt->board, see_a, see_b, set_digit(step->digits));
    step_add_house(step, house);
    step_add_part(step, both, hunt->a);
    step_add_part(step, both, hunt->b);
    step_add_part(step, set_of(digit), p);
    step_add_part(step, set_of(digit), q);
    return step_done(step);
}

/* Tries each house in which the digit has two places, neither in one of the two cells. */
static bool search_houses(const struct hunt *hunt, unsigned digit) {
    const struct pairs_pair *pair = hunt->pairs->list + hunt->pairs->begin[digit];
    const struct pairs_pair *end = hunt->pairs->list + hunt->pairs->begin[digit + 1];
    for (; pair < end; pair++) {
        uint32_t p = pair->ends[0], q = pair->ends[1];
        if (p == hunt->a || p == hunt->b || q == hunt->a || q == hunt->b)
            continue;
        if (take(hunt, pair->house, digit, p, q) || take(hunt, pair->house, digit, q, p))
            return true;
    }
    return false;
}

bool wwing(const struct board *board, struct step *step) {
    const struct layout *layout = board->layout;
    struct hunt hunt = {.board = board, .step = step, .pairs = pairs_find(board, step)};
    for (hunt.a = 0; hunt.a < layout->cells; hunt.a++) {
        Set both = board->candidates[hunt.a];
        if (set_size(both) != 2)
            continue;
        for (hunt.b = hunt.a + 1; hunt.b < layout->cells; hunt.b++)
            if (board->candidates[hunt.b] == both &&
                !set_has(layout_sees(layout, hunt.a), hunt.b) &&
                (search_houses(&hunt, set_digit(both)) ||
                 search_houses(&hunt, set_digit(both & (both - 1)))))
                return true;
    }
    return false;
}
