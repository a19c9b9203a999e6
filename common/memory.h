/* Memory that is counted, bounded, and whose end is a normal event.
 *
 * A run owns one struct memory.  Every block it takes is charged against the limit, and when the
 * limit or the machine is exhausted control goes to the place that the owner named in unwind (the
 * solver: release and answer "s -1"), or, where none is named, the program ends with a message.
 * Before that the owner may give something back that it can do without. */
#ifndef COMMON_MEMORY_H
#define COMMON_MEMORY_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

struct memory {
    size_t used;     /* bytes taken now */
    size_t peak;     /* the most ever taken */
    size_t limit;    /* bytes; 0 for no limit */
    jmp_buf *unwind; /* where memory_resize goes when it cannot serve; NULL ends the program */
    /* What memory_resize calls once before that, with spare_owner, to have something released that
     * is not in use; NULL for nothing. */
    void (*spare)(void *owner);
    void *spare_owner;
    uint64_t calls; /* requests so far; in debug builds request number XSAT_FAIL_ALLOC fails */
};

/* Starts with nothing taken, and with limit bytes allowed (0: no limit). */
void memory_init(struct memory *memory, size_t limit);

/* What a machine can spare, in bytes: three quarters of its memory, or 0 where it does not tell. */
size_t memory_spare(void);

/* Resizes block from old to new bytes; block may be NULL (old 0), and new 0 releases it.  The
 * bytes gained are not cleared.  Returns the block, or NULL when new is 0; block stays as it was
 * when the request fails.  memory_try returns NULL then, memory_resize never returns. */
void *memory_try(struct memory *memory, void *block, size_t old, size_t new);
void *memory_resize(struct memory *memory, void *block, size_t old, size_t new);

/* Takes count * size bytes, all zero; NULL when that is none.  Large blocks come as the system has
 * them, and take no memory before they are written to.  memory_try_zeroed returns NULL when the
 * request fails, memory_zeroed never returns then. */
void *memory_try_zeroed(struct memory *memory, size_t count, size_t size);
void *memory_zeroed(struct memory *memory, size_t count, size_t size);

/* Resizes block from old to new elements of the given size, new being no less; those gained are
 * zero.  Where there were none before, it is like memory_zeroed. */
void *memory_extend(struct memory *memory, void *block, size_t old, size_t new, size_t size);

/* Releases a block of the given size in bytes. */
void memory_release(struct memory *memory, void *block, size_t bytes);

/* count * size, or SIZE_MAX (which no request can be given) on overflow. */
size_t memory_bytes(size_t count, size_t size);

#endif
