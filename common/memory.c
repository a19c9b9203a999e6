#include "common/memory.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/diag.h"

void memory_init(struct memory *memory, size_t limit) {
    *memory = (struct memory){.limit = limit};
}

size_t memory_spare(void) {
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? (size_t)pages / 4 * 3 * (size_t)size : 0;
}

#ifdef NDEBUG
static bool failure_forced(struct memory *memory) {
    memory->calls++;
    return false;
}
#else
/* Tests make the N-th request fail, for every N, to see that each one unwinds cleanly. */
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

static void charge(struct memory *memory, size_t old, size_t new) {
    memory->used = memory->used - old + new;
    if (memory->used > memory->peak)
        memory->peak = memory->used;
}

static bool may_have(struct memory *memory, size_t old, size_t new) {
    return new != SIZE_MAX && !over_limit(memory, old, new) && !failure_forced(memory);
}

void *memory_try(struct memory *memory, void *block, size_t old, size_t new) {
    if (!new) {
        memory_release(memory, block, old);
        return NULL;
    }
    void *moved = may_have(memory, old, new) ? realloc(block, new) : NULL;
    if (moved)
        charge(memory, old, new);
    return moved;
}

void *memory_try_zeroed(struct memory *memory, size_t count, size_t size) {
    size_t bytes = memory_bytes(count, size);
    void *block = bytes && may_have(memory, 0, bytes) ? calloc(bytes, 1) : NULL;
    if (block)
        charge(memory, 0, bytes);
    return block;
}

static _Noreturn void give_up(struct memory *memory) {
    if (memory->unwind)
        longjmp(*memory->unwind, 1);
    diag_die(EXIT_INPUT, "out of memory");
}

/* Whether the owner was asked for something to spare. */
static bool spared(struct memory *memory) {
    void (*spare)(void *) = memory->spare;
    memory->spare = NULL;
    if (spare)
        spare(memory->spare_owner);
    return spare;
}

void *memory_resize(struct memory *memory, void *block, size_t old, size_t new) {
    void *moved = memory_try(memory, block, old, new);
    if (new && !moved && spared(memory))
        moved = memory_try(memory, block, old, new);
    if (!moved && new)
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

void *memory_extend(struct memory *memory, void *block, size_t old, size_t new, size_t size) {
    if (!old)
        return memory_zeroed(memory, new, size);
    block = memory_resize(memory, block, old * size, memory_bytes(new, size));
    memset((char *)block + old * size, 0, (new - old) * size);
    return block;
}

void memory_release(struct memory *memory, void *block, size_t bytes) {
    if (!block)
        return;
    free(block);
    memory->used -= bytes;
}

size_t memory_bytes(size_t count, size_t size) {
    return size && count > (SIZE_MAX - 1) / size ? SIZE_MAX : count * size;
}
