/* SPDX-License-Identifier: MIT */
#include "counting/counting.h"

#include <assert.h>

#include "counting/cook.h"
#include "counting/matching.h"

/* Laying out the board and matching may take TICKS_MIN + words / SHARE ticks each, by the words of
 * clauses in the arena. */
enum { TICKS_MIN = 1000000, SHARE = 32 };

/* Concludes from rows that have fewer columns than they are. */
static void conclude(struct solver *s, struct counting *c) {
    assert(c->matching->queue.size);
    const struct ref_stack *rows = &c->matching->queue;
    if (!cook(s, c, rows->data, rows->size)) {
        s->counters.counting_skipped++;
        return;
    }
    s->counters.pigeons += rows->size;
    s->inconsistent = true;
}

bool counting(struct solver *s) {
    assert(!solver_level(s) && s->propagated == s->trail.size);
    struct counting *c = memory_zeroed(s->memory, 1, sizeof *c);
    memory_region(&c->memory, s->memory);
    c->vars = s->vars;
    uint64_t ticks = TICKS_MIN + s->arena.size / SHARE;
    c->limit = ticks;
    board_find(s, c);
    c->limit = c->ticks + ticks;
    if (c->width && !matching_find(s, c))
        conclude(s, c);
    s->counters.inprocess_ticks += c->ticks;
    memory_clear(&c->memory);
    memory_release(s->memory, c);
    return !s->inconsistent;
}
