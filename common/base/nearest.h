/* SPDX-License-Identifier: MIT */
/* What somebody meant who has typed a name that there is not, for the message about it: the name
 * that begins so, or else the one that fewest changes of letters make of it. */
#ifndef COMMON_BASE_NEAREST_H
#define COMMON_BASE_NEAREST_H

#include <stddef.h>

struct nearest {
    const char *typed, *name;
    size_t length; /* letters of `typed` that count */
    size_t far;    /* of `name` */
};

/* Begins with the `length` bytes at typed, and without a name. */
struct nearest nearest_begin(const char *typed, size_t length);

/* Takes a name into account, of which the first of several that are equally near stays.  '-' and
 * '_' are the same.  Distances are those of Levenshtein, 1965. */
void nearest_try(struct nearest *nearest, const char *name);

/* The nearest name of those tried; NULL if none is near: more than a third of what was typed,
 * rounded up, would have to change. */
const char *nearest_found(const struct nearest *nearest);

#endif
