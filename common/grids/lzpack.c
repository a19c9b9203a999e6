/* SPDX-License-Identifier: MIT */
#include "common/grids/lzpack.h"

#include <assert.h>

#include "common/base/printable.h"
#include "common/grids/lzstring.h"

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
    struct lz_width width;
    struct entry *entries; /* hash table with `mask` + 1 places, a power of two */
    uint32_t mask, codes;
    struct memory *memory;
};

static void write_bits(struct writer *w, unsigned bits, uint32_t value) {
    assert(bits && bits < 32 && w->used < LZ_LETTER);
    for (unsigned i = 0; i < bits; i++) {
        w->letter = w->letter << 1 | (value >> i & 1);
        if (++w->used == LZ_LETTER) {
            assert(w->letter < sizeof lz_letters - 1);
            stack_push(w->memory, w->packed, lz_letters[w->letter]);
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
    *free = (struct entry){before, LZ_FIRST + w->codes++, unit, !before};
}

/* Writes the code of a text, or a new unit the first time. */
static void write_text(struct writer *w, struct entry *text) {
    assert(text->code);
    if (text->fresh) {
        bool wide = text->unit > 0xFF;
        write_bits(w, w->width.bits, wide ? LZ_WIDE : LZ_BYTE);
        write_bits(w, wide ? 16 : 8, text->unit);
        lz_count(&w->width);
        text->fresh = false;
    } else {
        write_bits(w, w->width.bits, text->code);
    }
    lz_count(&w->width);
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

void lzpack(const char *text, size_t length, struct rules_chars *packed, struct memory *memory) {
    struct writer w = {
        .packed = packed, .begin = packed->size, .width = {2, 2}, .mask = 1, .memory = memory};
    /* Each unit makes at most two texts, and half of the table stays free. */
    while (w.mask < 4 * length)
        w.mask = w.mask * 2 + 1;
    w.entries = memory_zeroed(memory, (size_t)w.mask + 1, sizeof *w.entries);
    struct entry *last = take_text(&w, text, length);
    if (last)
        write_text(&w, last);
    write_bits(&w, w.width.bits, LZ_END);
    do
        write_bits(&w, 1, 0);
    while (w.used);
    while ((packed->size - w.begin) % 4)
        stack_push(memory, packed, '=');
    assert((packed->size - w.begin) % 4 == 0 && !w.used);
    memory_release(memory, w.entries);
}
