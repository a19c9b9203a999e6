/* All resolvents on a variable, or with a gate those that are needed: whether they pay, and making
 * them.  dense->sides are the clauses with a literal and with its negation, and dense->gates says
 * how many at the beginning of each are a gate's. */
#ifndef DPLL_RESOLVENTS_H
#define DPLL_RESOLVENTS_H

#include "rewrite/dense.h"

/* No variable is eliminated that is in a longer clause or would leave a longer one: trying would
 * cost more than there is to gain. */
enum { RESOLVENTS_SIZE_MAX = 100 };

/* Whether the resolvents may take the place of the clauses.  They may be more, by up to `bound`,
 * but then not have more literals, too: propagation would be slower, and what is learned longer. */
bool resolvents_pay(struct solver *s, struct dense *dense, Lit lit, unsigned bound);

/* Adds the resolvents that are not always true.  Stops at a contradiction, s->inconsistent. */
void resolvents_add(struct solver *s, struct dense *dense, Lit lit);

static inline uint32_t resolvents_clause_size(const struct solver *s, struct watch watch) {
    return watch.ref & BINARY ? 2 : solver_clause(s, watch.ref)->size;
}

#endif
