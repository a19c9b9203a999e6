/* Local search: from an assignment to others like it, towards one that falsifies no clause. */
#ifndef DPLL_LOCAL_H
#define DPLL_LOCAL_H

#include "local/ddfw.h"
#include "local/field.h"
#include "local/probsat.h"

struct local {
    struct field field;
    struct probsat probsat;
    struct ddfw ddfw;
};

/* Searches by ProbSAT for the given number of ticks, no further than to the next pause, from the
 * signs in phases (by variable, 1 or -1), and leaves there the best assignment met.  At level 0
 * only.  Returns how many clauses it falsifies: 0 for a model. */
size_t local_walk(struct solver *s, signed char *phases, uint64_t ticks);

/* Releases what is in it, all zero or made by parts, and clears it. */
void local_clear(struct solver *s, struct local *local);

/* Releases s->local, if there is one: a walk that was left in the middle. */
void local_free(struct solver *s);

#endif
