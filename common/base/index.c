/* SPDX-License-Identifier: MIT */
#include "common/base/index.h"

#ifndef NDEBUG

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* In the words of assert. */
_Noreturn void index_fails(uint64_t index, uint64_t count, const char *file, int line) {
    fprintf(stderr, "%s:%d: Assertion `%" PRIu64 " < %" PRIu64 "' failed: index and size.\n", file,
            line, index, count);
    abort();
}

#endif
