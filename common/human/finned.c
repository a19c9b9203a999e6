#include "common/human/finned.h"

enum { SIZE_MAX_FISH = 4 };

/* Rows are houses 0 .. side - 1 and columns those after them; see fish.c. */
struct hunt {
    const struct board *board;
    struct step *step;
    uint32_t base, cover; /* the first house of either kind */
    unsigned digit, size;
    bool sashimi;
    unsigned lines[SIZE_MAX_FISH]; /* chosen, counted from base */
    Set places[SIZE_MAX_FISH];     /* of the digit in these */
    Set united, own;               /* of all of them; the lines as places of a crossing line */
};

/* Whether the lines left without fins are as the kind of fish has them. */
static bool has_form(const struct hunt *hunt, Set cover) {
    bool thin = false;
    for (unsigned i = 0; i < hunt->size; i++) {
        if (!(hunt->places[i] & cover))
            return false;
        thin = thin || set_at_most_one(hunt->places[i] & cover);
    }
    return thin == hunt->sashimi;
}

/* Narrows `seen` to the cells that see all fins. */
static void look_from_fins(const struct hunt *hunt, Set cover, uint64_t *seen) {
    const struct layout *layout = hunt->board->layout;
    for (uint32_t w = 0; w < layout->words; w++)
        seen[w] = board_holders(hunt->board, hunt->digit)[w];
    for (unsigned i = 0; i < hunt->size; i++)
        for (Set fins = hunt->places[i] & ~cover; fins; fins &= fins - 1) {
            uint32_t fin = layout_cell(layout, hunt->base + hunt->lines[i], set_first(fins));
            for (uint32_t w = 0; w < layout->words; w++)
                seen[w] &= layout_sees(layout, fin)[w];
        }
}

/* Rules out what the fish would where all fins are seen.  Returns whether anything is. */
static bool rule_out(const struct hunt *hunt, Set cover) {
    const struct layout *layout = hunt->board->layout;
    uint64_t seen[LAYOUT_WORDS_MAX];
    look_from_fins(hunt, cover, seen);
    step_begin(hunt->step);
    for (Set lines = cover; lines; lines &= lines - 1) {
        uint32_t house = hunt->cover + set_first(lines);
        Set at = board_places(hunt->board, house, hunt->digit) & ~hunt->own;
        for (; at; at &= at - 1) {
            uint32_t cell = layout_cell(layout, house, set_first(at));
            if (set_has(seen, cell))
                step_remove(hunt->step, cell, set_of(hunt->digit));
        }
    }
    return hunt->step->removal_count > 0;
}

/* Adds the cells of the lines that are cover, or fins, as a part. */
static void add_part(const struct hunt *hunt, Set within) {
    step_begin_part(hunt->step, set_of(hunt->digit));
    for (unsigned i = 0; i < hunt->size; i++)
        for (Set at = hunt->places[i] & within; at; at &= at - 1)
            step_add_cell(hunt->step, layout_cell(hunt->board->layout, hunt->base + hunt->lines[i],
                                                  set_first(at)));
}

static bool take(const struct hunt *hunt, Set cover) {
    struct step *step = hunt->step;
    if (!has_form(hunt, cover) || !rule_out(hunt, cover))
        return false;
    step->digits = set_of(hunt->digit);
    for (unsigned i = 0; i < hunt->size; i++)
        step_add_house(step, hunt->base + hunt->lines[i]);
    step_begin_cover(step);
    for (Set lines = cover; lines; lines &= lines - 1)
        step_add_house(step, hunt->cover + set_first(lines));
    add_part(hunt, cover);
    add_part(hunt, ~cover);
    return step_done(step);
}

/* Chooses `more` lines of those left for the cover. */
static bool choose_cover(const struct hunt *hunt, Set left, Set cover, unsigned more) {
    if (!more)
        return take(hunt, cover);
    for (; left; left &= left - 1)
        if (choose_cover(hunt, left & (left - 1), cover | (left & -left), more - 1))
            return true;
    return false;
}

/* Chooses lines from `first` on, `chosen` of them so far.  Fins are near each other, so that lines
 * with many places more than the fish is large are not looked at. */
static bool choose_base(struct hunt *hunt, unsigned first, unsigned chosen, Set united, Set own) {
    if (chosen == hunt->size) {
        hunt->united = united;
        hunt->own = own;
        return set_size(united) > hunt->size && choose_cover(hunt, united, 0, hunt->size);
    }
    for (unsigned i = first; i < hunt->board->layout->side; i++) {
        Set places = board_places(hunt->board, hunt->base + i, hunt->digit);
        if (set_at_most_one(places) || set_size(united | places) > hunt->size + 2)
            continue;
        hunt->lines[chosen] = i;
        hunt->places[chosen] = places;
        if (choose_base(hunt, i + 1, chosen + 1, united | places, own | (Set)1 << i))
            return true;
    }
    return false;
}

static bool find(const struct board *board, struct step *step, unsigned size, bool sashimi) {
    unsigned side = board->layout->side;
    struct hunt hunt = {.board = board, .step = step, .size = size, .sashimi = sashimi};
    for (hunt.digit = 1; hunt.digit <= side; hunt.digit++)
        for (unsigned turn = 0; turn < 2; turn++) {
            hunt.base = turn ? side : 0;
            hunt.cover = turn ? 0 : side;
            if (choose_base(&hunt, 0, 0, 0, 0))
                return true;
        }
    return false;
}

bool finned_x_wing(const struct board *board, struct step *step) {
    return find(board, step, 2, false);
}
bool finned_swordfish(const struct board *board, struct step *step) {
    return find(board, step, 3, false);
}
bool finned_jellyfish(const struct board *board, struct step *step) {
    return find(board, step, 4, false);
}
bool sashimi_x_wing(const struct board *board, struct step *step) {
    return find(board, step, 2, true);
}
bool sashimi_swordfish(const struct board *board, struct step *step) {
    return find(board, step, 3, true);
}
bool sashimi_jellyfish(const struct board *board, struct step *step) {
    return find(board, step, 4, true);
}
