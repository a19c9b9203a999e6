#include "common/diag.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

bool diag_set(struct diag *diag, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(diag->text, sizeof diag->text, format, args);
    va_end(args);
    return false;
}

static void print_finding(const struct diag *diag, const char *kind) {
    fprintf(stderr, "%s: ", diag_tool);
    if (diag->file)
        fprintf(stderr, "%s:", diag->file);
    if (diag->line)
        fprintf(stderr, "%llu:%llu:", (unsigned long long)diag->line,
                (unsigned long long)diag->column);
    fprintf(stderr, "%s%s%s\n", diag->file ? " " : "", kind, diag->text);
}

void diag_error(const struct diag *diag) {
    print_finding(diag, "");
}

void diag_warning(const struct diag *diag) {
    print_finding(diag, "warning: ");
}

static void print_message(const char *format, va_list args) {
    fprintf(stderr, "%s: ", diag_tool);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
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
