/* SPDX-License-Identifier: MIT */
#include "common/human/coq.h"

#include <string.h>

/* Above this side the other cells of houses have too many subsets. */
enum { SIDE_MAX = 16, SHARED_MAX = 4, OTHERS_MAX = 5, CHOICES_MAX = 4096 };
enum { LEAST_SPARE = 1 - SIDE_MAX, SPARES = OTHERS_MAX + SIDE_MAX };

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
    bool listed;                    /* these, for the crossing */
    uint16_t by_spare[CHOICES_MAX]; /* those of the second house by their spare, from LEAST_SPARE */
    uint32_t spare_begin[SPARES + 1];
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

/* The spare of a choice: its cells minus its digits of its own.  As many digits of the shared cells
 * go there. */
static int spare_of(const struct hunt *hunt, const struct some *some) {
    return (int)some->size - (int)set_size(some->digits & ~hunt->shared.digits);
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

/* Lists what can be chosen of a house beside the cells that are shared. */
static void list_choices(const struct hunt *hunt, uint32_t house, Set shared,
                         struct choices *choices) {
    Set others = open_places(hunt->board, house) & ~shared;
    choices->count = 0;
    for (Set s = next_subset(0, others); s; s = next_subset(s, others))
        if (set_size(s) <= OTHERS_MAX && choices->count < CHOICES_MAX)
            choices->some[choices->count++] = some_of(hunt, house, s);
}

/* Lists both houses' choices, once for a crossing. */
static void list_both(struct hunt *hunt) {
    if (hunt->listed)
        return;
    list_choices(hunt, hunt->crossing->from, hunt->crossing->in_from, &hunt->froms);
    list_choices(hunt, hunt->crossing->to, hunt->crossing->in_to, &hunt->tos);
    hunt->listed = true;
}

/* Sorts the choices of the second house by their spares, stable, by counting. */
static void sort_by_spare(struct hunt *hunt) {
    const struct choices *tos = &hunt->tos;
    uint32_t *begin = hunt->spare_begin;
    memset(begin, 0, sizeof hunt->spare_begin);
    for (uint32_t i = 0; i < tos->count; i++)
        begin[spare_of(hunt, &tos->some[i]) - LEAST_SPARE]++;
    for (unsigned k = 1; k <= SPARES; k++)
        begin[k] += begin[k - 1];
    /* Filling moves each end to its begin. */
    for (uint32_t i = tos->count; i-- > 0;)
        hunt->by_spare[--begin[spare_of(hunt, &tos->some[i]) - LEAST_SPARE]] = (uint16_t)i;
}

/* Tries the choices of the second house with a spare that is wanted and with digits that the first
 * choice lacks. */
static bool choose_to(struct hunt *hunt, int wanted) {
    if (wanted < LEAST_SPARE || wanted > OTHERS_MAX)
        return false;
    const uint32_t *begin = &hunt->spare_begin[wanted - LEAST_SPARE];
    for (uint32_t i = begin[0]; i < begin[1]; i++) {
        hunt->to = &hunt->tos.some[hunt->by_spare[i]];
        if (!(hunt->from->digits & hunt->to->digits) && take(hunt))
            return true;
    }
    return false;
}

/* All cells together have as many digits as cells if the spares of both choices, whose digits
 * differ, add up to the number of digits that the shared cells have too many. */
static bool choose_others(struct hunt *hunt) {
    int surplus = (int)set_size(hunt->shared.digits) - (int)hunt->shared.size;
    bool known = false;
    list_both(hunt);
    for (uint32_t i = 0; i < hunt->froms.count; i++) {
        hunt->from = &hunt->froms.some[i];
        int spare = spare_of(hunt, hunt->from);
        if (spare <= 0)
            continue;
        if (!known)
            sort_by_spare(hunt);
        known = true;
        if (choose_to(hunt, surplus - spare))
            return true;
    }
    return false;
}

static bool choose_shared(struct hunt *hunt) {
    Set shared = open_places(hunt->board, hunt->crossing->from) & hunt->crossing->in_from;
    hunt->listed = false;
    for (Set s = next_subset(0, shared); s; s = next_subset(s, shared)) {
        hunt->shared = some_of(hunt, hunt->crossing->from, s);
        if (hunt->shared.size > 1 && hunt->shared.size <= SHARED_MAX &&
            set_size(hunt->shared.digits) >= hunt->shared.size + 2 && choose_others(hunt))
            return true;
    }
    return false;
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
        if (choose_shared(&hunt))
            return true;
    }
    return false;
}
