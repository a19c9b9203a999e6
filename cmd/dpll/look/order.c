/* SPDX-License-Identifier: MIT */
#include "look/order.h"

#include <assert.h>

#include "state/poll.h"

/* While a literal is a candidate and has no place. */
#define PLACE_WANTED (NO_PLACE - 1)

/* Literals that may stand on each other: a longer chain of implications is cut, since each literal
 * that is added to it goes through all of it. */
enum { HEIGHT_MAX = 256 };

/* Whether the literal is among those that `from` stands on, or is it, or there are too many. */
static bool stands_on(const struct look *look, Lit from, Lit lit) {
    assert(lit != NO_LIT);
    for (unsigned height = 0; from != NO_LIT; from = look->parents[from])
        if (from == lit || ++height > HEIGHT_MAX)
            return true;
    return false;
}

/* Chooses what a literal stands on: the strongest candidate that it implies. */
static Lit choose_parent(const struct look *look, Lit lit) {
    const struct implied *list = &look->implied[lit];
    Lit best = NO_LIT;
    for (uint32_t i = 0; i < list->size; i++) {
        Lit other = list->data[i];
        if (look->places[other] != PLACE_WANTED || stands_on(look, other, lit))
            continue;
        if (best == NO_LIT || look->strength[other] > look->strength[best])
            best = other;
    }
    return best;
}

static void clear(struct look *look) {
    for (size_t i = 0; i < look->order.size; i++)
        look->places[look->order.data[i].lit] = NO_PLACE;
    stack_clear(&look->order);
}

static void enlist(struct solver *s, Lit lit) {
    struct look *look = s->look;
    look->places[lit] = PLACE_WANTED;
    look->parents[lit] = look->children[lit] = NO_LIT;
    stack_push(&look->memory, &look->todo, lit);
}

/* Links each literal to its parent.  Those without stay in look->todo. */
static void link_parents(struct solver *s) {
    struct look *look = s->look;
    size_t roots = 0;
    for (size_t i = 0; i < look->todo.size; i++) {
        poll_step(s, i);
        Lit lit = look->todo.data[i], parent = choose_parent(look, lit);
        look->parents[lit] = parent;
        if (parent == NO_LIT) {
            look->todo.data[roots++] = lit;
        } else {
            look->siblings[lit] = look->children[parent];
            look->children[parent] = lit;
        }
    }
    look->todo.size = roots;
}

/* Lists the trees, each literal before those that stand on it. */
static void list_trees(struct solver *s) {
    struct look *look = s->look;
    while (look->todo.size) {
        Lit lit = stack_pop(&look->todo), parent = look->parents[lit];
        struct visit visit = {lit, parent == NO_LIT ? NO_PLACE : look->places[parent]};
        look->places[lit] = (uint32_t)look->order.size;
        assert(parent == NO_LIT || look->places[parent] < look->order.size);
        stack_push(&look->memory, &look->order, visit);
        for (Lit child = look->children[lit]; child != NO_LIT; child = look->siblings[child])
            stack_push(&look->memory, &look->todo, child);
    }
}

void order_candidates(struct solver *s) {
    struct look *look = s->look;
    clear(look);
    stack_clear(&look->todo);
    for (size_t i = look->candidates.size; i-- > 0;) {
        enlist(s, lit_make(look->candidates.data[i], 0));
        enlist(s, lit_make(look->candidates.data[i], 1));
    }
    link_parents(s);
    list_trees(s);
    assert(look->order.size == 2 * look->candidates.size);
}
