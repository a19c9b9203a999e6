/* SPDX-License-Identifier: MIT */
/* Text on the screen: characters, and the columns that they take. */
#ifndef XSUDOKU_PLAY_TEXT_H
#define XSUDOKU_PLAY_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* The length in bytes of the character at text, which is not at its end.  *columns is the number of
 * columns it takes: 2 for characters of East Asian scripts, 1 for all others (Unicode Standard
 * Annex 11, wide and fullwidth).  A byte that is not UTF-8 counts as a character. */
size_t text_next(const char *text, unsigned *columns);

/* How many columns a text takes. */
unsigned text_columns(const char *text);

/* The length of the prefix of a text, not empty, that fits into a row of `columns`, at least 1: at
 * least one character; if not all of them, up to a blank or a wide character, where lines may be
 * broken. */
size_t text_fit(const char *text, unsigned columns);

/* Copies a text to shown (capacity size, at least 8, terminated), as far as there is room, in a
 * form that is safe to print and that text_next knows the columns of: printable ASCII and, if wide,
 * wide characters stay, all other bytes are written as \xNN. */
void text_quote(char *shown, size_t size, const char *text, bool wide);

#endif
