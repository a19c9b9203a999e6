/* SPDX-License-Identifier: MIT */
/* The words of a line of rules or of a header, and the numbers among them. */
#ifndef COMMON_RULES_LINEWORDS_H
#define COMMON_RULES_LINEWORDS_H

#include <stdbool.h>

#include "common/base/diag.h"

enum { LINEWORDS_NUMBER_MAX = 99999, LINEWORDS_QUOTED = 40 };

/* A line that is read word by word. */
struct linewords {
    const unsigned char *line;
    size_t length, at;
    size_t token, size; /* the current word */
    struct diag *diag;  /* for errors */
};

/* Takes the next word.  Returns false at the end of the line, or at a comment. */
bool linewords_next(struct linewords *words);

/* The current word, made printable. */
const char *linewords_quote(const struct linewords *words, char text[LINEWORDS_QUOTED]);

/* Skips the digits from byte *at up to `end`.  Returns whether there are any; *number is above
 * LINEWORDS_NUMBER_MAX if theirs is. */
bool linewords_digits(const struct linewords *words, size_t *at, size_t end, unsigned *number);

/* Takes a word that is a number from `least` up to LINEWORDS_NUMBER_MAX.  Returns false, with the
 * diag filled, if it is none. */
bool linewords_number(struct linewords *words, unsigned least, int *number);

/* Whether the line has ended; if not, fills diag. */
bool linewords_end(struct linewords *words);

#endif
