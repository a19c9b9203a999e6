/* SPDX-License-Identifier: MIT */
#include "search/state.h"

#include <assert.h>
#include <string.h>

#include "search/shuffle.h"
#include "state/bound.h"
#include "state/log.h"
#include "state/poll.h"

/* The least number of variables that are set aside for cdcl_add at a time. */
enum { SPARE_MIN = 64 };

void cdcl_create(struct solver *s) {
    assert(!s->cdcl);
    struct cdcl *cdcl = s->cdcl = memory_zeroed(s->memory, 1, sizeof *cdcl);
    queue_init(&cdcl->queue);
    cdcl->increment = 1;
    cdcl->reluctant = (struct reluctant){1, 1};
    for (int mode = 0; mode < 2; mode++)
        cdcl->averages[mode] = (struct averages){ema_over(s->tuned->glue_window_fast),
                                                 ema_over(s->tuned->glue_window_slow)};
}

/* Variables that are queued between two looks at the clock. */
enum { QUEUE_PIECE = 1 << 20 };

static void grow_queue(struct solver *s, Var vars) {
    struct queue *queue = &s->cdcl->queue;
    Var bound = UINT32_MAX;
    while (queue->room < vars) {
        Var more = vars - queue->room;
        BOUND_FALLS(bound, more);
        queue_grow(queue, s->memory, queue->room + (more < QUEUE_PIECE ? more : QUEUE_PIECE));
        poll_check(s);
    }
}

void cdcl_grow(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    Var old = cdcl->room, new = s->vars;
    if (new <= old)
        return;
    heap_grow(&cdcl->heap, s->memory, new);
    poll_check(s);
    grow_queue(s, new);
    struct phases *phases = &cdcl->phases;
    phases->saved = memory_extend(s->memory, phases->saved, new, sizeof *phases->saved);
    phases->target = memory_extend(s->memory, phases->target, new, sizeof *phases->target);
    phases->best = memory_extend(s->memory, phases->best, new, sizeof *phases->best);
    cdcl->touched = memory_extend(s->memory, cdcl->touched, new, sizeof *cdcl->touched);
    memset(cdcl->touched + old, 1, new - old);
    cdcl->marks = memory_extend(s->memory, cdcl->marks, new, sizeof *cdcl->marks);
    /* A level for each variable, and level 0. */
    size_t levels = (size_t) new + 1;
    cdcl->in_level = memory_extend(s->memory, cdcl->in_level, levels, sizeof *cdcl->in_level);
    cdcl->stamps = memory_extend(s->memory, cdcl->stamps, levels, sizeof *cdcl->stamps);
    memset(phases->saved + old, 1, new - old);
    shuffle_new(s, &cdcl->queue, &cdcl->heap, phases->saved, old);
    for (Var var = new; var-- > old;) {
        poll_step(s, var);
        heap_push(&cdcl->heap, var);
    }
    cdcl->room = new;
    assert(cdcl->heap.room == new && cdcl->queue.room == new);
}

uint64_t cdcl_effort(const struct solver *s, double share) {
    assert(s->counters.ticks >= s->cdcl->schedule.inprocessed);
    const struct schedule *schedule = &s->cdcl->schedule;
    uint64_t spent = s->counters.ticks - schedule->inprocessed + schedule->grant;
    assert(spent <= s->counters.ticks + schedule->grant);
    return (uint64_t)(share * (double)spent);
}

void cdcl_remove(struct solver *s, Var var) {
    assert(var < s->vars && !memory_at(s->removed, var) && s->gone < s->vars);
    assert(!solver_value(s, lit_make(var, 0)));
    memory_at(s->removed, var) = 1;
    log_literal(s, "drop", lit_make(var, 0));
    s->gone++;
    heap_remove(&s->cdcl->heap, var);
    queue_remove(&s->cdcl->queue, var);
}

void cdcl_make_spare(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    Var old = s->vars, more = old / 8 + SPARE_MIN;
    if (!cdcl->spare)
        cdcl->spare = old;
    if (old - cdcl->spare >= more / 2 || old > VAR_MAX - more ||
        (s->proof && !proof_may_add(s->proof, old + more)))
        return;
    solver_grow(s, old + more);
    cdcl_grow(s);
    for (Var var = old; var < s->vars; var++)
        cdcl_remove(s, var);
    assert(cdcl->spare < s->vars);
}

bool cdcl_has_spare(const struct solver *s) {
    return s->cdcl->spare < s->vars;
}

Var cdcl_add(struct solver *s) {
    assert(cdcl_has_spare(s) && s->gone);
    Var var = s->cdcl->spare++;
    assert(memory_at(s->removed, var) && !solver_value(s, lit_make(var, 0)));
    log_literal(s, "add", lit_make(var, 0));
    memory_at(s->removed, var) = 0;
    s->gone--;
    heap_push(&s->cdcl->heap, var);
    queue_insert(&s->cdcl->queue, var);
    return var;
}
