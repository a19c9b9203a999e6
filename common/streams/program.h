/* SPDX-License-Identifier: MIT */
/* Starting programs on PATH, through which a tool reads or writes, and waiting for them. */
#ifndef COMMON_STREAMS_PROGRAM_H
#define COMMON_STREAMS_PROGRAM_H

#include <stdbool.h>
#include <sys/types.h>

/* The exit status of a process whose program does not exist. */
enum { PROGRAM_NOT_FOUND = 127 };

/* Whether a folder of PATH has an executable file of that name. */
bool program_is_on_path(const char *program);

/* Creates a pipe that programs do not inherit.  Returns false with errno set. */
bool program_open_pipe(int ends[2]);

/* Resets the signals of a new process to what a program expects. */
void program_reset_signals(void);

/* Makes in and out the standard input and output of a new process, and closes what no program
 * inherits, so that a process that waits before it becomes a program keeps no pipe open. */
void program_settle(int in, int out);

/* Becomes the program, with the descriptors in and out. argv is ended by NULL; argv[0] is the name.
 * Standard error is discarded: the tool prints one message itself. */
_Noreturn void program_become(const char *const argv[], int in, int out);

/* Waits for a process.  Returns false if it is no child. */
bool program_await(pid_t process, int *status);

#endif
