/* The exit status of a tool that works through several files with several problems each: the worst
 * that one of them has earned. */
#ifndef COMMON_STATUS_H
#define COMMON_STATUS_H

#include "common/diag.h"

/* The worse of two statuses up to EXIT_INPUT. */
static inline int status_worse(int one, int other) {
    return one > other ? one : other;
}

/* Calls work with each of count operands, or once with NULL, for standard input, when there are
 * none.  An EXIT_INPUT ends it.  Returns the worst status that work has returned. */
int status_of_files(int (*work)(void *job, const char *path), void *job, char **operands,
                    int count);

/* Prints a finding and ends the program with EXIT_INPUT. */
_Noreturn void status_die(const struct diag *diag);

#endif
