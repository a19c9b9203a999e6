/* SPDX-License-Identifier: MIT */
/* The table of a tool's options, from which come parsing (option.h) and --help (optionhelp.h). */
#ifndef COMMON_OPTIONTABLE_H
#define COMMON_OPTIONTABLE_H

#include <stdbool.h>
#include <stdint.h>

/* The largest number for options that have no limit of their own: every whole number up to it is
 * exact in a double, which ranges are, and short enough to type. */
#define OPTION_COUNT_MAX 1e15

enum option_kind {
    OPTION_FLAG,   /* bool *: set to true */
    OPTION_COUNT,  /* int64_t *: a whole number from low to high */
    OPTION_REAL,   /* double *: a number from low to high */
    OPTION_CHOICE, /* int *: the index of a name in choices */
    OPTION_TEXT,   /* const char **: the argument itself */
    OPTION_LIST,   /* the same; where it is given again, all arguments with commas between them */
    OPTION_FILE,   /* the same, the name of a file, which is not empty */
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
    const char *unit;           /* of the number, in the plural; NULL for none */
    bool unset;                 /* --help shows no default: the value it holds stands for none */
    const char *absent;    /* with a long name only: the argument where it is left out; one that
                            * is given then has to follow "=".  NULL where it is needed */
    const char *otherwise; /* NULL, or what the message of a wrong value ends with, for those who
                            * know the letter from other programs */
};

/* An option of other programs of this kind, which users of those try first. */
struct option_elsewhere {
    const char *given;   /* with its dashes, up to "=" */
    const char *instead; /* what to write; NULL where nothing is like it */
};

struct option_table {
    const char *usage;                        /* operands, as in "[FILE ...]" */
    const char *purpose;                      /* one sentence */
    const struct option_row *rows;            /* in any order, ended by a row without a name */
    int operands_max;                         /* -1 for any number */
    const struct option_elsewhere *elsewhere; /* NULL, or ended by a row without an option */
};

#endif
