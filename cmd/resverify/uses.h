/* SPDX-License-Identifier: MIT */
/* What each step of an LRAT proof rests on, kept while the steps are checked, so that at the end
 * the clauses can be found that the empty clause rests on. */
#ifndef RESVERIFY_USES_H
#define RESVERIFY_USES_H

#include "common/proof.h"
#include "common/stack.h"

STACK(uses_numbers, uint64_t);
STACK(uses_places, size_t);

struct uses {
    struct memory *memory;
    struct uses_numbers ids;   /* of the steps up to the empty clause, in rising order */
    struct uses_numbers hints; /* of all of these steps */
    struct uses_places ends;   /* by step, from 0: where its hints end */
    bool complete;             /* the last step adds the empty clause */
};

void uses_init(struct uses *uses, struct memory *memory);
void uses_free(struct uses *uses);

/* Takes in a hint of the next step, and then the step itself, which adds a clause, unless one has
 * added the empty clause already.  A negative hint does not count: it names a clause that the step
 * has to get along with, not one that it needs. */
void uses_hint(struct uses *uses, int64_t hint);
void uses_step(struct uses *uses, const struct proof *step);

/* Sets used[n - 1] for each clause n of the problem's that the empty clause rests on; used has
 * `clauses` members, all false before. */
void uses_trace(const struct uses *uses, uint64_t clauses, bool *used);

#endif
