/* SPDX-License-Identifier: MIT */
#include "search/shuffle.h"

#include <assert.h>

#include "common/base/random.h"

/* Small enough that the scores of all places together stay below 1, the least increment of a
 * bump. */
static const double place_score = 0x1p-32;

static void swap(Var *first, Var *second) {
    Var var = *first;
    *first = *second;
    *second = var;
}

/* Each changes places with one of the next `near`. */
static void shuffle(struct random *random, Var *vars, Var count, uint32_t near) {
    for (Var i = 0; i < count; i++) {
        Var left = count - i;
        swap(&memory_at(vars, i),
             &memory_at(vars, i + random_below(random, left < near ? left : near)));
    }
}

void shuffle_new(struct solver *s, struct queue *queue, struct heap *heap, signed char *signs,
                 Var old) {
    assert(old <= s->vars);
    struct random random = {s->settings->seed};
    Var count = s->vars - old;
    if (!s->settings->seed || s->settings->worker || !count)
        return;
    Var *vars = memory_resize(s->memory, NULL, memory_bytes(count, sizeof *vars));
    for (Var i = 0; i < count; i++)
        memory_at(vars, i) = old + i;
    shuffle(&random, vars, count, s->tuned->shuffle_near);
    for (Var i = 0; i < count; i++) {
        queue_bump(queue, memory_at(vars, i));
        heap_set(heap, memory_at(vars, i), place_score * (old + i));
        if (!random_below(&random, s->tuned->shuffle_turned))
            memory_at(signs, memory_at(vars, i)) = -1;
    }
    memory_release(s->memory, vars);
    queue->search = queue->last;
}
