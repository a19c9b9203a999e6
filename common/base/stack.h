/* SPDX-License-Identifier: MIT */
/* Growing arrays: struct NAME { TYPE *data; size_t size, capacity; }, all zero when empty.
 *
 * The macros evaluate the stack expression more than once.  Growth goes through memory_resize, so
 * it does not return when memory runs out. */
#ifndef COMMON_BASE_STACK_H
#define COMMON_BASE_STACK_H

#include <assert.h>

#include "common/base/index.h"
#include "common/base/memory.h"

#define STACK(NAME, TYPE)      \
    struct NAME {              \
        TYPE *data;            \
        size_t size, capacity; \
    }

/* Returns data moved to twice the capacity (at least need), and updates *capacity. */
void *stack_grown(struct memory *memory, void *data, size_t *capacity, size_t need, size_t size);

/* Room for N more elements. */
#define stack_reserve(MEMORY, S, N)                                                       \
    do {                                                                                  \
        if ((S)->capacity - (S)->size < (N))                                              \
            (S)->data = stack_grown((MEMORY), (S)->data, &(S)->capacity, (S)->size + (N), \
                                    sizeof *(S)->data);                                   \
    } while (0)

#define stack_push(MEMORY, S, X)      \
    do {                              \
        stack_reserve(MEMORY, S, 1);  \
        (S)->data[(S)->size++] = (X); \
    } while (0)

/* Appends X; there must be room, as after stack_reserve. */
#define stack_put(S, X) ((S)->data[(assert((S)->size < (S)->capacity), (S)->size++)] = (X))

/* The last element, removed; and not removed.  The stack must not be empty. */
#define stack_pop(S) ((S)->data[(assert((S)->size > 0), --(S)->size)])
#define stack_top(S) ((S)->data[(assert((S)->size > 0), (S)->size - 1)])

/* Element I, as an lvalue.  Works on any struct with data and size. */
#define stack_at(S, I) ((S)->data[INDEX(I, (S)->size)])

#define stack_clear(S) ((S)->size = 0)

/* Releases the unused capacity, when nothing more will be pushed. */
#define stack_trim(MEMORY, S)                                                          \
    do {                                                                               \
        (S)->data = memory_resize((MEMORY), (S)->data, (S)->size * sizeof *(S)->data); \
        (S)->capacity = (S)->size;                                                     \
    } while (0)

#define stack_free(MEMORY, S)                \
    do {                                     \
        memory_release((MEMORY), (S)->data); \
        (S)->data = NULL;                    \
        (S)->size = (S)->capacity = 0;       \
    } while (0)

#endif
