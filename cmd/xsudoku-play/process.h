/* SPDX-License-Identifier: MIT */
/* What starting other programs of the suite takes. */
#ifndef XSUDOKU_PLAY_PROCESS_H
#define XSUDOKU_PLAY_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

#include "common/variant.h"

/* Statuses of programs that could not be started, those of the shell. */
enum { PROCESS_NOT_RUN = 126, PROCESS_NOT_FOUND = 127 };

/* Puts a header, with the rules of the shape, and a grid, unless it is NULL, into a
 * pipe, which has room for it: the largest grid takes less than 2 KiB, and rules no more than
 * RULES_TEXT_MAX.  Returns the end to read, or -1. */
int process_pipe_grid(const struct variant_shape *shape, const uint8_t *cells);

/* Reads what a program prints behind the *used bytes that text has, as far as there is room for it
 * and a byte to end it; the rest is dropped.  Returns false at the end. */
bool process_read(int fd, char *text, size_t size, size_t *used);

/* A name of a file for what is at a descriptor, which the program then inherits. */
enum { PROCESS_NAME = 32 };
void process_hand_on(int fd, char name[PROCESS_NAME]);

/* Becomes a program, whose name the arguments begin with: one in the folder from which this program
 * was called, if it was by a path and it is there, or else on PATH.  The streams are in, or the
 * own for -1, out and messages. */
_Noreturn void process_become(const char *own, char *const *arguments, int in, int out,
                              int messages);

#endif
