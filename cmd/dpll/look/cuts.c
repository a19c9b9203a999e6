/* SPDX-License-Identifier: MIT */
#include "look/cuts.h"

#include <assert.h>
#include <math.h>

#include "look/clauses.h"
#include "state/trail.h"

static bool is_before(const struct solver *s, uint32_t a, uint32_t b) {
    double x = cuts_at(s, a)->effort, y = cuts_at(s, b)->effort;
    return x > y || (x == y && a < b);
}

void cuts_add(struct solver *s, uint32_t number) {
    assert(cuts_at(s, number)->branch != NO_LIT);
    struct number_stack *heap = &s->look->cuts->heap;
    stack_push(&s->look->memory, heap, number);
    size_t at = heap->size - 1;
    for (; at && is_before(s, number, stack_at(heap, (at - 1) / 2)); at = (at - 1) / 2)
        stack_at(heap, at) = stack_at(heap, (at - 1) / 2);
    stack_at(heap, at) = number;
}

uint32_t cuts_take(struct solver *s) {
    struct number_stack *heap = &s->look->cuts->heap;
    assert(heap->size);
    uint32_t first = stack_at(heap, 0), last = stack_pop(heap);
    size_t at = 0, child;
    for (; (child = 2 * at + 1) < heap->size; at = child) {
        if (child + 1 < heap->size &&
            is_before(s, stack_at(heap, child + 1), stack_at(heap, child)))
            child++;
        if (!is_before(s, stack_at(heap, child), last))
            break;
        stack_at(heap, at) = stack_at(heap, child);
    }
    if (heap->size)
        stack_at(heap, at) = last;
    assert(!heap->size || is_before(s, first, stack_at(heap, 0)));
    return first;
}

struct number_stack *cuts_climb(struct solver *s, uint32_t number) {
    struct number_stack *chain = &s->look->cuts->chain;
    stack_clear(chain);
    for (; cuts_at(s, number)->parent != NO_NODE; number = cuts_at(s, number)->parent)
        stack_push(&s->look->memory, chain, number);
    return chain;
}

/* Assigns the decision and the literals of a node. */
static void replay(struct solver *s, uint32_t number) {
    assert(cuts_at(s, number)->begin <= cuts_at(s, number)->end);
    struct cut cut = *cuts_at(s, number);
    clauses_decide(s, cut.decision);
    for (size_t i = cut.begin; i < cut.end; i++)
        if (!solver_value(s, stack_at(&s->look->cuts->lits, i)))
            trail_assign(s, stack_at(&s->look->cuts->lits, i), NO_REASON);
    clauses_reduce(s);
}

void cuts_go_to(struct solver *s, uint32_t number) {
    struct number_stack *path = &s->look->cuts->path, *chain = cuts_climb(s, number);
    size_t common = 0;
    while (common < path->size && common < chain->size &&
           stack_at(path, common) == stack_at(chain, chain->size - 1 - common))
        common++;
    clauses_restore(s, (unsigned)(s->assumptions.size + common));
    path->size = common;
    for (size_t left = chain->size - common; left; left--) {
        stack_push(&s->look->memory, path, stack_at(chain, left - 1));
        replay(s, stack_at(chain, left - 1));
    }
}

uint32_t cuts_next(const struct solver *s, uint32_t number) {
    if (cuts_at(s, number)->children != NO_NODE)
        return cuts_at(s, number)->children;
    while (number && number != cuts_at(s, cuts_at(s, number)->parent)->children)
        number = cuts_at(s, number)->parent;
    return number ? number + 1 : NO_NODE;
}

#ifndef NDEBUG
bool cuts_cover(struct solver *s) {
    double covered = 0;
    uint64_t open = 0;
    for (uint32_t number = 0; number != NO_NODE; number = cuts_next(s, number)) {
        if (cuts_at(s, number)->children != NO_NODE || cuts_at(s, number)->refuted)
            continue;
        const struct number_stack *chain = cuts_climb(s, number);
        int decisions = 0;
        for (size_t i = 0; i < chain->size; i++)
            decisions += !cuts_at(s, stack_at(chain, i))->forced;
        covered += ldexp(1, -decisions);
        open++;
    }
    return open == s->look->cuts->open && (!open || fabs(covered - 1) < 1e-6);
}
#endif
