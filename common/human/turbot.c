/* SPDX-License-Identifier: MIT */
#include "common/human/turbot.h"

#include <assert.h>

#include "common/human/pairs.h"
#include "common/human/vain.h"

enum form { SKYSCRAPER, KITE, OTHER };

struct hunt {
    const struct board *board;
    struct step *step;
    unsigned digit;
    enum form form;
    const struct pairs_pair *a, *b;
};

static enum form form_of(const struct pairs_pair *a, const struct pairs_pair *b) {
    if (!a->line || !b->line)
        return OTHER;
    return a->line == b->line ? SKYSCRAPER : KITE;
}

/* The inner ends, which see each other, are end i of one pair and end j of the other. */
static bool take(const struct hunt *hunt, unsigned i, unsigned j) {
    const struct layout *layout = hunt->board->layout;
    struct step *step = hunt->step;
    uint32_t outer_a = hunt->a->ends[!i], inner_a = hunt->a->ends[i];
    uint32_t outer_b = hunt->b->ends[!j], inner_b = hunt->b->ends[j];
    const uint64_t *see_a = layout_sees(layout, outer_a), *see_b = layout_sees(layout, outer_b);
    Set digit = set_of(hunt->digit);
    if (outer_a == outer_b || outer_a == inner_b || inner_a == outer_b ||
        !set_has(layout_sees(layout, inner_a), inner_b) ||
        !board_holds_in_both(hunt->board, see_a, see_b, hunt->digit))
        return false;
    assert(layout_has(layout, hunt->a->house, outer_a) &&
           layout_has(layout, hunt->b->house, outer_b));
    step_begin(step);
    step_remove_seen(step, hunt->board, see_a, see_b, hunt->digit);
    step->digits = digit;
    step_add_house(step, hunt->a->house);
    step_add_house(step, hunt->b->house);
    step_add_part(step, digit, outer_a);
    step_add_part(step, digit, inner_a);
    step_add_part(step, digit, inner_b);
    step_add_part(step, digit, outer_b);
    return step_done(step);
}

static bool search_digit(struct hunt *hunt, const struct pairs_pair *pair,
                         const struct pairs_pair *end) {
    for (hunt->a = pair; hunt->a < end; hunt->a++)
        for (hunt->b = hunt->a + 1; hunt->b < end; hunt->b++) {
            if (form_of(hunt->a, hunt->b) != hunt->form)
                continue;
            for (unsigned ends = 0; ends < 4; ends++)
                if (take(hunt, ends / 2, ends % 2))
                    return true;
        }
    return false;
}

static bool find(const struct board *board, struct step *step, enum form form,
                 enum vain_search search) {
    struct hunt hunt = {.board = board, .step = step, .form = form};
    const struct pairs *pairs = pairs_find(board, step);
    Set digits = board->layout->all & ~vain_digits(board, step, search);
    for (; digits; digits &= digits - 1) {
        hunt.digit = set_digit(digits);
        if (search_digit(&hunt, pairs->list + pairs->begin[hunt.digit],
                         pairs->list + pairs->begin[hunt.digit + 1]))
            return true;
        vain_note(board, step, search, set_of(hunt.digit));
    }
    return false;
}

bool turbot_skyscraper(const struct board *board, struct step *step) {
    return find(board, step, SKYSCRAPER, VAIN_SKYSCRAPER);
}
bool turbot_kite(const struct board *board, struct step *step) {
    return find(board, step, KITE, VAIN_KITE);
}
bool turbot_fish(const struct board *board, struct step *step) {
    return find(board, step, OTHER, VAIN_TURBOT);
}
