/* SPDX-License-Identifier: MIT */
/* What the fuzz targets share.
 *
 * A target is one function that takes any bytes, gives them to a reader of ours, and stops the
 * program where a property does not hold.  libFuzzer calls it for bytes of its own making, replay.c
 * for those of the files that were kept. */
#ifndef FUZZ_TARGET_H
#define FUZZ_TARGET_H

#include "common/streams/input.h"
#include "common/streams/output.h"

/* Larger inputs are not tried. */
enum { TARGET_SIZE_MAX = 1 << 14 };

/* What readers may take; more ends the program, which is a finding. */
#define TARGET_MEMORY ((size_t)1 << 27)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Stops the program, in release builds, too, unless the property holds. */
void require(bool holds, const char *property);

/* Bytes on their way to a reader, which opens path. */
struct feed {
    const unsigned char *bytes; /* not owned */
    size_t size;
    size_t sent;
    size_t piece; /* so many arrive at once */
    bool narrow;  /* and the reader's buffer is as small as it can be */
    int reading, writing;
    char path[32];
};

/* Bytes that arrive together, or in small pieces into a buffer that always has to move or grow:
 * what is read must not depend on it. */
void feed_begin(struct feed *feed, const void *bytes, size_t size, bool in_pieces);

/* Lets the feed supply a reader that has opened its path and read nothing. */
void feed_attach(struct feed *feed, struct input *in);
void feed_end(struct feed *feed);

/* Requires a place that a person can find in these bytes: a byte, or the end of a line. */
void require_place(const struct feed *feed, uint64_t line, uint64_t column);

/* Requires a message that is one printable line about such a place. */
void require_message(const struct feed *feed, const struct diag *diag);

/* The byte at a place, or -1 at the end of a line or of the bytes. */
int feed_byte(const struct feed *feed, uint64_t line, uint64_t column);

/* An output that is only kept in its buffer; what does not fit is an error that stays. */
void transcript_begin(struct output *out);

/* Requires the same text, where both fit. */
void require_same(const struct output *one, const struct output *other, const char *property);

/* Writes where a message is, and what it says. */
void write_message(struct output *out, const struct diag *diag);

/* Writes what is read from some bytes.  Returns whether that was without an error. */
typedef bool CopyFunction(const void *bytes, size_t size, bool in_pieces, struct output *out);

/* Requires that what is read does not depend on the pieces that it comes in, and that what is
 * written reads the same. */
void require_copies(CopyFunction *copy, const uint8_t *data, size_t size);

#endif
