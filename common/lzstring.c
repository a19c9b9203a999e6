/* SPDX-License-Identifier: MIT */
#include "common/lzstring.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "common/printable.h"

/* Codes other than those of earlier texts: a new unit of 8 or of 16 bits, and the end. */
enum { BYTE, WIDE, END, FIRST };

/* Bits in a letter of base64. */
enum { LETTER = 6 };

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

STACK(units, uint16_t);

/* An earlier text, as units of everything unpacked. */
struct piece {
    uint32_t begin, count;
};

STACK(pieces, struct piece);

/* The number of bits of a code, and after how many more texts it grows by one. */
struct width {
    unsigned bits;
    uint32_t left;
};

static void count(struct width *width) {
    assert(width->left);
    if (!--width->left)
        width->left = 1U << width->bits++;
}

struct reader {
    const unsigned char *packed;
    size_t length, at;
    unsigned used; /* bits used of the current letter */
    struct units units;
    struct pieces pieces; /* by code, from FIRST on */
    struct memory *memory;
};

/* Reads a number, its lowest bit first.  Returns false at the end, or at a byte that is no
 * letter. */
static bool read_bits(struct reader *r, unsigned bits, uint32_t *value) {
    assert(bits && bits < 32 && r->used < LETTER);
    *value = 0;
    for (unsigned i = 0; i < bits; i++) {
        const char *letter =
            r->at < r->length && r->packed[r->at] ? strchr(letters, r->packed[r->at]) : NULL;
        if (!letter)
            return false;
        *value |= ((uint32_t)(letter - letters) >> (LETTER - 1 - r->used) & 1) << i;
        r->used = (r->used + 1) % LETTER;
        r->at += !r->used;
    }
    return true;
}

/* Reads a new unit, which is also a text of its own. */
static bool read_unit(struct reader *r, unsigned bits) {
    struct piece piece = {(uint32_t)r->units.size, 1};
    uint32_t unit;
    if (!read_bits(r, bits, &unit))
        return false;
    stack_push(r->memory, &r->units, (uint16_t)unit);
    stack_push(r->memory, &r->pieces, piece);
    return true;
}

/* Appends an earlier text, which may extend into what is being appended. */
static bool repeat(struct reader *r, uint32_t code) {
    if (code - FIRST >= r->pieces.size)
        return false;
    struct piece piece = r->pieces.data[code - FIRST];
    if (piece.count > LZSTRING_UNITS_MAX - r->units.size)
        return false;
    assert(piece.count && piece.begin < r->units.size);
    stack_reserve(r->memory, &r->units, piece.count);
    for (uint32_t i = 0; i < piece.count; i++)
        r->units.data[r->units.size++] = r->units.data[piece.begin + i];
    return true;
}

/* Reads all units, up to the code for the end.  Each code except the first makes another text: that
 * of the code before it, followed by the first unit of its own. */
static bool read_units(struct reader *r) {
    struct width width = {2, 1};
    struct piece grown = {0, 1};
    uint32_t code;
    while (read_bits(r, width.bits, &code) && code != END) {
        uint32_t begin = (uint32_t)r->units.size;
        bool first = !begin;
        if (code < END && !read_unit(r, code == BYTE ? 8 : 16))
            return false;
        if (code < END && !first)
            count(&width);
        if (!first)
            stack_push(r->memory, &r->pieces, grown);
        if (code > END && !repeat(r, code))
            return false;
        count(&width);
        grown = (struct piece){begin, (uint32_t)r->units.size - begin + 1};
    }
    return width.bits && code == END && r->units.size <= LZSTRING_UNITS_MAX;
}

/* Whether only padding follows. */
static bool is_over(struct reader *r) {
    r->at += r->used > 0;
    r->at += r->at < r->length && r->packed[r->at] == letters[0];
    while (r->at < r->length && r->packed[r->at] == '=')
        r->at++;
    return r->at == r->length;
}

static bool is_half(uint32_t unit, uint32_t first) {
    return unit >= first && unit < first + 0x400;
}

/* Appends a character in UTF-8. */
static void append(struct memory *memory, struct rules_chars *text, uint32_t c) {
    assert(c <= 0x10FFFF);
    static const unsigned char leads[] = {0, 0xC0, 0xE0, 0xF0};
    unsigned more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    stack_push(memory, text, (char)(leads[more] | c >> 6 * more));
    while (more--)
        stack_push(memory, text, (char)(0x80 | (c >> 6 * more & 0x3F)));
}

static void append_units(const struct reader *r, struct rules_chars *text) {
    for (size_t i = 0; i < r->units.size; i++) {
        uint32_t c = r->units.data[i];
        uint32_t low = i + 1 < r->units.size ? r->units.data[i + 1] : 0;
        if (is_half(c, 0xD800) && is_half(low, 0xDC00)) {
            c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
            i++;
        }
        append(r->memory, text, c);
    }
}

bool lzstring_unpack(const unsigned char *packed, size_t length, struct rules_chars *text,
                     struct memory *memory, size_t *wrong, struct diag *diag) {
    struct reader r = {.packed = packed, .length = length, .memory = memory};
    bool fine = read_units(&r) && is_over(&r);
    if (fine)
        append_units(&r, text);
    *wrong = r.at;
    stack_free(memory, &r.units);
    stack_free(memory, &r.pieces);
    return fine || diag_set(diag, "this is no text that lz-string has packed");
}

/* A text of several units, by the code of all but its last unit; 0 if it is one unit. */
struct entry {
    uint32_t before, code; /* code 0: the place is free */
    uint16_t unit;
    bool fresh; /* a unit not written yet */
};

struct writer {
    struct rules_chars *packed;
    size_t begin; /* of what is written */
    unsigned used, letter;
    struct width width;
    struct entry *entries; /* hash table with `mask` + 1 places, a power of two */
    uint32_t mask, codes;
    struct memory *memory;
};

static void write_bits(struct writer *w, unsigned bits, uint32_t value) {
    assert(bits && bits < 32 && w->used < LETTER);
    for (unsigned i = 0; i < bits; i++) {
        w->letter = w->letter << 1 | (value >> i & 1);
        if (++w->used == LETTER) {
            assert(w->letter < sizeof letters - 1);
            stack_push(w->memory, w->packed, letters[w->letter]);
            w->used = w->letter = 0;
        }
    }
}

/* The place of a text in the table, or a free one. */
static struct entry *find(const struct writer *w, uint32_t before, uint16_t unit) {
    uint32_t at = (before * 0x9E3779B1U ^ unit * 0x85EBCA6BU) & w->mask;
    while (w->entries[at].code && (w->entries[at].before != before || w->entries[at].unit != unit))
        at = (at + 1) & w->mask;
    return &w->entries[at];
}

static void add(struct writer *w, struct entry *free, uint32_t before, uint16_t unit) {
    assert(!free->code && w->codes <= w->mask / 2);
    *free = (struct entry){before, FIRST + w->codes++, unit, !before};
}

/* Writes the code of a text, or a new unit the first time. */
static void write_text(struct writer *w, struct entry *text) {
    assert(text->code);
    if (text->fresh) {
        bool wide = text->unit > 0xFF;
        write_bits(w, w->width.bits, wide ? WIDE : BYTE);
        write_bits(w, wide ? 16 : 8, text->unit);
        count(&w->width);
        text->fresh = false;
    } else {
        write_bits(w, w->width.bits, text->code);
    }
    count(&w->width);
}

/* Takes one more unit: extends the current text if the result is known, else writes the current
 * text and begins a new one.  Returns the current text. */
static struct entry *take_unit(struct writer *w, struct entry *text, uint16_t unit) {
    struct entry *alone = find(w, 0, unit);
    if (!alone->code)
        add(w, alone, 0, unit);
    if (!text)
        return alone;
    struct entry *longer = find(w, text->code, unit);
    if (longer->code)
        return longer;
    uint32_t before = text->code;
    write_text(w, text);
    add(w, longer, before, unit);
    return alone;
}

/* The character at text, and its length. */
static uint32_t character(const unsigned char *text, size_t left, size_t *size) {
    assert(left);
    *size = printable_utf8(text, left);
    if (*size < 2) {
        *size = 1;
        return *text;
    }
    uint32_t c = *text & (0x7FU >> *size);
    for (size_t i = 1; i < *size; i++)
        c = c << 6 | (text[i] & 0x3F);
    return c;
}

static struct entry *take_text(struct writer *w, const char *text, size_t length) {
    struct entry *at_hand = NULL;
    for (size_t at = 0, size; at < length; at += size) {
        uint32_t c = character((const unsigned char *)text + at, length - at, &size);
        if (c >= 0x10000) {
            at_hand = take_unit(w, at_hand, (uint16_t)(0xD800 + ((c - 0x10000) >> 10)));
            c = 0xDC00 + (c & 0x3FF);
        }
        at_hand = take_unit(w, at_hand, (uint16_t)c);
    }
    return at_hand;
}

void lzstring_pack(const char *text, size_t length, struct rules_chars *packed,
                   struct memory *memory) {
    struct writer w = {
        .packed = packed, .begin = packed->size, .width = {2, 2}, .mask = 1, .memory = memory};
    /* Each unit makes at most two texts, and half of the table stays free. */
    while (w.mask < 4 * length)
        w.mask = w.mask * 2 + 1;
    w.entries = memory_zeroed(memory, (size_t)w.mask + 1, sizeof *w.entries);
    struct entry *last = take_text(&w, text, length);
    if (last)
        write_text(&w, last);
    write_bits(&w, w.width.bits, END);
    do
        write_bits(&w, 1, 0);
    while (w.used);
    while ((packed->size - w.begin) % 4)
        stack_push(memory, packed, '=');
    assert((packed->size - w.begin) % 4 == 0 && !w.used);
    memory_release(memory, w.entries);
}
