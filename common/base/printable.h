/* SPDX-License-Identifier: MIT */
/* Text from outside, such as file names and labels of puzzles, in a form that is safe to print.
 *
 * Letters of every script stay as they are, in UTF-8.  Bytes of control characters, of formatting
 * characters that are invisible or change the order of the text, and of invalid UTF-8 are shown as
 * \xNN (N. Boucher, R. Anderson, Trojan Source: invisible vulnerabilities, USENIX Security
 * 2023). */
#ifndef COMMON_BASE_PRINTABLE_H
#define COMMON_BASE_PRINTABLE_H

#include <stddef.h>

/* The most characters that a byte becomes: \xNN. */
enum { PRINTABLE_WIDTH = 4 };

/* The length of the UTF-8 character at text, of which length bytes, at least 1, are there; 0 when
 * it is none. */
size_t printable_utf8(const unsigned char *text, size_t length);

/* Copies the character at text, of which *length bytes, at least 1, are there, to shown, or its
 * first byte as \xNN.  Returns the number of bytes written; *length becomes the number of bytes
 * read. */
size_t printable_next(const unsigned char *text, size_t *length, char shown[PRINTABLE_WIDTH + 1]);

/* Copies a terminated text to shown (capacity size, at least 1, terminated), as far as it fits.
 * Returns shown. */
const char *printable_copy(char *shown, size_t size, const char *text);

#endif
