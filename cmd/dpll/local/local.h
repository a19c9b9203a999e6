/* SPDX-License-Identifier: MIT */
/* Local search: from an assignment to others like it, towards one that falsifies no clause. */
#ifndef DPLL_LOCAL_H
#define DPLL_LOCAL_H

#include "local/ddfw.h"
#include "local/field.h"
#include "local/probsat.h"

struct local {
    struct memory memory;
    struct field field;
    struct probsat probsat;
    struct ddfw ddfw;
};

/* Searches by ProbSAT for the given number of ticks, no further than to the next pause, from the
 * signs in phases (by variable, 1 or -1), and leaves there the best assignment met.  At level 0
 * only.  Returns how many clauses it falsifies: 0 for a model. */
size_t local_walk(struct solver *s, signed char *phases, uint64_t ticks);

/* Takes in the formula as field_begin does.  *local must be all zero. */
bool local_begin(struct solver *s, struct local *local, struct random *random);

/* Releases all memory, whether local_begin was called or not. */
void local_end(struct local *local);

#endif
