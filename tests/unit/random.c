/* SPDX-License-Identifier: MIT */
/* Random numbers: repeatable, within bounds, and about equally often. */
#include "common/base/random.h"

#include "unit.h"

enum { DRAWS = 20000 };

static void check_repeats(void) {
    struct random a = {42}, b = {42}, other = {43};
    unsigned same = 0;
    for (int i = 0; i < 1000; i++) {
        uint64_t number = random_next(&a);
        CHECK_SAME(random_next(&b), number);
        same += random_next(&other) == number;
    }
    CHECK_SAME(same, 0);
}

/* The first numbers of SplitMix64 from seed 1234567, as its authors' program prints them. */
static void check_published(void) {
    static const uint64_t expected[] = {6457827717110365317u, 3203168211198807973u,
                                        9817491932198370423u, 4593380528125082431u,
                                        16408922859458223821u};
    struct random random = {1234567};
    for (unsigned i = 0; i < sizeof expected / sizeof *expected; i++)
        CHECK_SAME(random_next(&random), expected[i]);
}

/* Each of bound numbers comes DRAWS / bound times, up to six standard deviations. */
static void check_below(uint32_t bound) {
    struct random random = {bound};
    uint32_t counts[16] = {0};
    double mean = (double)DRAWS / bound;
    for (int i = 0; i < DRAWS; i++) {
        uint32_t drawn = random_below(&random, bound);
        CHECK(drawn < bound);
        counts[drawn % 16]++;
    }
    for (uint32_t i = 0; i < bound; i++) {
        double off = counts[i] - mean;
        CHECK(off * off <= 36 * mean);
    }
}

static void check_large_bounds(void) {
    static const uint32_t bounds[] = {UINT32_MAX, (uint32_t)1 << 31, 3000000000u};
    struct random random = {5};
    for (unsigned i = 0; i < sizeof bounds / sizeof *bounds; i++) {
        uint32_t most = 0;
        for (int k = 0; k < 1000; k++) {
            uint32_t drawn = random_below(&random, bounds[i]);
            most = drawn > most ? drawn : most;
        }
        CHECK(most < bounds[i]);
        CHECK(most > bounds[i] / 10 * 9);
    }
}

static void check_unit(void) {
    struct random random = {8};
    double sum = 0, least = 1, most = 0;
    for (int i = 0; i < DRAWS; i++) {
        double drawn = random_unit(&random);
        sum += drawn / DRAWS;
        least = drawn < least ? drawn : least;
        most = drawn > most ? drawn : most;
    }
    CHECK(least >= 0 && least < 0.01);
    CHECK(most < 1 && most > 0.99);
    CHECK(sum > 0.48 && sum < 0.52);
}

int main(void) {
    check_repeats();
    check_published();
    for (uint32_t bound = 1; bound <= 16; bound++)
        check_below(bound);
    check_large_bounds();
    check_unit();
    return unit_end();
}
