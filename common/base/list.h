/* SPDX-License-Identifier: MIT */
/* Lists of names in messages. */
#ifndef COMMON_BASE_LIST_H
#define COMMON_BASE_LIST_H

#include <stddef.h>

/* Writes "a, b or c" of the names, ended by NULL, to text (capacity size, at least 1), cut where it
 * is full.  Returns text. */
const char *list_or(char *text, size_t size, const char *const *names);

#endif
