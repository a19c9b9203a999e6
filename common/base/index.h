/* SPDX-License-Identifier: MIT */
/* Checked array indices: debug builds stop, with file and line of the access, if an index is out of
 * bounds. */
#ifndef COMMON_BASE_INDEX_H
#define COMMON_BASE_INDEX_H

#include <stdint.h>

/* The index I into an array of N elements.  A debug build evaluates both once and asserts that I <
 * N; a release build evaluates I alone, so N must have no effects. */
#ifdef NDEBUG
#define INDEX(I, N) (I)
#else
#define INDEX(I, N) index_below((I), (N), __FILE__, __LINE__)

_Noreturn void index_fails(uint64_t index, uint64_t count, const char *file, int line);

static inline uint64_t index_below(uint64_t index, uint64_t count, const char *file, int line) {
    if (index >= count)
        index_fails(index, count, file, line);
    return index;
}
#endif

/* Element I of an array, or of a part of one, with N elements: evaluated as in INDEX. */
#define array_at(ARRAY, N, I) ((ARRAY)[INDEX(I, N)])

#endif
