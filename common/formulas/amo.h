/* SPDX-License-Identifier: MIT */
/* Encodings of "at most one of these literals is true" as clauses.
 *
 * All encodings but the pairwise one add variables.  One true literal determines the value of every
 * added variable, so that a formula that demands exactly one keeps its number of models. */
#ifndef COMMON_FORMULAS_AMO_H
#define COMMON_FORMULAS_AMO_H

#include <stdint.h>

enum amo {
    AMO_PAIRWISE,   /* a clause for each of the n (n - 1) / 2 pairs */
    AMO_PRODUCT,    /* laid out in a rectangle: at most one row and one column (Chen, 2010) */
    AMO_SEQUENTIAL, /* variables tell whether an earlier literal is true (Sinz, 2005) */
    /* In groups of three, each with a commander variable; at most one commander is true, encoded in
     * the same way (Klieber, Kwon, 2007). */
    AMO_COMMANDER,
};

/* Names by kind, as --amo calls them, ended by NULL. */
extern const char *const amo_names[];

/* The receiver of the clauses.  Literals are as users write them: a negative number is a
 * negation. */
struct amo_sink {
    uint32_t next; /* number of the next unused variable */
    void (*clause)(void *context, const int *literals, unsigned count);
    void *context;
};

/* Writes clauses that allow at most one of the count literals, which must all differ, to be
 * true. */
void amo_encode(enum amo kind, const int *literals, unsigned count, struct amo_sink *sink);

#endif
