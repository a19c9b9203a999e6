/* SPDX-License-Identifier: MIT */
#include "target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char diag_tool[] = "target";

void require(bool holds, const char *property) {
    if (holds)
        return;
    fprintf(stderr, "target: does not hold: %s\n", property);
    abort();
}

void feed_begin(struct feed *feed, const void *bytes, size_t size, bool in_pieces) {
    int ends[2];
    require(!pipe(ends), "a pipe can be made");
    *feed = (struct feed){.bytes = bytes,
                          .size = size,
                          .piece = in_pieces ? 1 + size % 13 : 4096,
                          .narrow = in_pieces,
                          .reading = ends[0],
                          .writing = ends[1]};
    snprintf(feed->path, sizeof feed->path, "/dev/fd/%d", feed->reading);
}

static void stop_writing(struct feed *feed) {
    if (feed->writing >= 0)
        close(feed->writing);
    feed->writing = -1;
}

/* Before each read: the pipe is empty then, and takes a piece. */
static void supply(void *context) {
    struct feed *feed = context;
    size_t left = feed->size - feed->sent, piece = left < feed->piece ? left : feed->piece;
    if (piece)
        require(write(feed->writing, feed->bytes + feed->sent, piece) == (ssize_t)piece,
                "a pipe takes a piece");
    else
        stop_writing(feed);
    feed->sent += piece;
}

void feed_attach(struct feed *feed, struct input *in) {
    enum { NARROW = 8 };
    in->wait = supply;
    in->context = feed;
    if (!feed->narrow)
        return;
    in->buffer = memory_resize(in->memory, in->buffer, NARROW + INPUT_PAD + 1);
    in->capacity = NARROW;
    in->cursor = in->end = in->buffer;
}

void feed_end(struct feed *feed) {
    stop_writing(feed);
    close(feed->reading);
}

/* The bytes of a line, without its newline; NULL when there are fewer lines.  An input that ends
 * with a newline has one more line, which is empty. */
static const unsigned char *find_line(const struct feed *feed, uint64_t line, size_t *length) {
    const unsigned char *at = feed->bytes, *end = at + feed->size;
    for (;; line--) {
        size_t left = (size_t)(end - at);
        const unsigned char *newline = left ? memchr(at, '\n', left) : NULL;
        *length = newline ? (size_t)(newline - at) : left;
        if (line == 1)
            return at;
        if (!newline)
            return NULL;
        at = newline + 1;
    }
}

void require_place(const struct feed *feed, uint64_t line, uint64_t column) {
    size_t length = 0;
    require(line >= 1 && column >= 1, "lines and columns count from 1");
    require(find_line(feed, line, &length), "the line is there");
    require(column <= length + 1, "the line has that column");
}

void require_message(const struct feed *feed, const struct diag *diag) {
    require(diag->file && !strcmp(diag->file, feed->path), "a message names the file");
    require(diag->text[0], "a message says something");
    for (const char *c = diag->text; *c; c++)
        require(*c >= ' ' && *c <= '~', "a message is printable and one line");
    require_place(feed, diag->line, diag->column);
}

int feed_byte(const struct feed *feed, uint64_t line, uint64_t column) {
    size_t length = 0;
    const unsigned char *text = find_line(feed, line, &length);
    return column <= length ? text[column - 1] : -1;
}

void transcript_begin(struct output *out) {
    output_stdout(out);
    out->fd = -1;
}

void require_same(const struct output *one, const struct output *other, const char *property) {
    if (one->failure || other->failure)
        return;
    require(one->used == other->used && !memcmp(one->buffer, other->buffer, one->used), property);
}

void write_message(struct output *out, const struct diag *diag) {
    output_format(out, "%llu:%llu: ", (unsigned long long)diag->line,
                  (unsigned long long)diag->column);
    output_text(out, diag->text);
}

void require_copies(CopyFunction *copy, const uint8_t *data, size_t size) {
    struct output whole, other;
    if (size > TARGET_SIZE_MAX)
        return;
    bool good = copy(data, size, false, &whole);
    copy(data, size, true, &other);
    require_same(&whole, &other, "what is read does not depend on the pieces it comes in");
    if (!good || whole.failure)
        return;
    copy(whole.buffer, whole.used, false, &other);
    require_same(&whole, &other, "what is written reads the same");
}
