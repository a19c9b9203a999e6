/* SPDX-License-Identifier: MIT */
/* Numbers as text, fast: most of a proof is numbers, and copying four digits at a time is faster
 * than dividing four times by ten. */
#ifndef DPLL_STATE_NUMERAL_H
#define DPLL_STATE_NUMERAL_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { NUMERAL_DIGITS = 4, NUMERALS = 10000 };

/* The text of a number below NUMERALS, built on first use: its digits with leading zeros and a
 * space.  The last byte is the number of leading zeros; NUMERAL_DIGITS + 1 bytes may be copied from
 * behind any of them. */
struct numeral {
    char text[2 * NUMERAL_DIGITS];
};

/* The texts so far; all zero at first. */
struct numerals {
    struct numeral table[NUMERALS];
};

/* Bytes for a sign, a number, its space, and the zeros in front of it that are copied behind it. */
enum { NUMERAL_ROOM = 32 };

/* Fills in the text of a number below NUMERALS. */
static inline void numeral_make(struct numeral *numeral, unsigned number) {
    char *text = numeral->text;
    text[sizeof numeral->text - 1] = (char)((number < 10) + (number < 100) + (number < 1000));
    for (unsigned i = NUMERAL_DIGITS; i-- > 0; number /= 10)
        text[i] = (char)('0' + number % 10);
    text[NUMERAL_DIGITS] = ' ';
}

/* The text of a number below NUMERALS. */
static inline const struct numeral *numeral_of(struct numerals *numerals, unsigned number) {
    assert(number < NUMERALS);
    struct numeral *numeral = &numerals->table[number];
    if (!numeral->text[0])
        numeral_make(numeral, number);
    return numeral;
}

/* Writes a number below NUMERALS and a space at `at`.  Returns where the number ends; the space
 * does not count. */
static inline char *numeral_put_short(struct numerals *numerals, char *at, unsigned number) {
    const struct numeral *numeral = numeral_of(numerals, number);
    size_t zeros = (size_t)numeral->text[sizeof numeral->text - 1];
    memcpy(at, numeral->text + zeros, NUMERAL_DIGITS + 1);
    return at + NUMERAL_DIGITS - zeros;
}

/* As numeral_put_short, for any number. */
static inline char *numeral_put_long(struct numerals *numerals, char *at, uint64_t number) {
    if (number < NUMERALS)
        return numeral_put_short(numerals, at, (unsigned)number);
    at = numeral_put_long(numerals, at, number / NUMERALS);
    memcpy(at, numeral_of(numerals, (unsigned)(number % NUMERALS))->text, NUMERAL_DIGITS + 1);
    return at + NUMERAL_DIGITS;
}

/* Writes a number and a space at `at`, which has room for NUMERAL_ROOM bytes.  Returns where the
 * space ends. */
static inline char *numeral_put(struct numerals *numerals, char *at, uint64_t number) {
    if (number >= (uint64_t)NUMERALS * NUMERALS)
        return numeral_put_long(numerals, at, number) + 1;
    unsigned high = (unsigned)number / NUMERALS, low = (unsigned)number % NUMERALS;
    if (!high)
        return numeral_put_short(numerals, at, low) + 1;
    at = numeral_put_short(numerals, at, high);
    memcpy(at, numeral_of(numerals, low)->text, NUMERAL_DIGITS + 1);
    return at + NUMERAL_DIGITS + 1;
}

#endif
