/* SPDX-License-Identifier: MIT */
/* The files of a run: ensures that no file still to be read is emptied, and that no file is written
 * through two descriptors.
 *
 * Files are compared by device and inode, whatever their paths.  Terminals and devices such as
 * /dev/null may be used more than once, and so may pipes, unless two outputs would be mixed or a
 * tool would read its own output. */
#ifndef COMMON_STREAMS_FILES_H
#define COMMON_STREAMS_FILES_H

#include <stdbool.h>
#include <sys/types.h>

#include "common/base/diag.h"

/* The files that a run uses besides the one that it is about to write.  Standard output and
 * standard error are always among them. */
struct files {
    /* Paths that are read, as in argv, ended by NULL; if there is none, standard input is read, for
     * which "-" stands as well. */
    char *const *operands;
    const char *inputs[2];  /* further paths that are read; NULL for none */
    const char *outputs[2]; /* the paths of other files that are written; NULL for none */
    /* Standard output carries other data: the file written must not be the same pipe, or both would
     * be mixed. */
    bool prints;
};

/* Whether fd, just opened from path to be written to, is none of the others, and has nothing in it
 * where one of the inputs cannot be opened; else fills diag. */
bool files_may_write(const struct files *others, const char *path, int fd, struct diag *diag);

/* The same check before path is opened.  A file that does not exist yet may be written. */
bool files_may_create(const struct files *others, const char *path, struct diag *diag);

/* Whether standard output is none of the files that are read; if it is one, fills diag.  For tools
 * that write to standard output even if an input cannot be opened. */
bool files_may_print(const struct files *others, struct diag *diag);

/* Fills diag for an input that could not be opened, with the reason from errno.  Returns false. */
bool files_cannot_open(const char *path, struct diag *diag);

/* Whether the input fd, called `name` in messages, is another file than standard output; otherwise
 * the tool would read its own output.  If they are the same, fills diag. */
bool files_may_read(int fd, const char *name, struct diag *diag);

/* Claims the regular file fd, just opened for writing from path, for this process.  The claim ends
 * when this process closes any descriptor of the file.  Child processes have no claim unless they
 * join it (files_join_claim).  Only processes that call this function respect claims.  Returns
 * false, with diag filled, if another process claims the file.  There are no claims on files that
 * are not regular, nor on file systems without locks (fcntl(2)). */
bool files_claim(int fd, const char *path, struct diag *diag);

/* To be called in a process that the writer, who claims the file of fd, has started to write to it.
 * Keeps other processes from the file until this one ends or closes a descriptor of the file, even
 * if the writer is killed before.  Returns false if the writer is gone already and another process
 * has claimed the file; then this process must end. */
bool files_join_claim(int fd, pid_t writer);

/* Whether another process claims the file that fd reads, or has joined a claim. */
bool files_is_claimed(int fd);

#endif
