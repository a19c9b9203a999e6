/* SPDX-License-Identifier: MIT */
/* The table of techniques: what there is to switch off, how much effort it gets, and whose idea it
 * was.
 *
 * To add one that works on the formula between conflicts: its two files in inprocess, and a row at
 * the place where it is to run. */
#ifndef DPLL_TECHNIQUES_H
#define DPLL_TECHNIQUES_H

#include "common/output.h"
#include "state/technique.h"

struct technique {
    const char *name;
    char letter;         /* of the lines about it that -v shows; 0 for none */
    const char *purpose; /* a few words */
    const char *source;  /* who has described it: author, year; NULL for nobody */

    /* Works on the formula at level 0, all propagated, for about `ticks`.  Leaves it like
     * that, or returns false with s->inconsistent set.  NULL for what is part of something else. */
    bool (*inprocess)(struct solver *s, uint64_t ticks);
    double share; /* ticks for each of the search since the last round */
    double words; /* ticks for each word of clauses in the arena, added to these */

    enum technique_id id;   /* of one that other files ask about */
    enum technique_id then; /* has another turn whenever this one has changed something, unless 0 */
    bool may_rest;          /* sits out some rounds after one in which it found nothing */

    /* For techniques_write alone: it goes by s->proof and settings->keep_variables itself. */
    bool off_in_proofs;   /* what it does cannot be proved */
    bool drops_variables; /* off where clauses or questions may follow, or models are counted */
};

/* All of them; those that inprocess in the order in which they run. */
extern const struct technique techniques_table[];
extern const unsigned techniques_count;

/* The account of techniques_table[index] in a profile, and its bit in settings->without. */
unsigned techniques_account(unsigned index);
uint64_t techniques_bit(unsigned index);

/* Where the technique with an id stands in the table, and its name. */
unsigned techniques_index(enum technique_id id);
const char *techniques_name(enum technique_id id);

/* The number of the bit in settings->without of the technique that the `length` bytes at name stand
 * for, or -1 for none. */
int techniques_number(const char *name, size_t length);

/* Writes the table, a line for each technique. */
void techniques_write(struct output *out);

#endif
