/* SPDX-License-Identifier: MIT */
#include "look/best.h"

#include <assert.h>
#include <math.h>
#include <string.h>

/* A rank by the product of both strengths, and among equals by the lower variable.  The bits of
 * positive floats compare as the floats. */
static uint64_t rank_of(const struct look *look, Var var) {
    Lit lit = lit_make(var, 0);
    float product = memory_at(look->strength, lit) * memory_at(look->strength, lit_not(lit));
    uint32_t bits;
    memcpy(&bits, &product, sizeof bits);
    return (uint64_t)bits << 32 | (UINT32_MAX - var);
}

static Var ranked_var(uint64_t rank) {
    return UINT32_MAX - (uint32_t)rank;
}

/* Moves the ranks above the last one to the front, followed by the last one.  Returns how many are
 * above.  Swaps at each step instead of branching, which would be mispredicted (Lomuto, 1984). */
static size_t partition(uint64_t *ranks, size_t size) {
    assert(size);
    uint64_t pivot = ranks[INDEX(size - 1, size)];
    size_t above = 0;
    for (size_t i = 0; i < size; i++) {
        uint64_t rank = ranks[i];
        ranks[INDEX(i, size)] = ranks[INDEX(above, size)];
        array_at(ranks, size, above) = rank;
        above += rank > pivot;
    }
    assert(above < size && ranks[above] == pivot);
    return above;
}

#ifndef NDEBUG
/* Whether no variable of the first `keep` ranks has a lower product of strengths than another. */
static bool is_selected(const struct look *look, size_t size, size_t keep) {
    float lowest = INFINITY, highest = 0;
    for (size_t i = 0; i < size; i++) {
        Lit yes = lit_make(ranked_var(memory_at(look->ranks.data, i)), 0), no = lit_not(yes);
        float product = memory_at(look->strength, yes) * memory_at(look->strength, no);
        if (i < keep)
            lowest = product < lowest ? product : lowest;
        else
            highest = product > highest ? product : highest;
    }
    return lowest >= highest;
}
#endif

/* Moves the `keep` highest of distinct ranks to the front (Hoare, 1961). */
static void select_best(uint64_t *ranks, size_t size, size_t keep) {
    while (keep && keep < size) {
        uint64_t pivot = array_at(ranks, size, size / 2);
        array_at(ranks, size, size / 2) = array_at(ranks, size, size - 1);
        array_at(ranks, size, size - 1) = pivot;
        size_t above = partition(ranks, size);
        if (keep <= above) {
            size = above;
        } else {
            ranks += above + 1;
            size -= above + 1;
            keep -= above + 1;
        }
    }
}

void best_keep(struct solver *s, size_t keep) {
    assert(keep < s->look->candidates.size);
    struct look *look = s->look;
    struct var_stack *candidates = &look->candidates;
    stack_clear(&look->ranks);
    stack_reserve(&look->memory, &look->ranks, candidates->size);
    look->ranks.size = candidates->size;
    for (size_t i = 0; i < candidates->size; i++)
        stack_at(&look->ranks, i) = rank_of(look, stack_at(candidates, i));
    select_best(look->ranks.data, candidates->size, keep);
    assert(is_selected(look, candidates->size, keep));
    candidates->size = keep;
    for (size_t i = 0; i < keep; i++) {
        stack_at(candidates, i) = ranked_var(stack_at(&look->ranks, i));
        assert(rank_of(look, stack_at(candidates, i)) == stack_at(&look->ranks, i));
    }
}
