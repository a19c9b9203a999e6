/* SPDX-License-Identifier: MIT */
/* Memory that is counted and bounded; running out of it is a normal event.
 *
 * A run owns one struct memory.  Every block counts against its limit.  When the limit or the
 * machine's memory is exhausted, the owner is first asked to release what it can spare; then
 * control goes to the place named in unwind (the solver releases everything and answers "s -1"), or
 * without one the program ends with a message.
 *
 * Blocks that are released together are in a region: a memory that is part of another one, under
 * its limit, and can be cleared at any time, whatever was in progress. */
#ifndef COMMON_BASE_MEMORY_H
#define COMMON_BASE_MEMORY_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/index.h"

/* The header of a block, for these functions alone.  Its size keeps the alignment of the C
 * library. */
struct memory_block {
    struct memory_block *older, *newer;
    size_t bytes;
    const struct memory *owner;
#ifdef __SANITIZE_ADDRESS__
    char fence[16];
#endif
};

struct memory {
    size_t used; /* bytes in use, including regions */
    size_t peak; /* most bytes ever in use */

    /* For a memory and all its regions; unused in a region. */
    size_t limit;    /* bytes; 0 for no limit */
    jmp_buf *unwind; /* see memory_unwind_to */
    uint64_t calls;  /* requests so far; in debug builds request number XSAT_FAIL_ALLOC fails */

    void (*spare)(void *owner); /* see memory_on_shortage */
    void *spare_owner;

    struct memory_block *blocks; /* its own blocks, the newest first */
    struct memory *whole;        /* the memory that it is a region of; NULL for none */
    struct memory *regions;      /* its regions, linked by next */
    struct memory *next;
};

/* Starts empty, with a limit in bytes (0: none). */
void memory_init(struct memory *memory, size_t limit);

/* Begins a region of whole, which must not move until it is cleared. */
void memory_region(struct memory *region, struct memory *whole);

/* The limit in bytes of a memory and all its regions, given any of them; 0: none. */
size_t memory_limit(struct memory *memory);

/* Releases all blocks and regions, and forgets the spare function; ends a region. */
void memory_clear(struct memory *memory);

/* Sets the place to go to when a memory or one of its regions cannot serve a request; NULL ends the
 * program.  Returns the place before. */
jmp_buf *memory_unwind_to(struct memory *memory, jmp_buf *place);

/* Goes to that place, if there is one, with a code other than 1. */
void memory_unwind(struct memory *memory, int code);

/* Sets a function that is called with owner, once, before that, to release what is not in use.
 * NULL for none. */
void memory_on_shortage(struct memory *memory, void (*spare)(void *owner), void *owner);

/* Three quarters of the machine's memory in bytes, or 0 if it is unknown. */
size_t memory_default_limit(void);

/* Resizes a block of this memory to `bytes`; block may be NULL, and 0 bytes release it.  New bytes
 * are not cleared.  Returns the block, or NULL for 0 bytes.  When the request fails, block stays as
 * it was; then memory_try returns NULL and memory_resize does not return. */
void *memory_try(struct memory *memory, void *block, size_t bytes);
void *memory_resize(struct memory *memory, void *block, size_t bytes);

/* Allocates count * size zeroed bytes; NULL for 0.  Large blocks take no memory before they are
 * written to.  When the request fails, memory_try_zeroed returns NULL and memory_zeroed does not
 * return. */
void *memory_try_zeroed(struct memory *memory, size_t count, size_t size);
void *memory_zeroed(struct memory *memory, size_t count, size_t size);

/* Resizes a block of this memory to count elements of the given size; new elements are zero.  For
 * NULL the same as memory_zeroed. */
void *memory_extend(struct memory *memory, void *block, size_t count, size_t size);

/* Releases a block of this memory, or NULL. */
void memory_release(struct memory *memory, void *block);

/* count * size, or on overflow SIZE_MAX, which no request can have. */
size_t memory_bytes(size_t count, size_t size);

/* An element of an array that begins a block, as an lvalue, with its index checked by the size of
 * the block.  A debug build evaluates ARRAY twice, so it must have no effects. */
#ifdef NDEBUG
#define memory_at(ARRAY, I) ((ARRAY)[I])
#else
#define memory_at(ARRAY, I) \
    ((ARRAY)[memory_index((ARRAY), (I), sizeof *(ARRAY), __FILE__, __LINE__)])

static inline uint64_t memory_index(const void *array, uint64_t index, size_t size,
                                    const char *file, int line) {
    const struct memory_block *block = array ? (const struct memory_block *)array - 1 : NULL;
    return index_below(index, block ? block->bytes / size : 0, file, line);
}
#endif

#endif
