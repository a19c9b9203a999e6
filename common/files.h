/* SPDX-License-Identifier: MIT */
/* The files of a run: ensures that no file still to be read is emptied, and that no file is written
 * through two descriptors.
 *
 * Files are compared by device and inode, whatever their paths.  Terminals and devices such as
 * /dev/null may be used more than once, and so may pipes, unless two outputs would be mixed or a
 * tool would read its own output. */
#ifndef COMMON_FILES_H
#define COMMON_FILES_H

#include <stdbool.h>
#include <sys/types.h>

#include "common/diag.h"

/* The files that a run uses beside the one that it is about to write.  Standard output and error
 * are always among them. */
struct files {
    char *const *operands; /* paths that are read, ended by NULL: those of argv as they stand there;
                            * none of them stands for standard input, as "-" does */
    const char *inputs[2]; /* more such paths; NULL for none */
    const char *outputs[2]; /* the paths of other files that are written; NULL for none */
    bool prints; /* standard output carries something else: the file written must not be the same
                  * pipe, or the two would be mixed */
};

/* Whether fd, just opened from path to be written to, is none of the others, and has nothing in it
 * where one of the inputs cannot be opened; else fills diag. */
bool files_may_write(const struct files *others, const char *path, int fd, struct diag *diag);

/* The same before path is opened; where there is no such file yet it may be written. */
bool files_may_create(const struct files *others, const char *path, struct diag *diag);

/* Whether standard output is none of what is read; else fills diag.  For a tool that has something
 * to say on it even when an input cannot be opened. */
bool files_may_print(const struct files *others, struct diag *diag);

/* Fills diag for an input that could not be opened, as errno tells.  Returns false. */
bool files_cannot_open(const char *path, struct diag *diag);

/* Whether fd, an input called name in messages, is another file than standard output: otherwise the
 * tool would read back its own output.  If they are the same, fills diag. */
bool files_may_read(int fd, const char *name, struct diag *diag);

/* Has fd, a regular file just opened from path to be written to, for this process alone among those
 * that ask, until any descriptor of the file is closed here; processes that it starts have no claim
 * unless they join it.  Returns false, with diag filled, where another process has it.  What is no
 * file, and file systems without locks (fcntl(2)), keep no claims. */
bool files_claim(int fd, const char *path, struct diag *diag);

/* In a process that the writer, who claims the file of fd, has started to write to it: keeps others
 * from the file until it ends or closes a descriptor of it, even if the writer is killed before.
 * Returns false if that has happened already and another has claimed the file: then end. */
bool files_join_claim(int fd, pid_t writer);

/* Whether another process claims the file that fd reads, or has joined a claim. */
bool files_is_claimed(int fd);

#endif
