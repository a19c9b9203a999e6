/* SPDX-License-Identifier: MIT */
#include "state/queue.h"

#include <assert.h>
#include <stdbool.h>

#ifndef NDEBUG
/* Whether a variable and its neighbours are linked both ways, or it is an end of the list, and
 * stamps grow. */
static bool is_linked(const struct queue *queue, Var var) {
    const struct queue_link *links = queue->links;
    Var before = memory_at(links, var).before, after = memory_at(links, var).after;
    if (before == QUEUE_NONE ? queue->first != var
                             : memory_at(links, before).after != var ||
                                   memory_at(links, before).stamp >= memory_at(links, var).stamp)
        return false;
    return after == QUEUE_NONE ? queue->last == var
                               : memory_at(links, after).before == var &&
                                     memory_at(links, after).stamp > memory_at(links, var).stamp;
}

/* Whether the ends of the list are its ends, and the ends and the finger are valid variables. */
static bool is_sound(const struct queue *queue) {
    if (queue->last == QUEUE_NONE)
        return queue->first == QUEUE_NONE;
    return queue->first < queue->room && queue->last < queue->room && queue->search < queue->room &&
           is_linked(queue, queue->first) && is_linked(queue, queue->last);
}
#endif

static void append(struct queue *queue, Var var) {
    assert(var != queue->last);
    struct queue_link *link = &memory_at(queue->links, var);
    link->before = queue->last;
    link->after = QUEUE_NONE;
    link->stamp = ++queue->stamp;
    if (queue->last == QUEUE_NONE)
        queue->first = var;
    else
        memory_at(queue->links, queue->last).after = var;
    queue->last = var;
}

static void take_out(struct queue *queue, Var var) {
    const struct queue_link *link = &memory_at(queue->links, var);
    assert(link->before == QUEUE_NONE ? queue->first == var
                                      : memory_at(queue->links, link->before).after == var);
    assert(link->after == QUEUE_NONE ? queue->last == var
                                     : memory_at(queue->links, link->after).before == var);
    if (link->before == QUEUE_NONE)
        queue->first = link->after;
    else
        memory_at(queue->links, link->before).after = link->after;
    if (link->after == QUEUE_NONE)
        queue->last = link->before;
    else
        memory_at(queue->links, link->after).before = link->before;
}

void queue_init(struct queue *queue) {
    *queue = (struct queue){.first = QUEUE_NONE, .last = QUEUE_NONE, .search = QUEUE_NONE};
}

void queue_grow(struct queue *queue, struct memory *memory, Var room) {
    assert(is_sound(queue));
    if (room <= queue->room)
        return;
    queue->links = memory_resize(memory, queue->links, memory_bytes(room, sizeof *queue->links));
    for (Var var = queue->room; var < room; var++)
        append(queue, var);
    queue->room = room;
    queue->search = queue->last;
    assert(is_sound(queue));
}

void queue_reset(struct queue *queue, Var vars) {
    assert(vars <= queue->room);
    queue->first = queue->last = QUEUE_NONE;
    while (vars-- > 0)
        append(queue, vars);
    queue->search = queue->last;
    assert(is_sound(queue));
}

/* Unlinks a variable.  Afterwards all variables behind the finger still have values, except
 * possibly this one. */
static void leave(struct queue *queue, Var var) {
    const struct queue_link *link = &memory_at(queue->links, var);
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

#ifndef NDEBUG
/* Whether the list ends with these items, in this order. */
static bool is_end(const struct queue *queue, const struct stamped *items, size_t count) {
    Var var = queue->last;
    while (count && items[count - 1].value == var) {
        var = memory_at(queue->links, var).before;
        count--;
    }
    return !count;
}
#endif

void queue_bump_all(struct queue *queue, const Var *vars, size_t count, struct memory *memory,
                    struct stamped_stack *scratch) {
    stack_clear(scratch);
    stack_reserve(memory, scratch, 2 * count);
    for (size_t i = 0; i < count; i++) {
        Var var = array_at(vars, count, i);
        scratch->data[i] = (struct stamped){memory_at(queue->links, var).stamp, var};
    }
    sort_stamped(scratch->data, count);
    for (size_t i = 0; i < count; i++)
        queue_bump(queue, scratch->data[i].value);
    assert(is_end(queue, scratch->data, count) && is_sound(queue));
}

void queue_insert(struct queue *queue, Var var) {
    assert(var < queue->room);
    append(queue, var);
    queue->search = var;
    assert(is_sound(queue));
}

void queue_remove(struct queue *queue, Var var) {
    leave(queue, var);
    assert(is_sound(queue));
}
