/* SPDX-License-Identifier: MIT */
#include "common/human/union.h"

#include <assert.h>

void union_begin(struct union_choice *choice, unsigned size,
                 bool (*found)(const struct union_choice *choice, void *context), void *context) {
    assert(size <= UNION_SIZE_MAX);
    choice->count = 0;
    choice->size = size;
    choice->found = found;
    choice->context = context;
}

/* Chooses one more set from number `first` on.  Recursion is at most UNION_SIZE_MAX deep. */
static bool choose(struct union_choice *choice, unsigned first, unsigned chosen, Set united) {
    assert(chosen <= choice->size && set_size(united) <= choice->size);
    if (chosen == choice->size) {
        choice->united = united;
        return choice->found(choice, choice->context);
    }
    for (unsigned i = first; i + choice->size - chosen <= choice->count; i++) {
        Set more = united | choice->sets[i];
        if (set_size(more) > choice->size)
            continue;
        choice->chosen[chosen] = choice->names[i];
        if (choose(choice, i + 1, chosen + 1, more))
            return true;
    }
    return false;
}

bool union_search(struct union_choice *choice) {
    return choice->count >= choice->size && choose(choice, 0, 0, 0);
}
