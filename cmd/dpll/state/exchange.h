/* SPDX-License-Identifier: MIT */
/* Clauses on their way between processes that solve the same formula.
 *
 * Each worker writes to a ring of its own, and reads those of the others at its own pace: nobody
 * waits for anybody.  A reader that falls behind by a whole ring misses the clauses that were
 * overwritten.  Each clause follows from the formula and has variables of the formula only; where a
 * proof is written it is a step of its writer's, for the readers alone. */
#ifndef DPLL_EXCHANGE_H
#define DPLL_EXCHANGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/literal.h"

enum { EXCHANGE_SIZE_MAX = 32 }; /* literals of a clause */

struct exchange;

/* Makes a ring for each of `workers` workers, in memory shared with the processes that are started
 * later.  Returns NULL with errno set when that fails. */
struct exchange *exchange_new(unsigned workers);
void exchange_free(struct exchange *exchange);

/* How many workers there are. */
unsigned exchange_workers(const struct exchange *exchange);

/* A clause of at most EXCHANGE_SIZE_MAX literals, whose glue is no more than their number. */
struct shared_clause {
    uint64_t id; /* in the proof; 0 without one */
    uint32_t glue, size;
    Lit lits[EXCHANGE_SIZE_MAX];
};

/* Puts a clause into the ring of a worker; no process but that worker's may call this. */
void exchange_put(struct exchange *exchange, unsigned worker, const struct shared_clause *shared);

/* Takes the next clause from the ring of another worker, at *place, which begins as 0 and moves on.
 * Returns false when there is none yet. */
bool exchange_get(struct exchange *exchange, unsigned worker, uint64_t *place,
                  struct shared_clause *shared);

#endif
