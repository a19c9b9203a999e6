/* SPDX-License-Identifier: MIT */
/* The numbers that steer the search and the techniques, which users can set (--set, --tunables).
 * Code reads them as s->tuned->reduce_interval.  Sizes of arrays and fields, which cannot be set,
 * and numbers that the innermost loops use are constants where they are used.
 *
 * Whatever values within their ranges are set together, answers are right, and the search comes to
 * an end. */
#ifndef DPLL_STATE_TUNABLES_H
#define DPLL_STATE_TUNABLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/streams/output.h"
#include "state/interval.h"

/* A row for each number: WHOLE for a uint32_t or REAL for a double; the name, in which users write
 * '-' for '_'; the default value, by INTERVAL if it differs in release and debug builds; the lowest
 * and the highest value; the meaning, with its unit; and the source: its authors, the solver with
 * the same value, or the formulas it was tuned on; NULL for none. */
/* clang-format off */
#define TUNABLES(WHOLE, REAL) \
    /* Restarts and decisions (search/). */ \
    WHOLE(restart_focused, 2, 1, 1000000, "least conflicts between two restarts in focused mode", "Biere, Froehlich, 2015") \
    WHOLE(restart_stable, INTERVAL(1024, 4), 1, 1000000, "unit of reluctant doubling in stable mode, in conflicts", "Luby et al., 1993") \
    REAL(restart_margin, 1.1, 0, 10, "focused mode restarts if recent glue > this * average glue", "Audemard, Simon, 2012") \
    WHOLE(glue_window_fast, 33, 1, 1000000, "conflicts in the fast moving average of glue", "as in Kissat") \
    WHOLE(glue_window_slow, 100000, 1, 1000000000, "conflicts in the slow moving average of glue", "as in Kissat") \
    REAL(score_decay, 0.95, 0.5, 0.9999, "factor of scores in stable mode at each conflict", "Een, Sorensson, 2003") \
    WHOLE(reasons_limit, 10, 0, 1000, "limit of variables bumped in reasons: this * literals of the learned clause", "as in Kissat") \
    WHOLE(burst_interval, INTERVAL(500, 10), 1, 1000000, "unit of the conflicts between bursts of random decisions", "as in Kissat 4") \
    WHOLE(burst_length, INTERVAL(10, 2), 1, 1000, "unit of the conflicts in a burst", "as in Kissat 4") \
    WHOLE(burst_tries, 64, 1, 1000000, "variables drawn to find an open one", NULL) \
    WHOLE(shuffle_near, 64, 1, 1000000, "most places that -s moves a variable in the order", NULL) \
    WHOLE(shuffle_turned, 16, 1, 1000000000, "-s inverts each sign with probability 1/this", NULL) \
    WHOLE(shrink_steps, 64, 1, 1000000, "most trail literals visited for a level: this * its literals in the clause", NULL) \
    /* Modes (search/). */ \
    WHOLE(mode_first, INTERVAL(1000, 20), 1, 1000000000, "conflicts before the first change of mode", "as in Kissat") \
    WHOLE(mode_long, INTERVAL(20000, 200), 1, 1000000000, "mode-first for the process of several that looks for models", NULL) \
    WHOLE(signs_period, 8, 4, 1000000, "phases of focused mode, of which one decides all true, one all false", "Biere, 2023") \
    WHOLE(learns_glue, 2, 0, 1000000, "glue is low up to this, when focused mode is judged", "tuned on refutations") \
    REAL(learns_low, 0.09, 0, 1, "focused mode learns little if its share of clauses of low glue is below this", "tuned on refutations") \
    REAL(learns_levels, 1.6, 0, 1000000, "second condition of learns-low: a conflict takes back fewer levels on average", "tuned on refutations") \
    REAL(learns_share, 0.1, 0, 1, "factor of the length of focused mode if it learns little", "tuned on refutations") \
    WHOLE(reorder_patience, INTERVAL(10, 0), 0, 1000000, "ticks of search between two orders: this * ticks of ordering", NULL) \
    WHOLE(reorder_again, INTERVAL(1000, 8), 0, 1000000000, "conflicts before a second order in the same stable phase", NULL) \
    REAL(reorder_low, 0.001, 0, 1, "scores below this * the highest score are ignored", "tuned on refutations") \
    REAL(reorder_sorted, 0.4, 0, 1, "an order stays if this share of variables has scores", "tuned on refutations") \
    REAL(reorder_found, 0.1, 0, 1, "reorder-sorted within a stable phase", "tuned on refutations") \
    /* Learned clauses (search/). */ \
    WHOLE(reduce_first, INTERVAL(1000, 5), 1, 1000000000, "conflicts before the first reduction", "as in Kissat") \
    WHOLE(reduce_interval, INTERVAL(1000, 5), 1, 1000000000, "conflicts from the n-th reduction to the next: this * sqrt(n)", "as in Kissat 3") \
    REAL(reduce_share, 0.75, 0, 1, "share of the candidates that are removed", "as in Kissat 3") \
    WHOLE(reduce_questions, INTERVAL(100, 3), 1, 1000000, "questions after which a reduction is due without further conflicts", NULL) \
    WHOLE(tier_1_glue, 2, 0, 63, "highest glue of tier 1 at first", "as in Kissat 4") \
    WHOLE(tier_2_glue, 6, 0, 63, "highest glue of tier 2 at first", "as in Kissat 4") \
    REAL(tier_1_share, 0.5, 0, 1, "share of the uses of clauses that tier 1 covers", "as in Kissat 4") \
    REAL(tier_2_share, 0.9, 0, 1, "share of the uses of clauses that tiers 1 and 2 cover", "as in Kissat 4") \
    WHOLE(tier_2_rounds, 2, 0, 31, "reductions that an unused clause of tier 2 survives", "Oh, 2015") \
    WHOLE(share_interval_least, INTERVAL(20, 3), 1, 1000000, "least conflicts between two exchanges", NULL) \
    WHOLE(share_interval_most, INTERVAL(500, 3), 1, 1000000, "most conflicts between two exchanges", NULL) \
    WHOLE(share_interval_part, 4, 1, 1000000, "between the two: conflicts so far / this", NULL) \
    REAL(share_told_least, 0.1, 0, 1, "more clauses are told if clauses told / learned is below this", NULL) \
    REAL(share_told_most, 0.14, 0, 1, "fewer clauses are told if clauses told / learned is above this", NULL) \
    WHOLE(share_patience, INTERVAL(8, 0), 0, 1000000, "ticks of search before memory is given back: this * watches", NULL) \
    /* Signs and walks in the search (local/). */ \
    WHOLE(rephase_first, INTERVAL(1000, 7), 1, 1000000000, "conflicts before the first rephasing", "as in Kissat") \
    WHOLE(rephase_interval, INTERVAL(1000, 7), 1, 1000000000, "conflicts from rephasing n - 1 to rephasing n: this * n", "as in Kissat") \
    REAL(rephase_walk, 0.005, 0, 10, "ticks of a walk for each of the search", NULL) \
    REAL(rephase_walk_uniform, 0.2, 0, 10, "rephase-walk if the formula looks uniform", NULL) \
    WHOLE(first_walk_ticks, INTERVAL(600000, 1000), 1, 4000000000, "ticks of the first walk, and one for each literal of the formula", NULL) \
    WHOLE(first_walk_after, INTERVAL(20000, 1000), 0, 4000000000, "ticks of search before the first walk", NULL) \
    WHOLE(first_walk_reading, 4, 1, 1000000, "least ticks of search before the first walk: literals of the formula / this", NULL) \
    WHOLE(first_walk_many, 1 << 20, 0, 1000000000, "more literals than this are not divided by first-walk-reading", NULL) \
    WHOLE(uniform_walk_ticks, INTERVAL(3000000, 300), 1, 4000000000, "limit of uniform-walk-vars, in ticks", NULL) \
    WHOLE(uniform_walk_after, 5000, 0, 4000000000, "ticks of search before the first walk if the formula looks uniform", NULL) \
    WHOLE(uniform_walk_conflicts, 30, 0, 1000000000, "conflicts before the first walk if the formula looks uniform", NULL) \
    WHOLE(uniform_walk_vars, 50, 0, 1000000, "ticks of this walk: this * variables^2, at most uniform-walk-ticks", NULL) \
    WHOLE(uniform_walk_size, 12, 0, 1000000, "added to uniform-walk-vars: this * literals of the formula", NULL) \
    WHOLE(uniform_clauses, 50, 1, 1000000000, "a formula of fewer clauses does not look uniform", NULL) \
    REAL(uniform_spread_low, 0.4, 0, 1000, "least spread of occurrences that looks uniform", NULL) \
    REAL(uniform_spread_high, 1.8, 0, 1000, "greatest spread of occurrences that looks uniform", NULL) \
    /* The engine of local search (engines/walk.c, local/). */ \
    WHOLE(walk_literal_ticks, 25, 0, 1000, "ticks of a round: this * literals", NULL) \
    WHOLE(walk_round_ticks, 1 << 20, 1, 4000000000, "ticks of a round, added to walk-literal-ticks", NULL) \
    WHOLE(walk_length, 1 << 20, 1, 1 << 20, "longest round, in lengths of the first", NULL) \
    WHOLE(walk_weights_part, 8, 1, 1000000, "if ProbSAT fits, weights have 1/this of its effort", NULL) \
    WHOLE(walk_probsat_part, 2, 1, 1000000, "if weights fit, ProbSAT has 1/this of their effort", NULL) \
    WHOLE(walk_fixed_part, 64, 1, 1000000, "clauses are read again if 1/this of the open variables got values", NULL) \
    REAL(weight_first, 8, 1, 1000, "initial weight of each clause", "Ishtaiwi et al., 2005") \
    REAL(weight_part, 0.075, 0, 0.5, "a clause gives this * its weight", "Chowdhury et al., 2023") \
    REAL(weight_more, 1.4, 0, 1000, "weight that it gives in addition to weight-part", "Chowdhury et al., 2023") \
    WHOLE(weight_looks, 100, 1, 1000000, "variables with a gain compared; the best one is flipped", "Cai, 2015") \
    WHOLE(weight_sideways, 3, 1, 1000000, "without a gain, 1/this is the probability of a flip without loss", NULL) \
    WHOLE(weight_stranger, 100, 1, 1000000, "1/this is the probability that weight comes from a random clause", "Ishtaiwi et al., 2005") \
    WHOLE(weight_neighbours, 6, 1, 1000000, "neighbours compared otherwise", NULL) \
    WHOLE(weight_tries, 100, 0, 1000000, "clauses drawn to find one that may give weight", NULL) \
    REAL(probsat_offset, 0.9, 0.001, 100, "for short clauses: a variable has weight (this + breaks)^-probsat-exponent", "Balint, Schoening, 2012") \
    REAL(probsat_exponent, 2.06, 0, 10, "the exponent of probsat-offset", "Balint, Schoening, 2012") \
    REAL(probsat_short, 3.2, 0, 1000, "clauses are short if their mean length is below this", NULL) \
    /* Inprocessing (engines/). */ \
    WHOLE(inprocess_first, INTERVAL(1000, 10), 1, 1000000000, "conflicts before the first round", NULL) \
    WHOLE(inprocess_interval, INTERVAL(1000, 10), 1, 1000000000, "conflicts from round n - 1 to round n: this * n", NULL) \
    WHOLE(inprocess_patience, INTERVAL(3, 0), 0, 1000000, "ticks of search between two rounds: this * words of clauses", NULL) \
    WHOLE(rest_rounds, 7, 0, 255, "most rounds that a technique skips", "Biere et al., 2024") \
    /* Shares of techniques, in ticks for each of the search, and for each word of clauses beside. */ \
    REAL(congruence_share, 0.05, 0, 100, "congruence: ticks for each of the search", NULL) \
    REAL(sweep_share, 0.1, 0, 100, "sweep: ticks for each of the search", "as in Kissat") \
    REAL(exact_words, 1, 0, 1000, "exact: ticks for each word of clauses", NULL) \
    REAL(resolve_words, 3, 0, 1000, "resolve: ticks for each word of clauses", NULL) \
    REAL(parity_share, 0.05, 0, 100, "parity: ticks for each of the search", NULL) \
    REAL(parity_words, 0.25, 0, 1000, "parity: ticks for each word of clauses", NULL) \
    REAL(probe_share, 0.02, 0, 100, "probe: ticks for each of the search", NULL) \
    REAL(factor_share, 0.05, 0, 100, "factor: ticks for each of the search", "as in Kissat") \
    REAL(factor_words, 0.125, 0, 1000, "factor: ticks for each word of clauses", NULL) \
    REAL(vivify_share, 0.12, 0, 100, "vivify: ticks for each of the search", NULL) \
    REAL(subsume_share, 0.2, 0, 100, "subsume: ticks for each of the search", NULL) \
    REAL(subsume_words, 0.125, 0, 1000, "subsume: ticks for each word of clauses", NULL) \
    REAL(eliminate_share, 0.2, 0, 100, "eliminate: ticks for each of the search", NULL) \
    REAL(eliminate_words, 0.125, 0, 1000, "eliminate: ticks for each word of clauses", NULL) \
    /* Inprocessing (inprocess/). */ \
    REAL(vivify_tier_1, 0.15, 0, 1, "share of the ticks of vivify for tier 1", "compared on shuffled copies") \
    REAL(vivify_tier_2, 0.45, 0, 1, "share of the ticks of vivify for tier 2", "compared on shuffled copies") \
    REAL(vivify_tier_3, 0.15, 0, 1, "share of the ticks of vivify for tier 3", "compared on shuffled copies") \
    REAL(vivify_formula, 0.25, 0, 1, "share of the ticks of vivify for clauses of the formula", "compared on shuffled copies") \
    WHOLE(eliminate_occurrences, 400, 0, 10000, "a variable stays if one of its literals is in more clauses", NULL) \
    WHOLE(eliminate_bound, 16, 0, 1000, "most clauses that eliminating a variable may add, in the end", "as in Kissat") \
    WHOLE(eliminate_size, 100, 2, 10000, "a variable stays if it is in a longer clause", "as in Kissat") \
    WHOLE(eliminate_rounds, 5, 1, 1000, "rounds in one call", NULL) \
    WHOLE(resolve_reward, 20, 0, 1000000, "ticks for each removed variable: this * words / variables", NULL) \
    WHOLE(gates_side, 60, 0, 1000, "only AND gates are sought if a literal is in more clauses", NULL) \
    WHOLE(subsume_size, 100, 2, 100, "longer clauses are not tried", "as in CaDiCaL") \
    WHOLE(subsume_occurrences, 1000, 0, 1000000, "variables in more clauses are not tried", "as in Kissat") \
    WHOLE(factor_size, 5, 2, 32, "longer clauses are not factored", "as in Kissat") \
    WHOLE(congruence_rounds, 20, 1, 1000, "rounds of closure and substitution in one call", NULL) \
    WHOLE(congruence_part, 1000, 1, 1000000000, "another round runs if 1/this of the variables were merged", NULL) \
    WHOLE(congruence_passes, 2, 0, 1000, "ticks: this * a pass over the clauses, beside its share", NULL) \
    /* Sweeping (engines/equivalence.c, sweep/). */ \
    WHOLE(sweep_first, 1000000, 0, 4000000000, "ticks of the first sweep", "tuned on circuits and programs") \
    WHOLE(sweep_second, 500000, 0, 4000000000, "ticks of the second sweep in the first round", "tuned on circuits and programs") \
    WHOLE(sweep_first_reward, 200000, 0, 1000000000, "ticks for each pair in the first round", "tuned on circuits and programs") \
    WHOLE(sweep_reward, 10000, 0, 1000000000, "ticks for each pair later", "tuned on circuits and programs") \
    WHOLE(sweep_spare, 2000000, 0, 4000000000, "pairs add no ticks beyond this number of ticks left", "tuned on circuits and programs") \
    WHOLE(sweep_rewarded, 16000000, 0, 4000000000, "limit of the ticks that pairs add, in addition to sweep-rewarded-share", "tuned on circuits and programs") \
    WHOLE(sweep_rewarded_share, 20, 0, 1000, "added to sweep-rewarded: this * ticks of the search", "tuned on circuits and programs") \
    WHOLE(sweep_slice, INTERVAL(500000, 20000), 1000, 4000000000, "ticks after which the literals found are merged", "tuned on circuits and programs") \
    WHOLE(sweep_slice_part, 8, 1, 1000000, "added to sweep-slice: ticks of all sweeps so far / this", "tuned on circuits and programs") \
    WHOLE(sweep_depth, 2, 1, 100, "most steps from the middle of an environment to its clauses", "tuned on circuits and programs") \
    WHOLE(sweep_depth_far, 4, 1, 100, "sweep-depth after all near environments were swept", "tuned on circuits and programs") \
    WHOLE(sweep_vars, 256, 2, 100000, "most variables of an environment", "tuned on circuits and programs") \
    WHOLE(sweep_vars_far, 512, 2, 100000, "sweep-vars after all near environments were swept", "tuned on circuits and programs") \
    WHOLE(sweep_words, 16384, 1, 10000000, "most words of clauses of an environment", "tuned on circuits and programs") \
    WHOLE(sweep_size, 64, 2, 10000, "most literals of a clause of an environment", "tuned on circuits and programs") \
    WHOLE(sweep_covered, 2, 1, 100, "most steps from the middle to variables with questions", "tuned on circuits and programs") \
    WHOLE(sweep_conflicts, 1000, 1, 1000000000, "most conflicts for a question", NULL) \
    WHOLE(sweep_questions, 400000, 0, 4000000000, "most ticks for all questions about an environment", "tuned on circuits and programs") \
    /* Parity constraints (parity/) and counting (counting/). */ \
    WHOLE(parity_first, 20000000, 0, 4000000000, "ticks of parity before the search", NULL) \
    WHOLE(parity_rounds, 20, 1, 1000, "rounds in one call", NULL) \
    WHOLE(exact_ticks, 2000000, 1, 4000000000, "ticks of exact, in addition to exact-words", NULL) \
    WHOLE(exact_limit, 1 << 20, 0, 1000000000, "exact does nothing if clauses have more words", NULL) \
    WHOLE(matrix_rows, 4000, 0, 100000, "most rows of a block", NULL) \
    REAL(matrix_cost, 2e7, 0, 1e9, "most ticks of reducing a block", NULL) \
    WHOLE(matrix_sum, 1000, 2, 1000000, "sums of more variables are left out", NULL) \
    WHOLE(matrix_growth, 4, 1, 1000, "limit of the variables of all sums: this * variables of the equations", NULL) \
    WHOLE(matrix_conflicts, INTERVAL(1000, 20), 1, 1000000000, "conflicts before a matrix is reviewed", NULL) \
    WHOLE(matrix_ticks, 20000000, 1, 4000000000, "ticks of the matrix before it is reviewed", NULL) \
    WHOLE(matrix_conflict_gain, 10, 0, 1000000, "implied literals that a conflict of a row is worth", NULL) \
    WHOLE(matrix_gain_ticks, 500, 0, 1000000, "ticks of the matrix that a unit of gain is worth", NULL) \
    WHOLE(matrix_promise, INTERVAL(100, 5), 0, 1000000000, "least conflicts before a matrix counts as promising", NULL) \
    WHOLE(matrix_wait, 10, 0, 30, "most doublings of the rounds without a matrix", NULL) \
    WHOLE(counting_ticks, 1000000, 1, 4000000000, "ticks of each order of rows, in addition to words / counting-part", NULL) \
    WHOLE(counting_part, 32, 1, 1000000, "words of clauses that are worth a tick", NULL) \
    WHOLE(counting_orders, 64, 0, 1000000, "orders of rows that are tried", "tuned on nets that share channels") \
    WHOLE(counting_orders_ticks, 5000000, 0, 4000000000, "ticks of all orders except the first", NULL) \
    WHOLE(counting_wide, 2, 0, 1000000, "more orders are tried if the mean column has this number of literals", "tuned on nets that share channels") \
    WHOLE(counting_narrow, 2, 1, 1000000, "second condition of counting-wide: largest column > shortest row / this", "tuned on nets that share channels") \
    /* Looking ahead (look/, engines/look.c). */ \
    WHOLE(look_vars, 1 << 16, 0, 1000000000, "with more variables, the engine auto does not look ahead", NULL) \
    WHOLE(look_rounds_root, 5, 0, 1000, "rounds of preselection at the root", NULL) \
    WHOLE(look_rounds, 2, 0, 1000, "rounds of preselection below the root", NULL) \
    REAL(look_strength_base, 0.1, 0.001, 1000, "strength of a literal at the beginning of a round", "Knuth, 2015") \
    REAL(look_strength_binary, 5, 0, 1000, "factor of the strength of a literal implied by a binary clause", NULL) \
    REAL(look_strength_most, 20, 0.01, 1000, "greatest strength", "Knuth, 2015") \
    WHOLE(look_share_least, 300, 1, 1000000000, "least candidates at depth d: this / d", NULL) \
    WHOLE(look_share_most, 600, 1, 1000000000, "most candidates at depth d: this / d", "Knuth, 2015") \
    WHOLE(look_candidates, 10, 1, 1000000000, "least candidates at any depth", NULL) \
    REAL(look_sum_weight, 0.001, 0, 1000, "weight of the sum of worths beside their product, for the branching literal", "about as in march") \
    WHOLE(look_rebuild_part, 20, 1, 1000000, "clauses are rebuilt after this * the ticks of the last rebuilding", NULL) \
    WHOLE(look_levels_left, 2, 0, 1000, "levels below a branch given to another process", NULL) \
    REAL(double_decay, 0.9997, 0, 1, "factor of the trigger of double", "Heule, van Maaren, 2007") \
    WHOLE(cube_ticks, 100000000, 0, 4000000000, "ticks of learning before the cut", NULL) \
    REAL(cube_steps, 20, 1, 1000000, "branchings to a refutation, as cubes are judged", NULL) \
    REAL(cube_less, 0.1, 0, 1000, "least decrease of the logarithm of effort by a cut", NULL) \
    /* Turns of engines (engines/). */ \
    WHOLE(auto_share, INTERVAL(2000000, 1000), 8, 1000000000, "ticks of a share in the first round", NULL) \
    REAL(auto_growth, 1.25, 1, 2, "factor of the share after each round", NULL) \
    REAL(auto_uniform_walk, 3, 0.01, 1000, "shares of local search in a round, if the formula looks uniform", NULL) \
    REAL(auto_uniform_look, 6, 0.01, 1000, "shares of look in a round, if the formula looks uniform", NULL) \
    REAL(auto_cdcl, 12, 1, 1000, "shares of cdcl in a round, if it does not", NULL) \
    REAL(auto_scout, 12, 0.01, 1000, "shares of a second search in a round, if it does not", NULL) \
    REAL(auto_walk, 0.3, 0.01, 1000, "shares of local search in a round, if it does not", NULL) \
    REAL(auto_sight, 40, 0, 1000000, "look gets more if its distance from the end is below this", "tuned on uniform random formulas") \
    REAL(auto_more, 25, 1, 1000, "greatest factor of its share then", "tuned on uniform random formulas") \
    REAL(auto_reach, 1000, 0, 1e15, "look gets less if its distance from the end is above this", "tuned on uniform random formulas") \
    REAL(auto_less, 0.1, 0.001, 1, "factor of its share then", "tuned on uniform random formulas") \
    REAL(auto_trust, 3, 0, 1000, "look may take this * the effort of its last answer", NULL) \
    WHOLE(scout_part, INTERVAL(16, 1), 1, 1000000, "a scout without promise has 1/this of the effort", NULL) \
    WHOLE(simplify_rounds, 4, 1, 1000, "rounds of --simplify", NULL) \
    WHOLE(simplify_rounds_alone, 10, 1, 1000, "rounds without search", NULL) \
    WHOLE(simplify_ticks, 4000000, 0, 4000000000, "ticks of search in a round, in addition to simplify-passes", NULL) \
    WHOLE(simplify_passes, 10, 0, 1000000, "added to simplify-ticks: this * a pass over the formula", NULL) \
    WHOLE(simplify_part, 100, 1, 1000000, "a round must remove 1/this of the clauses or variables", NULL) \
    WHOLE(enumerate_patience, 2, 0, 1000000000, "conflicts before the last model is left", NULL)
/* clang-format on */

struct tunables {
#define WHOLE(NAME, ...) uint32_t NAME;
#define REAL(NAME, ...) double NAME;
    TUNABLES(WHOLE, REAL)
#undef WHOLE
#undef REAL
};

/* Where no value is set. */
extern const struct tunables tunables_default;

struct tunable {
    const char *name; /* with '_' */
    const char *what, *source;
    double low, high;
    bool whole;    /* no fractions */
    size_t offset; /* in struct tunables */
};

/* All of them, in their order. */
extern const struct tunable tunables_table[];
extern const unsigned tunables_count;

/* The one that `length` bytes at name stand for, with '-' or '_'; NULL for none. */
const struct tunable *tunables_find(const char *name, size_t length);

/* The one that these `length` bytes, no name, may be meant for; NULL if none is like them. */
const struct tunable *tunables_nearest(const char *name, size_t length);

/* A name as users write it. */
struct spelling {
    char text[32];
};

struct spelling tunables_spelling(const struct tunable *tunable);

double tunables_value(const struct tunables *tunables, const struct tunable *tunable);

/* value: within the range, and whole where that is asked for. */
void tunables_set(struct tunables *tunables, const struct tunable *tunable, double value);

/* Writes the table, a line for each. */
void tunables_write(struct output *out, const struct tunables *tunables);

#endif
