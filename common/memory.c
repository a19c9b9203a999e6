#include "common/memory.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "common/diag.h"

void memory_init(struct memory *memory, size_t limit) {
    *memory = (struct memory){.limit = limit};
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

void *memory_try(struct memory *memory, void *block, size_t old, size_t new) {
    if (!new) {
        memory_release(memory, block, old);
        return NULL;
    }
    if (new == SIZE_MAX || over_limit(memory, old, new) || failure_forced(memory))
        return NULL;
    void *moved = realloc(block, new);
    if (!moved)
        return NULL;
    memory->used = memory->used - old + new;
    if (memory->used > memory->peak)
        memory->peak = memory->used;
    return moved;
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
    size_t bytes = memory_bytes(count, size);
    void *block = memory_resize(memory, NULL, 0, bytes);
    return block ? memset(block, 0, bytes) : NULL;
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
