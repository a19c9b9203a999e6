#include "common/human/coq.h"

/* Above this side the other cells of houses have too many subsets. */
enum { SIDE_MAX = 16, SHARED_MAX = 4, OTHERS_MAX = 5, CHOICES_MAX = 4096 };

/* Some cells of a house, as places, and their digits. */
struct some {
    Set places, digits;
    unsigned size;
};

/* What can be chosen of the others of a house. */
struct choices {
    struct some some[CHOICES_MAX];
    uint32_t count;
};

struct hunt {
    const struct board *board;
    struct step *step;
    const struct layout_crossing *crossing;
    struct some shared;           /* as places of the first house */
    const struct some *from, *to; /* others of the first house, and of the second */
    struct choices froms, tos;
};

static Set open_places(const struct board *board, uint32_t house) {
    Set places = 0;
    for (Set missing = board->missing[house]; missing; missing &= missing - 1)
        places |= board_places(board, house, set_digit(missing));
    return places;
}

static Set digits_at(const struct hunt *hunt, uint32_t house, unsigned place) {
    return hunt->board->candidates[layout_cell(hunt->board->layout, house, place)];
}

/* The subset of a set that comes after another when they are counted up, and 0 after the last. */
static Set next_subset(Set subset, Set set) {
    return (subset - set) & set;
}

static struct some some_of(const struct hunt *hunt, uint32_t house, Set places) {
    struct some some = {places, 0, set_size(places)};
    for (; places; places &= places - 1)
        some.digits |= digits_at(hunt, house, set_first(places));
    return some;
}

/* Whether others have a digit of the shared cells to spare: a cell more than digits of their own.
 */
static bool is_useful(const struct hunt *hunt, const struct some *others) {
    return others->size > set_size(others->digits & ~hunt->shared.digits);
}

static void add_part(const struct hunt *hunt, uint32_t house, const struct some *some) {
    step_begin_part(hunt->step, some->digits);
    for (Set places = some->places; places; places &= places - 1)
        step_add_cell(hunt->step, layout_cell(hunt->board->layout, house, set_first(places)));
}

/* Rules digits out in a house, but for some places. */
static void clear(const struct hunt *hunt, uint32_t house, Set kept, Set digits) {
    for (Set places = open_places(hunt->board, house) & ~kept; places; places &= places - 1) {
        uint32_t cell = layout_cell(hunt->board->layout, house, set_first(places));
        step_remove(hunt->step, cell, hunt->board->candidates[cell] & digits);
    }
}

static bool take(const struct hunt *hunt) {
    const struct layout_crossing *crossing = hunt->crossing;
    Set all = hunt->shared.digits | hunt->from->digits | hunt->to->digits, shared_in_to = 0;
    for (Set places = hunt->shared.places; places; places &= places - 1) {
        uint32_t cell = layout_cell(hunt->board->layout, crossing->from, set_first(places));
        for (Set in_to = crossing->in_to; in_to; in_to &= in_to - 1)
            if (layout_cell(hunt->board->layout, crossing->to, set_first(in_to)) == cell)
                shared_in_to |= in_to & -in_to;
    }
    step_begin(hunt->step);
    clear(hunt, crossing->from, hunt->shared.places | hunt->from->places, all & ~hunt->to->digits);
    clear(hunt, crossing->to, shared_in_to | hunt->to->places, all & ~hunt->from->digits);
    step_add_house(hunt->step, crossing->from);
    step_begin_cover(hunt->step);
    step_add_house(hunt->step, crossing->to);
    add_part(hunt, crossing->from, &hunt->shared);
    add_part(hunt, crossing->from, hunt->from);
    add_part(hunt, crossing->to, hunt->to);
    return step_done(hunt->step);
}

/* Whether all cells together have as many digits as they are. */
static bool is_locked(const struct hunt *hunt) {
    return set_size(hunt->shared.digits | hunt->from->digits | hunt->to->digits) ==
           hunt->shared.size + hunt->from->size + hunt->to->size;
}

static bool choose_others(struct hunt *hunt) {
    for (hunt->from = hunt->froms.some; hunt->from < hunt->froms.some + hunt->froms.count;
         hunt->from++) {
        if (!is_useful(hunt, hunt->from))
            continue;
        for (hunt->to = hunt->tos.some; hunt->to < hunt->tos.some + hunt->tos.count; hunt->to++)
            if (!(hunt->from->digits & hunt->to->digits) && is_locked(hunt) && take(hunt))
                return true;
    }
    return false;
}

static bool choose_shared(struct hunt *hunt) {
    Set shared = open_places(hunt->board, hunt->crossing->from) & hunt->crossing->in_from;
    for (Set s = next_subset(0, shared); s; s = next_subset(s, shared)) {
        hunt->shared = some_of(hunt, hunt->crossing->from, s);
        if (hunt->shared.size > 1 && hunt->shared.size <= SHARED_MAX &&
            set_size(hunt->shared.digits) >= hunt->shared.size + 2 && choose_others(hunt))
            return true;
    }
    return false;
}

/* Lists what can be chosen of a house beside the cells that are shared. */
static void list_choices(const struct hunt *hunt, uint32_t house, Set shared,
                         struct choices *choices) {
    Set others = open_places(hunt->board, house) & ~shared;
    choices->count = 0;
    for (Set s = next_subset(0, others); s; s = next_subset(s, others))
        if (set_size(s) <= OTHERS_MAX && choices->count < CHOICES_MAX)
            choices->some[choices->count++] = some_of(hunt, house, s);
}

bool coq_find(const struct board *board, struct step *step) {
    const struct layout *layout = board->layout;
    struct hunt hunt; /* large, and only partly used in small grids */
    if (layout->side > SIDE_MAX)
        return false;
    hunt.board = board;
    hunt.step = step;
    for (size_t i = 0; i < layout->pointing; i++) {
        hunt.crossing = &layout->crossings.data[i];
        list_choices(&hunt, hunt.crossing->from, hunt.crossing->in_from, &hunt.froms);
        list_choices(&hunt, hunt.crossing->to, hunt.crossing->in_to, &hunt.tos);
        if (choose_shared(&hunt))
            return true;
    }
    return false;
}
