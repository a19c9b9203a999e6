/* SPDX-License-Identifier: MIT */
/* A binary heap of variables, the highest score on top, that knows the place of each variable. */
#ifndef DPLL_STATE_HEAP_H
#define DPLL_STATE_HEAP_H

#include <assert.h>
#include <stdbool.h>

#include "common/base/memory.h"
#include "common/formulas/literal.h"

#define HEAP_ABSENT UINT32_MAX

struct heap {
    Var *vars; /* the heap */
    uint32_t size;
    uint32_t *places; /* by variable: its index in vars, or HEAP_ABSENT */
    double *scores;   /* by variable */
    Var room;         /* variables below this can be in the heap */
};

/* Admits variables below room; new ones are absent and have score 0. */
void heap_grow(struct heap *heap, struct memory *memory, Var room);
void heap_free(struct heap *heap, struct memory *memory);

/* Inserts an absent variable. */
void heap_push(struct heap *heap, Var var);

/* Removes and returns the variable with the highest score.  The heap must not be empty. */
Var heap_pop(struct heap *heap);

/* Raises the score of a variable, which may be absent. */
void heap_raise(struct heap *heap, Var var, double score);

/* Sets the score of a variable, which may be absent. */
void heap_set(struct heap *heap, Var var, double score);

/* Removes a variable, which may be absent. */
void heap_remove(struct heap *heap, Var var);

/* Multiplies every score by a positive factor. */
void heap_scale(struct heap *heap, double factor);

#ifndef NDEBUG
/* Whether places are as noted and no variable is above one with a higher score. */
bool heap_is_ordered(const struct heap *heap);
#endif

/* Whether a variable is in the heap. */
static inline bool heap_has(const struct heap *heap, Var var) {
    assert(var < heap->room);
    return memory_at(heap->places, var) != HEAP_ABSENT;
}

#endif
