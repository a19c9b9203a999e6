/* SPDX-License-Identifier: MIT */
#include "common/streams/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_one(const struct stat *one, const struct stat *other) {
    return one->st_dev == other->st_dev && one->st_ino == other->st_ino;
}

static bool same(const struct stat *one, const struct stat *other) {
    return S_ISREG(one->st_mode) && is_one(one, other);
}

/* Whether two outputs to these files would be mixed, or an output to one would be read from the
 * other. */
static bool mixes(const struct stat *file, const struct stat *other) {
    return same(file, other) || (S_ISFIFO(file->st_mode) && is_one(file, other));
}

static bool is_descriptor(const struct stat *file, int fd) {
    struct stat other;
    return !fstat(fd, &other) && same(file, &other);
}

static bool is_stdin(const struct stat *file) {
    struct stat other;
    return !fstat(STDIN_FILENO, &other) && mixes(file, &other);
}

/* Whether an input, where NULL and "-" are standard input, is the file; else fills diag. */
static bool is_no_input(const struct stat *file, const char *path, const char *input,
                        struct diag *diag) {
    struct stat other;
    bool unnamed = !input || !strcmp(input, "-");
    if (unnamed ? !is_stdin(file) : stat(input, &other) || !mixes(file, &other))
        return true;
    return diag_set(diag, "cannot write %s: it is the input %s", path, unnamed ? "<stdin>" : input);
}

static bool mixes_with(const struct files *others, const struct stat *file, int fd) {
    struct stat other;
    return !fstat(fd, &other) && (others->prints ? mixes(file, &other) : same(file, &other));
}

static bool is_no_output(const struct files *others, const char *path, const struct stat *file,
                         struct diag *diag) {
    if (mixes_with(others, file, STDOUT_FILENO))
        return diag_set(diag, "cannot write %s: it is standard output, too", path);
    if (mixes_with(others, file, STDERR_FILENO))
        return diag_set(diag, "cannot write %s: it is standard error, too", path);
    for (int i = 0; i < 2; i++) {
        const char *output = others->outputs[i];
        struct stat other;
        if (output && !stat(output, &other) && mixes(file, &other))
            return diag_set(diag, "cannot write %s: it is the output %s, too", path, output);
    }
    return true;
}

static bool is_none_read(const struct files *others, const char *path, const struct stat *file,
                         struct diag *diag) {
    char *const *operand = others->operands;
    *diag = (struct diag){0};
    if (operand && !*operand && !is_no_input(file, path, NULL, diag))
        return false;
    for (; operand && *operand; operand++)
        if (!is_no_input(file, path, *operand, diag))
            return false;
    for (int i = 0; i < 2; i++)
        if (others->inputs[i] && !is_no_input(file, path, others->inputs[i], diag))
            return false;
    return true;
}

/* Whether an input can be opened, as far as that can be found out; if not, fills diag. */
static bool is_there(const char *path, const char *input, struct diag *diag) {
    if (!strcmp(input, "-") || !access(input, R_OK))
        return true;
    files_cannot_open(input, diag);
    size_t used = strlen(diag->text);
    snprintf(diag->text + used, sizeof diag->text - used, "; %s is left as it is", path);
    return false;
}

/* Whether a file with contents may be overwritten: only if all inputs exist, since the name of an
 * input is easily given as that of an output.  If not, fills diag. */
static bool may_empty(const struct files *others, const char *path, const struct stat *file,
                      struct diag *diag) {
    char *const *operand = others->operands;
    if (!S_ISREG(file->st_mode) || !file->st_size)
        return true;
    for (; operand && *operand; operand++)
        if (!is_there(path, *operand, diag))
            return false;
    for (int i = 0; i < 2; i++)
        if (others->inputs[i] && !is_there(path, others->inputs[i], diag))
            return false;
    return true;
}

static bool may_write(const struct files *others, const char *path, const struct stat *file,
                      struct diag *diag) {
    return is_none_read(others, path, file, diag) && is_no_output(others, path, file, diag) &&
           may_empty(others, path, file, diag);
}

bool files_may_print(const struct files *others, struct diag *diag) {
    struct stat file;
    return fstat(STDOUT_FILENO, &file) || is_none_read(others, "standard output", &file, diag);
}

bool files_may_write(const struct files *others, const char *path, int fd, struct diag *diag) {
    struct stat file;
    return fstat(fd, &file) || may_write(others, path, &file, diag);
}

bool files_may_create(const struct files *others, const char *path, struct diag *diag) {
    struct stat file;
    return stat(path, &file) || may_write(others, path, &file, diag);
}

bool files_cannot_open(const char *path, struct diag *diag) {
    *diag = (struct diag){0};
    if (!*path)
        return diag_set(diag, "cannot open a file whose name is empty");
    return diag_set(diag, "cannot open %s: %s", path, strerror(errno));
}

bool files_may_read(int fd, const char *name, struct diag *diag) {
    struct stat file;
    if (fstat(fd, &file) || !is_descriptor(&file, STDOUT_FILENO))
        return true;
    *diag = (struct diag){.file = name};
    return diag_set(diag, "cannot read: it is standard output, too");
}

/* A claim is a lock on the first byte; a process that joins the claim locks the second byte. */
static bool lock(int fd, int how, short type, off_t byte, off_t count) {
    struct flock lock = {.l_type = type, .l_whence = SEEK_SET, .l_start = byte, .l_len = count};
    return !fcntl(fd, how, &lock);
}

static bool is_regular(int fd) {
    struct stat file;
    return !fstat(fd, &file) && S_ISREG(file.st_mode);
}

bool files_claim(int fd, const char *path, struct diag *diag) {
    if (!is_regular(fd))
        return true;
    if (lock(fd, F_SETLK, F_WRLCK, 0, 2)) {
        lock(fd, F_SETLK, F_UNLCK, 1, 1);
        return true;
    }
    *diag = (struct diag){0};
    return (errno != EACCES && errno != EAGAIN) ||
           diag_set(diag, "cannot write %s: another process is writing it", path);
}

/* Another process can hold the second byte only for a moment: until it finds here that its writer
 * is dead, returns false and ends. */
bool files_join_claim(int fd, pid_t writer) {
    struct flock claim = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_len = 1};
    if (!is_regular(fd) || !lock(fd, F_SETLKW, F_WRLCK, 1, 1) || getppid() == writer)
        return true;
    return fcntl(fd, F_GETLK, &claim) || claim.l_type == F_UNLCK;
}

bool files_is_claimed(int fd) {
    struct flock lock = {.l_type = F_RDLCK, .l_whence = SEEK_SET};
    return !fcntl(fd, F_GETLK, &lock) && lock.l_type == F_WRLCK;
}
