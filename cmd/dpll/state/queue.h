/* SPDX-License-Identifier: MIT */
/* Variables by the time they were last bumped: a doubly linked list, the newest last, with a finger
 * such that every variable after it has a value (VMTF; Ryan, 2004; Biere, Froehlich, 2015). */
#ifndef DPLL_QUEUE_H
#define DPLL_QUEUE_H

#include "common/literal.h"
#include "common/memory.h"
#include "state/sort.h"

#define QUEUE_NONE UINT32_MAX

struct queue_link {
    Var before, after;
    uint64_t stamp; /* grows along the list */
};

struct queue {
    struct queue_link *links; /* by variable */
    Var room;
    Var first, last; /* QUEUE_NONE where there are no variables */
    Var search;      /* the finger, likewise */
    uint64_t stamp;
};

/* Makes an empty queue, which takes no memory yet. */
void queue_init(struct queue *queue);

/* Admits variables below room, new ones at the end. */
void queue_grow(struct queue *queue, struct memory *memory, Var room);

/* Has the queue hold exactly the variables below vars, at most its room, the first one last. */
void queue_reset(struct queue *queue, Var vars);

/* Moves a variable to the end; or count of them, which keep the order that they have among
 * themselves, with scratch from memory. */
void queue_bump(struct queue *queue, Var var);
void queue_bump_all(struct queue *queue, const Var *vars, size_t count, struct memory *memory,
                    struct stamped_stack *scratch);

/* Puts a variable that was taken out back, at the end. */
void queue_insert(struct queue *queue, Var var);

/* Takes a variable out; it must not be the only one. */
void queue_remove(struct queue *queue, Var var);

#endif
