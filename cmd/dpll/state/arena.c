/* SPDX-License-Identifier: MIT */
#include "state/arena.h"

#include <assert.h>
#include <string.h>

/* A request beyond ARENA_MAX must fail as an allocation does. */
static void resize(struct arena *arena, struct memory *memory, size_t capacity) {
    assert(capacity >= arena->size);
    size_t words = capacity <= ARENA_MAX ? capacity : SIZE_MAX / sizeof(uint32_t);
    arena->words = memory_resize(memory, arena->words, memory_bytes(words, sizeof(uint32_t)));
    arena->capacity = words;
}

void arena_reserve(struct arena *arena, struct memory *memory, size_t words) {
    if (arena->capacity - arena->size < words)
        resize(arena, memory, arena->size + words);
}

void arena_save(struct arena *arena, struct memory *memory) {
    if (arena->capacity - arena->capacity / 8 >= arena->size)
        resize(arena, memory, arena->size);
}

static void grow(struct arena *arena, struct memory *memory, size_t need) {
    size_t capacity = arena->capacity + arena->capacity / 2 + need + 1024;
    resize(arena, memory,
           capacity <= ARENA_MAX             ? capacity
           : arena->size + need <= ARENA_MAX ? ARENA_MAX
                                             : arena->size + need);
}

Ref arena_add(struct arena *arena, struct memory *memory, const Lit *lits, uint32_t size) {
    assert(size);
    size_t words = CLAUSE_WORDS + (size_t)size;
    if (arena->capacity - arena->size < words)
        grow(arena, memory, words);
    Ref ref = narrow(memory, arena->size, ARENA_MAX);
    arena->size += words;
    assert(arena->size <= arena->capacity);
    struct clause *clause = (struct clause *)(arena->words + ref);
    *clause = (struct clause){.size = size, .searched = 2};
    memcpy(clause->lits, lits, size * sizeof *lits);
    assert(arena_after(arena, ref) == arena->size);
    return ref;
}
