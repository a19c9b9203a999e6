/* SPDX-License-Identifier: MIT */
#include "common/base/memory.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/diag.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

static struct memory_block *head(void *content) {
    return content ? (struct memory_block *)content - 1 : NULL;
}

void memory_init(struct memory *memory, size_t limit) {
    *memory = (struct memory){.limit = limit};
}

void memory_region(struct memory *region, struct memory *whole) {
    *region = (struct memory){.whole = whole, .next = whole->regions};
    whole->regions = region;
}

size_t memory_default_limit(void) {
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? (size_t)pages / 4 * 3 * (size_t)size : 0;
}

/* The memory that has the limit for a region and all others. */
static struct memory *root(struct memory *memory) {
    while (memory->whole)
        memory = memory->whole;
    return memory;
}

size_t memory_limit(struct memory *memory) {
    return root(memory)->limit;
}

#ifdef NDEBUG
static bool failure_forced(struct memory *memory) {
    memory->calls++;
    return false;
}
#else
/* For tests: makes request number XSAT_FAIL_ALLOC fail, to check that each failure unwinds
 * cleanly. */
static bool failure_forced(struct memory *memory) {
    const char *number = getenv("XSAT_FAIL_ALLOC");
    memory->calls++;
    return number && memory->calls == strtoull(number, NULL, 10);
}
#endif

static bool over_limit(const struct memory *memory, size_t old, size_t new) {
    if (!memory->limit || new <= old)
        return false;
    return new - old > memory->limit || memory->used > memory->limit - (new - old);
}

static bool may_have(struct memory *memory, size_t old, size_t new) {
    return new < SIZE_MAX - sizeof(struct memory_block) && !over_limit(memory, old, new) &&
           !failure_forced(memory);
}

static void charge(struct memory *memory, size_t old, size_t new) {
    for (; memory; memory = memory->whole) {
        assert(memory->used >= old);
        memory->used = memory->used - old + new;
        if (memory->used > memory->peak)
            memory->peak = memory->used;
    }
}

/* Links a block between its neighbours in the list. */
static void link_block(struct memory *memory, struct memory_block *block,
                       struct memory_block *older, struct memory_block *newer) {
    if (block->newer)
        block->newer->older = older;
    else
        memory->blocks = older;
    if (block->older)
        block->older->newer = newer;
}

/* Accounts for a block from the C library, new or in place of one of `old` bytes. */
static void *take(struct memory *memory, struct memory_block *block, size_t old, size_t bytes) {
    if (!old)
        *block = (struct memory_block){.older = memory->blocks, .owner = memory};
    charge(memory, old, bytes);
    block->bytes = bytes;
    link_block(memory, block, block, block);
#ifdef __SANITIZE_ADDRESS__
    ASAN_POISON_MEMORY_REGION(block->fence, sizeof block->fence);
#endif
    return block + 1;
}

void *memory_try(struct memory *memory, void *content, size_t bytes) {
    if (!bytes) {
        memory_release(memory, content);
        return NULL;
    }
    struct memory_block *block = head(content), *moved = NULL;
    size_t old = block ? block->bytes : 0;
    assert(!block || block->owner == memory);
    if (may_have(root(memory), old, bytes))
        moved = realloc(block, sizeof *block + bytes);
    return moved ? take(memory, moved, old, bytes) : NULL;
}

void *memory_try_zeroed(struct memory *memory, size_t count, size_t size) {
    size_t bytes = memory_bytes(count, size);
    struct memory_block *block = NULL;
    if (bytes && may_have(root(memory), 0, bytes))
        block = calloc(sizeof *block + bytes, 1);
    return block ? take(memory, block, 0, bytes) : NULL;
}

jmp_buf *memory_unwind_to(struct memory *memory, jmp_buf *place) {
    struct memory *whole = root(memory);
    jmp_buf *before = whole->unwind;
    whole->unwind = place;
    return before;
}

void memory_unwind(struct memory *memory, int code) {
    if (root(memory)->unwind)
        longjmp(*root(memory)->unwind, code);
}

void memory_on_shortage(struct memory *memory, void (*spare)(void *), void *owner) {
    memory->spare = spare;
    memory->spare_owner = owner;
}

static _Noreturn void give_up(struct memory *memory) {
    memory_unwind(memory, 1);
    diag_die(EXIT_INPUT, "out of memory");
}

/* Asks an owner to release something.  Returns whether there is one. */
static bool spared(struct memory *memory) {
    while (memory && !memory->spare)
        memory = memory->whole;
    if (!memory)
        return false;
    void (*spare)(void *) = memory->spare;
    memory->spare = NULL;
    spare(memory->spare_owner);
    return true;
}

void *memory_resize(struct memory *memory, void *block, size_t bytes) {
    void *moved = memory_try(memory, block, bytes);
    if (bytes && !moved && spared(memory))
        moved = memory_try(memory, block, bytes);
    if (!moved && bytes)
        give_up(memory);
    return moved;
}

void *memory_zeroed(struct memory *memory, size_t count, size_t size) {
    void *block = memory_try_zeroed(memory, count, size);
    if (count && size && !block && spared(memory))
        block = memory_try_zeroed(memory, count, size);
    if (!block && count && size)
        give_up(memory);
    return block;
}

void *memory_extend(struct memory *memory, void *block, size_t count, size_t size) {
    if (!block)
        return memory_zeroed(memory, count, size);
    size_t old = head(block)->bytes, bytes = memory_bytes(count, size);
    block = memory_resize(memory, block, bytes);
    if (bytes > old)
        memset((char *)block + old, 0, bytes - old);
    return block;
}

void memory_release(struct memory *memory, void *content) {
    struct memory_block *block = head(content);
    if (!block)
        return;
    assert(block->owner == memory);
    link_block(memory, block, block->older, block->newer);
    charge(memory, block->bytes, 0);
    free(block);
}

/* Unlinks a region from the list of its whole. */
static void leave_whole(struct memory *region) {
    struct memory **at = &region->whole->regions;
    while (*at != region)
        at = &(*at)->next;
    *at = region->next;
}

void memory_clear(struct memory *memory) {
    while (memory->regions)
        memory_clear(memory->regions);
    while (memory->blocks)
        memory_release(memory, memory->blocks + 1);
    assert(!memory->used);
    memory->spare = NULL;
    if (memory->whole)
        leave_whole(memory);
    memory->whole = NULL;
}

size_t memory_bytes(size_t count, size_t size) {
    return size && count > (SIZE_MAX - 1) / size ? SIZE_MAX : count * size;
}
