/* SPDX-License-Identifier: MIT */
#include "engines/scan.h"

#include <assert.h>

#include "engines/listed.h"
#include "state/poll.h"

struct scan {
    struct listed list;
};

static void update(struct solver *s) {
    if (!s->scan)
        s->scan = memory_zeroed(s->memory, 1, sizeof *s->scan);
    listed_update(&s->scan->list, s);
}

/* The number of open literals of a clause if that is 0 or 1 and no literal is true, else 2.  Sets
 * *unit to the last open literal. */
static unsigned open_literals(const signed char *values, const Lit *lits, uint32_t size,
                              Lit *unit) {
    assert(size > 1);
    unsigned open = 0;
    for (uint32_t i = 0; i < size && open < 2; i++) {
        Lit lit = array_at(lits, size, i);
        if (memory_at(values, lit) > 0)
            return 2;
        if (!memory_at(values, lit)) {
            open++;
            *unit = lit;
        }
    }
    return open;
}

/* Visits every clause once. */
static Ref go_through(struct solver *s, const struct listed *list) {
    const struct listed_clause *clause = list->clauses.data;
    for (size_t i = 0; i < list->clauses.size; i++, clause++) {
        Lit unit = 0;
        unsigned open =
            open_literals(s->values, list->lits.data + clause->begin, clause->size, &unit);
        if (!open)
            return listed_conflict(s, list, clause);
        if (open == 1)
            listed_force(s, list, clause, unit);
    }
    return NO_CONFLICT;
}

static Ref propagate(struct solver *s) {
    size_t before, start = s->propagated;
    Ref conflict;
    do {
        before = s->trail.size;
        poll_check(s);
        conflict = go_through(s, &s->scan->list);
        *s->account += s->scan->list.clauses.size;
    } while (conflict == NO_CONFLICT && s->trail.size > before);
    s->propagated = s->trail.size;
    s->counters.propagations += s->propagated - start;
    return conflict;
}

const struct propagator propagator_scan = {
    .name = "scan", .update = update, .propagate = propagate};
