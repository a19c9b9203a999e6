/* SPDX-License-Identifier: MIT */
#include "common/human/alspair.h"

#include <string.h>

#include "common/human/almostjoin.h"

enum { WING_CELLS = 4 };

/* Tells of two sets with one joint, or two.  A part without cells has the joints. */
static bool take_pair(const struct almost_list *list, const struct almost *a,
                      const struct almost *b, Set joint, struct step *step) {
    step_begin(step);
    if (set_at_most_one(joint)) {
        almost_remove_seen(list, a, b, a->digits & b->digits & ~joint, step);
    } else {
        almost_remove_seen(list, a, b, joint, step);
        almost_remove_seen(list, a, a, a->digits & ~joint, step);
        almost_remove_seen(list, b, b, b->digits & ~joint, step);
    }
    if (!step->removal_count)
        return false;
    almost_add_part(list, a, step);
    step_begin_part(step, joint);
    almost_add_part(list, b, step);
    return step_done(step);
}

/* Whether a pair is examined from this set, the smaller one, so that it is examined once. */
static bool is_first(const struct almost *a, const struct almost *b) {
    return a->size < b->size || (a->size == b->size && a < b);
}

bool alspair_xz(const struct board *board, struct step *step) {
    if (!graph_fits(board->layout))
        return false;
    const struct almost_list *list = almostjoin_all(board, step);
    for (const struct almost *a = list->sets; a < list->sets + list->count; a++)
        for (uint32_t k = a->joints; k < a[1].joints; k++) {
            const struct almost *b = &list->sets[list->joints[k].other];
            if (is_first(a, b) && take_pair(list, a, b, list->joints[k].digits, step))
                return true;
        }
    return false;
}

/* A set that makes a wing with the current one. */
struct other {
    const struct almost *set;
    Set joint;
    uint32_t rank; /* by the lowest digit that joins them, its first place and the set */
};

/* The small sets of a position.  Few pairs are wings, so that sets are examined only when
 * needed. */
struct hunt {
    struct almost_list list; /* large, and only partly used in small grids */
    bool known[ALMOST_MAX];  /* by set: it was looked from */
    struct other others[ALMOST_MAX];
    uint32_t count; /* of these */
};

static void look_from(struct hunt *hunt, const struct almost *set) {
    bool *known = &hunt->known[set - hunt->list.sets];
    if (!*known)
        almost_look(&hunt->list, &hunt->list.sets[set - hunt->list.sets]);
    *known = true;
}

/* Whether two sets together have four cells, none of them twice, and four digits. */
static bool is_wing(const struct hunt *hunt, const struct almost *a, const struct almost *b) {
    return set_size(a->digits | b->digits) == WING_CELLS && !almost_overlap(&hunt->list, a, b);
}

/* Keeps a set, if it makes a wing with a, where its rank says. */
static void keep(struct hunt *hunt, const struct almost *a, const struct almost *b) {
    const struct layout *layout = hunt->list.board->layout;
    look_from(hunt, a);
    look_from(hunt, b);
    Set joint = almost_joint_of(&hunt->list, a, b);
    if (!joint)
        return;
    uint32_t place = almost_first_place(&hunt->list, b, set_digit(joint));
    uint32_t node = (set_digit(joint) - 1) * layout->cells + place;
    struct other other = {b, joint, node * ALMOST_MAX + (uint32_t)(b - hunt->list.sets)};
    uint32_t i = hunt->count++;
    for (; i > 0 && hunt->others[i - 1].rank > other.rank; i--)
        hunt->others[i] = hunt->others[i - 1];
    hunt->others[i] = other;
}

static bool take_others(const struct hunt *hunt, const struct almost *a, struct step *step) {
    for (uint32_t i = 0; i < hunt->count; i++)
        if (take_pair(&hunt->list, a, hunt->others[i].set, hunt->others[i].joint, step))
            return true;
    return false;
}

bool alspair_wxyz_wing(const struct board *board, struct step *step) {
    struct hunt hunt;
    if (!graph_fits(board->layout))
        return false;
    almost_find(&hunt.list, board, WING_CELLS - 1);
    memset(hunt.known, 0, hunt.list.count * sizeof *hunt.known);
    const struct almost *end = hunt.list.sets + hunt.list.count;
    for (const struct almost *a = hunt.list.sets; a < end && a->size <= WING_CELLS / 2; a++) {
        hunt.count = 0;
        for (const struct almost *b = a + 1; b < end && b->size <= WING_CELLS - a->size; b++)
            if (b->size == WING_CELLS - a->size && is_wing(&hunt, a, b))
                keep(&hunt, a, b);
        if (take_others(&hunt, a, step))
            return true;
    }
    return false;
}
