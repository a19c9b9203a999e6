#include "common/human/turbot.h"

enum form { SKYSCRAPER, KITE, OTHER };

/* The two places of a digit in a house. */
struct pair {
    uint32_t house, ends[2];
};

struct hunt {
    const struct board *board;
    struct step *step;
    unsigned digit;
    enum form form;
    const struct pair *a, *b;
};

static enum form form_of(const struct layout *layout, uint32_t a, uint32_t b) {
    if (layout_is_region(layout, a) || layout_is_region(layout, b))
        return OTHER;
    return layout->variant.houses[a].kind == layout->variant.houses[b].kind ? SKYSCRAPER : KITE;
}

/* The inner ends, which see each other, are number i of the one and number j of the other. */
static bool take(const struct hunt *hunt, unsigned i, unsigned j) {
    const struct layout *layout = hunt->board->layout;
    struct step *step = hunt->step;
    uint32_t outer_a = hunt->a->ends[!i], inner_a = hunt->a->ends[i];
    uint32_t outer_b = hunt->b->ends[!j], inner_b = hunt->b->ends[j];
    Set digit = set_of(hunt->digit);
    if (outer_a == outer_b || outer_a == inner_b || inner_a == outer_b ||
        !set_has(layout_sees(layout, inner_a), inner_b))
        return false;
    step_begin(step);
    step_remove_seen(step, hunt->board, layout_sees(layout, outer_a), layout_sees(layout, outer_b),
                     hunt->digit);
    step->digits = digit;
    step_add_house(step, hunt->a->house);
    step_add_house(step, hunt->b->house);
    step_add_part(step, digit, outer_a);
    step_add_part(step, digit, inner_a);
    step_add_part(step, digit, inner_b);
    step_add_part(step, digit, outer_b);
    return step_done(step);
}

static unsigned find_pairs(const struct board *board, unsigned digit, struct pair *pairs) {
    const struct layout *layout = board->layout;
    unsigned count = 0;
    for (uint32_t h = 0; h < layout->houses; h++) {
        Set places = board_places(board, h, digit);
        if (set_at_most_one(places) || !set_at_most_one(places & (places - 1)))
            continue;
        pairs[count++] = (struct pair){h,
                                       {layout_cell(layout, h, set_first(places)),
                                        layout_cell(layout, h, set_first(places & (places - 1)))}};
    }
    return count;
}

static bool search_digit(struct hunt *hunt) {
    struct pair pairs[LAYOUT_HOUSES_MAX];
    unsigned count = find_pairs(hunt->board, hunt->digit, pairs);
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = a + 1; b < count; b++) {
            hunt->a = &pairs[a];
            hunt->b = &pairs[b];
            if (form_of(hunt->board->layout, pairs[a].house, pairs[b].house) != hunt->form)
                continue;
            for (unsigned ends = 0; ends < 4; ends++)
                if (take(hunt, ends / 2, ends % 2))
                    return true;
        }
    return false;
}

static bool find(const struct board *board, struct step *step, enum form form) {
    struct hunt hunt = {.board = board, .step = step, .form = form};
    if (board->layout->houses > LAYOUT_HOUSES_MAX)
        return false;
    for (hunt.digit = 1; hunt.digit <= board->layout->side; hunt.digit++)
        if (search_digit(&hunt))
            return true;
    return false;
}

bool turbot_skyscraper(const struct board *board, struct step *step) {
    return find(board, step, SKYSCRAPER);
}
bool turbot_kite(const struct board *board, struct step *step) {
    return find(board, step, KITE);
}
bool turbot_fish(const struct board *board, struct step *step) {
    return find(board, step, OTHER);
}
