/* SPDX-License-Identifier: MIT */
#include "common/human/alschain.h"

#include <string.h>

#include "common/human/almostjoin.h"

enum {
    LENGTH_MAX = 8,                       /* sets of a chain */
    STATES = ALMOST_MAX * GRAPH_SIDE_MAX, /* a set, and the digit by which a chain came to it */
    NO_STATE = UINT16_MAX,
};

typedef uint16_t State;

/* A chain: its first set, the digit that joins it to the second, and the states that follow. */
struct path {
    uint32_t first;
    unsigned first_joint, length; /* in sets, the first included */
    State states[LENGTH_MAX];     /* from number 1 on */
};

struct hunt {
    const struct almost_list *list;
    struct step *step;
    unsigned least, most;         /* sets of a chain; most falls as shorter ones are found */
    uint32_t first;               /* the first set of the current chains */
    unsigned first_joint;         /* the digit that joins it to the second */
    uint16_t reached[ALMOST_MAX]; /* by set: the digits by which a chain came to it */
    State from[STATES];           /* the state before */
    State queue[STATES];
    uint8_t length[STATES]; /* of the chain, in sets */
    uint32_t queued;
    struct path path, best; /* the current chain, and the best so far, of length 0 for none */
};

static State state_of(uint32_t set, unsigned digit) {
    return (State)(set * GRAPH_SIDE_MAX + digit - 1);
}
static uint32_t set_of_state(State state) {
    return state / GRAPH_SIDE_MAX;
}
static unsigned digit_of_state(State state) {
    return state % GRAPH_SIDE_MAX + 1u;
}

/* Notes the chain that ends in a state. */
static void trace_back(struct hunt *hunt, State end) {
    hunt->path.first = hunt->first;
    hunt->path.first_joint = hunt->first_joint;
    hunt->path.length = hunt->length[end];
    for (unsigned i = hunt->path.length; i-- > 1; end = hunt->from[end])
        hunt->path.states[i] = end;
}

/* The digits that the first or the last set of a chain must have: digits of both, except those by
 * which the chain leaves the first and comes to the last. */
static Set digits_of_ends(const struct hunt *hunt, uint32_t first, unsigned first_joint,
                          State end) {
    return hunt->list->sets[first].digits & hunt->list->sets[set_of_state(end)].digits &
           ~set_of(first_joint) & ~set_of(digit_of_state(end));
}

/* Makes the step of a chain.  A part without cells stands for what joins those beside it. */
static bool tell(const struct hunt *hunt, const struct path *path) {
    State end = path->states[path->length - 1];
    step_begin(hunt->step);
    almost_remove_seen(hunt->list, &hunt->list->sets[path->first],
                       &hunt->list->sets[set_of_state(end)],
                       digits_of_ends(hunt, path->first, path->first_joint, end), hunt->step);
    almost_add_part(hunt->list, &hunt->list->sets[path->first], hunt->step);
    for (unsigned i = 1; i < path->length; i++) {
        step_begin_part(hunt->step, set_of(digit_of_state(path->states[i])));
        almost_add_part(hunt->list, &hunt->list->sets[set_of_state(path->states[i])], hunt->step);
    }
    return step_done(hunt->step);
}

/* Whether a chain comes to a set twice, which would be hard to follow. */
static bool is_winding(const struct path *path) {
    for (unsigned i = 1; i < path->length; i++)
        for (unsigned j = 1; j < i; j++)
            if (set_of_state(path->states[i]) == set_of_state(path->states[j]))
                return true;
    return false;
}

/* Keeps the chain that ends in a state, if it has an effect, as the best so far; or tells of it.
 * Each chain is met from both of its ends. */
static void look_at(struct hunt *hunt, State end) {
    const struct almost *sets = hunt->list->sets;
    if (hunt->first > set_of_state(end) ||
        !almost_any_seen(hunt->list, &sets[hunt->first], &sets[set_of_state(end)],
                         digits_of_ends(hunt, hunt->first, hunt->first_joint, end)))
        return;
    trace_back(hunt, end);
    if (is_winding(&hunt->path))
        return;
    if (hunt->step->tell) {
        tell(hunt, &hunt->path);
        return;
    }
    hunt->best = hunt->path;
    hunt->most = hunt->path.length - 1;
}

/* Comes to a set by digits by which no chain did before. */
static void reach(struct hunt *hunt, uint32_t set, Set fresh, State from, unsigned length) {
    hunt->reached[set] |= (uint16_t)fresh;
    for (; fresh; fresh &= fresh - 1) {
        State state = state_of(set, set_digit(fresh));
        hunt->from[state] = from;
        hunt->length[state] = (uint8_t)length;
        hunt->queue[hunt->queued++] = state;
    }
}

/* Goes on from a set by some of the digits that join it to others. */
static void spread(struct hunt *hunt, uint32_t set, Set by, State from, unsigned length) {
    const struct almost_joint *joint = hunt->list->joints + hunt->list->sets[set].joints;
    const struct almost_joint *end = hunt->list->joints + hunt->list->sets[set + 1].joints;
    for (; joint < end; joint++) {
        Set fresh = joint->digits & by & ~(Set)hunt->reached[joint->other];
        if (fresh)
            reach(hunt, joint->other, fresh, from, length);
    }
}

/* Goes along the chains that begin with a set and a joint, breadth first. */
static void search_by(struct hunt *hunt) {
    hunt->queued = 0;
    memset(hunt->reached, 0, hunt->list->count * sizeof *hunt->reached);
    hunt->reached[hunt->first] = UINT16_MAX;
    spread(hunt, hunt->first, set_of(hunt->first_joint), NO_STATE, 2);
    for (uint32_t i = 0; i < hunt->queued; i++) {
        State state = hunt->queue[i];
        unsigned length = hunt->length[state];
        if (length > hunt->most)
            return;
        if (length >= hunt->least)
            look_at(hunt, state);
        if (length < hunt->most)
            spread(hunt, set_of_state(state), ~set_of(digit_of_state(state)), state, length + 1);
    }
}

/* The digits that join a set to any other. */
static Set joints_of(const struct almost_list *list, const struct almost *set) {
    Set digits = 0;
    for (uint32_t k = set->joints; k < set[1].joints; k++)
        digits |= list->joints[k].digits;
    return digits;
}

/* Goes along the chains that begin with a set. */
static void search_from(struct hunt *hunt, uint32_t first) {
    Set digits = joints_of(hunt->list, &hunt->list->sets[first]);
    hunt->first = first;
    for (; digits; digits &= digits - 1) {
        hunt->first_joint = set_digit(digits);
        search_by(hunt);
    }
}

/* Looks for the shortest chain, or all chains, of `least` to `most` sets. */
static bool find_chain(const struct board *board, struct step *step, unsigned least,
                       unsigned most) {
    struct hunt hunt; /* large, and only partly used in small grids */
    if (!graph_fits(board->layout))
        return false;
    hunt.step = step;
    hunt.least = least;
    hunt.most = most;
    hunt.best.length = 0;
    hunt.list = almostjoin_all(board, step);
    for (uint32_t first = 0; first < hunt.list->count && hunt.most >= least; first++)
        search_from(&hunt, first);
    return hunt.best.length && tell(&hunt, &hunt.best);
}

bool alschain_xy_wing(const struct board *board, struct step *step) {
    return find_chain(board, step, 3, 3);
}

bool alschain_find(const struct board *board, struct step *step) {
    return find_chain(board, step, 4, LENGTH_MAX);
}
