/* SPDX-License-Identifier: MIT */
/* Choosing `size` sets that have no more than `size` elements together: the search behind naked and
 * hidden subsets and behind fish. */
#ifndef COMMON_HUMAN_UNION_H
#define COMMON_HUMAN_UNION_H

#include "common/human/layout.h"

enum { UNION_SIZE_MAX = 4 };

/* Sets to choose from, each with a name that the caller gives it. */
struct union_choice {
    Set sets[LAYOUT_SIDE_MAX];
    uint32_t names[LAYOUT_SIDE_MAX];
    unsigned count;
    unsigned size; /* how many sets are chosen, and how many elements they may have together */

    uint32_t chosen[UNION_SIZE_MAX]; /* names */
    Set united;

    /* Told of each choice.  Returns true to end the search. */
    bool (*found)(const struct union_choice *choice, void *context);
    void *context;
};

/* Begins with no set. */
void union_begin(struct union_choice *choice, unsigned size,
                 bool (*found)(const struct union_choice *choice, void *context), void *context);

/* Adds a set, unless it has more elements than allowed or just one, which is a single's affair. */
static inline void union_add(struct union_choice *choice, Set set, uint32_t name) {
    if (set_at_most_one(set) || set_size(set) > choice->size)
        return;
    choice->sets[choice->count] = set;
    choice->names[choice->count++] = name;
}

/* Goes through all choices.  Returns whether found ended it. */
bool union_search(struct union_choice *choice);

#endif
