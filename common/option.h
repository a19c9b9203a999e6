/* SPDX-License-Identifier: MIT */
/* The command line: one table a tool gives parsing, range checks, --help and the messages. */
#ifndef COMMON_OPTION_H
#define COMMON_OPTION_H

#include <stddef.h>

#include "common/optiontable.h"

/* Parses the command line with getopt_long, answers --help and --version (on stdout, status 0)
 * and ends the program with EXIT_USAGE and a one-line message when something is wrong.
 * Operands are moved behind the options; returns the index in argv of the first. */
int option_parse(const struct option_table *table, int argc, char **argv);

/* Writes on standard error what --version prints, each line behind "c ", for a log that is to say
 * which build it is of. */
void option_tell_build(void);

/* Takes the next technique of a list that has commas between them, *list, which moves on.  Returns
 * its number, or -1 behind the last one.  number returns that of the technique that the `length`
 * bytes at name stand for, or -1 for none, which ends the program with a message.  option: the
 * option's long name. */
int option_technique(const char *option, const char **list,
                     int (*number)(const char *name, size_t length));

/* Ends the program with EXIT_USAGE, the message and a pointer to --help. */
_Noreturn void option_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
