/* SPDX-License-Identifier: MIT */
#include "common/formulas/dimacsskip.h"

/* Bytes that are looked at together.  Their number is fixed so that compilers take them at once. */
enum { CHUNK = 64 };

/* Bytes outside comments that are no part of a clause: those that begin a header, end a problem, or
 * begin a comment. */
static inline bool is_mark(unsigned char c) {
    return c == 'p' || c == '%' || c == 'c';
}

static bool has_mark(const unsigned char *at) {
    unsigned char found = 0;
    for (int i = 0; i < CHUNK; i++)
        found |= is_mark(at[i]);
    return found;
}

static unsigned count_lines(const unsigned char *at) {
    unsigned char lines = 0;
    for (int i = 0; i < CHUNK; i++)
        lines = (unsigned char)(lines + (at[i] == '\n'));
    return lines;
}

/* Goes to the first chunk in the buffer with a mark, or to the last, incomplete one. */
static void skip_chunks(struct input *in) {
    const unsigned char *at = in->cursor, *lines = NULL;
    for (; in->end - at >= CHUNK && !has_mark(at); at += CHUNK) {
        unsigned count = count_lines(at);
        in->line += count;
        lines = count ? at + CHUNK : lines;
    }
    in->cursor = at;
    if (!lines)
        return;
    while (lines[-1] != '\n')
        lines--;
    in->line_start = in->base + (uint64_t)(lines - in->buffer);
}

/* Goes to the next mark.  Returns it, or -1 at the end. */
static int skip_to_mark(struct input *in) {
    int c;
    do {
        skip_chunks(in);
        while (in->cursor < in->end && !is_mark(*in->cursor))
            input_step(in);
        c = input_peek(in);
    } while (c >= 0 && !is_mark((unsigned char)c));
    return c;
}

bool dimacs_skip(struct dimacs *d) {
    int c;
    while ((c = skip_to_mark(&d->in)) == 'c')
        input_skip_line(&d->in);
    if (d->in.failure) {
        d->failed = true;
        return input_failed(&d->in, &d->diag);
    }
    d->ended_by_percent = c == '%';
    d->in.cursor += c == '%';
    d->open = false;
    return true;
}
