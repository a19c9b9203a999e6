/* SPDX-License-Identifier: MIT */
/* A block reader that knows its position.
 *
 * Bytes arrive through read(2) in large blocks.  The bytes in [cursor, end) are ready; *end is a
 * zero byte that no token contains, and INPUT_PAD more bytes after it may be loaded (never used),
 * so that scanners need no bounds check per byte.  Lines are counted as their newlines are passed,
 * and a message can point at any byte still in the buffer. */
#ifndef COMMON_STREAMS_INPUT_H
#define COMMON_STREAMS_INPUT_H

#include <assert.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "common/base/bit.h"
#include "common/base/diag.h"
#include "common/base/memory.h"
#include "common/streams/unpack.h"

#define INPUT_PAD 16

/* The most bytes of a quoted token. */
#define INPUT_QUOTED 72

struct input {
    const char *name; /* as messages show it; not owned */
    int fd;
    bool text;                /* set before the first read: ignore a ^Z at the end */
    bool packed;              /* set before the first read: unpack compressed input */
    bool held;                /* the last byte was a ^Z, which is held back */
    bool ended;               /* read(2) has met the end */
    int failure;              /* errno of a failed read, or 0; EINTR after stop was set */
    char fault[UNPACK_FAULT]; /* after a failure: why the input could not be unpacked */
    struct unpack unpack;
    /* NULL, or shared text, set before the end by another process that unpacks the input, if that
     * failed. */
    const char *told;
    const unsigned char *cursor;
    const unsigned char *end;
    bool apart;          /* reads by pread(2) from offset `place` on, which it moves */
    uint64_t place;      /* so that processes that share the descriptor read the same bytes */
    uint64_t line;       /* line of the cursor, from 1 */
    uint64_t line_start; /* offset in the input of the first byte of that line */
    uint64_t base;       /* offset in the input of buffer[0] */
    unsigned char *buffer;
    size_t capacity;
    struct memory *memory;
    const volatile sig_atomic_t *stop; /* NULL, or a flag that ends a blocked read when set */
    void (*wait)(void *context);       /* NULL, or called before each read(2), with context */
    void *context;
};

/* Opens path for reading; NULL and "-" are standard input, shown as <stdin>. path is kept for
 * messages.  Returns false, with diag filled and nothing to close, on failure. */
bool input_open(struct input *in, const char *path, struct memory *memory, struct diag *diag);

void input_close(struct input *in);

/* Reads more bytes, keeping those from keep on, which is in [buffer, cursor]; cursor and end move.
 * Returns false at the end of the input or after a failure. */
bool input_refill(struct input *in, const unsigned char *keep);

/* Skips a byte order mark of UTF-8, EF BB BF, at the start of the input.  It counts as three
 * columns. */
void input_skip_mark(struct input *in);

/* The offset of the cursor in the input. */
static inline uint64_t input_offset(const struct input *in) {
    return in->base + (uint64_t)(in->cursor - in->buffer);
}

/* The column of the cursor, from 1. */
static inline uint64_t input_column(const struct input *in) {
    return input_offset(in) - in->line_start + 1;
}

/* Allows processes started from now on to read the rest of a regular file independently; this
 * process then finds it at its end.  Returns false, and changes nothing, if the input is no such
 * file. */
bool input_read_apart(struct input *in);

/* For input that another process has read to its end: whether it was unpacked to the end.  If not,
 * fills diag. */
bool input_was_whole(struct input *in, struct diag *diag);

/* The byte at the cursor, or -1 at the end of the input. */
static inline int input_peek(struct input *in) {
    if (in->cursor == in->end && !input_refill(in, in->cursor))
        return -1;
    return *in->cursor;
}

/* Advances over the byte at the cursor, which must not be the end, counting lines. */
static inline void input_step(struct input *in) {
    assert(in->cursor < in->end);
    if (*in->cursor++ == '\n') {
        in->line++;
        in->line_start = in->base + (uint64_t)(in->cursor - in->buffer);
    }
}

static inline bool input_is_blank(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Skips blanks (space, TAB, LF, VT, FF, CR).  Returns the next byte, or -1 at the end. */
static inline int input_skip_blanks(struct input *in) {
    for (;;) {
        int c = *in->cursor;
        if (c == ' ')
            in->cursor++;
        else if (input_is_blank(c))
            input_step(in);
        else if (c || in->cursor != in->end)
            return c;
        else if (!input_refill(in, in->cursor))
            return -1;
    }
}

/* Skips blanks up to, not including, the newline.  Returns the next byte, or -1. */
static inline int input_skip_spaces(struct input *in) {
    for (;;) {
        int c = input_peek(in);
        if (c == '\n' || !input_is_blank(c))
            return c;
        in->cursor++;
    }
}

/* Skips the rest of the line and its newline. */
void input_skip_line(struct input *in);

/* Whether the next byte of the line that is no blank is `first`.  The cursor stays. */
bool input_line_begins(struct input *in, int first);

/* The length of the token at the cursor: the bytes up to a blank or the end.  Buffers the whole
 * token, unless it is longer than limit; then returns limit. */
size_t input_token(struct input *in, size_t limit);

/* The line at the cursor without newline and carriage return, buffered completely.  The cursor
 * moves behind it, so that in->line is one more than the number of the line, unless the input ends
 * without a newline.  The text is valid until the next call.  Returns false at the end of the
 * input. */
bool input_line(struct input *in, const unsigned char **text, size_t *length);

enum input_number { INPUT_NUMBER, INPUT_NO_NUMBER, INPUT_TOO_LARGE };

/* The slow path of input_integer: long, unusual and malformed tokens. */
enum input_number input_number_slow(struct input *in, int64_t limit, int64_t *value);

/* Reads at *at, in the buffer of a struct input, a decimal integer of at most seven bytes that is
 * ended by a blank, and moves *at behind it.  Returns false, and moves nothing, for anything else;
 * -0 is no integer.
 *
 * Examines all eight bytes together (after Langdale and Lemire, 2019).  The end of the token, which
 * the next token has to wait for, is found independently of the sign; there is no branch on the
 * sign or the length, which would often be mispredicted. */
static inline bool input_short_integer(const unsigned char **at, int *value) {
    uint64_t word = bit_load(*at);
    uint64_t blanks = (word - 0x2121212121212121u) & ~word & 0x8080808080808080u;
    if (!blanks)
        return false;
    unsigned bits = bit_lowest(blanks) & 0x38;
    unsigned negative = (word & 0xff) == '-';
    unsigned unused = 64 - bits + 8 * negative;
    if (unused >= 64)
        return false;
    uint64_t digits = ((word >> 8 * negative) ^ 0x3030303030303030u) << unused;
    if (((digits + (0x7676767676767676u << unused)) | digits) & 0x8080808080808080u)
        return false;
    digits = (digits * 10 + (digits >> 8)) & 0x00ff00ff00ff00ffu;
    digits = (digits * 100 + (digits >> 16)) & 0x0000ffff0000ffffu;
    digits = (digits * 10000 + (digits >> 32)) & 0xffffffffu;
    const unsigned char *after = *at + bits / 8;
    if (!input_is_blank(*after) || negative > digits)
        return false;
    *value = negative ? -(int)digits : (int)digits;
    *at = after;
    return true;
}

/* Reads the decimal integer at the cursor, an optional minus sign and digits ended by a blank or
 * the end of the input, into *value and steps over it.  Otherwise the cursor stays at the token:
 * INPUT_NO_NUMBER when it is not an integer, or is -0, which a program that wrongly counts
 * variables from 0 writes as a literal; INPUT_TOO_LARGE when |value| exceeds limit, which is at
 * least 10^8 and below 10^17. */
static inline enum input_number input_integer(struct input *in, int64_t limit, int64_t *value) {
    int small;
    if (!input_short_integer(&in->cursor, &small))
        return input_number_slow(in, limit, value);
    *value = small;
    return INPUT_NUMBER;
}

/* Moves the cursor back to offset, the start of the token that input_integer has just read. */
void input_return(struct input *in, uint64_t offset);

/* Points diag at the cursor. */
void input_locate(const struct input *in, struct diag *diag);

/* The token at the cursor in printable form; a long one is cut and ends in "...".  Returns text. */
const char *input_quote(struct input *in, char text[INPUT_QUOTED]);

/* Fills diag for an unexpected token at the cursor: "expected WHAT, found 'TOKEN'", or for a failed
 * read.  Returns false. */
bool input_unexpected(struct input *in, struct diag *diag, const char *what);

/* Fills diag for a failed read.  Returns false. */
bool input_failed(const struct input *in, struct diag *diag);

#endif
