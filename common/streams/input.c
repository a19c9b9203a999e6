/* SPDX-License-Identifier: MIT */
#include "common/streams/input.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/streams/files.h"
#include "common/streams/wait.h"

enum { BLOCK = 1 << 18, NUMBER_MAX = 1 << 20, END_OF_TEXT = 0x1a };

bool input_open(struct input *in, const char *path, struct memory *memory, struct diag *diag) {
    bool is_stdin = !path || !strcmp(path, "-");
    int fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY);
    if (fd < 0)
        return files_cannot_open(path, diag);
    const char *name = is_stdin ? "<stdin>" : path;
    if (!files_may_read(fd, name, diag)) {
        if (!is_stdin)
            close(fd);
        return false;
    }
    *in = (struct input){.name = name, .fd = fd, .line = 1, .memory = memory};
    in->buffer = memory_resize(memory, NULL, BLOCK + INPUT_PAD + 1);
    in->capacity = BLOCK;
    memset(in->buffer, 0, INPUT_PAD + 1);
    in->cursor = in->end = in->buffer;
    return true;
}

void input_close(struct input *in) {
    if (in->fd < 0)
        return;
    unpack_abandon(&in->unpack);
    if (in->fd != STDIN_FILENO)
        close(in->fd);
    memory_release(in->memory, in->buffer);
    in->buffer = NULL;
}

/* Waits for input or a signal.  Signals are unblocked only during the sleep: one that came between
 * checking the flag and sleeping would not end the sleep. */
static void wait_for_input(const struct input *in) {
    struct pollfd fd = {.fd = in->fd, .events = POLLIN};
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    while (!*in->stop && wait_readable(&fd, 1, -1, &before) < 0 && errno == EINTR)
        ;
    sigprocmask(SIG_SETMASK, &before, NULL);
}

/* Calls read(2) until it has read something, or meets the end, a failure or the flag to stop. */
static size_t read_some(struct input *in, unsigned char *to, size_t room) {
    for (;;) {
        if (in->wait)
            in->wait(in->context);
        if (in->stop)
            wait_for_input(in);
        if (in->stop && *in->stop) {
            in->failure = EINTR;
            return 0;
        }
        ssize_t got =
            in->apart ? pread(in->fd, to, room, (off_t)in->place) : read(in->fd, to, room);
        if (got >= 0) {
            in->place += (uint64_t)got;
            return (size_t)got;
        }
        if (errno != EINTR) {
            in->failure = errno;
            return 0;
        }
    }
}

/* Whether another process has reported that it could not unpack the input to its end. */
static bool is_told(struct input *in) {
    if (!in->told || !*in->told)
        return false;
    memcpy(in->fault, in->told, sizeof in->fault);
    return true;
}

/* Checks that the input ends well: unpacking may have met damage, and a signal may have ended
 * it. */
static void end_input(struct input *in) {
    if (in->stop && *in->stop)
        in->failure = EINTR;
    else if (!unpack_end(&in->unpack, in->fault) || is_told(in))
        in->failure = EIO;
    in->ended = !in->failure;
}

/* Makes room after `end`: drops the bytes before `keep`, and grows the buffer if this is not
 * enough. */
static void make_room(struct input *in, const unsigned char *keep) {
    assert(in->buffer <= keep && keep <= in->cursor && in->cursor <= in->end);
    size_t kept = (size_t)(in->end - keep);
    size_t passed = (size_t)(in->cursor - keep);
    in->base += (uint64_t)(keep - in->buffer);
    memmove(in->buffer, keep, kept + 1);
    if (kept > in->capacity / 2) {
        in->buffer = memory_resize(in->memory, in->buffer, 2 * in->capacity + INPUT_PAD + 1);
        in->capacity *= 2;
    }
    in->cursor = in->buffer + passed;
    in->end = in->buffer + kept;
}

/* Appends the bytes of one read.  Returns their number. */
static size_t append(struct input *in) {
    size_t filled = (size_t)(in->end - in->buffer);
    assert(filled < in->capacity); /* no room would look like the end */
    size_t got = read_some(in, in->buffer + filled, in->capacity - filled);
    if (!got && !in->failure)
        end_input(in);
    in->end += got;
    memset(in->buffer + filled + got, 0, INPUT_PAD + 1);
    return got;
}

/* From now on reads from a program that unpacks the input, instead of the bytes in the buffer. */
static void begin_unpacking(struct input *in, const char *program) {
    int fd = unpack_begin(&in->unpack, program, in->fd, in->buffer, (size_t)(in->end - in->buffer));
    if (fd < 0) {
        in->failure = errno;
        return;
    }
    in->fd = fd;
    in->end = in->buffer;
    append(in);
}

/* The first read: reads enough bytes to tell whether the input is compressed. */
static void append_first(struct input *in) {
    bool more = true;
    const char *program = NULL;
    in->packed = false;
    while (more && append(in))
        program = unpack_program(in->buffer, (size_t)(in->end - in->buffer), &more);
    if (program)
        begin_unpacking(in, program);
}

/* Appends the bytes of one read, unpacked.  Returns their number. */
static size_t append_some(struct input *in) {
    const unsigned char *before = in->end;
    if (!in->packed)
        return append(in);
    append_first(in);
    return (size_t)(in->end - before);
}

/* A ^Z as the last byte is held back until more follows: at the end it only marks the end of the
 * text, as in CP/M and some programs of Windows since. */
static void append_text(struct input *in) {
    size_t before = (size_t)(in->end - in->buffer), got;
    do {
        if (in->held)
            in->buffer[before] = END_OF_TEXT;
        in->end += in->held;
        got = append_some(in);
        size_t filled = (size_t)(in->end - in->buffer);
        in->held = filled > before && in->end[-1] == END_OF_TEXT;
        in->end -= in->held;
        in->buffer[filled - in->held] = 0;
    } while (got && in->end == in->buffer + before);
}

bool input_refill(struct input *in, const unsigned char *keep) {
    if (in->ended || in->failure)
        return false;
    if ((size_t)(in->end - in->buffer) > in->capacity / 2)
        make_room(in, keep);
    if (!in->text)
        return append_some(in) > 0;
    size_t before = (size_t)(in->end - in->buffer);
    append_text(in);
    return in->end > in->buffer + before;
}

void input_skip_mark(struct input *in) {
    static const unsigned char mark[] = {0xef, 0xbb, 0xbf};
    if (!input_offset(in) && input_token(in, sizeof mark) == sizeof mark &&
        !memcmp(in->cursor, mark, sizeof mark))
        in->cursor += sizeof mark;
}

void input_skip_line(struct input *in) {
    do {
        const unsigned char *newline = memchr(in->cursor, '\n', (size_t)(in->end - in->cursor));
        if (newline) {
            in->cursor = newline;
            input_step(in);
            return;
        }
        in->cursor = in->end;
    } while (input_refill(in, in->cursor));
}

bool input_line_begins(struct input *in, int first) {
    for (size_t i = 0;; i++) {
        if (in->cursor + i == in->end && !input_refill(in, in->cursor))
            return false;
        if (in->cursor[i] == '\n' || !input_is_blank(in->cursor[i]))
            return in->cursor[i] == first;
    }
}

size_t input_token(struct input *in, size_t limit) {
    size_t length = 0;
    while (length < limit) {
        if (in->cursor + length == in->end && !input_refill(in, in->cursor))
            break;
        if (input_is_blank(in->cursor[length]))
            break;
        length++;
    }
    return length;
}

bool input_line(struct input *in, const unsigned char **text, size_t *length) {
    size_t seen = 0;
    const unsigned char *newline = NULL;
    while (!newline) {
        size_t ready = (size_t)(in->end - in->cursor);
        newline = memchr(in->cursor + seen, '\n', ready - seen);
        seen = ready;
        if (!newline && !input_refill(in, in->cursor))
            break;
    }
    if (!newline && (in->cursor == in->end || in->failure))
        return false;
    const unsigned char *stop = newline ? newline : in->end;
    *text = in->cursor;
    *length = (size_t)(stop - in->cursor);
    if (*length && stop[-1] == '\r')
        --*length;
    in->cursor = stop;
    if (newline)
        input_step(in);
    return true;
}

enum input_number input_number_slow(struct input *in, int64_t limit, int64_t *value) {
    /* Buffers the whole token, with any number of leading zeros.  A token above NUMBER_MAX is not
     * read to its end, and must not be taken for the number at its beginning. */
    size_t length = input_token(in, NUMBER_MAX);
    const unsigned char *token = in->cursor;
    size_t at = length && token[0] == '-';
    if (at == length)
        return INPUT_NO_NUMBER;
    int64_t sum = 0;
    bool fits = length < NUMBER_MAX;
    for (; at < length; at++) {
        int digit = token[at] - '0';
        if (digit < 0 || digit > 9)
            return INPUT_NO_NUMBER;
        fits = fits && sum <= (limit - digit) / 10;
        if (fits)
            sum = sum * 10 + digit;
    }
    if (!fits)
        return INPUT_TOO_LARGE;
    if (!sum && token[0] == '-')
        return INPUT_NO_NUMBER;
    *value = token[0] == '-' ? -sum : sum;
    in->cursor += length;
    return INPUT_NUMBER;
}

void input_return(struct input *in, uint64_t offset) {
    in->cursor = in->buffer + (offset - in->base);
}

void input_locate(const struct input *in, struct diag *diag) {
    diag->file = in->name;
    diag->line = in->line;
    diag->column = input_column(in);
}

const char *input_quote(struct input *in, char text[INPUT_QUOTED]) {
    size_t length = input_token(in, INPUT_QUOTED);
    return diag_quote(text, INPUT_QUOTED, in->cursor, length);
}

bool input_unexpected(struct input *in, struct diag *diag, const char *what) {
    char quoted[INPUT_QUOTED];
    if (in->failure)
        return input_failed(in, diag);
    size_t length = input_token(in, 1);
    input_locate(in, diag);
    if (!length)
        return diag_set(diag, "expected %s, found the end of %s", what,
                        in->cursor == in->end ? "the input" : "the line");
    return diag_set(diag, "expected %s, found '%s'", what, input_quote(in, quoted));
}

bool input_failed(const struct input *in, struct diag *diag) {
    *diag = (struct diag){.file = in->name};
    if (in->failure == EINTR)
        return diag_set(diag, "interrupted");
    return diag_set(diag, "cannot read: %s", *in->fault ? in->fault : strerror(in->failure));
}

bool input_read_apart(struct input *in) {
    struct stat info;
    off_t place = lseek(in->fd, 0, SEEK_CUR);
    if (place < 0 || fstat(in->fd, &info) || !S_ISREG(info.st_mode))
        return false;
    in->apart = true;
    in->place = (uint64_t)place;
    lseek(in->fd, 0, SEEK_END);
    return true;
}

bool input_was_whole(struct input *in, struct diag *diag) {
    if (unpack_end(&in->unpack, in->fault))
        return true;
    in->failure = EIO;
    return input_failed(in, diag);
}
