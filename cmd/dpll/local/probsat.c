/* SPDX-License-Identifier: MIT */
/* Flipping a variable of a falsified clause satisfies this clause and breaks each clause whose only
 * true literal becomes false.  In (a, b), (-a, c) and (-a, d) with all variables false, flipping
 * a breaks two clauses and flipping b none.  Always taking the fewest breaks runs in circles, so
 * chance decides, with weights that fall steeply: by a power of the breaks in 3-SAT, exponentially
 * in longer clauses.
 *
 * A flip must be cheap, as there are millions of them.  Breaks are kept up to date for all
 * variables: only the clauses of the flipped variable change, and field.h finds the one variable
 * that a clause hangs on without reading its literals.  The authors have one table of weights for a
 * formula; here each length of clauses has its own. */
#include "local/probsat.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "state/log.h"

/* A flip takes TICKS_PER_FLIP + visited clauses / VISITS_PER_TICK ticks, which take as long as
 * ticks of the conflict-driven search, as measured. */
enum { TICKS_PER_FLIP = 4, VISITS_PER_TICK = 16 };

/* The base of the exponential weight for a clause length, as tuned by Balint and Schoening on
 * uniform formulas, interpolated linearly between their lengths.  Beyond their longest length the
 * base is proportional to the length, since a bad one among twice as many literals is chosen twice
 * as often. */
static double weight_base(double length) {
    assert(length >= 0);
    static const double bases[] = {2.0, 2.0, 2.0, 2.5, 2.85, 3.7, 5.0, 5.4};
    enum { LAST = sizeof bases / sizeof *bases - 1 };
    if (length >= LAST)
        return bases[LAST] * length / LAST;
    size_t below = (size_t)length;
    return bases[below] + (length - (double)below) * (bases[below + 1] - bases[below]);
}

/* The weight of a variable whose flip breaks `breaks` clauses of this mean length: polynomial
 * below probsat_short, as tuned by the same authors for length 3, since 3-SAT is shorter where it
 * was simplified; else exponential. */
static double weight_of(double length, int breaks, const struct tunables *tuned) {
    assert(breaks >= 0);
    return length < tuned->probsat_short
               ? pow(tuned->probsat_offset + breaks, -tuned->probsat_exponent)
               : pow(weight_base(length), -breaks);
}

void probsat_begin(struct probsat *probsat, const struct field *field,
                   const struct tunables *tuned) {
    double mean = field->clauses ? (double)field->lits.size / field->clauses : 0;
    probsat->breaks =
        memory_zeroed(field->memory, (size_t)field->mask + 1, sizeof *probsat->breaks);
    for (int length = 0; length <= CLAUSE_LENGTH_MAX; length++)
        for (int breaks = 0; breaks <= BREAKS_MAX; breaks++)
            probsat->weights[length][breaks] = weight_of(fmax(length, mean), breaks, tuned);
}

void probsat_enter(struct probsat *probsat, const struct field *field) {
    memset(probsat->breaks, 0, ((size_t)field->mask + 1) * sizeof *probsat->breaks);
    for (uint32_t clause = 0; clause < field->clauses; clause++)
        if (field_hangs(field->one, memory_at(field->standings, clause)))
            memory_at(probsat->breaks,
                      field_critical(field->mask, memory_at(field->standings, clause)))++;
}

/* Most clauses have several true literals before and after the flip, but which is random, so that a
 * branch would be mispredicted: breaks is always changed, possibly by 0. */
static void make_true(struct probsat *probsat, struct field *field, Lit lit) {
    Var var = lit_var(lit);
    uint32_t *breaks = probsat->breaks;
    uint32_t *standings = field->standings, one = field->one, mask = field->mask;
    const uint32_t *occurrences = field->occurrences;
    for (uint32_t i = memory_at(field->first, lit), end = memory_at(field->first, lit + 1); i < end;
         i++) {
        uint32_t clause = memory_at(occurrences, i);
        uint32_t standing = memory_at(standings, clause);
        memory_at(breaks, field_critical(mask, standing)) -= field_hangs(one, standing);
        if (field_falls(one, standing)) {
            field_satisfy(field, clause, lit);
            memory_at(breaks, var)++;
        } else {
            memory_at(standings, clause) = (standing + one) ^ var;
        }
    }
}

static void make_false(struct probsat *probsat, struct field *field, Lit lit) {
    Var var = lit_var(lit);
    uint32_t *breaks = probsat->breaks;
    uint32_t *standings = field->standings, one = field->one, mask = field->mask;
    const uint32_t *occurrences = field->occurrences;
    for (uint32_t i = memory_at(field->first, lit), end = memory_at(field->first, lit + 1); i < end;
         i++) {
        uint32_t clause = memory_at(occurrences, i);
        uint32_t standing = (memory_at(standings, clause) - one) ^ var;
        memory_at(breaks, field_critical(mask, standing)) += field_hangs(one, standing);
        memory_at(standings, clause) = standing;
        if (!standing) {
            field_falsify(field, clause);
            memory_at(breaks, var)--;
        }
    }
}

/* Flips the variable of a literal.  Returns the ticks this takes. */
static uint64_t flip(struct solver *s, struct probsat *probsat, struct field *field, Lit lit) {
    assert(memory_at(field->values, lit) == -1 && memory_at(field->values, lit_not(lit)) == 1);
    memory_at(field->values, lit) = 1;
    memory_at(field->values, lit_not(lit)) = -1;
    make_true(probsat, field, lit);
    make_false(probsat, field, lit_not(lit));
    s->counters.flips++;
    return TICKS_PER_FLIP + field_visited(field, lit) / (field->large ? 1 : VISITS_PER_TICK);
}

static double weight(const struct probsat *probsat, const double *weights, Lit lit) {
    uint32_t breaks = memory_at(probsat->breaks, lit_var(lit));
    return weights[breaks < BREAKS_MAX ? breaks : BREAKS_MAX];
}

/* Chooses the literal of a falsified clause to make true. */
static Lit choose(const struct probsat *probsat, const struct field *field, uint32_t clause) {
    assert(clause < field->clauses && field_end(field, clause) > field_start(field, clause));
    uint32_t start = field_start(field, clause), end = field_end(field, clause);
    const double *weights =
        probsat->weights[end - start < CLAUSE_LENGTH_MAX ? end - start : CLAUSE_LENGTH_MAX];
    double sum = 0;
    for (uint32_t i = start; i < end; i++)
        sum += weight(probsat, weights, stack_at(&field->lits, i));
    double left = random_unit(field->random) * sum;
    assert(sum > 0);
    for (uint32_t i = start; i + 1 < end; i++) {
        left -= weight(probsat, weights, stack_at(&field->lits, i));
        if (left < 0)
            return stack_at(&field->lits, i);
    }
    assert(left <= weight(probsat, weights, stack_at(&field->lits, end - 1)) + 1e-9 * sum);
    return stack_at(&field->lits, end - 1);
}

#ifndef NDEBUG
/* Whether the breaks of all variables add up to the number of clauses with one true literal. */
static bool is_counted(const struct probsat *probsat, const struct field *field) {
    uint32_t hanging = 0;
    for (uint32_t clause = 0; clause < field->clauses; clause++)
        hanging += field_hangs(field->one, memory_at(field->standings, clause));
    for (Var var = 0; var < field->vars; var++)
        hanging -= memory_at(probsat->breaks, var);
    return !hanging;
}
#endif

void probsat_run(struct solver *s, struct probsat *probsat, struct field *field, uint64_t ticks) {
    uint64_t spent = 0;
    if (!field->falsified.size || field->hopeless)
        return;
    while (field->falsified.size && spent < ticks && !*s->limits.stop) {
        uint32_t which = random_below(field->random, (uint32_t)field->falsified.size);
        Lit lit = choose(probsat, field, stack_at(&field->falsified, which));
        spent += flip(s, probsat, field, lit);
        log_literal_words(s, "flipped", lit, "%zu clauses false", field->falsified.size);
        field_note_flip(field, lit_var(lit));
    }
    assert(field_is_sound(field) && is_counted(probsat, field) &&
           field->best <= field->falsified.size);
    s->counters.walk_ticks += spent;
}
