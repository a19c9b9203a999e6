/* SPDX-License-Identifier: MIT */
/* File names with a number in them, as in board-%d.svg. */
#ifndef COMMON_STREAMS_NAMES_H
#define COMMON_STREAMS_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NAMES_MAX = 4096 };

struct names {
    const char *pattern; /* not owned */
    size_t before;       /* bytes before the number */
    size_t after;        /* index behind the number */
    int width;           /* digits, with leading zeros; 0 for no zeros */
    bool numbered;       /* the pattern has a number; otherwise all names are the pattern */
};

/* Parses a pattern: %d, or %03d for a width, is replaced by the number.  Returns false if it has
 * another percent sign, or names would exceed NAMES_MAX. */
bool names_parse(struct names *names, const char *pattern);

/* Writes the name for a number to text.  Returns text. */
const char *names_write(const struct names *names, uint64_t number, char text[NAMES_MAX]);

#endif
