/* At most one of several literals is true: the ways to say so in clauses.
 *
 * All but the pairwise one have variables of their own.  Where one of the literals is true, these
 * have one value each, so that a formula with exactly one has no more models than before. */
#ifndef COMMON_AMO_H
#define COMMON_AMO_H

#include <stdint.h>

enum amo {
    AMO_PAIRWISE,   /* no two of them */
    AMO_PRODUCT,    /* laid out in a rectangle: one row and one column (Chen, 2010) */
    AMO_SEQUENTIAL, /* one after the other, with a note whether one was true (Sinz, 2005) */
    AMO_COMMANDER,  /* in groups of three, each with a commander; at most one of these, and so on
                       (Klieber, Kwon, 2007) */
};

/* By kind, ended by NULL; what --amo calls them. */
extern const char *const amo_names[];

/* Where clauses go: literals are as users write them, a negative number for a negation. */
struct amo_sink {
    uint32_t next; /* the number of the next variable that is free; moves on */
    void (*clause)(void *context, const int *literals, unsigned count);
    void *context;
};

/* Writes the clauses for count literals, the values of which may be anything but twice the same. */
void amo_encode(enum amo kind, const int *literals, unsigned count, struct amo_sink *sink);

#endif
