/* SPDX-License-Identifier: MIT */
/* common/base/memory.c, linked in its place, where the machine may have no memory left. */
#include <stdlib.h>

#include "moment.h"

static void *counted_realloc(void *block, size_t bytes) {
    return moment_request() ? NULL : realloc(block, bytes);
}

#define realloc counted_realloc
#include "common/base/memory.c"
