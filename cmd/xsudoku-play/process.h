/* SPDX-License-Identifier: MIT */
/* Helpers for starting other programs of the suite. */
#ifndef XSUDOKU_PLAY_PROCESS_H
#define XSUDOKU_PLAY_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

#include "common/houses/variant.h"

/* Statuses of programs that could not be started, those of the shell. */
enum { PROCESS_NOT_RUN = 126, PROCESS_NOT_FOUND = 127 };

/* Puts a header, with the rules of the shape, and a grid, unless that is NULL, into a pipe, which
 * has room for both: the largest grid takes less than 2 KiB, and rules at most RULES_TEXT_MAX.
 * Returns the end to read, or -1. */
int process_pipe_grid(const struct variant_shape *shape, const uint8_t *cells);

/* Appends the output of a program to the *used bytes of text, as far as there is room for it and a
 * terminating byte; the rest is dropped.  Returns false at the end. */
bool process_read(int fd, char *text, size_t size, size_t *used);

/* A file name for an open descriptor, which the program then inherits. */
enum { PROCESS_NAME = 32 };
void process_hand_on(int fd, char name[PROCESS_NAME]);

/* Replaces the process by a program, whose name is the first argument.  The program is taken from
 * the folder of this one, if this one was called by a path and it is there, and else from PATH.
 * Its streams are in, or that of the process for -1, out and messages. */
_Noreturn void process_become(const char *own, char *const *arguments, int in, int out,
                              int messages);

#endif
