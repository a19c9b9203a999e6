/* SPDX-License-Identifier: MIT */
/* The numbers that steer the search and the techniques, which users can set (--set, --tunables).
 * Code reads them as s->tuned->reduce_interval.  Sizes of arrays and fields, which must stay as
 * they are, and what the innermost loops go by are constants where they are used.
 *
 * Whatever values within their ranges are set together, answers are right, and the search comes to
 * an end. */
#ifndef DPLL_TUNABLES_H
#define DPLL_TUNABLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/output.h"
#include "state/interval.h"

/* A row each: WHOLE for a uint32_t or REAL for a double; the name, in which users write '-' for
 * '_'; the value where none is set, which INTERVAL gives for release and debug builds where they
 * differ; the lowest and the highest one; what it is, with its unit; and the source: who has
 * described it, the solver that has this value, or what it was tuned on; NULL for none. */
/* clang-format off */
#define TUNABLES(WHOLE, REAL) \
    /* Restarts and decisions (search/). */ \
    WHOLE(restart_focused, 2, 1, 1000000, "conflicts between two restarts at least, in focused mode", "Biere, Froehlich, 2015") \
    WHOLE(restart_stable, INTERVAL(1024, 4), 1, 1000000, "unit of reluctant doubling in stable mode, in conflicts", "Luby et al., 1993") \
    REAL(restart_margin, 1.1, 0, 10, "focused mode restarts where glue is above its average times this", "Audemard, Simon, 2012") \
    WHOLE(glue_window_fast, 33, 1, 1000000, "conflicts of the fast average of glue", "as in Kissat") \
    WHOLE(glue_window_slow, 100000, 1, 1000000000, "conflicts of the slow average of glue", "as in Kissat") \
    REAL(score_decay, 0.95, 0.5, 0.9999, "what scores in stable mode are multiplied by at a conflict", "Een, Sorensson, 2003") \
    WHOLE(reasons_limit, 10, 0, 1000, "no reasons are bumped if more variables for each literal", "as in Kissat") \
    WHOLE(burst_interval, INTERVAL(500, 10), 1, 1000000, "unit of conflicts between bursts of random decisions", "as in Kissat 4") \
    WHOLE(burst_length, INTERVAL(10, 2), 1, 1000, "unit of conflicts of a burst", "as in Kissat 4") \
    WHOLE(burst_tries, 64, 1, 1000000, "variables drawn until one is open", NULL) \
    WHOLE(shuffle_near, 64, 1, 1000000, "places that -s moves a variable by at most", NULL) \
    WHOLE(shuffle_turned, 16, 1, 1000000000, "of as many signs -s turns one", NULL) \
    WHOLE(shrink_steps, 64, 1, 1000000, "trail literals looked at for each literal of a level", NULL) \
    /* Modes (search/). */ \
    WHOLE(mode_first, INTERVAL(1000, 20), 1, 1000000000, "conflicts before the first change of mode", "as in Kissat") \
    WHOLE(mode_long, INTERVAL(20000, 200), 1, 1000000000, "the same for one of several processes that looks for models", NULL) \
    WHOLE(signs_period, 8, 4, 1000000, "of as many times in focused mode one is positive, one negative", "Biere, 2023") \
    WHOLE(learns_glue, 2, 0, 1000000, "glue up to this is low when focused mode is judged", "tuned on refutations") \
    REAL(learns_low, 0.09, 0, 1, "share of clauses of low glue below which it learns little", "tuned on refutations") \
    REAL(learns_levels, 1.6, 0, 1000000, "levels taken back by a conflict below which it learns little", "tuned on refutations") \
    REAL(learns_share, 0.1, 0, 1, "share of its time that is left to focused mode then", "tuned on refutations") \
    WHOLE(reorder_patience, INTERVAL(10, 0), 0, 1000000, "ticks of search before a new order, for each that it takes", NULL) \
    WHOLE(reorder_again, INTERVAL(1000, 8), 0, 1000000000, "conflicts before a second order in one stable phase", NULL) \
    REAL(reorder_low, 0.001, 0, 1, "scores below this share of the highest say nothing", "tuned on refutations") \
    REAL(reorder_sorted, 0.4, 0, 1, "share of variables with scores from which an order stays", "tuned on refutations") \
    REAL(reorder_found, 0.1, 0, 1, "the same within a stable phase", "tuned on refutations") \
    /* Learned clauses (search/). */ \
    WHOLE(reduce_first, INTERVAL(1000, 5), 1, 1000000000, "conflicts before the first reduction", "as in Kissat") \
    WHOLE(reduce_interval, INTERVAL(1000, 5), 1, 1000000000, "conflicts from the n-th reduction to the next, times the root of n", "as in Kissat 3") \
    REAL(reduce_share, 0.75, 0, 1, "share of the candidates that go", "as in Kissat 3") \
    WHOLE(reduce_questions, INTERVAL(100, 3), 1, 1000000, "questions after which clauses are reduced at once", NULL) \
    WHOLE(tier_1_glue, 2, 0, 63, "highest glue of tier 1 at first", "as in Kissat 4") \
    WHOLE(tier_2_glue, 6, 0, 63, "highest glue of tier 2 at first", "as in Kissat 4") \
    REAL(tier_1_share, 0.5, 0, 1, "share of uses that tier 1 has", "as in Kissat 4") \
    REAL(tier_2_share, 0.9, 0, 1, "share of uses that tiers 1 and 2 have", "as in Kissat 4") \
    WHOLE(tier_2_rounds, 2, 0, 31, "reductions that an unused clause of tier 2 stays for", "Oh, 2015") \
    WHOLE(share_interval_least, INTERVAL(20, 3), 1, 1000000, "conflicts between two exchanges at least", NULL) \
    WHOLE(share_interval_most, INTERVAL(500, 3), 1, 1000000, "conflicts between two exchanges at most", NULL) \
    WHOLE(share_interval_part, 4, 1, 1000000, "conflicts so far for each between two exchanges", NULL) \
    REAL(share_told_least, 0.1, 0, 1, "share of learned clauses below which more are told", NULL) \
    REAL(share_told_most, 0.14, 0, 1, "share of learned clauses above which fewer are told", NULL) \
    WHOLE(share_patience, INTERVAL(8, 0), 0, 1000000, "ticks for each watch before room is given back", NULL) \
    /* Signs and walks in the search (local/). */ \
    WHOLE(rephase_first, INTERVAL(1000, 7), 1, 1000000000, "conflicts before the first rephasing", "as in Kissat") \
    WHOLE(rephase_interval, INTERVAL(1000, 7), 1, 1000000000, "conflicts to the n-th rephasing, times n", "as in Kissat") \
    REAL(rephase_walk, 0.005, 0, 10, "ticks of a walk for each of the search", NULL) \
    REAL(rephase_walk_uniform, 0.2, 0, 10, "the same if the formula looks uniform", NULL) \
    WHOLE(first_walk_ticks, INTERVAL(600000, 1000), 1, 4000000000, "ticks of the first walk", NULL) \
    WHOLE(first_walk_after, INTERVAL(20000, 1000), 0, 4000000000, "ticks of search before the first walk", NULL) \
    WHOLE(first_walk_reading, 4, 1, 1000000, "literals of the formula for each such tick", NULL) \
    WHOLE(first_walk_many, 1 << 20, 0, 1000000000, "literals above which each is worth a tick", NULL) \
    WHOLE(uniform_walk_ticks, INTERVAL(3000000, 300), 1, 4000000000, "most ticks of the first walk if it looks uniform", NULL) \
    WHOLE(uniform_walk_after, 5000, 0, 4000000000, "ticks of search before that walk", NULL) \
    WHOLE(uniform_walk_conflicts, 30, 0, 1000000000, "conflicts before that walk", NULL) \
    WHOLE(uniform_walk_vars, 50, 0, 1000000, "ticks of that walk for each square of the variables", NULL) \
    WHOLE(uniform_walk_size, 12, 0, 1000000, "ticks of that walk for each literal beside", NULL) \
    WHOLE(uniform_clauses, 50, 1, 1000000000, "a formula of fewer clauses does not look uniform", NULL) \
    REAL(uniform_spread_low, 0.4, 0, 1000, "spread of occurrences from which it looks uniform", NULL) \
    REAL(uniform_spread_high, 1.8, 0, 1000, "spread of occurrences up to which it looks uniform", NULL) \
    /* The engine of local search (engines/walk.c, local/). */ \
    WHOLE(walk_literal_ticks, 25, 0, 1000, "ticks of a round for each literal", NULL) \
    WHOLE(walk_round_ticks, 1 << 20, 1, 4000000000, "ticks of a round, added to these", NULL) \
    WHOLE(walk_length, 1 << 20, 1, 1 << 20, "first rounds that a round takes at most", NULL) \
    WHOLE(walk_weights_part, 8, 1, 1000000, "effort of ProbSAT for each of weights, where ProbSAT fits", NULL) \
    WHOLE(walk_probsat_part, 2, 1, 1000000, "effort of weights for each of ProbSAT, where weights fit", NULL) \
    WHOLE(walk_fixed_part, 64, 1, 1000000, "a share of variables found before clauses are read anew: 1/this", NULL) \
    REAL(weight_first, 8, 1, 1000, "weight of each clause at first", "Ishtaiwi et al., 2005") \
    REAL(weight_part, 0.075, 0, 0.5, "share of its weight that a clause gives", "Chowdhury et al., 2023") \
    REAL(weight_more, 1.4, 0, 1000, "weight that it gives beside", "Chowdhury et al., 2023") \
    WHOLE(weight_looks, 100, 1, 1000000, "variables that would gain, of which the best is flipped", "Cai, 2015") \
    WHOLE(weight_sideways, 3, 1, 1000000, "of as many times without a gain one flips without a loss", NULL) \
    WHOLE(weight_stranger, 100, 1, 1000000, "of as many gifts of weight one comes from any clause", "Ishtaiwi et al., 2005") \
    WHOLE(weight_neighbours, 6, 1, 1000000, "neighbours compared for the others", NULL) \
    WHOLE(weight_tries, 100, 0, 1000000, "clauses drawn until one may give", NULL) \
    REAL(probsat_offset, 0.9, 0.001, 100, "what is added to breaks, if clauses have three literals", "Balint, Schoening, 2012") \
    REAL(probsat_exponent, 2.06, 0, 10, "minus the power that this is raised to", "Balint, Schoening, 2012") \
    REAL(probsat_short, 3.2, 0, 1000, "mean length of clauses below which a formula is taken for 3-SAT", NULL) \
    /* Inprocessing (engines/). */ \
    WHOLE(inprocess_first, INTERVAL(1000, 10), 1, 1000000000, "conflicts before the first round", NULL) \
    WHOLE(inprocess_interval, INTERVAL(1000, 10), 1, 1000000000, "conflicts to the n-th round, times n", NULL) \
    WHOLE(inprocess_patience, INTERVAL(3, 0), 0, 1000000, "ticks of search before a round, for each word of clauses", NULL) \
    WHOLE(rest_rounds, 7, 0, 255, "rounds that a technique sits out at most", "Biere et al., 2024") \
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
    REAL(vivify_tier_1, 0.15, 0, 1, "share of its ticks for tier 1", "compared on shuffled copies") \
    REAL(vivify_tier_2, 0.45, 0, 1, "share of its ticks for tier 2", "compared on shuffled copies") \
    REAL(vivify_tier_3, 0.15, 0, 1, "share of its ticks for tier 3", "compared on shuffled copies") \
    REAL(vivify_formula, 0.25, 0, 1, "share of its ticks for clauses of the formula", "compared on shuffled copies") \
    WHOLE(eliminate_occurrences, 400, 0, 10000, "clauses of a literal above which its variable stays", NULL) \
    WHOLE(eliminate_bound, 16, 0, 1000, "clauses more than before, in the end, so that a variable goes", "as in Kissat") \
    WHOLE(eliminate_size, 100, 2, 10000, "literals of a clause above which a variable stays", "as in Kissat") \
    WHOLE(eliminate_rounds, 5, 1, 1000, "rounds in one call", NULL) \
    WHOLE(resolve_reward, 20, 0, 1000000, "more ticks for a variable that goes, times words / variables", NULL) \
    WHOLE(gates_side, 60, 0, 1000, "clauses of a literal above which only AND gates are sought", NULL) \
    WHOLE(subsume_size, 100, 2, 100, "literals of a clause above which it is not tried", "as in CaDiCaL") \
    WHOLE(subsume_occurrences, 1000, 0, 1000000, "clauses of a variable above which none is tried", "as in Kissat") \
    WHOLE(factor_size, 5, 2, 32, "literals of a clause above which it is not factored", "as in Kissat") \
    WHOLE(congruence_rounds, 20, 1, 1000, "rounds of closure and substitution in one call", NULL) \
    WHOLE(congruence_part, 1000, 1, 1000000000, "variables for one that another round must have merged", NULL) \
    WHOLE(congruence_passes, 2, 0, 1000, "passes over the clauses in one call, beside its share", NULL) \
    /* Sweeping (engines/equivalence.c, sweep/). */ \
    WHOLE(sweep_first, 1000000, 0, 4000000000, "ticks of the first sweep", "tuned on circuits and programs") \
    WHOLE(sweep_second, 500000, 0, 4000000000, "ticks of the second one in the first round", "tuned on circuits and programs") \
    WHOLE(sweep_first_reward, 200000, 0, 1000000000, "ticks for each pair in the first round", "tuned on circuits and programs") \
    WHOLE(sweep_reward, 10000, 0, 1000000000, "ticks for each pair later", "tuned on circuits and programs") \
    WHOLE(sweep_spare, 2000000, 0, 4000000000, "ticks that many pairs raise what is left to", "tuned on circuits and programs") \
    WHOLE(sweep_rewarded, 16000000, 0, 4000000000, "ticks for all pairs, and sweep-rewarded-share", "tuned on circuits and programs") \
    WHOLE(sweep_rewarded_share, 20, 0, 1000, "ticks for all pairs, for each of the search", "tuned on circuits and programs") \
    WHOLE(sweep_slice, INTERVAL(500000, 20000), 1000, 4000000000, "ticks before what was found is merged", "tuned on circuits and programs") \
    WHOLE(sweep_slice_part, 8, 1, 1000000, "ticks of sweeps so far for each more", "tuned on circuits and programs") \
    WHOLE(sweep_depth, 2, 1, 100, "steps from the middle to clauses of an environment", "tuned on circuits and programs") \
    WHOLE(sweep_depth_far, 4, 1, 100, "the same when all near ones were swept", "tuned on circuits and programs") \
    WHOLE(sweep_vars, 256, 2, 100000, "variables of an environment", "tuned on circuits and programs") \
    WHOLE(sweep_vars_far, 512, 2, 100000, "the same when all near ones were swept", "tuned on circuits and programs") \
    WHOLE(sweep_words, 16384, 1, 10000000, "words of clauses of an environment", "tuned on circuits and programs") \
    WHOLE(sweep_size, 64, 2, 10000, "literals of its clauses at most", "tuned on circuits and programs") \
    WHOLE(sweep_covered, 2, 1, 100, "steps from the middle to variables that are asked about", "tuned on circuits and programs") \
    WHOLE(sweep_conflicts, 1000, 1, 1000000000, "conflicts for a question", NULL) \
    WHOLE(sweep_questions, 400000, 0, 4000000000, "ticks of all questions about an environment", "tuned on circuits and programs") \
    /* Parity constraints (parity/) and counting (counting/). */ \
    WHOLE(parity_first, 20000000, 0, 4000000000, "ticks of parity before the search", NULL) \
    WHOLE(parity_rounds, 20, 1, 1000, "rounds in one call", NULL) \
    WHOLE(exact_ticks, 2000000, 1, 4000000000, "ticks of exact, beside exact-words", NULL) \
    WHOLE(exact_limit, 1 << 20, 0, 1000000000, "words of clauses above which exact does nothing", NULL) \
    WHOLE(matrix_rows, 4000, 0, 100000, "rows of a block at most", NULL) \
    REAL(matrix_cost, 2e7, 0, 1e9, "ticks that reducing a block may take", NULL) \
    WHOLE(matrix_sum, 1000, 2, 1000000, "variables of a sum above which it is left out", NULL) \
    WHOLE(matrix_growth, 4, 1, 1000, "variables of all sums for each of those that they come from", NULL) \
    WHOLE(matrix_conflicts, INTERVAL(1000, 20), 1, 1000000000, "conflicts before a matrix is reviewed", NULL) \
    WHOLE(matrix_ticks, 20000000, 1, 4000000000, "ticks of its own before a matrix is reviewed", NULL) \
    WHOLE(matrix_conflict_gain, 10, 0, 1000000, "implied literals that a conflict of a row is worth", NULL) \
    WHOLE(matrix_gain_ticks, 500, 0, 1000000, "ticks of its own for each unit of gain", NULL) \
    WHOLE(matrix_promise, INTERVAL(100, 5), 0, 1000000000, "conflicts before a matrix is promising", NULL) \
    WHOLE(matrix_wait, 10, 0, 30, "logarithm of the rounds without one in the end", NULL) \
    WHOLE(counting_ticks, 1000000, 1, 4000000000, "ticks of each order of rows, and words / counting-part", NULL) \
    WHOLE(counting_part, 32, 1, 1000000, "words of clauses for each tick more", NULL) \
    WHOLE(counting_orders, 64, 0, 1000000, "orders of rows that are tried", "tuned on nets that share channels") \
    WHOLE(counting_orders_ticks, 5000000, 0, 4000000000, "ticks of all orders but the first", NULL) \
    WHOLE(counting_wide, 2, 0, 1000000, "literals of a column for more orders, on average", "tuned on nets that share channels") \
    WHOLE(counting_narrow, 2, 1, 1000000, "parts of the shortest row, for more orders", "tuned on nets that share channels") \
    /* Looking ahead (look/, engines/look.c). */ \
    WHOLE(look_vars, 1 << 16, 0, 1000000000, "variables above which the engine auto does not look ahead", NULL) \
    WHOLE(look_rounds_root, 5, 0, 1000, "rounds of preselection at the root", NULL) \
    WHOLE(look_rounds, 2, 0, 1000, "rounds of preselection below", NULL) \
    REAL(look_strength_base, 0.1, 0.001, 1000, "strength that a literal begins a round with", "Knuth, 2015") \
    REAL(look_strength_binary, 5, 0, 1000, "strength by a binary clause for each of its other literal", NULL) \
    REAL(look_strength_most, 20, 0.01, 1000, "strength at most", "Knuth, 2015") \
    WHOLE(look_share_least, 300, 1, 1000000000, "candidates at depth d are this / d at least", NULL) \
    WHOLE(look_share_most, 600, 1, 1000000000, "candidates at depth d are this / d at most", "Knuth, 2015") \
    WHOLE(look_candidates, 10, 1, 1000000000, "candidates at any depth at least", NULL) \
    WHOLE(look_rebuild_part, 20, 1, 1000000, "effort of the search for that of taking clauses anew", NULL) \
    WHOLE(look_levels_left, 2, 0, 1000, "levels below a branch given to another process", NULL) \
    REAL(double_decay, 0.9997, 0, 1, "what the trigger of double is multiplied by", "Heule, van Maaren, 2007") \
    WHOLE(cube_ticks, 100000000, 0, 4000000000, "ticks of learning before the cut", NULL) \
    REAL(cube_steps, 20, 1, 1000000, "branchings to a refutation, as cubes are judged", NULL) \
    REAL(cube_less, 0.1, 0, 1000, "logarithm of the effort that a cut takes off at least", NULL) \
    /* Turns of engines (engines/). */ \
    WHOLE(auto_share, INTERVAL(2000000, 1000), 8, 1000000000, "ticks of a share in the first round", NULL) \
    REAL(auto_growth, 1.25, 1, 2, "what the share is multiplied by after each round", NULL) \
    REAL(auto_sight, 40, 0, 1000000, "distance from the end at which look gets more", "tuned on uniform random formulas") \
    REAL(auto_more, 25, 1, 1000, "what its share is multiplied by at most", "tuned on uniform random formulas") \
    REAL(auto_reach, 1000, 0, 1e15, "distance from the end beyond which look gets less", "tuned on uniform random formulas") \
    REAL(auto_less, 0.1, 0.001, 1, "what its share is multiplied by then", "tuned on uniform random formulas") \
    REAL(auto_trust, 3, 0, 1000, "times as long as the last answer of look took", NULL) \
    WHOLE(scout_part, INTERVAL(16, 1), 1, 1000000, "effort for each of a scout that promises nothing", NULL) \
    WHOLE(simplify_rounds, 4, 1, 1000, "rounds of --simplify", NULL) \
    WHOLE(simplify_rounds_alone, 10, 1, 1000, "rounds without search", NULL) \
    WHOLE(simplify_ticks, 4000000, 0, 4000000000, "ticks of search in a round, and simplify-passes", NULL) \
    WHOLE(simplify_passes, 10, 0, 1000000, "passes over the formula for each round of search", NULL) \
    WHOLE(simplify_part, 100, 1, 1000000, "clauses or variables for one that a round must take", NULL) \
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

/* The one whose name has the most in common with these `length` bytes. */
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
