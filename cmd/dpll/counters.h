/* What happened while solving; printed as "c NAME VALUE" lines. */
#ifndef DPLL_COUNTERS_H
#define DPLL_COUNTERS_H

#include "common/output.h"

#define COUNTERS(X)       \
    X(decisions)          \
    X(conflicts)          \
    X(propagations)       \
    X(max_depth)          \
    X(restarts)           \
    X(learned)            \
    X(learned_literals)   \
    X(minimized_literals) \
    X(reductions)         \
    X(reduced_clauses)    \
    X(collections)        \
    X(rephased)           \
    X(walks)              \
    X(flips)              \
    X(mode_switches)

struct counters {
#define FIELD(NAME) uint64_t NAME;
    COUNTERS(FIELD)
#undef FIELD
    uint64_t ticks; /* cache lines touched by propagation: effort, the same on every machine */
};

/* What was counted since `before`; max_depth is that of now. */
struct counters counters_since(const struct counters *now, const struct counters *before);

/* Prints the counters that are not 0, and always decisions, conflicts and propagations. */
void counters_print(const struct counters *counters, struct output *out);

#endif
