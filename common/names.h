/* SPDX-License-Identifier: MIT */
/* File names with a number in them, as in board-%d.svg. */
#ifndef COMMON_NAMES_H
#define COMMON_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NAMES_MAX = 4096 };

struct names {
    const char *pattern; /* not owned */
    size_t before;       /* bytes in front of the number */
    size_t after;        /* where the rest begins */
    int width;           /* digits, with zeros in front; 0 for as many as it takes */
    bool numbered;       /* there is a number; else all names are the pattern */
};

/* Takes a pattern apart: %d, or %03d for a width, stands for the number.  Returns false when it has
 * another percent sign, or is longer than NAMES_MAX allows. */
bool names_parse(struct names *names, const char *pattern);

/* Writes the name for a number to text.  Returns text. */
const char *names_write(const struct names *names, uint64_t number, char text[NAMES_MAX]);

#endif
