#include "common/human/finned.h"

/* FIN_LINES_MAX: lines that cross the fish at fins only. */
enum { SIZE_MAX_FISH = 4, FIN_LINES_MAX = 2 };

/* Rows and columns of a grid: see fish.c. */
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

/* A line that may be left out of the cover: where it crosses the fish are fins. */
struct rim {
    Set line;
    uint64_t seen[LAYOUT_WORDS_MAX]; /* the places of the digit that see all of them */
};

/* What the fish rules out is neither in the row nor in the column of a fin. */
static void look_from(const struct hunt *hunt, Set line, struct rim *rim) {
    const struct layout *layout = hunt->board->layout;
    uint32_t house = hunt->cover + set_first(line);
    Set fins = board_places(hunt->board, house, hunt->digit) & hunt->own;
    rim->line = line;
    for (uint32_t w = 0; w < layout->words; w++)
        rim->seen[w] = board_holders(hunt->board, hunt->digit)[w];
    for (; fins; fins &= fins - 1) {
        uint32_t fin = layout_cell(layout, house, set_first(fins));
        for (uint32_t w = 0; w < layout->words; w++)
            rim->seen[w] &= layout_near(layout, fin)[w];
    }
}

/* Rules out what the fish would where all fins are seen, from one rim or two.  Returns whether
 * anything is. */
static bool rule_out(const struct hunt *hunt, Set cover, const struct rim *a, const struct rim *b) {
    const struct layout *layout = hunt->board->layout;
    step_begin(hunt->step);
    for (Set lines = cover; lines; lines &= lines - 1) {
        uint32_t house = hunt->cover + set_first(lines);
        Set at = board_places(hunt->board, house, hunt->digit) & ~hunt->own;
        for (; at; at &= at - 1) {
            uint32_t cell = layout_cell(layout, house, set_first(at));
            if (set_has(a->seen, cell) && set_has(b->seen, cell))
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

static bool meet(const struct hunt *hunt, const struct rim *a, const struct rim *b) {
    uint64_t any = 0;
    for (uint32_t w = 0; w < hunt->board->layout->words; w++)
        any |= a->seen[w] & b->seen[w];
    return any;
}

/* Leaves the lines of two rims, or of one that is given twice, out of the cover. */
static bool take(const struct hunt *hunt, const struct rim *a, const struct rim *b) {
    struct step *step = hunt->step;
    Set cover = hunt->united & ~a->line & ~b->line;
    if (!meet(hunt, a, b) || !has_form(hunt, cover) || !rule_out(hunt, cover, a, b))
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

/* Leaves one line out of the cover, or two, the last ones first. */
static bool choose_cover(const struct hunt *hunt) {
    struct rim rims[SIZE_MAX_FISH + FIN_LINES_MAX];
    unsigned count = 0;
    for (Set left = hunt->united; left; left &= ~set_highest(left))
        look_from(hunt, set_highest(left), &rims[count++]);
    bool two = count == hunt->size + FIN_LINES_MAX;
    for (unsigned i = 0; i < count; i++) {
        if (!two && take(hunt, &rims[i], &rims[i]))
            return true;
        for (unsigned j = 0; two && j < i; j++)
            if (take(hunt, &rims[i], &rims[j]))
                return true;
    }
    return false;
}

/* Chooses lines from `first` on, `chosen` of them so far.  Fins are near each other, so that lines
 * with many places more than the fish is large are not looked at. */
static bool choose_base(struct hunt *hunt, unsigned first, unsigned chosen, Set united, Set own) {
    if (chosen == hunt->size) {
        hunt->united = united;
        hunt->own = own;
        return set_size(united) > hunt->size && choose_cover(hunt);
    }
    for (unsigned i = first; i < hunt->board->layout->side; i++) {
        Set places = board_places(hunt->board, hunt->base + i, hunt->digit);
        if (set_at_most_one(places) || set_size(united | places) > hunt->size + FIN_LINES_MAX)
            continue;
        hunt->lines[chosen] = i;
        hunt->places[chosen] = places;
        if (choose_base(hunt, i + 1, chosen + 1, united | places, own | (Set)1 << i))
            return true;
    }
    return false;
}

static bool find(const struct board *board, struct step *step, unsigned size, bool sashimi) {
    uint32_t side = board->layout->side, lines = board->layout->lines;
    struct hunt hunt = {.board = board, .step = step, .size = size, .sashimi = sashimi};
    for (hunt.digit = 1; hunt.digit <= side; hunt.digit++)
        for (uint32_t grid = 0; grid < lines; grid += side)
            for (unsigned turn = 0; turn < 2; turn++) {
                hunt.base = turn ? lines + grid : grid;
                hunt.cover = turn ? grid : lines + grid;
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
