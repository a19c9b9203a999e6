/* SPDX-License-Identifier: MIT */
#include "common/streams/output.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/base/clock.h"
#include "common/base/printable.h"
#include "common/streams/program.h"

void output_stdout(struct output *out) {
    out->fd = STDOUT_FILENO;
    out->failure = 0;
    out->used = 0;
    out->written = 0;
    out->name = "standard output";
    out->alarm = NULL;
    out->leave = NULL;
    out->end = 0;
    out->made = out->kept = out->lasting = false;
    out->pack = (struct pack){0};
}

/* Opens a file without emptying it.  *made tells whether the file was created.  A link to a missing
 * file needs a second call of open(2) to create the file. */
static int open_as_it_is(const char *path, bool *made) {
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    *made = fd >= 0;
    if (fd >= 0 || errno != EEXIST)
        return fd;
    fd = open(path, O_WRONLY | O_CLOEXEC);
    *made = fd < 0 && errno == ENOENT;
    return *made ? open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666) : fd;
}

/* The descriptor of the file itself, which other processes have in common with us. */
static int file_of(const struct output *out) {
    return out->pack.argv ? out->pack.file : out->fd;
}

/* Empties a file, unless this process, or one that it has started, has already written to it
 * through this descriptor.  Does nothing for what is not a regular file. */
static bool empty(int fd) {
    struct stat status;
    return !fstat(fd, &status) &&
           (!S_ISREG(status.st_mode) || lseek(fd, 0, SEEK_CUR) > 0 || !ftruncate(fd, 0));
}

void output_begin(struct output *out) {
    bool emptied = !out->kept || empty(file_of(out));
    out->kept = false;
    if (!emptied)
        output_fail(out, errno);
}

void output_outlast(struct output *out) {
    out->lasting = true;
}

/* Whether path leads to the file, after following all links. */
static bool is_at(const char *path, int fd) {
    struct stat one, other;
    return !fstat(fd, &one) && !stat(path, &other) && one.st_dev == other.st_dev &&
           one.st_ino == other.st_ino;
}

/* Removes a file that was created but not needed, if its name still leads to it.  A link that led
 * to it existed before and stays. */
static void unmake(const char *path, int fd) {
    char *end = is_at(path, fd) ? realpath(path, NULL) : NULL;
    if (end)
        unlink(end);
    free(end);
}

static bool cannot_create(const char *path, struct diag *diag) {
    *diag = (struct diag){0};
    return diag_set(diag, "cannot create %s: %s", path, strerror(errno));
}

/* Whether the program that compresses the file exists; otherwise the file is not touched. */
static bool can_pack(const char *path, const char *const *command, struct diag *diag) {
    if (!command || program_is_on_path(command[0]))
        return true;
    *diag = (struct diag){0};
    return diag_set(diag, "cannot create %s: %s, which compresses it, is not on PATH", path,
                    command[0]);
}

/* Puts the command between the output and its file.  Returns false with errno set. */
static bool begin_packing(struct output *out, const char *const *command) {
    int fd = pack_begin(&out->pack, command, out->fd);
    if (fd >= 0)
        out->fd = fd;
    return fd >= 0;
}

/* Whether path may be opened to be written to. */
static bool may_open(const char *path, const char *const *command, const struct files *others,
                     struct diag *diag) {
    *diag = (struct diag){0};
    if (!*path)
        return diag_set(diag, "cannot create a file whose name is empty");
    return can_pack(path, command, diag) && (!others || files_may_create(others, path, diag));
}

/* Opens the file unchanged and claims it for this process.  Another process that created the file
 * may have removed it before the claim; then it is opened again, but only a few times, since some
 * file systems have no fixed inode numbers.  Returns false with diag filled. */
static bool open_alone(struct output *out, const char *path, struct diag *diag) {
    for (int more = 3;; more--) {
        out->fd = open_as_it_is(path, &out->made);
        if (out->fd < 0)
            return cannot_create(path, diag);
        bool alone = files_claim(out->fd, path, diag);
        if (alone && (!more || is_at(path, out->fd)))
            return true;
        close(out->fd);
        if (!alone)
            return false;
    }
}

bool output_open(struct output *out, const char *path, const struct files *others,
                 struct diag *diag) {
    const char *const *command = pack_command(path);
    output_stdout(out);
    if (!strcmp(path, "-"))
        return true;
    if (!may_open(path, command, others, diag) || !open_alone(out, path, diag))
        return false;
    out->name = path;
    out->kept = true;
    /* A file that was just created may have the name of one of the others. */
    bool allowed = !others || files_may_write(others, path, out->fd, diag);
    if (allowed && (!command || begin_packing(out, command)))
        return true;
    if (allowed)
        cannot_create(path, diag);
    if (out->made)
        unmake(path, out->fd);
    close(out->fd);
    return false;
}

void output_fail(struct output *out, int failure) {
    if (out->failure)
        return;
    assert(failure);
    out->failure = failure;
    if (out->alarm)
        *out->alarm = 1;
}

/* The number of bytes, of `count`, that may be written now.  After the program was told to end,
 * this is what a pipe takes without waiting for its reader, or 0, perhaps with a failure. */
static size_t allowed(struct output *out, size_t count) {
    struct pollfd room = {.fd = out->fd, .events = POLLOUT};
    if (!out->leave || !*out->leave)
        return count;
    double now = clock_seconds();
    if (out->end <= 0)
        out->end = now + 1;
    if (now > out->end)
        output_fail(out, EINTR);
    if (out->failure || poll(&room, 1, (int)(1000 * (out->end - now)) + 1) <= 0)
        return 0;
    return count < _POSIX_PIPE_BUF ? count : _POSIX_PIPE_BUF;
}

static void write_all(struct output *out, const char *bytes, size_t count) {
    if (count && out->kept && !out->failure)
        output_begin(out);
    while (count && !out->failure) {
        size_t part = allowed(out, count);
        ssize_t wrote = part ? write(out->fd, bytes, part) : 0;
        if (wrote >= 0) {
            bytes += wrote;
            count -= (size_t)wrote;
            out->written += (uint64_t)wrote;
        } else if (errno != EINTR) {
            output_fail(out, errno);
        }
    }
}

bool output_flush(struct output *out) {
    write_all(out, out->buffer, out->used);
    out->used = 0;
    return !out->failure;
}

void output_bytes(struct output *out, const char *bytes, size_t count) {
    if (count > sizeof out->buffer - out->used)
        output_flush(out);
    if (count > sizeof out->buffer) {
        write_all(out, bytes, count);
        return;
    }
    assert(count <= sizeof out->buffer - out->used);
    memcpy(out->buffer + out->used, bytes, count);
    out->used += count;
}

void output_text(struct output *out, const char *text) {
    output_bytes(out, text, strlen(text));
}

void output_printable(struct output *out, const char *text, size_t length) {
    for (size_t i = 0, took; i < length; i += took) {
        char next[PRINTABLE_WIDTH + 1];
        took = length - i;
        output_bytes(out, next, printable_next((const unsigned char *)text + i, &took, next));
    }
}

void output_format(struct output *out, const char *format, ...) {
    char text[512];
    va_list args;
    va_start(args, format);
    int length = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (length > 0)
        output_bytes(out, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

/* The two digits of each number below 100. */
static const char two_digits[] = "00010203040506070809101112131415161718192021222324"
                                 "25262728293031323334353637383940414243444546474849"
                                 "50515253545556575859606162636465666768697071727374"
                                 "75767778798081828384858687888990919293949596979899";

static unsigned count_digits(uint64_t value) {
    unsigned count = 1;
    for (; value >= 10000; value /= 10000)
        count += 4;
    return count + (value >= 10) + (value >= 100) + (value >= 1000);
}

/* Most of a proof is numbers: writes two digits at a time, directly into the buffer. */
void output_unsigned(struct output *out, uint64_t value) {
    unsigned count = count_digits(value);
    char *at = output_room(out, count) + count;
    output_took(out, at);
    for (; value >= 10; value /= 100) {
        const char *digits = two_digits + 2 * (value % 100);
        *--at = digits[1];
        *--at = digits[0];
    }
    assert(count % 2 || !value);
    if (count % 2)
        *--at = (char)('0' + value);
}

void output_integer(struct output *out, int64_t value) {
    if (value < 0)
        output_char(out, '-');
    output_unsigned(out, value < 0 ? -(uint64_t)value : (uint64_t)value);
}

/* A signal during close loses nothing that was written. */
static void close_file(struct output *out) {
    if (close(out->fd) && errno != EINTR)
        output_fail(out, errno);
    if (out->pack.argv && !pack_end(&out->pack))
        output_fail(out, EIO);
}

bool output_finish(struct output *out) {
    output_flush(out);
    if (out->kept && !out->lasting && !out->failure)
        output_begin(out);
    if (out->fd != STDOUT_FILENO)
        close_file(out);
    return !out->failure;
}

void output_abandon(struct output *out) {
    if (!out->kept && !out->made)
        return;
    assert(!out->used && !out->written);
    if (out->made)
        unmake(out->name, file_of(out));
    out->kept = out->made = false;
    close_file(out);
}

bool output_failed(const struct output *out, struct diag *diag) {
    char after[40] = "";
    *diag = (struct diag){0};
    if (out->pack.fault[0])
        return diag_set(diag, "cannot write %s: %s", out->name, out->pack.fault);
    if (out->written)
        snprintf(after, sizeof after, " after %llu bytes", (unsigned long long)out->written);
    return diag_set(diag, "cannot write %s%s: %s", out->name, after, strerror(out->failure));
}

static int close_whole(struct output *out, int status) {
    struct diag diag;
    bool is_stdout = out->fd == STDOUT_FILENO;
    output_finish(out);
    if (is_stdout)
        close_file(out);
    if (!out->failure)
        return status;
    if (!is_stdout || out->failure != EPIPE) {
        output_failed(out, &diag);
        diag_error(&diag);
    }
    return EXIT_INPUT;
}

int output_close(struct output *out, int status) {
    bool nothing = !out->used && !out->written && !out->failure;
    if (status != EXIT_INPUT || !nothing || (!out->kept && !out->made))
        return close_whole(out, status);
    output_abandon(out);
    return status;
}
