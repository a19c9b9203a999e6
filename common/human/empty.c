/* SPDX-License-Identifier: MIT */
#include "common/human/empty.h"

#include <assert.h>

#include "common/human/pairs.h"
#include "common/human/vain.h"

struct hunt {
    const struct board *board;
    struct step *step;
    const struct pairs *pairs;
    unsigned digit;
    uint32_t region;
    size_t begin;      /* its first crossing; the others follow */
    Set first, second; /* places of the region */
    uint64_t see_second[LAYOUT_WORDS_MAX];
};

/* The cells that see all of some places of the region. */
static void look_from(const struct hunt *hunt, Set places, uint64_t *seen) {
    const struct layout *layout = hunt->board->layout;
    for (uint32_t w = 0; w < layout->words; w++)
        seen[w] = UINT64_MAX;
    for (; places; places &= places - 1) {
        uint32_t cell = layout_cell(layout, hunt->region, set_first(places));
        for (uint32_t w = 0; w < layout->words; w++)
            seen[w] &= layout_sees(layout, cell)[w];
    }
}

static void add_places(const struct hunt *hunt, Set places) {
    step_begin_part(hunt->step, set_of(hunt->digit));
    for (; places; places &= places - 1)
        step_add_cell(hunt->step,
                      layout_cell(hunt->board->layout, hunt->region, set_first(places)));
}

/* The near one of two places in a house sees the first line's. */
static bool take(const struct hunt *hunt, uint32_t house, uint32_t near, uint32_t far) {
    struct step *step = hunt->step;
    const uint64_t *see_far = layout_sees(hunt->board->layout, far);
    assert(near != far && layout_has(hunt->board->layout, house, near) &&
           layout_has(hunt->board->layout, house, far));
    if (!board_holds_in_both(hunt->board, hunt->see_second, see_far, hunt->digit))
        return false;
    step_begin(step);
    step_remove_seen(step, hunt->board, hunt->see_second, see_far, hunt->digit);
    step->digits = set_of(hunt->digit);
    step_add_house(step, hunt->region);
    step_begin_cover(step);
    step_add_house(step, house);
    add_places(hunt, hunt->first);
    add_places(hunt, hunt->second);
    step_add_part(step, step->digits, near);
    step_add_part(step, step->digits, far);
    return step_done(step);
}

/* Tries the houses with two places, of which one sees the first line's. */
static bool search_pairs(struct hunt *hunt) {
    const struct layout *layout = hunt->board->layout;
    uint64_t see_first[LAYOUT_WORDS_MAX];
    assert((hunt->first | hunt->second) == board_places(hunt->board, hunt->region, hunt->digit));
    look_from(hunt, hunt->first, see_first);
    look_from(hunt, hunt->second, hunt->see_second);
    const struct pairs_pair *pair = hunt->pairs->list + hunt->pairs->begin[hunt->digit];
    const struct pairs_pair *end = hunt->pairs->list + hunt->pairs->begin[hunt->digit + 1];
    for (; pair < end; pair++) {
        uint32_t a = pair->ends[0], b = pair->ends[1];
        bool sees_a = set_has(see_first, a), sees_b = set_has(see_first, b);
        if ((!sees_a && !sees_b) || layout_has(layout, hunt->region, a) ||
            layout_has(layout, hunt->region, b))
            continue;
        if ((sees_a && take(hunt, pair->house, a, b)) || (sees_b && take(hunt, pair->house, b, a)))
            return true;
    }
    return false;
}

/* Looks for a second line that has what the first leaves. */
static bool search_lines(struct hunt *hunt, const struct layout_crossing *first, Set places) {
    const struct layout *layout = hunt->board->layout;
    hunt->first = places & first->in_from;
    hunt->second = places & ~first->in_from;
    if (!hunt->first || !hunt->second)
        return false;
    for (size_t i = hunt->begin; i < layout->pointing; i++) {
        const struct layout_crossing *second = &layout->crossings.data[i];
        if (second->from != hunt->region)
            break;
        if (!(hunt->second & ~second->in_from) && !layout_is_region(layout, second->to))
            return search_pairs(hunt);
    }
    return false;
}

bool empty_rectangle(const struct board *board, struct step *step) {
    const struct layout *layout = board->layout;
    struct hunt hunt = {.board = board, .step = step, .pairs = pairs_find(board, step)};
    Set fresh = ~vain_digits(board, step, VAIN_EMPTY);
    for (size_t i = 0; i < layout->pointing; i++) {
        const struct layout_crossing *first = &layout->crossings.data[i];
        if (i == 0 || first->from != hunt.region) {
            hunt.region = first->from;
            hunt.begin = i;
        }
        if (layout_is_region(layout, first->to))
            continue;
        for (Set digits = board->missing[first->from] & fresh; digits; digits &= digits - 1) {
            hunt.digit = set_digit(digits);
            if (search_lines(&hunt, first, board_places(board, first->from, hunt.digit)))
                return true;
        }
    }
    vain_note(board, step, VAIN_EMPTY, layout->all);
    return false;
}
