/* SPDX-License-Identifier: MIT */
#include "text.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "common/base/printable.h"
#include "common/human/words.h"

/* Characters of two columns, in order. */
static const struct {
    uint32_t first, last;
} wide[] = {
    {0x1100, 0x115f}, {0x2e80, 0x303e}, {0x3041, 0xa4cf}, {0xac00, 0xd7a3},   {0xf900, 0xfaff},
    {0xfe30, 0xfe6f}, {0xff01, 0xff60}, {0xffe0, 0xffe6}, {0x20000, 0x3fffd},
};
enum { WIDE = sizeof wide / sizeof *wide };

/* The code of a character that takes this many bytes, at least 2. */
static uint32_t code_of(const unsigned char *text, size_t size) {
    assert(size >= 2 && size <= 4);
    uint32_t code = text[0] & (0x7fu >> size);
    for (size_t i = 1; i < size; i++)
        code = code << 6 | (text[i] & 0x3f);
    return code;
}

static bool is_wide(uint32_t code) {
    int at = 0;
    while (at < WIDE && code > wide[at].last)
        at++;
    return at < WIDE && code >= wide[at].first;
}

size_t text_next(const char *text, unsigned *columns) {
    const unsigned char *bytes = (const unsigned char *)text;
    assert(*bytes);
    size_t size = printable_utf8(bytes, strnlen(text, 4));
    *columns = size > 1 && is_wide(code_of(bytes, size)) ? 2 : 1;
    return size ? size : 1;
}

unsigned text_columns(const char *text) {
    unsigned columns = 0, next;
    for (; *text; columns += next)
        text += text_next(text, &next);
    return columns;
}

/* Whether a row may end before the character at text; `before` and `columns` are those of the one
 * before and of this one. */
static bool may_break(const char *text, unsigned before, unsigned columns) {
    return *text == ' ' ||
           ((before == 2 || columns == 2) && !strchr(",.:;)", *text) && !words_stop(text));
}

size_t text_fit(const char *text, unsigned columns) {
    assert(*text && columns);
    size_t at = 0, last = 0, length;
    for (unsigned used = 0, before = 0, next; text[at]; used += next, before = next, at += length) {
        length = text_next(text + at, &next);
        if (at && may_break(text + at, before, next))
            last = at;
        if (used + next > columns)
            return last ? last : at ? at : length;
    }
    return at;
}

/* Room for the longest piece (a character or \xNN, 4 bytes), for the dots that stand for text
 * without room, and for the terminating byte. */
enum { PIECE_ROOM = 8 };

void text_quote(char *shown, size_t size, const char *text, bool wide_too) {
    size_t used = 0, length;
    assert(size >= PIECE_ROOM);
    for (unsigned columns; *text; text += length) {
        length = text_next(text, &columns);
        if (used + PIECE_ROOM > size) {
            snprintf(shown + used, size - used, "...");
            return;
        }
        if (columns == 2 ? wide_too : *text >= 0x20 && *text < 0x7f) {
            memcpy(shown + used, text, length);
            used += length;
        } else {
            used += (size_t)snprintf(shown + used, size - used, "\\x%02X",
                                     (unsigned)(unsigned char)*text);
            length = 1;
        }
    }
    assert(used < size);
    shown[used] = 0;
}
