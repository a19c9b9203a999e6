/* SPDX-License-Identifier: MIT */
/* The hints of each step of an LRAT proof, kept while the steps are checked, to find in the end the
 * clauses that the empty clause depends on. */
#ifndef RESVERIFY_USES_H
#define RESVERIFY_USES_H

#include "common/base/stack.h"
#include "common/formulas/proof.h"

STACK(uses_numbers, uint64_t);
STACK(uses_places, size_t);

struct uses {
    struct memory *memory;
    struct uses_numbers ids;   /* numbers of the steps up to the empty clause, ascending */
    struct uses_numbers hints; /* hints of all these steps */
    struct uses_places ends;   /* by step, from 0: end of its hints */
    bool complete;             /* the last step adds the empty clause */
};

void uses_init(struct uses *uses, struct memory *memory);
void uses_free(struct uses *uses);

/* Add a hint of the next step, and then the step, which adds a clause; ignored after the empty
 * clause.  Negative hints are ignored: the step does not depend on the clauses that they name. */
void uses_hint(struct uses *uses, int64_t hint);
void uses_step(struct uses *uses, const struct proof *step);

/* Sets used[n - 1] for each clause n of the problem that the empty clause depends on; used has
 * `clauses` entries, all false. */
void uses_trace(const struct uses *uses, uint64_t clauses, bool *used);

#endif
