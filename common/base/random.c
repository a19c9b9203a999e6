/* SPDX-License-Identifier: MIT */
#include "common/base/random.h"

#include <time.h>
#include <unistd.h>

uint64_t random_seed(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    struct random mixed = {(uint64_t)now.tv_sec * 1000000007u ^ (uint64_t)now.tv_nsec << 20 ^
                           (uint64_t)getpid()};
    /* Short enough to be typed. */
    return random_next(&mixed) >> 32;
}
