/* What the user chose, as far as engines care. */
#ifndef DPLL_SETTINGS_H
#define DPLL_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

/* Branching rules of the textbook engine. */
enum branch_rule {
    BRANCH_FIRST,     /* lowest open variable, true first */
    BRANCH_FREQUENCY, /* the literal with most occurrences in the formula */
    BRANCH_JW,        /* two-sided Jeroslow-Wang (Jeroslow, Wang, 1990; Hooker, Vinay, 1995) */
    BRANCH_MOMS,      /* most occurrences in clauses of minimum size (Pretolani, 1993) */
    BRANCH_DLIS,      /* the literal that satisfies most open clauses (Marques-Silva, 1999) */
    BRANCH_RANDOM,    /* an open variable and a sign at random */
};

struct settings {
    enum branch_rule rule;
    uint64_t seed;
    bool keep_variables; /* clauses or questions may follow: no technique may remove a variable */
    bool many_models;    /* further models are asked for */
    bool log;            /* what is done goes to standard error, in debug builds: see log.h */
    uint64_t without;    /* a bit for each technique that is off, see technique.h */
};

#endif
