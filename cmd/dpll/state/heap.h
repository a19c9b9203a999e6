/* SPDX-License-Identifier: MIT */
/* Variables by score, the highest on top: a binary heap that knows where each variable is. */
#ifndef DPLL_HEAP_H
#define DPLL_HEAP_H

#include <assert.h>
#include <stdbool.h>

#include "common/literal.h"
#include "common/memory.h"

#define HEAP_ABSENT UINT32_MAX

struct heap {
    Var *vars; /* the heap */
    uint32_t size;
    uint32_t *places; /* by variable: its index in vars, or HEAP_ABSENT */
    double *scores;   /* by variable */
    Var room;         /* variables below this may be in the heap */
};

/* Admits variables below room; new ones are absent and score 0. */
void heap_grow(struct heap *heap, struct memory *memory, Var room);
void heap_free(struct heap *heap, struct memory *memory);

/* Puts a variable in that is not there, by its score. */
void heap_push(struct heap *heap, Var var);

/* Takes out the variable with the highest score; the heap must not be empty. */
Var heap_pop(struct heap *heap);

/* Raises the score of a variable, in the heap or not. */
void heap_raise(struct heap *heap, Var var, double score);

/* Changes the score of a variable, in the heap or not. */
void heap_set(struct heap *heap, Var var, double score);

/* Takes a variable out if it is there. */
void heap_remove(struct heap *heap, Var var);

/* Multiplies every score by a positive factor, which keeps the order. */
void heap_scale(struct heap *heap, double factor);

#ifndef NDEBUG
/* Whether each variable is where it is noted to be, and none above one with a higher score. */
bool heap_is_ordered(const struct heap *heap);
#endif

/* Whether a variable is in the heap. */
static inline bool heap_has(const struct heap *heap, Var var) {
    assert(var < heap->room);
    return memory_at(heap->places, var) != HEAP_ABSENT;
}

#endif
