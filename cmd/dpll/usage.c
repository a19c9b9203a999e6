/* SPDX-License-Identifier: MIT */
#include "usage.h"

#include <sys/resource.h>

/* Bytes in one of ru_maxrss, of which POSIX says nothing. */
#ifdef __APPLE__
enum { RESIDENT_UNIT = 1 };
#else
enum { RESIDENT_UNIT = 1024 };
#endif

static struct rusage usage(void) {
    struct rusage used = {0};
    getrusage(RUSAGE_SELF, &used);
    return used;
}

static double seconds(struct timeval time) {
    return (double)time.tv_sec + 1e-6 * (double)time.tv_usec;
}

double usage_processor(void) {
    struct rusage used = usage();
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

size_t usage_resident(void) {
    return (size_t)usage().ru_maxrss * RESIDENT_UNIT;
}
