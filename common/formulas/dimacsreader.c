/* SPDX-License-Identifier: MIT */
#include "common/formulas/dimacsreader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { TOKEN_MAX = 64 };

bool dimacs_unexpected(struct dimacs *d, const char *what) {
    d->failed = true;
    return input_unexpected(&d->in, &d->diag, what);
}

bool dimacs_fail(struct dimacs *d, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(d->diag.text, sizeof d->diag.text, format, args);
    va_end(args);
    d->failed = true;
    input_locate(&d->in, &d->diag);
    return false;
}

bool dimacs_token_is(struct dimacs *d, const char *word) {
    size_t length = input_token(&d->in, TOKEN_MAX);
    return length == strlen(word) && !memcmp(d->in.cursor, word, length);
}

bool dimacs_take_word(struct dimacs *d, const char *word) {
    input_skip_spaces(&d->in);
    if (!dimacs_token_is(d, word))
        return false;
    d->in.cursor += strlen(word);
    return true;
}
