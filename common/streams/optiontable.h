/* SPDX-License-Identifier: MIT */
/* The table of a tool's options, for parsing (option.h) and --help (optionhelp.h). */
#ifndef COMMON_STREAMS_OPTIONTABLE_H
#define COMMON_STREAMS_OPTIONTABLE_H

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
    OPTION_LIST,   /* char *, NULL at first; if repeated, all arguments joined by commas */
    OPTION_FILE,   /* the same, a file name, which must not be empty */
};

struct option_row {
    char letter;      /* 0 for an option with a long name only */
    const char *name; /* the long name, without dashes */
    enum option_kind kind;
    void *value;                /* of the kind's type; its initial value is the default */
    const char *operand;        /* what --help calls the argument; NULL for a flag */
    const char *help;           /* a few words; "\n" continues on another line */
    const char *const *choices; /* OPTION_CHOICE: names, ended by NULL */
    double low, high;           /* OPTION_COUNT, OPTION_REAL */
    bool *given;                /* NULL, or set to true if the option is given */
    const char *unit;           /* of the number, in the plural; NULL for none */
    bool unset;                 /* --help shows no default, since the initial value means none */
    /* For a long name only: the argument if it is omitted; a given one must follow "=".  NULL if an
     * argument is required. */
    const char *absent;
    /* NULL, or the end of the message about a wrong value, for users who know the letter from other
     * programs. */
    const char *otherwise;
};

/* An option of similar programs, which their users may try. */
struct option_elsewhere {
    const char *given;   /* with its dashes, up to "=" */
    const char *instead; /* what to write instead; NULL if there is nothing like it */
};

struct option_table {
    const char *usage;                        /* operands, as in "[FILE ...]" */
    const char *purpose;                      /* one sentence */
    const struct option_row *rows;            /* in any order, ended by a row without a name */
    int operands_max;                         /* -1 for any number */
    const struct option_elsewhere *elsewhere; /* NULL, or ended by a row without an option */
};

#endif
