/* SPDX-License-Identifier: MIT */
/* Clauses in the arena: found again by their references and in their order. */
#include "state/arena.h"

#include "common/base/diag.h"
#include "common/base/random.h"
#include "unit.h"

const char diag_tool[] = "unit-arena";

enum { CLAUSES = 3000, SIZE_MAX_HERE = 40 };

static uint32_t size_of(unsigned number) {
    return 3 + number * 7 % (SIZE_MAX_HERE - 3);
}

static Lit literal_at(unsigned number, uint32_t place) {
    return number * 131 + place * 17;
}

static Ref add(struct arena *arena, struct memory *memory, unsigned number) {
    Lit lits[SIZE_MAX_HERE];
    for (uint32_t i = 0; i < size_of(number); i++)
        lits[i] = literal_at(number, i);
    return arena_add(arena, memory, lits, size_of(number));
}

static void check_clause(const struct clause *clause, unsigned number) {
    CHECK_SAME(clause->size, size_of(number));
    for (uint32_t i = 0; i < clause->size; i++)
        CHECK_SAME(clause->lits[i], literal_at(number, i));
    CHECK(!clause->redundant && !clause->garbage && !clause->reason && !clause->used);
    CHECK(!clause->fresh && !clause->pending && !clause->glue);
    CHECK(clause->searched >= 2);
}

int main(void) {
    static Ref refs[CLAUSES];
    struct memory memory;
    struct arena arena = {0};
    memory_init(&memory, 0);
    for (unsigned i = 0; i < CLAUSES; i++)
        refs[i] = add(&arena, &memory, i);
    Ref ref = 0;
    for (unsigned i = 0; i < CLAUSES; i++, ref = arena_after(&arena, ref)) {
        CHECK_SAME(ref, refs[i]);
        struct clause *clause = arena_clause(&arena, ref);
        check_clause(clause, i);
        CHECK_SAME(clause_id(clause), 0);
        clause_set_id(clause, ((uint64_t)i << 30) + i);
    }
    CHECK_SAME(ref, arena.size);
    arena_reserve(&arena, &memory, arena.size);
    size_t before = memory.used;
    arena_save(&arena, &memory);
    CHECK_SAME(arena.capacity, arena.size);
    CHECK(memory.used < before);
    for (unsigned i = 0; i < CLAUSES; i++) {
        CHECK_SAME(clause_id(arena_clause(&arena, refs[i])), ((uint64_t)i << 30) + i);
        check_clause(arena_clause(&arena, refs[i]), i);
    }
    memory_clear(&memory);
    return unit_end();
}
