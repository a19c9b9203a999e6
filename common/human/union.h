/* SPDX-License-Identifier: MIT */
/* Chooses `size` sets whose union has at most `size` elements: the search behind naked and hidden
 * subsets and fish. */
#ifndef COMMON_HUMAN_UNION_H
#define COMMON_HUMAN_UNION_H

#include <assert.h>

#include "common/human/layout.h"

enum { UNION_SIZE_MAX = 4 };

/* Sets to choose from, each with a name given by the caller. */
struct union_choice {
    Set sets[LAYOUT_SIDE_MAX];
    uint32_t names[LAYOUT_SIDE_MAX];
    unsigned count;
    unsigned size; /* the number of sets to choose, and the most elements of their union */

    uint32_t chosen[UNION_SIZE_MAX]; /* their names */
    Set united;

    /* Called for each choice.  Returns true to end the search. */
    bool (*found)(const struct union_choice *choice, void *context);
    void *context;
};

/* Begins with no sets. */
void union_begin(struct union_choice *choice, unsigned size,
                 bool (*found)(const struct union_choice *choice, void *context), void *context);

/* Adds a set, unless it has more than `size` elements, or only one, which is a single. */
static inline void union_add(struct union_choice *choice, Set set, uint32_t name) {
    if (set_at_most_one(set) || set_size(set) > choice->size)
        return;
    assert(choice->count < LAYOUT_SIDE_MAX);
    choice->sets[choice->count] = set;
    choice->names[choice->count++] = name;
}

/* Goes through all choices.  Returns whether `found` ended the search. */
bool union_search(struct union_choice *choice);

#endif
