/* The command line: one table a tool gives parsing, range checks, --help and the messages. */
#ifndef COMMON_OPTION_H
#define COMMON_OPTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum option_kind {
    OPTION_FLAG,   /* bool *: set to true */
    OPTION_COUNT,  /* int64_t *: a whole number from low to high */
    OPTION_REAL,   /* double *: a number from low to high */
    OPTION_CHOICE, /* int *: the index of a name in choices */
    OPTION_TEXT,   /* const char **: the argument itself */
};

struct option_row {
    char letter;      /* 0 for an option with a long name only */
    const char *name; /* the long name, without dashes */
    enum option_kind kind;
    void *value;                /* of the kind's type; what it holds before is the default */
    const char *operand;        /* what --help calls the argument; NULL for a flag */
    const char *help;           /* a few words; "\n" continues on another line */
    const char *const *choices; /* OPTION_CHOICE: names, ended by NULL */
    double low, high;           /* OPTION_COUNT, OPTION_REAL */
    bool *given;                /* NULL, or set to true when the option is there */
    bool unset;                 /* --help shows no default: the value it holds stands for none */
    const char *absent; /* with a long name only: the argument where it is left out; one that
                         * is given then has to follow "=".  NULL where it is needed */
};

struct option_table {
    const char *usage;             /* operands, as in "[FILE ...]" */
    const char *purpose;           /* one sentence */
    const struct option_row *rows; /* in any order, ended by a row without a name */
    int operands_max;              /* -1 for any number */
};

/* Parses the command line with getopt_long, answers --help and --version (on stdout, status 0)
 * and ends the program with EXIT_USAGE and a one-line message when something is wrong.
 * Operands are moved behind the options; returns the index in argv of the first. */
int option_parse(const struct option_table *table, int argc, char **argv);

/* Takes the next technique of a list that has commas between them, *list, which moves on.  Returns
 * its number, or -1 behind the last one.  number returns that of the technique that the `length`
 * bytes at name stand for, or -1 for none, which ends the program with a message.  option: the
 * option's long name. */
int option_technique(const char *option, const char **list,
                     int (*number)(const char *name, size_t length));

/* Ends the program with EXIT_USAGE, the message and a pointer to --help. */
_Noreturn void option_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
