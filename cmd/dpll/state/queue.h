/* SPDX-License-Identifier: MIT */
/* A doubly linked list of variables by the time of their last bump, the latest last, with a finger:
 * every variable behind the finger has a value (VMTF; Ryan, 2004; Biere, Froehlich, 2015). */
#ifndef DPLL_STATE_QUEUE_H
#define DPLL_STATE_QUEUE_H

#include "common/base/memory.h"
#include "common/formulas/literal.h"
#include "state/sort.h"

#define QUEUE_NONE UINT32_MAX

struct queue_link {
    Var before, after;
    uint64_t stamp; /* grows along the list */
};

struct queue {
    struct queue_link *links; /* by variable */
    Var room;
    Var first, last; /* QUEUE_NONE in an empty list */
    Var search;      /* the finger; QUEUE_NONE in an empty list */
    uint64_t stamp;
};

/* Creates an empty queue without memory. */
void queue_init(struct queue *queue);

/* Admits variables below room, appending the new ones. */
void queue_grow(struct queue *queue, struct memory *memory, Var room);

/* Makes the queue hold exactly the variables below vars, at most its room, with variable 0 last. */
void queue_reset(struct queue *queue, Var vars);

/* Moves a variable to the end; or `count` variables, which keep their order. */
void queue_bump(struct queue *queue, Var var);
void queue_bump_all(struct queue *queue, const Var *vars, size_t count, struct memory *memory,
                    struct stamped_stack *scratch);

/* Appends a variable that was removed. */
void queue_insert(struct queue *queue, Var var);

/* Removes a variable, which must not be the only one. */
void queue_remove(struct queue *queue, Var var);

#endif
