/* SPDX-License-Identifier: MIT */
#include "common/option.h"

#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/diag.h"
#include "common/list.h"
#include "common/optionhelp.h"
#include "common/output.h"

enum { QUOTED = 200, CHOICES = 512, ROWS_MAX = 64, CODE_HELP = 1000, CODE_VERSION, CODE_ROW };

/* Made by the Makefile: a line each for the commit, the compiler, its flags and the assertions. */
extern const unsigned char file_identity[];

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

static const char *wanted(const struct option_row *row, char *text, size_t size) {
    const char *of = row->unit ? " of " : "", *unit = row->unit ? row->unit : "";
    if (row->kind == OPTION_CHOICE)
        return list_or(text, size, row->choices);
    if (row->kind == OPTION_TEXT || row->kind == OPTION_LIST)
        snprintf(text, size, "%s", row->operand);
    else if (row->kind == OPTION_FILE)
        snprintf(text, size, "the name of a file");
    else if (row->kind == OPTION_COUNT)
        snprintf(text, size, "a whole number%s%s from %.0f to %.0f", of, unit, row->low, row->high);
    else
        snprintf(text, size, "a number%s%s from %.15g to %.15g", of, unit, row->low, row->high);
    return text;
}

/* What the user typed, made printable. */
static const char *quoted(const char *typed, char text[QUOTED]) {
    return diag_quote(text, QUOTED, (const unsigned char *)typed, strlen(typed));
}

static _Noreturn void fail_value(const struct option_row *row, const char *found) {
    char name[80], want[CHOICES], text[QUOTED];
    const char *semicolon = row->otherwise ? "; " : "",
               *rest = row->otherwise ? row->otherwise : "";
    spelling(row, name);
    wanted(row, want, sizeof want);
    if (!found)
        option_fail("option %s needs %s%s%s", name, want, semicolon, rest);
    option_fail("option %s needs %s, found '%s'%s%s", name, want, quoted(found, text), semicolon,
                rest);
}

static void set_count(const struct option_row *row, const char *text) {
    char *end;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (errno || end == text || *end || (double)number < row->low || (double)number > row->high)
        fail_value(row, text);
    *(int64_t *)row->value = number;
}

static void set_file(const struct option_row *row, const char *text) {
    if (!*text)
        fail_value(row, text);
    *(const char **)row->value = text;
}

/* The texts joined stay to the end of the program. */
static void add_to_list(const char **list, const char *text) {
    if (!*list) {
        *list = text;
        return;
    }
    size_t size = strlen(*list) + strlen(text) + 2;
    char *joined = malloc(size);
    if (!joined)
        diag_die(EXIT_INPUT, "out of memory");
    snprintf(joined, size, "%s,%s", *list, text);
    *list = joined;
}

static void set_real(const struct option_row *row, const char *text) {
    char *end;
    double number = strtod(text, &end);
    if (end == text || *end || !isfinite(number) || number < row->low || number > row->high)
        fail_value(row, text);
    *(double *)row->value = number;
}

/* What is no choice may be the name of an option. */
static _Noreturn void fail_choice(const struct option_row *rows, const struct option_row *row,
                                  const char *found) {
    char name[80];
    for (; rows->name; rows++)
        if (!strcmp(rows->name, found))
            option_fail("option %s has no '%s', which is an option: --%s", spelling(row, name),
                        rows->name, rows->name);
    fail_value(row, found);
}

static void set_choice(const struct option_row *rows, const struct option_row *row,
                       const char *text) {
    for (int i = 0; row->choices[i]; i++)
        if (!strcmp(text, row->choices[i])) {
            *(int *)row->value = i;
            return;
        }
    fail_choice(rows, row, text);
}

/* Sets a row of a table. */
static void set(const struct option_row *rows, const struct option_row *row, const char *text) {
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
        set_choice(rows, row, text);
        break;
    case OPTION_TEXT:
        *(const char **)row->value = text;
        break;
    case OPTION_LIST:
        add_to_list(row->value, text);
        break;
    case OPTION_FILE:
        set_file(row, text);
        break;
    }
    if (row->given)
        *row->given = true;
}

static _Noreturn void print_version(void) {
    struct output out;
    output_stdout(&out);
    output_format(&out, "%s %s\n", diag_tool, VERSION);
    output_text(&out, (const char *)file_identity);
    exit(output_close(&out, EXIT_DONE));
}

void option_tell_build(void) {
    const char *line = (const char *)file_identity;
    fprintf(stderr, "c %s %s\n", diag_tool, VERSION);
    while (*line) {
        int size = (int)strcspn(line, "\n");
        fprintf(stderr, "c %.*s\n", size, line);
        line += size + (line[size] == '\n');
    }
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

/* A long name behind one dash, as some programs take it, is read as letters: of those the message
 * would say strange things. */
static void check_dashes(const struct option *names, const char *word) {
    char text[QUOTED];
    if (!word || word[0] != '-' || word[1] == '-')
        return;
    for (size_t length = strcspn(word + 1, "="); names->name; names++)
        if (strlen(names->name) == length && !strncmp(names->name, word + 1, length))
            option_fail("unknown option %s: a name has two dashes, --%s", quoted(word, text),
                        names->name);
}

static _Noreturn void fail_elsewhere(const struct option_elsewhere *row, const char *word) {
    char text[QUOTED];
    if (!row->instead)
        option_fail("unknown option %s: nothing here is like it, leave it out", quoted(word, text));
    option_fail("unknown option %s: here it is %s", quoted(word, text), row->instead);
}

/* Options of other programs, wherever they stand: some could be read as letters with values. */
static void check_elsewhere(const struct option_elsewhere *elsewhere, char *const *words) {
    if (!elsewhere)
        return;
    for (; *words && strcmp(*words, "--") != 0; words++)
        for (const struct option_elsewhere *row = elsewhere; row->given; row++)
            if (strlen(row->given) == strcspn(*words, "=") &&
                !strncmp(row->given, *words, strlen(row->given)))
                fail_elsewhere(row, *words);
}

/* getopt_long leaves the letter in optopt, as a char with its sign; the code of a long name that
 * has a value but takes none; or 0. */
static _Noreturn void fail_unknown(const struct option *names, char **argv) {
    char text[QUOTED], letter[] = {(char)optopt, 0};
    check_dashes(names, argv[optind]);
    if (optopt && optopt < CODE_HELP)
        option_fail("unknown option -%s", quoted(letter, text));
    for (const struct option *name = names; optopt && name->name; name++)
        if (name->val == optopt)
            option_fail("option --%s takes no value", name->name);
    fail_name(names, argv[optind - 1]);
}

/* What a tool reads one after the other: behind the end of standard input there is nothing more. */
static void check_operands(const struct option_table *table, char *const *operands) {
    bool is_stdin = false;
    for (; table->operands_max < 0 && *operands; operands++) {
        bool again = !strcmp(*operands, "-");
        if (again && is_stdin)
            option_fail("standard input can be one operand only");
        is_stdin |= again;
    }
}

int option_parse(const struct option_table *table, int argc, char **argv) {
    char letters[2 * ROWS_MAX + 2];
    struct option names[ROWS_MAX + 3];
    char text[QUOTED];
    int code;
    translate(table->rows, letters, names);
    check_elsewhere(table->elsewhere, argv + 1);
    while ((code = getopt_long(argc, argv, letters, names, NULL)) != -1) {
        if (code == CODE_HELP)
            optionhelp_print(table);
        if (code == CODE_VERSION)
            print_version();
        if (code == ':')
            fail_value(find(table->rows, optopt), NULL);
        if (code == '?')
            fail_unknown(names, argv);
        const struct option_row *row = find(table->rows, code);
        if (row->kind != OPTION_TEXT && row->kind != OPTION_LIST && row->kind != OPTION_FILE)
            check_dashes(names, argv[optind - 1]);
        set(table->rows, row, optarg ? optarg : row->absent);
    }
    if (table->operands_max >= 0 && argc - optind > table->operands_max)
        option_fail("unexpected operand '%s'", quoted(argv[optind + table->operands_max], text));
    check_operands(table, argv + optind);
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
