/* SPDX-License-Identifier: MIT */
/* Messages to people.
 *
 * Every message is one line on stderr: "tool: file:line:column: text" if there is a place to point
 * at, otherwise "tool: text".  Readers fill a struct diag and return; only main functions print it
 * and end the program with one of the statuses below.  Messages, with file names, are printed in
 * the form of printable.h. */
#ifndef COMMON_BASE_DIAG_H
#define COMMON_BASE_DIAG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Exit statuses. */
enum {
    EXIT_DONE = 0,     /* every answer was given */
    EXIT_NEGATIVE = 1, /* the answer is no */
    EXIT_INPUT = 2,    /* malformed input, or a system error */
    EXIT_USAGE = 64,   /* EX_USAGE: the command line is wrong */
    EXIT_SOFTWARE = 70 /* EX_SOFTWARE: the program has contradicted itself */
};

/* The name of the tool in its messages; each main.c defines it. */
extern const char diag_tool[];

/* One finding about an input.  line and column are 1-based and point at the first byte of the
 * offending token; line 0 means the finding has no place.  file is not owned. */
struct diag {
    const char *file;
    uint64_t line;
    uint64_t column;
    char text[800];
};

/* Fills the text, printf-wise; a longer text is cut.  Always returns false, so that a reader can
 * write "return diag_set(...)". */
bool diag_set(struct diag *diag, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The most bytes of a message line. */
enum { DIAG_LINE = 1 << 15 };

/* Writes to text the line that diag_warning prints, with its newline.  Returns its length. */
size_t diag_warning_line(const struct diag *diag, char text[DIAG_LINE]);

/* Print one line, in one piece: a finding as an error or as a warning, or a message without a
 * place. */
void diag_error(const struct diag *diag);
void diag_warning(const struct diag *diag);
void diag_message(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Prints "tool: text" and ends the program with status. */
_Noreturn void diag_die(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Writes the length bytes at token to text (capacity size, at least 8, terminated) in a form that
 * shows each byte: bytes outside printable ASCII as \xNN, long tokens cut with "...".
 * Returns text. */
const char *diag_quote(char *text, size_t size, const unsigned char *token, size_t length);

/* An argument of the command line in a message, cut at one width, whatever its length. */
enum { DIAG_QUOTED = 120 };
struct quoted {
    char text[DIAG_QUOTED];
};

/* The length bytes at word as diag_quote writes them. */
struct quoted diag_quoted(const char *word, size_t length);

#endif
