/* SPDX-License-Identifier: MIT */
/* A set of techniques: rows of the table in technique.h, by index.  REPERTOIRE_WORDS limits the
 * number of rows. */
#ifndef COMMON_HUMAN_REPERTOIRE_H
#define COMMON_HUMAN_REPERTOIRE_H

#include "common/human/set.h"

enum { REPERTOIRE_WORDS = 2, REPERTOIRE_MAX = 64 * REPERTOIRE_WORDS };

struct repertoire {
    uint64_t words[REPERTOIRE_WORDS];
};

/* No technique. */
static inline struct repertoire repertoire_none(void) {
    return (struct repertoire){{0}};
}

/* The techniques that both sets have. */
static inline struct repertoire repertoire_both(struct repertoire a, struct repertoire b) {
    for (unsigned w = 0; w < REPERTOIRE_WORDS; w++)
        a.words[w] &= b.words[w];
    return a;
}

/* The techniques of a that b lacks. */
static inline struct repertoire repertoire_without(struct repertoire a, struct repertoire b) {
    for (unsigned w = 0; w < REPERTOIRE_WORDS; w++)
        a.words[w] &= ~b.words[w];
    return a;
}

/* The techniques before number `end`. */
static inline struct repertoire repertoire_before(unsigned end) {
    struct repertoire set = repertoire_none();
    for (unsigned i = 0; i < end; i++)
        set_add(set.words, i);
    return set;
}

/* Whether it has no technique. */
static inline bool repertoire_is_empty(const struct repertoire *set) {
    return set_least(set->words, REPERTOIRE_WORDS) == UINT32_MAX;
}

#endif
