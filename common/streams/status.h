/* SPDX-License-Identifier: MIT */
/* The exit status of a tool for several files with several problems each: the worst of all. */
#ifndef COMMON_STREAMS_STATUS_H
#define COMMON_STREAMS_STATUS_H

#include "common/base/diag.h"

/* The worse of two statuses up to EXIT_INPUT. */
static inline int status_worse(int one, int other) {
    return one > other ? one : other;
}

/* Processes one file, or standard input for NULL.  Returns its status. */
typedef int status_work(void *job, const char *path);

/* Processes each of count operands, or standard input if there are none.  Stops after EXIT_INPUT:
 * outputs are identified only by their order, so that output after a missing one would be taken for
 * another's.  Returns the worst status. */
int status_of_files(status_work *work, void *job, char **operands, int count);

/* The same for tools without output, going on after EXIT_INPUT. */
int status_of_each_file(status_work *work, void *job, char **operands, int count);

/* Prints a finding and ends the program with EXIT_INPUT. */
_Noreturn void status_die(const struct diag *diag);

#endif
