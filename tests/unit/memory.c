/* Limits of memory, and what happens at them. */
#include "common/memory.h"

#include "common/diag.h"
#include "unit.h"

const char diag_tool[] = "unit-memory";

static void check_count(void) {
    struct memory memory;
    memory_init(&memory, 0);
    unsigned char *block = memory_zeroed(&memory, 100, 3);
    for (unsigned i = 0; i < 300; i++)
        CHECK_SAME(block[i], 0);
    block[299] = 9;
    CHECK_SAME(memory.used, 300);
    block = memory_resize(&memory, block, 1000);
    CHECK_SAME(block[299], 9);
    CHECK_SAME(memory.used, 1000);
    block = memory_resize(&memory, block, 10);
    CHECK_SAME(memory.used, 10);
    CHECK_SAME(memory.peak, 1000);
    CHECK(!memory_resize(&memory, block, 0));
    CHECK_SAME(memory.used, 0);
    CHECK(!memory_zeroed(&memory, 0, 8));
    memory_release(&memory, NULL);
    CHECK_SAME(memory.used, 0);
}

static void check_overflow(void) {
    struct memory memory;
    memory_init(&memory, 0);
    CHECK_SAME(memory_bytes(3, 5), 15);
    CHECK_SAME(memory_bytes(7, 0), 0);
    CHECK_SAME(memory_bytes(SIZE_MAX, 1), SIZE_MAX);
    CHECK_SAME(memory_bytes(SIZE_MAX / 2, 3), SIZE_MAX);
    CHECK(!memory_try(&memory, NULL, SIZE_MAX));
    CHECK_SAME(memory.used, 0);
}

/* Up to the limit all is served; beyond it nothing changes. */
static void check_limit(void) {
    struct memory memory;
    memory_init(&memory, 1000);
    void *first = memory_try(&memory, NULL, 600), *second = memory_try(&memory, NULL, 400);
    CHECK(first && second);
    CHECK(!memory_try(&memory, NULL, 1));
    CHECK(!memory_try(&memory, first, 601));
    CHECK_SAME(memory.used, 1000);
    memory_release(&memory, second);
    second = memory_try(&memory, first, 1000);
    CHECK(second);
    CHECK_SAME(memory.used, 1000);
    memory_release(&memory, second);
    CHECK_SAME(memory.used, 0);
}

/* A request that cannot be served goes to the place named, and has taken nothing. */
static void check_unwinding(void) {
    struct memory memory;
    jmp_buf place;
    void *volatile block = NULL;
    volatile bool went_on = false;
    memory_init(&memory, 1000);
    memory_unwind_to(&memory, &place);
    if (!setjmp(place)) {
        block = memory_zeroed(&memory, 10, 50);
        memory_zeroed(&memory, 10, 60);
        went_on = true;
    }
    CHECK(!went_on);
    CHECK(block != NULL);
    CHECK_SAME(memory.used, 500);
    memory_release(&memory, block);
    CHECK_SAME(memory.used, 0);
}

struct owner {
    struct memory *memory;
    void *spare;
    unsigned asked;
};

static void give(void *context) {
    struct owner *owner = context;
    memory_release(owner->memory, owner->spare);
    owner->spare = NULL;
    owner->asked++;
}

/* What can be spared is asked for once, and saves the request. */
static void check_spare(void) {
    struct memory memory;
    memory_init(&memory, 1000);
    struct owner owner = {&memory, memory_zeroed(&memory, 500, 1), 0};
    memory_spare_with(&memory, give, &owner);
    void *block = memory_resize(&memory, NULL, 900);
    CHECK(block != NULL);
    CHECK_SAME(owner.asked, 1);
    CHECK(!owner.spare);
    CHECK(!memory.spare);
    CHECK_SAME(memory.used, 900);
    memory_release(&memory, block);
}

int main(void) {
    check_count();
    check_overflow();
    check_limit();
    check_unwinding();
    check_spare();
    return unit_end();
}
