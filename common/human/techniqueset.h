/* SPDX-License-Identifier: MIT */
/* Sets of techniques by kind, cost and name, and the next step by a technique of a set. */
#ifndef COMMON_HUMAN_TECHNIQUESET_H
#define COMMON_HUMAN_TECHNIQUESET_H

#include "common/human/repertoire.h"
#include "common/human/technique.h"

/* All techniques. */
struct repertoire technique_all(void);

/* The techniques of a kind. */
struct repertoire technique_kind_set(enum technique_kind kind);

/* The techniques that cost less than `cost`. */
struct repertoire technique_cheaper_set(uint32_t cost);

/* The number of the technique with a name of `length` bytes, or -1. */
int technique_number(const char *name, size_t length);

/* Finds the next step by the first technique of a set that has one, and sets step->technique to its
 * row.  Returns false when none has a step; then only the technique, level and reason of *step are
 * unchanged. */
bool technique_find(const struct board *board, const struct repertoire *allowed, struct step *step);

#endif
