#include "common/option.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/diag.h"
#include "common/list.h"
#include "common/output.h"

/* HELP_WIDTH: of the 80 columns of a terminal, for help, behind what it is of. */
enum {
    QUOTED = 200,
    CHOICES = 512,
    HELP_WIDTH = 80 - 26,
    ROWS_MAX = 64,
    CODE_HELP = 1000,
    CODE_VERSION,
    CODE_ROW
};

_Noreturn void option_fail(const char *format, ...) {
    char text[CHOICES + 2 * QUOTED];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    diag_die(EXIT_USAGE, "%s (see %s --help)", text, diag_tool);
}

/* "-n" or "--name", whichever the user would type. */
static const char *spelling(const struct option_row *row, char text[80]) {
    if (row->letter)
        snprintf(text, 80, "-%c", row->letter);
    else
        snprintf(text, 80, "--%s", row->name);
    return text;
}

/* "a, b or c" */
static const char *choice_list(const struct option_row *row, char *text, size_t size) {
    size_t used = 0;
    text[0] = 0;
    for (size_t i = 0; row->choices[i] && used < size; i++) {
        const char *join = !i ? "" : row->choices[i + 1] ? ", " : " or ";
        used += (size_t)snprintf(text + used, size - used, "%s%s", join, row->choices[i]);
    }
    return text;
}

static const char *wanted(const struct option_row *row, char *text, size_t size) {
    if (row->kind == OPTION_CHOICE)
        return choice_list(row, text, size);
    if (row->kind == OPTION_TEXT)
        snprintf(text, size, "%s", row->operand);
    else if (row->kind == OPTION_COUNT)
        snprintf(text, size, "a whole number from %.0f to %.0f", row->low, row->high);
    else
        snprintf(text, size, "a number from %.15g to %.15g", row->low, row->high);
    return text;
}

/* What the user typed, made printable. */
static const char *quoted(const char *typed, char text[QUOTED]) {
    return diag_quote(text, QUOTED, (const unsigned char *)typed, strlen(typed));
}

static _Noreturn void fail_value(const struct option_row *row, const char *found) {
    char name[80], want[CHOICES], text[QUOTED];
    spelling(row, name);
    wanted(row, want, sizeof want);
    if (!found)
        option_fail("option %s needs %s", name, want);
    option_fail("option %s needs %s, found '%s'", name, want, quoted(found, text));
}

static void set_count(const struct option_row *row, const char *text) {
    char *end;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (errno || end == text || *end || (double)number < row->low || (double)number > row->high)
        fail_value(row, text);
    *(int64_t *)row->value = number;
}

static void set_real(const struct option_row *row, const char *text) {
    char *end;
    double number = strtod(text, &end);
    if (end == text || *end || !isfinite(number) || number < row->low || number > row->high)
        fail_value(row, text);
    *(double *)row->value = number;
}

static void set_choice(const struct option_row *row, const char *text) {
    for (int i = 0; row->choices[i]; i++)
        if (!strcmp(text, row->choices[i])) {
            *(int *)row->value = i;
            return;
        }
    fail_value(row, text);
}

static void set(const struct option_row *row, const char *text) {
    switch (row->kind) {
    case OPTION_FLAG:
        *(bool *)row->value = true;
        break;
    case OPTION_COUNT:
        set_count(row, text);
        break;
    case OPTION_REAL:
        set_real(row, text);
        break;
    case OPTION_CHOICE:
        set_choice(row, text);
        break;
    case OPTION_TEXT:
        *(const char **)row->value = text;
        break;
    }
    if (row->given)
        *row->given = true;
}

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

/* Prints words on lines of their own.  more: characters that are to follow the last word. */
static void print_wrapped(struct output *out, const char *text, size_t more) {
    size_t column = HELP_WIDTH;
    while (*text) {
        size_t length = strcspn(text, " "), ahead = text[length] ? 0 : more;
        if (column + 1 + length + ahead > HELP_WIDTH) {
            output_format(out, "\n%26s", "");
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

/* Prints what can be chosen, behind the help where that has room. */
static void print_choices(struct output *out, const struct option_row *row) {
    char names[CHOICES];
    const char *newline = strrchr(row->help, '\n');
    if (row->kind != OPTION_CHOICE)
        return;
    choice_list(row, names, sizeof names);
    size_t preset = strlen(row->choices[*(const int *)row->value]) + strlen(" ()");
    size_t taken = strlen(newline ? newline + 1 : row->help) + strlen(": ") + strlen(names);
    output_char(out, ':');
    if (taken + preset > HELP_WIDTH)
        print_wrapped(out, names, preset);
    else
        output_format(out, " %s", names);
}

static void print_row(struct output *out, const struct option_row *row) {
    char left[80], letter[8] = "    ";
    if (row->letter)
        snprintf(letter, sizeof letter, "-%c, ", row->letter);
    const char *join = row->absent ? "[=" : row->operand ? " " : "";
    snprintf(left, sizeof left, "  %s--%s%s%s%s", letter, row->name, join,
             row->operand ? row->operand : "", row->absent ? "]" : "");
    output_format(out, strlen(left) < 26 ? "%-26s" : "%s\n                          ", left);
    for (const char *line = row->help; line;) {
        const char *newline = strchr(line, '\n');
        int length = newline ? (int)(newline - line) : (int)strlen(line);
        output_format(out, "%s%.*s", line == row->help ? "" : "\n                          ",
                      length, line);
        line = newline ? newline + 1 : NULL;
    }
    print_choices(out, row);
    print_default(out, row);
    output_char(out, '\n');
}

/* Whether option a stands before b in --help and in the pages: by the letter, or the first one of
 * the long name; lower case before upper, and names alone last. */
static bool precedes(const struct option_row *a, const struct option_row *b) {
    char first = a->letter ? a->letter : *a->name, second = b->letter ? b->letter : *b->name;
    if (tolower((unsigned char)first) != tolower((unsigned char)second))
        return tolower((unsigned char)first) < tolower((unsigned char)second);
    if (!a->letter != !b->letter)
        return a->letter;
    return a->letter ? first > second : strcmp(a->name, b->name) < 0;
}

/* Prints the rows in order, whatever theirs is in the table. */
static void print_rows(struct output *out, const struct option_row *rows) {
    const struct option_row *before = NULL;
    for (const struct option_row *any = rows; any->name; any++) {
        const struct option_row *next = NULL;
        for (const struct option_row *row = rows; row->name; row++)
            if ((!before || precedes(before, row)) && (!next || precedes(row, next)))
                next = row;
        print_row(out, next);
        before = next;
    }
}

static _Noreturn void print_help(const struct option_table *table) {
    struct output out;
    output_stdout(&out);
    output_format(&out, "usage: %s [OPTION ...]%s%s\n%s\n\n", diag_tool, *table->usage ? " " : "",
                  table->usage, table->purpose);
    print_rows(&out, table->rows);
    output_text(&out, "      --help              print this and exit\n"
                      "      --version           print the version and exit\n");
    exit(output_close(&out, EXIT_DONE));
}

static _Noreturn void print_version(void) {
    struct output out;
    output_stdout(&out);
    output_format(&out, "%s %s\n", diag_tool, VERSION);
    exit(output_close(&out, EXIT_DONE));
}

/* Translates the table for getopt_long.  Codes from CODE_ROW on are rows. */
static void translate(const struct option_row *rows, char *letters, struct option *names) {
    size_t used = 0, i = 0;
    letters[used++] = ':';
    for (; rows[i].name; i++) {
        int has = rows[i].kind == OPTION_FLAG ? no_argument
                  : rows[i].absent            ? optional_argument
                                              : required_argument;
        names[i] = (struct option){rows[i].name, has, NULL, CODE_ROW + (int)i};
        if (!rows[i].letter)
            continue;
        letters[used++] = rows[i].letter;
        if (has == required_argument)
            letters[used++] = ':';
    }
    letters[used] = 0;
    names[i++] = (struct option){"help", no_argument, NULL, CODE_HELP};
    names[i++] = (struct option){"version", no_argument, NULL, CODE_VERSION};
    names[i] = (struct option){0};
}

/* The row for a letter or a code, NULL when there is none. */
static const struct option_row *find(const struct option_row *rows, int code) {
    for (int i = 0; rows[i].name; i++)
        if (code == CODE_ROW + i || (code && code == rows[i].letter))
            return &rows[i];
    return NULL;
}

/* Says what is wrong with a long option: it is none, or the beginning of several. */
static _Noreturn void fail_name(const struct option *names, const char *given) {
    const char *matches[ROWS_MAX + 3];
    char text[QUOTED], list[CHOICES];
    size_t count = 0;
    for (; names->name; names++)
        if (!strncmp(names->name, given + 2, strcspn(given + 2, "=")))
            matches[count++] = names->name;
    matches[count] = NULL;
    if (!count)
        option_fail("unknown option %s", quoted(given, text));
    option_fail("option %s may be %s", quoted(given, text), list_or(list, sizeof list, matches));
}

/* getopt_long leaves the letter in optopt, as a char with its sign; the code of a long name that
 * has a value but takes none; or 0. */
static _Noreturn void fail_unknown(const struct option *names, char **argv) {
    char text[QUOTED], letter[] = {(char)optopt, 0};
    if (optopt && optopt < CODE_HELP)
        option_fail("unknown option -%s", quoted(letter, text));
    for (const struct option *name = names; optopt && name->name; name++)
        if (name->val == optopt)
            option_fail("option --%s takes no value", name->name);
    fail_name(names, argv[optind - 1]);
}

int option_parse(const struct option_table *table, int argc, char **argv) {
    char letters[2 * ROWS_MAX + 2];
    struct option names[ROWS_MAX + 3];
    char text[QUOTED];
    int code;
    translate(table->rows, letters, names);
    while ((code = getopt_long(argc, argv, letters, names, NULL)) != -1) {
        if (code == CODE_HELP)
            print_help(table);
        if (code == CODE_VERSION)
            print_version();
        if (code == ':')
            fail_value(find(table->rows, optopt), NULL);
        if (code == '?')
            fail_unknown(names, argv);
        const struct option_row *row = find(table->rows, code);
        set(row, optarg ? optarg : row->absent);
    }
    if (table->operands_max >= 0 && argc - optind > table->operands_max)
        option_fail("unexpected operand '%s'", quoted(argv[optind + table->operands_max], text));
    return optind;
}

int option_technique(const char *option, const char **list,
                     int (*number)(const char *name, size_t length)) {
    if (!*list)
        return -1;
    size_t length = strcspn(*list, ",");
    int found = number(*list, length);
    if (found < 0)
        option_fail("option --%s: there is no technique \"%.*s\"; --techniques lists them", option,
                    (int)length, *list);
    *list = (*list)[length] ? *list + length + 1 : NULL;
    return found;
}
