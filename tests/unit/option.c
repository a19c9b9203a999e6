/* SPDX-License-Identifier: MIT */
/* The ranges and choices of options, at their ends and past them. */
#include "common/streams/option.h"

#include <sys/wait.h>
#include <unistd.h>

#include "common/base/diag.h"
#include "unit.h"

const char diag_tool[] = "unit-option";

enum { STOPPED = 99 };

/* More digits than a number has that fits. */
#define ZEROS "00000000000000000000000000000000000000000000000000"

static struct {
    int64_t count;
    double real;
    int choice;
    const char *text, *list;
    bool flag, given;
} options;

static const char *const choices[] = {"one", "two", "three", NULL};

static const struct option_row rows[] = {
    {'c', "count", OPTION_COUNT, &options.count, "COUNT", "a count", .low = -3, .high = 1e15,
     .given = &options.given},
    {'r', "real", OPTION_REAL, &options.real, "REAL", "a number", .low = 0.5, .high = 2},
    {'x', "choice", OPTION_CHOICE, &options.choice, "CHOICE", "a choice", .choices = choices},
    {'t', "text", OPTION_TEXT, &options.text, .operand = "TEXT", .help = "a text"},
    {'l', "list", OPTION_LIST, &options.list, "LIST", .help = "a list"},
    {'f', "flag", OPTION_FLAG, &options.flag, .help = "a flag"},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE]", .purpose = "Test.", .rows = rows, .operands_max = 1};

/* The status of a program with these arguments; STOPPED when the parser takes them. */
static int status_of(const char *first, const char *second) {
    char *argv[4] = {(char *)(uintptr_t)diag_tool, (char *)(uintptr_t)first,
                     (char *)(uintptr_t)second, NULL};
    int status;
    fflush(NULL);
    pid_t child = fork();
    if (!child) {
        if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
            _exit(1);
        option_parse(&table, second ? 3 : 2, argv);
        _exit(STOPPED);
    }
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void check_values(void) {
    char name[] = "unit-option", c[] = "-c", low[] = "-3", real[] = "--real=0.5", x[] = "-xthree",
         file[] = "file", f[] = "-f", t[] = "--text", text[] = "-", one[] = "-la,b",
         two[] = "--list=c";
    char *argv[] = {name, c, low, file, one, real, x, f, t, text, two, NULL};
    int operand = option_parse(&table, 11, argv);
    CHECK(operand == 10);
    CHECK_TEXT(argv[operand], "file");
    CHECK(options.count == -3);
    CHECK(options.real >= 0.5 && options.real <= 0.5);
    CHECK(options.choice == 2);
    CHECK_TEXT(options.text, "-");
    CHECK_TEXT(options.list, "a,b,c");
    CHECK(options.flag);
    CHECK(options.given);
}

static void check_ranges(void) {
    static const struct {
        const char *option, *value;
        int status;
    } cases[] = {
        {"-c", "-3", STOPPED},
        {"-c", "-4", EXIT_USAGE},
        {"-c", "1000000000000000", STOPPED},
        {"-c", "1000000000000001", EXIT_USAGE},
        {"-c", "99999999999999999999", EXIT_USAGE},
        {"-c", ZEROS "1", STOPPED},
        {"-c", "-" ZEROS "3", STOPPED},
        {"-c", "-" ZEROS "4", EXIT_USAGE},
        {"-c", ZEROS "1000000000000001", EXIT_USAGE},
        {"-c", ZEROS "x", EXIT_USAGE},
        {"-c", "1x", EXIT_USAGE},
        {"-c", "", EXIT_USAGE},
        {"-c", NULL, EXIT_USAGE},
        {"-r", "0.5", STOPPED},
        {"-r", "0.4999", EXIT_USAGE},
        {"-r", "2", STOPPED},
        {"-r", "2.0001", EXIT_USAGE},
        {"-r", ZEROS "1." ZEROS "1", STOPPED},
        {"-r", ZEROS ".4", EXIT_USAGE},
        {"-r", "1,", EXIT_USAGE},
        {"-r", "nan", EXIT_USAGE},
        {"-r", "inf", EXIT_USAGE},
        {"-x", "two", STOPPED},
        {"-x", "four", EXIT_USAGE},
        {"-x", "", EXIT_USAGE},
        {"-t", "", STOPPED},
        {"--unknown", NULL, EXIT_USAGE},
        {"one", "two", EXIT_USAGE},
        {"--help", NULL, EXIT_DONE},
        {"--version", NULL, EXIT_DONE},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        int status = status_of(cases[i].option, cases[i].value);
        if (status != cases[i].status)
            printf("options: %s %s\n", cases[i].option, cases[i].value ? cases[i].value : "");
        CHECK_SAME((uint64_t)status, (uint64_t)cases[i].status);
    }
}

int main(void) {
    check_ranges();
    check_values();
    return unit_end();
}
