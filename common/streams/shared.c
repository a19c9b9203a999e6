/* SPDX-License-Identifier: MIT */
/* MAP_ANONYMOUS is in POSIX only since 2024, but all systems have it. */
#define _DEFAULT_SOURCE

#include "common/streams/shared.h"

#include <sys/mman.h>

void *shared_take(size_t bytes) {
    void *block = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return block == MAP_FAILED ? NULL : block;
}

void shared_release(void *block, size_t bytes) {
    munmap(block, bytes);
}
