/* SPDX-License-Identifier: MIT */
/* Growing arrays. */
#include "common/base/stack.h"

#include "common/base/diag.h"
#include "unit.h"

const char diag_tool[] = "unit-stack";

STACK(numbers, uint32_t);

static void check_order(struct memory *memory) {
    struct numbers s = {0};
    for (uint32_t i = 0; i < 1000; i++) {
        stack_push(memory, &s, i * i);
        CHECK_SAME(stack_top(&s), i * i);
        CHECK(s.size <= s.capacity);
    }
    CHECK_SAME(s.size, 1000);
    CHECK_SAME(memory->used, s.capacity * sizeof *s.data);
    for (uint32_t i = 1000; i-- > 0;)
        CHECK_SAME(stack_pop(&s), i * i);
    CHECK_SAME(s.size, 0);
    stack_free(memory, &s);
    CHECK(!s.data);
    CHECK_SAME(memory->used, 0);
}

static void check_room(struct memory *memory) {
    struct numbers s = {0};
    stack_reserve(memory, &s, 100);
    CHECK(s.capacity >= 100);
    const uint32_t *before = s.data;
    uint64_t calls = memory->calls;
    for (uint32_t i = 0; i < 100; i++)
        stack_push(memory, &s, i);
    CHECK(s.data == before);
    CHECK_SAME(memory->calls, calls);
    stack_clear(&s);
    CHECK_SAME(s.size, 0);
    CHECK(s.capacity >= 100);
    stack_push(memory, &s, 7);
    stack_trim(memory, &s);
    CHECK_SAME(s.capacity, 1);
    CHECK_SAME(s.data[0], 7);
    CHECK_SAME(memory->used, sizeof *s.data);
    stack_free(memory, &s);
    CHECK_SAME(memory->used, 0);
}

int main(void) {
    struct memory memory;
    memory_init(&memory, 0);
    check_order(&memory);
    check_room(&memory);
    return unit_end();
}
