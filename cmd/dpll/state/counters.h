/* SPDX-License-Identifier: MIT */
/* Counts of events while solving: one table gives the fields, the lines "c NAME VALUE" of an
 * answer, the summary of dpll -v with its rates, and dpll --counters. */
#ifndef DPLL_STATE_COUNTERS_H
#define DPLL_STATE_COUNTERS_H

#include <stddef.h>

#include "common/streams/output.h"

/* When a counter is a line of the answer: always; if it is not 0; or never, so that only the
 * summary of -v has it. */
enum counter_kind { COUNTER_ALWAYS, COUNTER_SHOWN, COUNTER_DETAIL };

/* A row for each counter: the kind; the name; the rate that -v writes after the count; and what is
 * counted, with its unit if it differs from the name.  Rates are
 *   NONE                  none;
 *   SPEED(SCALE, UNIT)    per SCALE seconds, in UNIT;
 *   EACH(NAME, UNIT)      divided by another counter, in UNIT;
 *   PERCENT(NAME)         in hundredths of another counter. */
/* clang-format off */
#define COUNTERS(ALWAYS, SHOWN, DETAIL) \
    /* The search (search/). */ \
    ALWAYS(decisions, EACH(conflicts, "a conflict"), "decisions") \
    ALWAYS(conflicts, SPEED(1, "a second"), "false clauses found, and branches refuted") \
    ALWAYS(propagations, SPEED(1e6, "millions a second"), "literals propagated") \
    SHOWN(max_depth, NONE, "most levels at a time, with those of assumptions and of guesses") \
    SHOWN(restarts, PERCENT(conflicts), "restarts of the search") \
    SHOWN(learned, PERCENT(conflicts), "learned clauses") \
    SHOWN(learned_literals, EACH(learned, "a learned clause"), "literals of learned clauses") \
    SHOWN(minimized_literals, PERCENT(derived_literals), "literals dropped because others of the clause imply them") \
    SHOWN(shrunken_literals, PERCENT(derived_literals), "literals replaced by a single one of their level") \
    SHOWN(eagerly_subsumed, PERCENT(learned), "learned clauses subsumed by one learned soon after") \
    SHOWN(reductions, NONE, "times that learned clauses were removed") \
    SHOWN(reduced_clauses, PERCENT(learned), "learned clauses removed by reductions") \
    SHOWN(collections, NONE, "garbage collections of the memory of clauses") \
    SHOWN(reordered, NONE, "times that the order of decisions was set anew") \
    SHOWN(bursts, NONE, "phases of random decisions") \
    SHOWN(rephased, NONE, "times that the preferred signs were changed") \
    SHOWN(walks, NONE, "local searches") \
    SHOWN(flips, SPEED(1e6, "millions a second"), "steps of local searches") \
    SHOWN(falsified, NONE, "fewest clauses that local search left false, without a model") \
    SHOWN(mode_switches, NONE, "changes between the two modes") \
    DETAIL(stable_conflicts, PERCENT(conflicts), "conflicts in stable mode") \
    DETAIL(random_decisions, PERCENT(decisions), "random decisions in bursts") \
    DETAIL(resolved, EACH(conflicts, "a conflict"), "reasons resolved in conflict analysis") \
    DETAIL(derived_literals, EACH(learned, "a learned clause"), "literals of learned clauses before they were minimized") \
    DETAIL(learned_glue, EACH(learned, "a learned clause"), "sum of the glue of learned clauses") \
    DETAIL(learned_units, PERCENT(learned), "learned clauses of one literal") \
    DETAIL(learned_binaries, PERCENT(learned), "learned clauses of two literals") \
    DETAIL(bumped, EACH(conflicts, "a conflict"), "variables bumped") \
    DETAIL(jumped_levels, EACH(conflicts, "a conflict"), "levels undone by conflicts") \
    DETAIL(reused_levels, EACH(restarts, "a restart"), "levels that restarts kept") \
    DETAIL(clause_uses, EACH(conflicts, "a conflict"), "learned clauses resolved in conflict analysis") \
    DETAIL(promotions, PERCENT(clause_uses), "of these, clauses whose glue decreased") \
    DETAIL(targets, NONE, "times that a longer trail set the target signs") \
    DETAIL(reduce_candidates, EACH(reductions, "a reduction"), "learned clauses that reductions could have removed") \
    DETAIL(collected_words, EACH(collections, "a collection"), "words of 32 bits that collections freed") \
    /* Inprocessing (inprocess/, rewrite/). */ \
    SHOWN(inprocessings, NONE, "rounds of inprocessing") \
    SHOWN(subsume_checks, NONE, "clauses compared with others") \
    SHOWN(subsumed, PERCENT(subsume_checks), "clauses subsumed by one of these") \
    SHOWN(strengthened, EACH(subsume_checks, "a clause"), "clauses that lost a literal by self-subsumption") \
    SHOWN(eliminate_checks, NONE, "variables that elimination tried") \
    SHOWN(eliminated, PERCENT(eliminate_checks), "variables eliminated") \
    SHOWN(gates, PERCENT(eliminate_checks), "variables tried that are outputs of gates") \
    SHOWN(resolvents, EACH(eliminated, "a variable eliminated"), "clauses that elimination added") \
    SHOWN(vivify_checks, NONE, "clauses whose literals were assumed false one by one") \
    SHOWN(vivified, PERCENT(vivify_checks), "of these, clauses shortened") \
    SHOWN(vivify_implied, PERCENT(vivify_checks), "of these, clauses implied by others") \
    SHOWN(lucky, NONE, "1 if a model with all variables of one sign was found") \
    SHOWN(probes, NONE, "literals assumed by probing") \
    SHOWN(failed_literals, NONE, "literals that failed, of probes and of looking ahead") \
    SHOWN(lifted, PERCENT(probes), "literals implied by both signs of a variable") \
    DETAIL(connections, NONE, "times that lists of the clauses of each literal were built") \
    DETAIL(compared, EACH(subsume_checks, "a clause"), "entries visited by subsumption") \
    DETAIL(resolvents_counted, EACH(eliminate_checks, "a variable"), "resolvents counted by elimination") \
    DETAIL(and_gates, PERCENT(gates), "gates found by elimination: conjunctions") \
    DETAIL(ite_gates, PERCENT(gates), "gates found by elimination: if-then-elses") \
    DETAIL(xor_gates, PERCENT(gates), "gates found by elimination: exclusive ors") \
    DETAIL(vivify_decisions, EACH(vivify_checks, "a clause"), "literals that vivification assumed false") \
    DETAIL(vivify_reused, EACH(vivify_checks, "a clause"), "literals still assumed from the clause before") \
    DETAIL(vivify_literals, EACH(vivified, "a clause shortened"), "literals removed by vivification") \
    DETAIL(vivify_formula, PERCENT(vivify_checks), "clauses of the formula among those tried") \
    DETAIL(probe_implied, EACH(probes, "a probe"), "literals that probes implied") \
    SHOWN(lookaheads, EACH(decisions, "a decision"), "literals looked ahead on") \
    SHOWN(double_lookaheads, PERCENT(lookaheads), "look-aheads on a second level") \
    SHOWN(autarkies, NONE, "autarkic literals") \
    SHOWN(look_skipped, NONE, "binary clauses and autarkic literals not used, because a proof is written") \
    DETAIL(look_candidates, EACH(decisions, "a decision"), "variables that looking ahead preselected") \
    /* Equivalences (rewrite/, inprocess/congruence.c, sweep/). */ \
    SHOWN(substituted, NONE, "variables replaced by an equivalent literal") \
    SHOWN(congruences, PERCENT(congruence_gates), "gates found equal") \
    SHOWN(environments, NONE, "environments swept: clauses around a variable, searched by the oracle") \
    SHOWN(sweep_questions, EACH(environments, "an environment"), "questions put to the oracle") \
    SHOWN(sweep_units, PERCENT(sweep_questions), "units that the oracle proved") \
    SHOWN(sweep_pairs, PERCENT(sweep_questions), "equivalences that the oracle proved") \
    DETAIL(congruence_gates, EACH(inprocessings, "a round"), "gates that congruence closure compared") \
    DETAIL(sweep_clauses, EACH(environments, "an environment"), "clauses of environments") \
    DETAIL(sweep_variables, EACH(environments, "an environment"), "variables of environments") \
    DETAIL(sweep_conflicts, EACH(sweep_questions, "a question"), "conflicts of the oracle") \
    DETAIL(sweep_models, PERCENT(sweep_questions), "questions that the oracle answered by a model") \
    /* Others' reasoning (inprocess/factor.c, parity/, counting/, engines/). */ \
    SHOWN(factored, NONE, "variables that factoring added") \
    DETAIL(factor_saved, EACH(factored, "a variable added"), "clauses that factoring saved") \
    SHOWN(exacts, NONE, "constraints found that fix the number of true literals") \
    SHOWN(parities, EACH(inprocessings, "a round"), "parity constraints, summed over all rounds") \
    SHOWN(parity_units, NONE, "units that Gaussian elimination found") \
    SHOWN(parity_pairs, NONE, "equivalences that Gaussian elimination found") \
    SHOWN(parity_skipped, NONE, "systems and proofs skipped: too much effort, or definitions needed in iCNF") \
    SHOWN(matrix_rows, NONE, "parity constraints in the matrix, summed over all rounds") \
    SHOWN(row_units, PERCENT(propagations), "literals implied by rows of the matrix") \
    SHOWN(row_conflicts, PERCENT(conflicts), "conflicts in rows of the matrix") \
    SHOWN(matrix_drops, NONE, "times that the matrix was dropped because it implied too little") \
    SHOWN(matrix_skipped, NONE, "times that no matrix was built because a proof is written") \
    SHOWN(scout_conflicts, PERCENT(conflicts), "conflicts of a second search, with the matrix") \
    SHOWN(scout_drops, NONE, "1 if memory ran out for the second search") \
    SHOWN(pigeons, NONE, "clauses found in a smaller number of at-most-one constraints") \
    SHOWN(counting_skipped, NONE, "of these, cases skipped: proof too long, or definitions needed in iCNF") \
    /* Clauses, models and effort (state/). */ \
    SHOWN(duplicates, NONE, "copies of binary clauses removed") \
    SHOWN(exported, EACH(conflicts, "a conflict"), "clauses sent to other processes") \
    SHOWN(imported, EACH(conflicts, "a conflict"), "new clauses received from other processes") \
    DETAIL(import_declined, PERCENT(imported), "clauses received that were known or useless") \
    DETAIL(extensions, NONE, "clauses kept to extend models") \
    DETAIL(derived_clauses, EACH(inprocessings, "a round"), "clauses that techniques derived") \
    DETAIL(removed_clauses, NONE, "clauses removed, for any reason") \
    DETAIL(ticks, EACH(propagations, "a propagation"), "cache lines touched by propagation in the search") \
    DETAIL(inprocess_ticks, PERCENT(ticks), "cache lines touched by inprocessing") \
    DETAIL(walk_ticks, EACH(flips, "a flip"), "cache lines touched by local search") \
    DETAIL(look_ticks, EACH(lookaheads, "a literal"), "cache lines touched by looking ahead") \
    DETAIL(scout_ticks, PERCENT(ticks), "cache lines touched by a second search")
/* clang-format on */

struct counters {
#define FIELD(NAME, RATE, WHAT) uint64_t NAME;
    COUNTERS(FIELD, FIELD, FIELD)
#undef FIELD
};

/* What a counter is divided by. */
enum counter_rate { RATE_NONE, RATE_SECONDS, RATE_COUNTER, RATE_PERCENT };

/* A row of the table. */
struct counter {
    enum counter_kind kind;
    const char *name, *what;
    size_t offset; /* of the field */
    enum counter_rate rate;
    double scale;     /* seconds of the rate, or 1 */
    size_t of;        /* offset of the field that it is divided by */
    const char *unit; /* of the rate; for RATE_PERCENT the name of the other counter */
};

extern const struct counter counters_table[];
extern const unsigned counters_count;

/* The value of the counter of a row. */
uint64_t counters_value(const struct counters *counters, const struct counter *counter);

/* The rate of the counter of a row, in its unit, with `seconds` of search; 0 if it has none, or if
 * nothing it is divided by was counted. */
double counters_rate(const struct counters *counters, const struct counter *counter,
                     double seconds);

/* The sum of all ticks. */
uint64_t counters_effort(const struct counters *counters);

/* The counts since `before`; max_depth and falsified keep their current values. */
struct counters counters_since(const struct counters *now, const struct counters *before);

/* Prints decisions, conflicts and propagations, and the other counters of an answer that are not
 * 0. */
void counters_print(struct output *out, const struct counters *counters);

/* Writes the table for the user: name, rate, and what is counted. */
void counters_list(struct output *out);

#endif
