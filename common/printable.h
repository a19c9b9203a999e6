/* SPDX-License-Identifier: MIT */
/* Text from outside, such as file names and labels of puzzles, in a form that is safe to print.
 *
 * Letters of every script stay as they are, in UTF-8.  What would act on a terminal instead of
 * being seen in it, or is not valid UTF-8, shows byte by byte as \xNN: control characters, and
 * formatting characters that are invisible or turn the order of the text round (N. Boucher, R.
 * Anderson, Trojan Source: invisible vulnerabilities, USENIX Security 2023). */
#ifndef COMMON_PRINTABLE_H
#define COMMON_PRINTABLE_H

#include <stddef.h>

/* The most characters that one byte is shown as: \xNN. */
enum { PRINTABLE_WIDTH = 4 };

/* The length of the UTF-8 character at text, of which length bytes, at least 1, are there; 0 when
 * it is none. */
size_t printable_utf8(const unsigned char *text, size_t length);

/* Copies the character at text, of which *length bytes, at least 1, are there, to shown, or its
 * first byte as \xNN.  Returns how many bytes that makes; *length becomes how many it stands
 * for. */
size_t printable_next(const unsigned char *text, size_t *length, char shown[PRINTABLE_WIDTH + 1]);

/* Copies a terminated text to shown (capacity size, at least 1, terminated), as far as there is
 * room. Returns shown. */
const char *printable_copy(char *shown, size_t size, const char *text);

#endif
