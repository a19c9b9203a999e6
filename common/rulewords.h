/* The words of a line of rules, one after the other, and the numbers among them. */
#ifndef COMMON_RULEWORDS_H
#define COMMON_RULEWORDS_H

#include <stdbool.h>

#include "common/diag.h"

enum { RULEWORDS_NUMBER_MAX = 99999, RULEWORDS_QUOTED = 40 };

/* A line of which words are taken, with the one at hand. */
struct rulewords {
    const unsigned char *line;
    size_t length, at;
    size_t token, size; /* the word at hand */
    struct diag *diag;  /* whose text says what is wrong with it */
};

/* Takes the next word.  Returns false at the end of the line, or at a comment. */
bool rulewords_next(struct rulewords *words);

/* The word at hand, made printable. */
const char *rulewords_quote(const struct rulewords *words, char text[RULEWORDS_QUOTED]);

/* Steps over the digits from byte *at up to `end`.  Returns whether there are any; *number is above
 * RULEWORDS_NUMBER_MAX where theirs is. */
bool rulewords_digits(const struct rulewords *words, size_t *at, size_t end, unsigned *number);

/* Takes a word that is a number from `least` up to RULEWORDS_NUMBER_MAX.  Returns false, with the
 * diag filled, where it is none. */
bool rulewords_number(struct rulewords *words, unsigned least, int *number);

/* Whether the line is over; if not, the diag says so. */
bool rulewords_end(struct rulewords *words);

#endif
