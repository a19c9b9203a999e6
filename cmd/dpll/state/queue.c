/* SPDX-License-Identifier: MIT */
#include "state/queue.h"

#include <assert.h>

static void append(struct queue *queue, Var var) {
    assert(var != queue->last);
    struct queue_link *link = &queue->links[var];
    link->before = queue->last;
    link->after = QUEUE_NONE;
    link->stamp = ++queue->stamp;
    if (queue->last == QUEUE_NONE)
        queue->first = var;
    else
        queue->links[queue->last].after = var;
    queue->last = var;
}

static void take_out(struct queue *queue, Var var) {
    struct queue_link *link = &queue->links[var];
    assert(link->before == QUEUE_NONE ? queue->first == var
                                      : queue->links[link->before].after == var);
    assert(link->after == QUEUE_NONE ? queue->last == var
                                     : queue->links[link->after].before == var);
    if (link->before == QUEUE_NONE)
        queue->first = link->after;
    else
        queue->links[link->before].after = link->after;
    if (link->after == QUEUE_NONE)
        queue->last = link->before;
    else
        queue->links[link->after].before = link->before;
}

void queue_init(struct queue *queue) {
    *queue = (struct queue){.first = QUEUE_NONE, .last = QUEUE_NONE, .search = QUEUE_NONE};
}

void queue_grow(struct queue *queue, struct memory *memory, Var room) {
    if (room <= queue->room)
        return;
    queue->links = memory_resize(memory, queue->links, memory_bytes(room, sizeof *queue->links));
    for (Var var = queue->room; var < room; var++)
        append(queue, var);
    queue->room = room;
    queue->search = queue->last;
}

void queue_reset(struct queue *queue, Var vars) {
    assert(vars <= queue->room);
    queue->first = queue->last = QUEUE_NONE;
    while (vars-- > 0)
        append(queue, vars);
    queue->search = queue->last;
}

/* Leaves the finger where every variable after it has a value, var aside. */
static void leave(struct queue *queue, Var var) {
    const struct queue_link *link = &queue->links[var];
    if (queue->search == var)
        queue->search = link->before != QUEUE_NONE ? link->before : link->after;
    take_out(queue, var);
}

void queue_bump(struct queue *queue, Var var) {
    assert(var < queue->room);
    if (queue->last == var)
        return;
    leave(queue, var);
    append(queue, var);
}

void queue_bump_all(struct queue *queue, const Var *vars, size_t count, struct memory *memory,
                    struct stamped_stack *scratch) {
    stack_clear(scratch);
    stack_reserve(memory, scratch, 2 * count);
    for (size_t i = 0; i < count; i++)
        scratch->data[i] = (struct stamped){queue->links[vars[i]].stamp, vars[i]};
    sort_stamped(scratch->data, count);
    for (size_t i = 0; i < count; i++)
        queue_bump(queue, scratch->data[i].value);
}

void queue_insert(struct queue *queue, Var var) {
    assert(var < queue->room);
    append(queue, var);
    queue->search = var;
}

void queue_remove(struct queue *queue, Var var) {
    leave(queue, var);
}
