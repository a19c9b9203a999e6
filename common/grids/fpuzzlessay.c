/* SPDX-License-Identifier: MIT */
#include "common/grids/fpuzzlessay.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "common/base/printable.h"

void fpuzzlessay(struct fpuzzlessay *w, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    stack_reserve(w->memory, w->text, FPUZZLESSAY_WORD);
    int length = vsnprintf(w->text->data + w->text->size, FPUZZLESSAY_WORD, format, arguments);
    assert(length >= 0 && length < FPUZZLESSAY_WORD);
    w->text->size += (size_t)length;
    va_end(arguments);
}

void fpuzzlessay_string(struct fpuzzlessay *w, const char *text, size_t length) {
    const unsigned char *c = (const unsigned char *)text;
    fpuzzlessay(w, "\"");
    for (size_t at = 0, size; at < length; at += size) {
        size = printable_utf8(c + at, length - at);
        if (!size || c[at] < ' ') {
            size = 1;
            fpuzzlessay(w, "\\u%04x", c[at]);
        } else {
            fpuzzlessay(w, "%s%.*s", c[at] == '"' || c[at] == '\\' ? "\\" : "", (int)size,
                        text + at);
        }
    }
    fpuzzlessay(w, "\"");
}

unsigned fpuzzlessay_row(const struct fpuzzlessay *w, uint32_t cell) {
    assert(cell < w->side * w->side);
    return cell / w->side + 1;
}
unsigned fpuzzlessay_column(const struct fpuzzlessay *w, uint32_t cell) {
    assert(cell < w->side * w->side);
    return cell % w->side + 1;
}

void fpuzzlessay_cell(struct fpuzzlessay *w, uint32_t cell) {
    fpuzzlessay(w, "\"R%uC%u\"", fpuzzlessay_row(w, cell), fpuzzlessay_column(w, cell));
}

void fpuzzlessay_cells(struct fpuzzlessay *w, const char *name, const uint32_t *cells,
                       uint32_t count) {
    fpuzzlessay(w, "\"%s\":[", name);
    for (uint32_t i = 0; i < count; i++) {
        fpuzzlessay(w, "%s", i ? "," : "");
        fpuzzlessay_cell(w, cells[i]);
    }
    fpuzzlessay(w, "]");
}
