#include "state/arena.h"

#include <string.h>

static void reserve(struct arena *arena, struct memory *memory, size_t need) {
    if (arena->capacity - arena->size >= need)
        return;
    size_t capacity = arena->capacity + arena->capacity / 2 + need + 1024;
    /* A request that references cannot reach must fail as any other. */
    if (capacity > ARENA_MAX)
        capacity = arena->size + need <= ARENA_MAX ? ARENA_MAX : SIZE_MAX / sizeof(uint32_t);
    arena->words = memory_resize(memory, arena->words, memory_bytes(capacity, sizeof(uint32_t)));
    arena->capacity = capacity;
}

Ref arena_add(struct arena *arena, struct memory *memory, const Lit *lits, uint32_t size) {
    reserve(arena, memory, CLAUSE_WORDS + (size_t)size);
    Ref ref = narrow(memory, arena->size, ARENA_MAX);
    struct clause *clause = arena_clause(arena, ref);
    *clause = (struct clause){.size = size, .searched = 2};
    memcpy(clause->lits, lits, size * sizeof *lits);
    arena->size += CLAUSE_WORDS + (size_t)size;
    return ref;
}
