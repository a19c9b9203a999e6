/* SPDX-License-Identifier: MIT */
#include "write.h"

#include <assert.h>

/* Seven bits a byte, the lowest first; the top bit says that more follow. */
static void put_packed(struct output *out, uint64_t number) {
    assert(number); /* 0 ends a list */
    for (; number > 127; number >>= 7)
        output_char(out, (char)(128 | (number & 127)));
    output_char(out, (char)number);
}

static void put(struct write *w, uint64_t number, bool negative) {
    if (w->binary) {
        put_packed(w->out, 2 * number + negative);
        return;
    }
    if (negative)
        output_char(w->out, '-');
    output_unsigned(w->out, number);
    output_char(w->out, ' ');
}

static void put_numbers(struct write *w, const uint64_t *numbers, size_t count) {
    for (size_t i = 0; i < count; i++)
        put(w, numbers[i], false);
}

/* Ends a list; in text the last list of a step also ends the line. */
static void put_end(struct write *w, bool last) {
    if (w->binary)
        output_char(w->out, 0);
    else
        output_text(w->out, last ? "0\n" : "0 ");
}

uint64_t write_add(struct write *w, const Lit *lits, size_t size, const uint64_t *hints,
                   size_t count) {
    if (w->binary)
        output_char(w->out, 'a');
    put(w, ++w->last, false);
    for (size_t i = 0; i < size; i++)
        put(w, (uint64_t)lit_var(lits[i]) + 1, lit_negative(lits[i]));
    put_end(w, false);
    put_numbers(w, hints, count);
    put_end(w, true);
    return w->last;
}

void write_delete(struct write *w, const uint64_t *numbers, size_t count) {
    if (!count)
        return;
    if (w->binary) {
        output_char(w->out, 'd');
    } else {
        put(w, w->last, false);
        output_text(w->out, "d ");
    }
    put_numbers(w, numbers, count);
    put_end(w, true);
}
