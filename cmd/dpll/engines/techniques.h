/* SPDX-License-Identifier: MIT */
/* The table of techniques: what can be switched off, its share of the effort, and its source.
 *
 * To add a technique that simplifies the formula between conflicts, add its two files in inprocess/
 * and a row at the place where it is to run. */
#ifndef DPLL_ENGINES_TECHNIQUES_H
#define DPLL_ENGINES_TECHNIQUES_H

#include "common/streams/output.h"
#include "state/technique.h"

struct technique {
    const char *name;
    char letter;         /* of its progress lines with -v; 0 for none */
    const char *purpose; /* a few words */
    const char *source;  /* author and year; NULL if there is no source */

    /* Simplifies the formula at level 0 with all literals propagated, for about `ticks` ticks, and
     * leaves it at level 0 and propagated, or returns false with s->inconsistent set.  NULL for a
     * part of something else. */
    bool (*inprocess)(struct solver *s, uint64_t ticks);

    /* Its effort, as places of numbers in struct tunables; 0 for none. */
    size_t share; /* ticks for each tick of the search since the last round */
    size_t words; /* added to these: ticks for each word of clauses in the arena */

    enum technique_id id;   /* unless 0: its id, for other files that ask whether it is on */
    enum technique_id then; /* unless 0: runs again whenever this one has changed something */
    bool may_rest;          /* skips some rounds after one in which it found nothing */

    /* For techniques_write only; the technique itself tests s->proof and
     * settings->keep_variables. */
    bool off_in_proofs;   /* its changes cannot be proved */
    bool drops_variables; /* off if clauses or questions may follow, or models are counted */
};

/* All techniques; those between conflicts in the order in which they run. */
extern const struct technique techniques_table[];
extern const unsigned techniques_count;

/* The account of techniques_table[index] in a profile, and its bit in settings->without. */
unsigned techniques_account(unsigned index);
uint64_t techniques_bit(unsigned index);

/* The index in the table of the technique with an id, and its name. */
unsigned techniques_index(enum technique_id id);
const char *techniques_name(enum technique_id id);

/* The number in settings->without of the bit for the technique named by the `length` bytes at name;
 * -1 if there is none. */
int techniques_number(const char *name, size_t length);

/* The name of techniques_table[index]; NULL from techniques_count on. */
const char *techniques_at(unsigned index);

/* The number at a place of a technique's effort; 0 for none. */
double techniques_effort(const struct tunables *tunables, size_t place);

/* Writes the table, one line for each technique. */
void techniques_write(struct output *out, const struct tunables *tunables);

#endif
