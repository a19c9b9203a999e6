/* SPDX-License-Identifier: MIT */
#include "common/streams/optionhelp.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/diag.h"
#include "common/base/list.h"
#include "common/streams/output.h"

/* The column in which help texts begin, and their width: the rest of the 80 columns of a
 * terminal. */
enum { HELP_COLUMN = 26, HELP_WIDTH = 80 - HELP_COLUMN };

enum { CHOICES = 512 };

static void print_default(struct output *out, const struct option_row *row) {
    if (row->unset)
        return;
    if (row->kind == OPTION_COUNT)
        output_format(out, " (%lld)", (long long)*(const int64_t *)row->value);
    else if (row->kind == OPTION_REAL)
        output_format(out, " (%g)", *(const double *)row->value);
    else if (row->kind == OPTION_CHOICE)
        output_format(out, " (%s)", row->choices[*(const int *)row->value]);
}

/* Begins another line of help. */
static void begin_line(struct output *out) {
    output_format(out, "\n%*s", HELP_COLUMN, "");
}

/* Prints text wrapped into lines. more: characters that will follow the last word. */
static void print_wrapped(struct output *out, const char *text, size_t more) {
    size_t column = HELP_WIDTH;
    assert(*text);
    while (*text) {
        size_t length = strcspn(text, " "), ahead = text[length] ? 0 : more;
        if (column + 1 + length + ahead > HELP_WIDTH) {
            begin_line(out);
            column = 0;
        } else {
            output_char(out, ' ');
            column++;
        }
        output_format(out, "%.*s", (int)length, text);
        column += length;
        text += length + (text[length] == ' ');
    }
}

/* Prints the choices after the help, as far as they fit. */
static void print_choices(struct output *out, const struct option_row *row) {
    char names[CHOICES];
    const char *newline = strrchr(row->help, '\n');
    if (row->kind != OPTION_CHOICE)
        return;
    list_or(names, sizeof names, row->choices);
    size_t preset = strlen(row->choices[*(const int *)row->value]) + strlen(" ()");
    size_t taken = strlen(newline ? newline + 1 : row->help) + strlen(": ") + strlen(names);
    output_char(out, ':');
    if (taken + preset > HELP_WIDTH)
        print_wrapped(out, names, preset);
    else
        output_format(out, " %s", names);
}

static void print_help(struct output *out, const char *help) {
    for (const char *line = help; line;) {
        size_t length = strcspn(line, "\n");
        if (line != help)
            begin_line(out);
        output_bytes(out, line, length);
        line = line[length] ? line + length + 1 : NULL;
    }
}

static void print_row(struct output *out, const struct option_row *row) {
    char left[80], letter[8] = "    ";
    if (row->letter)
        snprintf(letter, sizeof letter, "-%c, ", row->letter);
    const char *join = row->absent ? "[=" : row->operand ? " " : "";
    snprintf(left, sizeof left, "  %s--%s%s%s%s", letter, row->name, join,
             row->operand ? row->operand : "", row->absent ? "]" : "");
    output_format(out, "%-*s", HELP_COLUMN, left);
    if (strlen(left) >= HELP_COLUMN)
        begin_line(out);
    print_help(out, row->help);
    print_choices(out, row);
    print_default(out, row);
    output_char(out, '\n');
}

/* Whether option a comes before b in --help and in the pages: by the letter, or the first one of
 * the long name; lower case before upper, options without a letter last. */
static bool precedes(const struct option_row *a, const struct option_row *b) {
    char first = a->letter ? a->letter : *a->name, second = b->letter ? b->letter : *b->name;
    if (tolower((unsigned char)first) != tolower((unsigned char)second))
        return tolower((unsigned char)first) < tolower((unsigned char)second);
    if (!a->letter != !b->letter)
        return a->letter;
    return a->letter ? first > second : strcmp(a->name, b->name) < 0;
}

/* Prints the rows in order, whatever their order in the table. */
static void print_rows(struct output *out, const struct option_row *rows) {
    const struct option_row *before = NULL;
    for (const struct option_row *any = rows; any->name; any++) {
        const struct option_row *next = NULL;
        for (const struct option_row *row = rows; row->name; row++)
            if ((!before || precedes(before, row)) && (!next || precedes(row, next)))
                next = row;
        assert(next); /* each row once */
        print_row(out, next);
        before = next;
    }
}

_Noreturn void optionhelp_print(const struct option_table *table) {
    struct output out;
    output_stdout(&out);
    output_format(&out, "usage: %s [OPTION ...]%s%s\n%s\n\n", diag_tool, *table->usage ? " " : "",
                  table->usage, table->purpose);
    print_rows(&out, table->rows);
    output_text(&out, "      --help              print this and exit\n"
                      "      --version           print the version and the build, and exit\n");
    exit(output_close(&out, EXIT_DONE));
}
