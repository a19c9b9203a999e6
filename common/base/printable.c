/* SPDX-License-Identifier: MIT */
#include "common/base/printable.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* Characters that are invisible or act on a terminal, in order. */
static const struct {
    uint32_t first, last;
} hidden[] = {
    {0x0000, 0x001f},   /* C0 controls */
    {0x007f, 0x009f},   /* DEL and the C1 controls, which begin escape sequences, too */
    {0x00ad, 0x00ad},   /* soft hyphen */
    {0x061c, 0x061c},   /* Arabic letter mark */
    {0x180e, 0x180e},   /* Mongolian vowel separator */
    {0x200b, 0x200f},   /* zero-width characters, and marks of direction */
    {0x2028, 0x202e},   /* ends of lines and paragraphs, embeddings and overrides of direction */
    {0x2060, 0x206f},   /* zero-width characters, and isolates of direction */
    {0xfeff, 0xfeff},   /* byte order mark */
    {0xfff9, 0xfffb},   /* interlinear annotation */
    {0xe0000, 0xe0fff}, /* tags, and variation selectors */
};

/* The second byte decides about overlong forms, surrogates and what lies above U+10FFFF (The
 * Unicode Standard, table 3-7). */
size_t printable_utf8(const unsigned char *text, size_t length) {
    assert(length);
    unsigned char first = text[0];
    size_t need = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (!need || need > length || first > 0xf4)
        return 0;
    unsigned low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    unsigned high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (need > 1 && (text[1] < low || text[1] > high))
        return 0;
    for (size_t i = 2; i < need; i++)
        if ((text[i] & 0xc0) != 0x80)
            return 0;
    return need;
}

/* Whether the UTF-8 character of this size is visible. */
static bool is_seen(const unsigned char *text, size_t size) {
    assert(size && size <= 4);
    uint32_t code = size == 1 ? text[0] : text[0] & (0x7fu >> size);
    size_t at = 0;
    for (size_t i = 1; i < size; i++)
        code = code << 6 | (text[i] & 0x3f);
    while (at < sizeof hidden / sizeof *hidden && code > hidden[at].last)
        at++;
    return at == sizeof hidden / sizeof *hidden || code < hidden[at].first;
}

size_t printable_next(const unsigned char *text, size_t *length, char shown[PRINTABLE_WIDTH + 1]) {
    size_t size = printable_utf8(text, *length);
    assert(size <= *length && size <= PRINTABLE_WIDTH);
    if (size && is_seen(text, size)) {
        memcpy(shown, text, size);
        *length = size;
        return size;
    }
    *length = 1;
    return (size_t)snprintf(shown, PRINTABLE_WIDTH + 1, "\\x%02X", text[0]);
}

const char *printable_copy(char *shown, size_t size, const char *text) {
    assert(size);
    size_t used = 0;
    for (size_t i = 0, all = strlen(text), took; i < all; i += took) {
        char next[PRINTABLE_WIDTH + 1];
        took = all - i;
        size_t width = printable_next((const unsigned char *)text + i, &took, next);
        if (used + width >= size)
            break;
        memcpy(shown + used, next, width);
        used += width;
    }
    assert(used < size);
    shown[used] = 0;
    return shown;
}
