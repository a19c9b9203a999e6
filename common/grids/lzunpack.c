/* SPDX-License-Identifier: MIT */
#include "common/grids/lzunpack.h"

#include <assert.h>
#include <string.h>

#include "common/grids/lzstring.h"

STACK(units, uint16_t);

/* An earlier text, as units of everything unpacked. */
struct piece {
    uint32_t begin, count;
};

STACK(pieces, struct piece);

struct reader {
    const unsigned char *packed;
    size_t length, at;
    unsigned used; /* bits used of the current letter */
    struct units units;
    struct pieces pieces; /* by code, from LZ_FIRST on */
    struct memory *memory;
};

/* Reads a number, its lowest bit first.  Returns false at the end, or at a byte that is no
 * letter. */
static bool read_bits(struct reader *r, unsigned bits, uint32_t *value) {
    assert(bits && bits < 32 && r->used < LZ_LETTER);
    *value = 0;
    for (unsigned i = 0; i < bits; i++) {
        const char *letter =
            r->at < r->length && r->packed[r->at] ? strchr(lz_letters, r->packed[r->at]) : NULL;
        if (!letter)
            return false;
        *value |= ((uint32_t)(letter - lz_letters) >> (LZ_LETTER - 1 - r->used) & 1) << i;
        r->used = (r->used + 1) % LZ_LETTER;
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
    if (code - LZ_FIRST >= r->pieces.size)
        return false;
    struct piece piece = r->pieces.data[code - LZ_FIRST];
    if (piece.count > LZUNPACK_UNITS_MAX - r->units.size)
        return false;
    assert(piece.count && piece.begin < r->units.size);
    stack_reserve(r->memory, &r->units, piece.count);
    for (uint32_t i = 0; i < piece.count; i++)
        r->units.data[r->units.size++] = r->units.data[piece.begin + i];
    return true;
}

/* Reads all units, up to the code for the end.  Each code except the first makes a new text: the
 * text of the code before it, followed by the first unit of this code's text. */
static bool read_units(struct reader *r) {
    struct lz_width width = {2, 1};
    struct piece grown = {0, 1};
    uint32_t code;
    while (read_bits(r, width.bits, &code) && code != LZ_END) {
        uint32_t begin = (uint32_t)r->units.size;
        bool first = !begin;
        if (code < LZ_END && !read_unit(r, code == LZ_BYTE ? 8 : 16))
            return false;
        if (code < LZ_END && !first)
            lz_count(&width);
        if (!first)
            stack_push(r->memory, &r->pieces, grown);
        if (code > LZ_END && !repeat(r, code))
            return false;
        lz_count(&width);
        grown = (struct piece){begin, (uint32_t)r->units.size - begin + 1};
    }
    return width.bits && code == LZ_END && r->units.size <= LZUNPACK_UNITS_MAX;
}

/* Whether only padding follows. */
static bool is_over(struct reader *r) {
    r->at += r->used > 0;
    r->at += r->at < r->length && r->packed[r->at] == lz_letters[0];
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

bool lzunpack(const unsigned char *packed, size_t length, struct rules_chars *text,
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
