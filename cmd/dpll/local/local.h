/* SPDX-License-Identifier: MIT */
/* Local search: flips variables one by one towards an assignment that falsifies no clause. */
#ifndef DPLL_LOCAL_LOCAL_H
#define DPLL_LOCAL_LOCAL_H

#include "local/ddfw.h"
#include "local/field.h"
#include "local/probsat.h"

struct local {
    struct memory memory;
    struct field field;
    struct probsat probsat;
    struct ddfw ddfw;
};

/* Searches by ProbSAT from phases (by variable, 1 or -1) for `ticks` ticks or up to the next pause,
 * and leaves the best assignment met there.  At level 0 only.  Returns the number of clauses it
 * falsifies: 0 for a model. */
size_t local_walk(struct solver *s, signed char *phases, uint64_t ticks);

/* Takes in the formula as field_begin. *local must be all zero. */
bool local_begin(struct solver *s, struct local *local, struct random *random);

/* Releases all memory; may be called without local_begin. */
void local_end(struct local *local);

#endif
