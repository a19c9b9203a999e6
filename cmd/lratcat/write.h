/* SPDX-License-Identifier: MIT */
/* Writing the merged LRAT proof, as text or in binary (lrat(5)). */
#ifndef LRATCAT_WRITE_H
#define LRATCAT_WRITE_H

#include "common/formulas/literal.h"
#include "common/streams/output.h"

struct write {
    struct output *out;
    bool binary;
    uint64_t last; /* largest number of a clause so far */
};

/* Adds a clause that follows by the hints, given by their numbers in the output.  Returns its
 * number. */
uint64_t write_add(struct write *w, const Lit *lits, size_t size, const uint64_t *hints,
                   size_t count);

/* Deletes the clauses with these numbers, if there are any. */
void write_delete(struct write *w, const uint64_t *numbers, size_t count);

#endif
