/* SPDX-License-Identifier: MIT */
#include "common/streams/frugal.h"

#include <stdlib.h> /* says which C library it is, by __GLIBC__ */

#ifdef __GLIBC__
#include <malloc.h>

/* A block of at least LARGE bytes has its own pages.  By default glibc raises this bound whenever
 * such a block is released, and never gives back holes below blocks that stay. */
void frugal_begin(void) {
    enum { LARGE = 1 << 17, PAGE = 1 << 12 };
    mallopt(M_MMAP_THRESHOLD, LARGE);
    mallopt(M_TRIM_THRESHOLD, LARGE);
    mallopt(M_TOP_PAD, PAGE);
}
#else
void frugal_begin(void) {
}
#endif
