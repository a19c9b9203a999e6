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
    signed char *phases; /* by variable, for who has none of his own */
};

/* Makes s->local, for the formula under what level 0 has decided.  Returns false, with nothing
 * made, when the formula is too large. */
bool local_begin(struct solver *s);

/* Makes s->local->phases, and returns them. */
signed char *local_phases(struct solver *s);

/* Searches by ProbSAT for the given number of ticks from the signs in phases (by variable, 1 or
 * -1), and leaves there the best assignment met.  At level 0 only.  Returns how many clauses it
 * falsifies: 0 for a model. */
size_t local_walk(struct solver *s, signed char *phases, uint64_t ticks);

/* Releases s->local, if there is one. */
void local_free(struct solver *s);

#endif
