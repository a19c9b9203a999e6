/* SPDX-License-Identifier: MIT */
/* Memory shared with child processes. */
#ifndef COMMON_STREAMS_SHARED_H
#define COMMON_STREAMS_SHARED_H

#include <stddef.h>

/* Allocates zeroed bytes, which take no memory before they are written to.  Returns NULL with errno
 * set on failure.  Each process releases them itself, or by its end. */
void *shared_take(size_t bytes);
void shared_release(void *block, size_t bytes);

#endif
