/* SPDX-License-Identifier: MIT */
/* Clauses exchanged by processes that solve the same formula.
 *
 * Each worker writes to a ring of its own and reads the others' rings at its own pace: nobody
 * waits.  A reader that falls behind by a whole ring misses the clauses overwritten.  Each clause
 * follows from the formula and has only its variables; if a proof is written, the clause is a step
 * of its writer's proof, written for the readers alone. */
#ifndef DPLL_STATE_EXCHANGE_H
#define DPLL_STATE_EXCHANGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/formulas/literal.h"

enum { EXCHANGE_SIZE_MAX = 32 }; /* most literals of a clause */

struct exchange;

/* Creates the rings for `workers` workers, in memory shared with processes started later.  Returns
 * NULL with errno set on failure. */
struct exchange *exchange_new(unsigned workers);
void exchange_free(struct exchange *exchange);

/* The number of workers. */
unsigned exchange_workers(const struct exchange *exchange);

/* A clause of at most EXCHANGE_SIZE_MAX literals; its glue is at most its size. */
struct shared_clause {
    uint64_t id; /* its number in the proof; 0 without one */
    uint32_t glue, size;
    Lit lits[EXCHANGE_SIZE_MAX];
};

/* Puts a clause into the ring of a worker.  Only that worker's process may call this. */
void exchange_put(struct exchange *exchange, unsigned worker, const struct shared_clause *shared);

/* Takes the next clause from the ring of another worker and advances *place, which starts at 0.
 * Returns false if there is none yet. */
bool exchange_get(struct exchange *exchange, unsigned worker, uint64_t *place,
                  struct shared_clause *shared);

#endif
