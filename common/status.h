/* SPDX-License-Identifier: MIT */
/* The exit status of a tool that works through several files with several problems each: the worst
 * that one of them has earned. */
#ifndef COMMON_STATUS_H
#define COMMON_STATUS_H

#include "common/diag.h"

/* The worse of two statuses up to EXIT_INPUT. */
static inline int status_worse(int one, int other) {
    return one > other ? one : other;
}

/* What a tool does with one file, or for NULL with standard input.  Returns the status earned. */
typedef int status_work(void *job, const char *path);

/* Does the work on each of count operands, or on standard input when there are none.  An EXIT_INPUT
 * ends it: what is printed is told apart by its place alone, and with a file left out whatever
 * comes behind would be taken for another's.  Returns the worst status earned. */
int status_of_files(status_work *work, void *job, char **operands, int count);

/* The same where nothing is printed: an EXIT_INPUT does not keep it from the other operands. */
int status_of_each_file(status_work *work, void *job, char **operands, int count);

/* Prints a finding and ends the program with EXIT_INPUT. */
_Noreturn void status_die(const struct diag *diag);

#endif
