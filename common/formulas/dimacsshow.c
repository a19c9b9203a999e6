/* SPDX-License-Identifier: MIT */
#include "common/formulas/dimacsshow.h"

void dimacs_show_begin(struct dimacs *d) {
    d->shows = false;
    d->show_diag = (struct diag){0};
    stack_clear(&d->show);
}

/* Reads a variable of such a line, or 0.  Returns false after storing an error. */
static bool take_shown(struct dimacs *d, int64_t *value) {
    int c = input_skip_spaces(&d->in);
    uint64_t start = input_offset(&d->in);
    if (c < '0' || c > '9' || input_integer(&d->in, VAR_MAX, value) != INPUT_NUMBER)
        return input_unexpected(&d->in, &d->show_diag, "a variable or 0");
    if (d->open && !d->declared && *value > d->vars)
        d->vars = (Var)*value;
    if (!d->open || *value <= d->vars)
        return true;
    input_return(&d->in, start);
    return input_unexpected(&d->in, &d->show_diag, "a variable of the problem or 0");
}

void dimacs_show(struct dimacs *d) {
    int64_t value = 1;
    struct diag place;
    input_locate(&d->in, &place);
    if (!dimacs_take_word(d, "c") || !dimacs_take_word(d, "p") || !dimacs_take_word(d, "show") ||
        d->show_diag.file)
        return;
    if (!d->open) {
        d->show_diag = place;
        diag_set(&d->show_diag, "a line 'c p show' before the header of its problem");
    }
    d->shows = true;
    while (take_shown(d, &value) && value)
        stack_push(d->in.memory, &d->show, (int)value);
    if (value || d->show_diag.file)
        return;
    int c = input_skip_spaces(&d->in);
    if (c >= 0 && c != '\n')
        input_unexpected(&d->in, &d->show_diag, "the end of the line");
}

bool dimacs_show_failed(struct dimacs *d) {
    if (!d->show_diag.file)
        return false;
    d->diag = d->show_diag;
    d->failed = true;
    return true;
}
