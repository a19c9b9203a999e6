/* SPDX-License-Identifier: MIT */
/* Programs on PATH that a tool reads or writes through: what starting one and waiting for it take.
 */
#ifndef COMMON_PROGRAM_H
#define COMMON_PROGRAM_H

#include <stdbool.h>
#include <sys/types.h>

/* The exit status of a process that was to become a program that is not there. */
enum { PROGRAM_NOT_FOUND = 127 };

/* Whether a file of that name which may be executed is in a folder of PATH. */
bool program_is_on_path(const char *program);

/* A pipe whose ends no program inherits by itself.  Returns false with errno set. */
bool program_open_pipe(int ends[2]);

/* Gives a new process signals as a program expects them. */
void program_reset_signals(void);

/* Gives a new process in and out for its standard input and output, and closes what no program
 * inherits: for one that waits before it becomes a program, lest a pipe stay open by it. */
void program_settle(int in, int out);

/* Becomes the program, between the descriptors in and out.  argv is ended by NULL; argv[0] is its
 * name.  What it says on standard error is not seen: it would stand beside the one message that
 * there is to be. */
_Noreturn void program_become(const char *const argv[], int in, int out);

/* Waits for a process.  Returns false when it is none of ours. */
bool program_await(pid_t process, int *status);

#endif
