/* SPDX-License-Identifier: MIT */
/* Numbers stored in fewer bits than they are computed in: sizes of clauses, and their places in
 * arrays.
 *
 * Each passes a function of this file before it is stored, so that exceeding a limit is an error
 * and nothing ever wraps.  A build with NARROW_FIELDS defined has fields so small that short inputs
 * reach every limit; the tests run it. */
#ifndef COMMON_BASE_NARROW_H
#define COMMON_BASE_NARROW_H

#include <stdint.h>

#include "common/base/memory.h"

#ifdef NARROW_FIELDS
typedef uint8_t ClauseSize;
typedef uint16_t ClauseRef;
#define CLAUSE_REF_MAX UINT16_MAX
#define CLAUSE_SIZE_MAX UINT8_MAX
#define NARROW_WORD UINT16_MAX
#else
typedef uint32_t ClauseSize; /* literals */
typedef uint32_t ClauseRef;  /* the number of a clause, or its place in an array of words */
#define CLAUSE_REF_MAX UINT32_MAX
                             /* The most literals a clause may have; readers refuse longer ones. */
#define CLAUSE_SIZE_MAX ((1u << 28) - 1)
#define NARROW_WORD UINT32_MAX
#endif

/* Returns value, which must be at most max: a larger one unwinds as running out of memory does, and
 * narrow does not return. */
static inline uint32_t narrow(struct memory *memory, uint64_t value, uint32_t max) {
    if (value > max)
        memory_resize(memory, NULL, SIZE_MAX);
    return (uint32_t)value;
}

/* A count of entries, or an index of one, that is stored in a word of 32 bits. */
static inline uint32_t narrow_word(struct memory *memory, uint64_t value) {
    return narrow(memory, value, NARROW_WORD);
}

static inline ClauseSize narrow_size(struct memory *memory, size_t size) {
    return (ClauseSize)narrow(memory, size, CLAUSE_SIZE_MAX);
}

static inline ClauseRef narrow_ref(struct memory *memory, size_t place) {
    return (ClauseRef)narrow(memory, place, CLAUSE_REF_MAX);
}

#endif
