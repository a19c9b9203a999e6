/* SPDX-License-Identifier: MIT */
/* The almost locked sets of a position: sets of n cells of one house with n + 1 candidate digits.
 *
 * A set that loses one of its digits is locked: it takes all others.  A digit of two sets joins
 * them if each of its places in one set sees all those in the other: then at most one of the two
 * sets has it. */
#ifndef COMMON_HUMAN_ALMOST_H
#define COMMON_HUMAN_ALMOST_H

#include "common/human/graph.h"

/* The most sets, and the most joints.  Sets and joints beyond are left out; only grids in which
 * almost nothing is set have as many. */
enum { ALMOST_MAX = 2048, ALMOST_DIGITS_MAX = 6 * ALMOST_MAX, ALMOST_JOINTS_MAX = 1 << 16 };

struct almost {
    Set digits;
    Set visible; /* its digits whose places some candidate sees, see almost_look */
    uint64_t cells[GRAPH_WORDS];
    uint32_t size;   /* number of cells */
    uint32_t views;  /* number of the view of its lowest digit; those of its other digits follow */
    uint32_t joints; /* its first joint in list.joints; the next set's begin where they end */
};

/* Another set without common cells, and the digits that join the two. */
struct almost_joint {
    uint16_t other, digits;
};

struct almost_list {
    const struct board *board;
    uint32_t count;
    struct almost sets[ALMOST_MAX + 1]; /* the last one only ends the joints */
    struct almost_joint joints[ALMOST_JOINTS_MAX];

    /* By set and digit, from almost.views on, layout->words each: the places of the digit, and its
     * other candidates that see all of them. */
    uint64_t places[ALMOST_DIGITS_MAX * GRAPH_WORDS], seen[ALMOST_DIGITS_MAX * GRAPH_WORDS];
    uint32_t views;

    /* The sets with a digit whose first place is in a cell, and their views of it: for node n of
     * graph.h from number having_begin[n] on. */
    struct almost_view {
        uint16_t set, view;
    } having[ALMOST_DIGITS_MAX];
    uint32_t having_begin[GRAPH_SIDE_MAX * GRAPH_CELLS_MAX + 1];
};

/* Lists the sets of at most `most` cells, at least 1, without views and joints.  The layout must
 * fit a graph. */
void almost_find(struct almost_list *list, const struct board *board, unsigned most);

/* The default for the most cells of a set: above side 9 there would be too many larger sets. */
unsigned almost_most(const struct board *board);

/* Fills in the views of one of the listed sets, which the functions below need. */
void almost_look(struct almost_list *list, struct almost *set);

/* The index in places and seen of a digit's view of a set. */
static inline size_t almost_view_of(const struct almost_list *list, const struct almost *set,
                                    unsigned digit) {
    uint32_t view = set->views + set_size(set->digits & (set_of(digit) - 1));
    return (size_t)view * list->board->layout->words;
}

/* The candidates of a digit that see all its places in a set. */
static inline const uint64_t *almost_seen(const struct almost_list *list, const struct almost *set,
                                          unsigned digit) {
    return list->seen + almost_view_of(list, set, digit);
}

/* The first place of one of its digits in a set. */
uint32_t almost_first_place(const struct almost_list *list, const struct almost *set,
                            unsigned digit);

/* Whether two sets have a cell in common. */
bool almost_overlap(const struct almost_list *list, const struct almost *a, const struct almost *b);

/* The digits that join two sets. */
Set almost_joint_of(const struct almost_list *list, const struct almost *a, const struct almost *b);

/* Rules out some digits of both sets where all their places in both are seen.  Returns whether that
 * has an effect. */
void almost_remove_seen(const struct almost_list *list, const struct almost *a,
                        const struct almost *b, Set digits, struct step *step);
bool almost_any_seen(const struct almost_list *list, const struct almost *a, const struct almost *b,
                     Set digits);

/* Adds a set as a part. */
void almost_add_part(const struct almost_list *list, const struct almost *set, struct step *step);

#endif
