/* SPDX-License-Identifier: MIT */
/* Memory that a process shares with those it starts. */
#ifndef COMMON_SHARED_H
#define COMMON_SHARED_H

#include <stddef.h>

/* Takes zeroed bytes, which occupy no memory before they are written to.  Returns NULL with errno
 * set when that fails.  Each process releases them for itself, and all are released as it ends. */
void *shared_take(size_t bytes);
void shared_release(void *block, size_t bytes);

#endif
