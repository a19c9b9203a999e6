/* SPDX-License-Identifier: MIT */
/* Memory that is counted and bounded; running out of it is a normal event.
 *
 * A run owns one struct memory.  Every block it takes is charged against the limit, and when the
 * limit or the machine is exhausted control goes to the place that the owner named in unwind (the
 * solver: release and answer "s -1"), or, where none is named, the program ends with a message.
 * Before that the owner may give something back that it can do without.
 *
 * What is taken together and released together has a region: a memory that is part of another one,
 * under its limit, and that can be cleared at any time, whatever was going on. */
#ifndef COMMON_MEMORY_H
#define COMMON_MEMORY_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

#include "common/index.h"

/* What stands before the content of a block, for these functions alone.  Its size keeps the
 * alignment that the C library gives. */
struct memory_block {
    struct memory_block *older, *newer;
    size_t bytes;
    const struct memory *owner;
#ifdef __SANITIZE_ADDRESS__
    char fence[16];
#endif
};

struct memory {
    size_t used; /* bytes taken now, those of regions among them */
    size_t peak; /* the most ever taken */

    /* For a memory and all its regions; what a region has here is not looked at. */
    size_t limit;    /* bytes; 0 for no limit */
    jmp_buf *unwind; /* see memory_unwind_to */
    uint64_t calls;  /* requests so far; in debug builds request number XSAT_FAIL_ALLOC fails */

    void (*spare)(void *owner); /* see memory_spare_with */
    void *spare_owner;

    struct memory_block *blocks; /* its own, the newest first */
    struct memory *whole;        /* what it is a region of; NULL for none */
    struct memory *regions;      /* that are part of it, a list by next */
    struct memory *next;
};

/* Starts with nothing taken, and with limit bytes allowed (0: no limit). */
void memory_init(struct memory *memory, size_t limit);

/* Begins a region of whole; it stays where it is until it is cleared. */
void memory_region(struct memory *region, struct memory *whole);

/* The bytes allowed to a memory and all its regions together, asked of any of them; 0: no limit. */
size_t memory_limit(struct memory *memory);

/* Releases all blocks and regions, and forgets what this memory could spare; a region ends by
 * it. */
void memory_clear(struct memory *memory);

/* Says where to go when a memory or one of its regions cannot serve: place, or for NULL to the end
 * of the program.  Returns the place before. */
jmp_buf *memory_unwind_to(struct memory *memory, jmp_buf *place);

/* Goes there, with a code other than 1, if there is such a place. */
void memory_unwind(struct memory *memory, int code);

/* Has spare called with owner, once, before that, when this memory or a region of it cannot serve:
 * it releases what is not in use.  NULL for nothing. */
void memory_spare_with(struct memory *memory, void (*spare)(void *owner), void *owner);

/* What a machine can spare, in bytes: three quarters of its memory, or 0 where it does not tell. */
size_t memory_spare(void);

/* Resizes a block of this memory to `bytes`; block may be NULL, and 0 bytes release it.  The
 * bytes gained are not cleared.  Returns the block, or NULL for 0 bytes; block stays as it was
 * when the request fails.  memory_try returns NULL then, memory_resize never returns. */
void *memory_try(struct memory *memory, void *block, size_t bytes);
void *memory_resize(struct memory *memory, void *block, size_t bytes);

/* Takes count * size bytes, all zero; NULL when that is none.  Large blocks come as the system has
 * them, and take no memory before they are written to.  memory_try_zeroed returns NULL when the
 * request fails, memory_zeroed never returns then. */
void *memory_try_zeroed(struct memory *memory, size_t count, size_t size);
void *memory_zeroed(struct memory *memory, size_t count, size_t size);

/* Resizes a block of this memory to count elements of the given size; those gained are zero.  Where
 * there were none before, it is like memory_zeroed. */
void *memory_extend(struct memory *memory, void *block, size_t count, size_t size);

/* Releases a block of this memory; NULL is none. */
void memory_release(struct memory *memory, void *block);

/* count * size, or SIZE_MAX (which no request can be given) on overflow. */
size_t memory_bytes(size_t count, size_t size);

/* An element of an array that begins a block, to be read or written: as INDEX, by the size of the
 * block. */
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
