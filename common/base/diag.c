/* SPDX-License-Identifier: MIT */
#include "common/base/diag.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/printable.h"

bool diag_set(struct diag *diag, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(diag->text, sizeof diag->text, format, args);
    va_end(args);
    return false;
}

/* A line, written at once, since several programs of a pipe may write messages at the same time.  A
 * longer line is cut. */
struct line {
    size_t used;
    char text[DIAG_LINE / PRINTABLE_WIDTH - 1];
};

static void add_list(struct line *line, const char *format, va_list args) {
    size_t room = sizeof line->text - line->used;
    int length = vsnprintf(line->text + line->used, room, format, args);
    if (length > 0)
        line->used += (size_t)length < room ? (size_t)length : room - 1;
}

__attribute__((format(printf, 2, 3))) static void add(struct line *line, const char *format, ...) {
    va_list args;
    va_start(args, format);
    add_list(line, format, args);
    va_end(args);
}

static void begin_line(struct line *line) {
    line->used = 0;
    add(line, "%s: ", diag_tool);
}

/* Makes the whole line printable, since it contains names of files and arguments of options as
 * given; quoted tokens already are. */
static size_t finish_line(const struct line *line, char shown[DIAG_LINE]) {
    printable_copy(shown, DIAG_LINE - 1, line->text);
    size_t length = strlen(shown);
    shown[length++] = '\n';
    return length;
}

static void print_line(const struct line *line) {
    char shown[DIAG_LINE];
    fwrite(shown, 1, finish_line(line, shown), stderr);
}

static void describe(struct line *line, const struct diag *diag, const char *kind) {
    begin_line(line);
    if (diag->file)
        add(line, "%s:", diag->file);
    if (diag->line)
        add(line, "%llu:%llu:", (unsigned long long)diag->line, (unsigned long long)diag->column);
    add(line, "%s%s%s", diag->file ? " " : "", kind, diag->text);
}

size_t diag_warning_line(const struct diag *diag, char text[DIAG_LINE]) {
    struct line line;
    describe(&line, diag, "warning: ");
    return finish_line(&line, text);
}

void diag_error(const struct diag *diag) {
    struct line line;
    describe(&line, diag, "");
    print_line(&line);
}

void diag_warning(const struct diag *diag) {
    char text[DIAG_LINE];
    fwrite(text, 1, diag_warning_line(diag, text), stderr);
}

static void print_message(const char *format, va_list args) {
    struct line line;
    begin_line(&line);
    add_list(&line, format, args);
    print_line(&line);
}

void diag_message(const char *format, ...) {
    va_list args;
    va_start(args, format);
    print_message(format, args);
    va_end(args);
}

_Noreturn void diag_die(int status, const char *format, ...) {
    va_list args;
    va_start(args, format);
    print_message(format, args);
    va_end(args);
    exit(status);
}

const char *diag_quote(char *text, size_t size, const unsigned char *token, size_t length) {
    size_t used = 0;
    for (size_t i = 0; i < length; i++) {
        if (used + 8 > size) {
            snprintf(text + used, size - used, "...");
            return text;
        }
        if (token[i] >= 0x20 && token[i] < 0x7f)
            text[used++] = (char)token[i];
        else
            used += (size_t)snprintf(text + used, size - used, "\\x%02X", token[i]);
    }
    text[used] = 0;
    return text;
}

struct quoted diag_quoted(const char *word, size_t length) {
    struct quoted quoted;
    diag_quote(quoted.text, sizeof quoted.text, (const unsigned char *)word, length);
    return quoted;
}
