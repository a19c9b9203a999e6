/* SPDX-License-Identifier: MIT */
#include "clauses.h"

#include <assert.h>
#include <stdlib.h>

/* Text that is not kept is passed on in pieces of about this many bytes. */
enum { PIECE = 1 << 16 };

/* Appends a literal and a blank.  There must be room. */
static void put_literal(struct encode_text *text, int literal) {
    char digits[10], *to = text->data + text->size;
    unsigned count = 0, var = literal < 0 ? 0u - (unsigned)literal : (unsigned)literal;
    do
        digits[count++] = (char)('0' + var % 10);
    while (var /= 10);
    if (literal < 0)
        *to++ = '-';
    while (count)
        *to++ = digits[--count];
    *to++ = ' ';
    text->size = (size_t)(to - text->data);
}

#ifndef NDEBUG
/* Whether each literal is of a variable that was given out before. */
static bool are_known(const struct encode *encode, const int *literals, unsigned count) {
    for (unsigned i = 0; i < count; i++)
        if (!literals[i] || llabs(literals[i]) >= (long long)encode->sink.next)
            return false;
    return true;
}
#endif

void clauses_add(struct encode *encode, const int *literals, unsigned count) {
    struct encode_text *text = &encode->text;
    assert(are_known(encode, literals, count));
    encode->clauses++;
    if (encode->counting)
        return;
    if (!encode->kept && text->size >= PIECE) {
        output_bytes(encode->out, text->data, text->size);
        stack_clear(text);
    }
    stack_reserve(encode->memory, text, (size_t)count * ENCODE_LITERAL_MAX + 2);
    for (unsigned i = 0; i < count; i++)
        put_literal(text, literals[i]);
    text->data[text->size++] = '0';
    text->data[text->size++] = '\n';
}
