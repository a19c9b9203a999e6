/* SPDX-License-Identifier: MIT */
/* Parsing the command line: one table for each tool gives parsing, range checks, --help and
 * messages. */
#ifndef COMMON_STREAMS_OPTION_H
#define COMMON_STREAMS_OPTION_H

#include <stddef.h>

#include "common/streams/optiontable.h"

/* Parses the command line with getopt_long, handles --help and --version (on stdout, status 0), and
 * on an error ends the program with EXIT_USAGE and a one-line message.  Moves operands behind the
 * options; returns the index in argv of the first operand. */
int option_parse(const struct option_table *table, int argc, char **argv);

/* Writes the output of --version to standard error, each line behind "c ", for logs. */
void option_tell_build(void);

/* Takes the next technique of the comma-separated list *list and advances *list.  Returns its
 * index, or -1 at the end.  `name` returns the name of each index, NULL from the number of
 * techniques on.  A name that is none of these ends the program with a message that proposes the
 * nearest.  option: the option's long name. */
int option_technique(const char *option, const char **list, const char *(*name)(unsigned index));

/* Whether `length` bytes at text, behind which the text ends or a comma follows, are a decimal
 * number from low to high, as in 0.5, 20 or 1e6; then sets *number. */
bool option_number(const char *text, size_t length, double low, double high, double *number);

/* Ends the program with EXIT_USAGE, the message and a reference to --help. */
_Noreturn void option_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
