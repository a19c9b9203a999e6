/* SPDX-License-Identifier: MIT */
/* Counts of events while solving, printed as lines "c NAME VALUE". */
#ifndef DPLL_COUNTERS_H
#define DPLL_COUNTERS_H

#include "common/output.h"

/* Printed even if 0. */
#define COUNTERS_ALWAYS(X) X(decisions) X(conflicts) X(propagations)

#define COUNTERS(X)       \
    COUNTERS_ALWAYS(X)    \
    X(max_depth)          \
    X(restarts)           \
    X(learned)            \
    X(learned_literals)   \
    X(minimized_literals) \
    X(shrunken_literals)  \
    X(eagerly_subsumed)   \
    X(reductions)         \
    X(reduced_clauses)    \
    X(collections)        \
    X(reordered)          \
    X(bursts)             \
    X(rephased)           \
    X(walks)              \
    X(flips)              \
    X(falsified)          \
    X(mode_switches)      \
    X(inprocessings)      \
    X(subsume_checks)     \
    X(subsumed)           \
    X(strengthened)       \
    X(eliminate_checks)   \
    X(eliminated)         \
    X(gates)              \
    X(resolvents)         \
    X(vivify_checks)      \
    X(vivified)           \
    X(vivify_implied)     \
    X(lucky)              \
    X(probes)             \
    X(failed_literals)    \
    X(lifted)             \
    X(lookaheads)         \
    X(double_lookaheads)  \
    X(autarkies)          \
    X(look_skipped)       \
    X(substituted)        \
    X(congruences)        \
    X(environments)       \
    X(sweep_questions)    \
    X(sweep_units)        \
    X(sweep_pairs)        \
    X(factored)           \
    X(exacts)             \
    X(parities)           \
    X(parity_units)       \
    X(parity_pairs)       \
    X(parity_skipped)     \
    X(matrix_rows)        \
    X(row_units)          \
    X(row_conflicts)      \
    X(matrix_drops)       \
    X(matrix_skipped)     \
    X(scout_conflicts)    \
    X(scout_drops)        \
    X(pigeons)            \
    X(counting_skipped)   \
    X(duplicates)         \
    X(exported)           \
    X(imported)

struct counters {
#define FIELD(NAME) uint64_t NAME;
    COUNTERS(FIELD)
#undef FIELD
    /* Effort in ticks (ticks.h): of propagation in the search, inprocessing, local search,
     * lookahead, and a second search. */
    uint64_t ticks, inprocess_ticks, walk_ticks, look_ticks, scout_ticks;
};

/* The sum of all ticks. */
uint64_t counters_effort(const struct counters *counters);

/* The counts since `before`; max_depth and falsified keep their current values. */
struct counters counters_since(const struct counters *now, const struct counters *before);

/* Prints decisions, conflicts and propagations, and the other counters that are not 0. */
void counters_print(struct output *out, const struct counters *counters);

#endif
