/* SPDX-License-Identifier: MIT */
/* Limits of memory, and what happens at them. */
#include "common/base/memory.h"

#include "common/base/diag.h"
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
    memory_on_shortage(&memory, give, &owner);
    void *block = memory_resize(&memory, NULL, 900);
    CHECK(block != NULL);
    CHECK_SAME(owner.asked, 1);
    CHECK(!owner.spare);
    CHECK(!memory.spare);
    CHECK_SAME(memory.used, 900);
    memory_release(&memory, block);
}

/* A region counts in its whole, has its limit, and goes at once with all that is in it, regions of
 * its own among them; what others have stays. */
static void check_regions(void) {
    struct memory memory, region, *inner;
    memory_init(&memory, 2000);
    unsigned char *before = memory_zeroed(&memory, 100, 1);
    memory_region(&region, &memory);
    void *block = memory_zeroed(&region, 300, 1);
    unsigned char *between = memory_zeroed(&memory, 50, 1);
    inner = memory_zeroed(&region, 1, sizeof *inner);
    memory_region(inner, &region);
    memory_zeroed(inner, 400, 1);
    memory_release(inner, memory_zeroed(inner, 70, 1));
    memory_zeroed(inner, 500, 1);
    memory_resize(&region, block, 20);
    before[99] = between[49] = 7;
    CHECK_SAME(inner->used, 900);
    CHECK_SAME(region.used, 920 + sizeof *inner);
    CHECK_SAME(memory.used, 1070 + sizeof *inner);
    CHECK(!memory_try(inner, NULL, 1000));
    memory_clear(&region);
    CHECK_SAME(memory.used, 150);
    CHECK_SAME(before[99] + between[49], 14);
    memory_region(&region, &memory);
    CHECK(memory_try(&region, NULL, 1000));
    memory_clear(&memory);
    CHECK_SAME(memory.used, 0);
}

/* The place to go to is that of the whole, and a region can be cleared there. */
static void check_unwinding_regions(void) {
    struct memory memory;
    static struct memory region;
    jmp_buf place, outer;
    volatile unsigned came = 0;
    memory_init(&memory, 1000);
    CHECK(!memory_unwind_to(&memory, &outer));
    memory_region(&region, &memory);
    CHECK(memory_unwind_to(&region, &place) == &outer);
    unsigned code = (unsigned)setjmp(place);
    came += code;
    if (code == 0) {
        memory_zeroed(&region, 600, 1);
        memory_zeroed(&region, 600, 1);
    } else if (code == 1) {
        CHECK_SAME(memory.used, 600);
        memory_unwind(&region, 5);
    }
    CHECK_SAME(came, 6);
    memory_clear(&region);
    CHECK_SAME(memory.used, 0);
}

/* What a region could spare is not asked for once it has been cleared. */
static void check_spare_of_region(void) {
    struct memory memory, region;
    jmp_buf place;
    memory_init(&memory, 1000);
    memory_region(&region, &memory);
    struct owner owner = {&region, memory_zeroed(&region, 500, 1), 0};
    memory_on_shortage(&region, give, &owner);
    memory_clear(&region);
    memory_unwind_to(&memory, &place);
    if (!setjmp(place))
        memory_zeroed(&memory, 2000, 1);
    CHECK_SAME(owner.asked, 0);
}

/* Clearing a region leaves what its whole can spare. */
static void check_spare_of_whole(void) {
    struct memory memory, region;
    memory_init(&memory, 1000);
    struct owner owner = {&memory, memory_zeroed(&memory, 500, 1), 0};
    memory_on_shortage(&memory, give, &owner);
    memory_region(&region, &memory);
    memory_clear(&region);
    memory_region(&region, &memory);
    CHECK(memory_resize(&region, NULL, 900) != NULL);
    CHECK_SAME(owner.asked, 1);
    CHECK_SAME(memory.used, 900);
    memory_clear(&memory);
}

int main(void) {
    check_spare_of_whole();
    check_regions();
    check_unwinding_regions();
    check_spare_of_region();
    check_count();
    check_overflow();
    check_limit();
    check_unwinding();
    check_spare();
    return unit_end();
}
