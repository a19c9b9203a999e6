/* SPDX-License-Identifier: MIT */
#include "look/order.h"

#include <assert.h>

#include "state/poll.h"

/* While a literal is a candidate and has no place. */
#define PLACE_WANTED (NO_PLACE - 1)

/* Most literals that stand on each other.  A longer chain of implications is cut, since adding a
 * literal visits its whole chain. */
enum { HEIGHT_MAX = 256 };

/* Whether lit is `from` or a literal that `from` stands on, or the chain is too long. */
static bool stands_on(const struct look *look, Lit from, Lit lit) {
    assert(lit != NO_LIT);
    for (unsigned height = 0; from != NO_LIT; from = memory_at(look->parents, from))
        if (from == lit || ++height > HEIGHT_MAX)
            return true;
    return false;
}

/* The strongest candidate that a literal implies, for it to stand on. */
static Lit choose_parent(const struct look *look, Lit lit) {
    const struct implied *list = &memory_at(look->implied, lit);
    Lit best = NO_LIT;
    for (uint32_t i = 0; i < list->size; i++) {
        Lit other = stack_at(list, i);
        if (memory_at(look->places, other) != PLACE_WANTED || stands_on(look, other, lit))
            continue;
        if (best == NO_LIT || memory_at(look->strength, other) > memory_at(look->strength, best))
            best = other;
    }
    return best;
}

static void clear(struct look *look) {
    for (size_t i = 0; i < look->order.size; i++)
        memory_at(look->places, stack_at(&look->order, i).lit) = NO_PLACE;
    stack_clear(&look->order);
}

static void enlist(struct solver *s, Lit lit) {
    struct look *look = s->look;
    memory_at(look->places, lit) = PLACE_WANTED;
    memory_at(look->parents, lit) = memory_at(look->children, lit) = NO_LIT;
    stack_push(&look->memory, &look->todo, lit);
}

/* Links each literal to its parent; those without one stay in look->todo. */
static void link_parents(struct solver *s) {
    struct look *look = s->look;
    size_t roots = 0;
    for (size_t i = 0; i < look->todo.size; i++) {
        poll_step(s, i);
        Lit lit = stack_at(&look->todo, i), parent = choose_parent(look, lit);
        memory_at(look->parents, lit) = parent;
        if (parent == NO_LIT) {
            stack_at(&look->todo, roots++) = lit;
        } else {
            memory_at(look->siblings, lit) = memory_at(look->children, parent);
            memory_at(look->children, parent) = lit;
        }
    }
    look->todo.size = roots;
}

/* Lists the trees, each literal before those that stand on it. */
static void list_trees(struct solver *s) {
    struct look *look = s->look;
    while (look->todo.size) {
        Lit lit = stack_pop(&look->todo), parent = memory_at(look->parents, lit);
        struct visit visit = {lit, parent == NO_LIT ? NO_PLACE : memory_at(look->places, parent)};
        memory_at(look->places, lit) = (uint32_t)look->order.size;
        assert(parent == NO_LIT || memory_at(look->places, parent) < look->order.size);
        stack_push(&look->memory, &look->order, visit);
        for (Lit child = memory_at(look->children, lit); child != NO_LIT;
             child = memory_at(look->siblings, child))
            stack_push(&look->memory, &look->todo, child);
    }
}

#ifndef NDEBUG
/* One in this many orders is checked. */
enum { CHECKED = 8 };

/* Whether a binary clause says that one literal implies another. */
static bool implies(const struct look *look, Lit lit, Lit other) {
    const struct implied *list = &memory_at(look->implied, lit);
    for (uint32_t i = 0; i < list->size; i++)
        if (stack_at(list, i) == other)
            return true;
    return false;
}

/* Whether each literal is at its noted place, behind the one it stands on, which it implies; and
 * each that stands on none implies no candidate it could stand on. */
static bool is_ordered(const struct look *look) {
    for (uint32_t i = 0; i < look->order.size; i++) {
        struct visit visit = stack_at(&look->order, i);
        if (memory_at(look->places, visit.lit) != i)
            return false;
        if (visit.parent != NO_PLACE &&
            (visit.parent >= i ||
             !implies(look, visit.lit, stack_at(&look->order, visit.parent).lit)))
            return false;
    }
    return true;
}
#endif

void order_candidates(struct solver *s) {
    struct look *look = s->look;
    clear(look);
    stack_clear(&look->todo);
    for (size_t i = look->candidates.size; i-- > 0;) {
        enlist(s, lit_make(stack_at(&look->candidates, i), 0));
        enlist(s, lit_make(stack_at(&look->candidates, i), 1));
    }
    link_parents(s);
    list_trees(s);
    assert(look->order.size == 2 * look->candidates.size);
    assert(s->counters.decisions % CHECKED || is_ordered(look));
}
