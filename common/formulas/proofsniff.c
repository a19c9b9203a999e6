/* SPDX-License-Identifier: MIT */
#include "common/formulas/proofsniff.h"

#include <assert.h>

enum { WINDOW = 1 << 14 };

struct window {
    const unsigned char *at, *end;
};

static struct window look(struct input *in) {
    while ((size_t)(in->end - in->cursor) < WINDOW && input_refill(in, in->cursor))
        ;
    return (struct window){in->cursor, in->end};
}

/* Text begins with a comment, a number or, in DRAT, "d"; binary with "a" or "d".  After "d" the
 * bytes decide: a binary step ends with a zero byte, a text step with the digit and a newline. */
static bool is_binary(struct window w) {
    if (w.at == w.end || (*w.at != 'a' && *w.at != 'd'))
        return false;
    if (*w.at == 'a')
        return true;
    for (int last = *w.at++; w.at < w.end; w.at++) {
        int c = *w.at;
        if (c == '\n' && last == '0')
            return false;
        if (input_is_blank(c))
            continue;
        if (c != '-' && (c < '0' || c > '9'))
            return true;
        last = c;
    }
    return false;
}

/* Moves to the next token of the line.  Returns its length, 0 at the end of the line. */
static size_t token(struct window *w) {
    assert(w->at <= w->end);
    while (w->at < w->end && *w->at != '\n' && input_is_blank(*w->at))
        w->at++;
    size_t length = 0;
    while (w->at + length < w->end && !input_is_blank(w->at[length]))
        length++;
    return length;
}

static void skip_comments(struct window *w) {
    while (w->at < w->end && (*w->at == 'c' || input_is_blank(*w->at))) {
        if (*w->at == 'c')
            while (w->at < w->end && *w->at != '\n')
                w->at++;
        else
            w->at++;
    }
}

/* A step of LRAT has a number before "d", or something after the first 0.  A step without any 0 is
 * malformed, or empty, in both formats. */
static bool text_is_lrat(struct window w) {
    skip_comments(&w);
    size_t length;
    for (int tokens = 0; (length = token(&w)); tokens++) {
        if (length == 1 && *w.at == 'd')
            return tokens == 1;
        bool zero = length == 1 && *w.at == '0';
        w.at += length;
        if (zero)
            return token(&w) > 0;
    }
    return true;
}

/* Reads a number.  Returns false if the window ends first. */
static bool number(struct window *w, uint64_t *value) {
    assert(w->at <= w->end);
    *value = 0;
    for (unsigned shift = 0; w->at < w->end; shift += 7) {
        unsigned char byte = *w->at++;
        *value |= shift < 63 ? (uint64_t)(byte & 0x7f) << shift : 0;
        if (!(byte & 0x80))
            return true;
    }
    return false;
}

/* Skips numbers up to 0.  Returns false if the window ends first. */
static bool skip_list(struct window *w) {
    uint64_t value;
    while (number(w, &value))
        if (!value)
            return true;
    return false;
}

/* Whether all steps in the window, the last of which may be incomplete, have the form of DRAT. */
static bool drat_fits(struct window w) {
    assert(w.at < w.end);
    do
        if (*w.at != 'a' && *w.at != 'd')
            return false;
        else
            w.at++;
    while (skip_list(&w) && w.at < w.end);
    return true;
}

/* Skips the hints of clause `id`.  Returns false if one of them is not an earlier clause. */
static bool skip_hints(struct window *w, uint64_t id) {
    uint64_t value;
    while (number(w, &value) && value)
        if (value >> 1 >= id >> 1)
            return false;
    return true;
}

/* The same for LRAT, where in addition the numbers of new clauses must ascend from those of the
 * problem, and hints must be lower. */
static bool lrat_fits(struct window w, uint64_t clauses) {
    uint64_t last = 2 * clauses, id = 0;
    while (w.at < w.end) {
        int letter = *w.at++;
        if (letter != 'a' && letter != 'd')
            return false;
        if (letter == 'a') {
            if (!number(&w, &id))
                return true;
            if (id & 1 || id <= last)
                return false;
            last = id;
        }
        if (!skip_list(&w))
            return true;
        if (letter == 'a' && !skip_hints(&w, id))
            return false;
    }
    return true;
}

struct sniff proofsniff(struct input *in, uint64_t clauses) {
    /* No binary proof begins like a comment, and a text proof may have long ones. */
    while (input_line_begins(in, 'c'))
        input_skip_line(in);
    struct window w = look(in);
    struct sniff sniff = {.binary = is_binary(w)};
    if (sniff.binary)
        sniff.lrat = !drat_fits(w) || lrat_fits(w, clauses);
    else
        sniff.lrat = text_is_lrat(w);
    return sniff;
}
