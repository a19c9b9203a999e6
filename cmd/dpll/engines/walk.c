/* SPDX-License-Identifier: MIT */
#include "engines/walk.h"

#include <assert.h>

#include "local/local.h"
#include "search/propagate.h"
#include "search/unit.h"
#include "state/log.h"
#include "state/model.h"
#include "state/poll.h"
#include "state/progress.h"
#include "state/reluctant.h"
#include "state/technique.h"
#include "state/trail.h"
#include "state/uniform.h"

/* Clauses with more literals are not kept while others have their turn. */
enum { KEPT_MAX = 1 << 16 };

struct walk {
    struct local local;
    bool put_away; /* the clauses and weights were released and must be taken in again */
    /* Of its own, so that numbers drawn by other engines do not change the walk. */
    struct random random;
    Var room;            /* variables that phases has room for */
    signed char *phases; /* the best assignment of the round */

    /* The question that the walk searches for. */
    struct lit_stack assumptions;
    size_t words; /* words of the formula */
    size_t fixed; /* literals on the trail when the clauses were taken in */

    bool fits_weights; /* DDFW, not ProbSAT, fits this formula */
    unsigned rounds;   /* finished rounds: odd ones are of the method that fits less well */
    uint64_t length;   /* length of the last round of the method that fits, in first rounds */
    struct reluctant reluctant;
    bool begun;    /* a round has begun */
    uint64_t left; /* ticks left for this round */
};

static void reset(struct solver *s) {
    trail_backtrack(s, 0);
}

/* Releases large data for the turns of other engines, unless the formula looks uniform: there walks
 * find models, some by weights built up over thousands of rounds. */
static void suspend(struct solver *s) {
    struct walk *walk = s->walk;
    reset(s);
    if (!walk || !walk->fits_weights || walk->local.field.lits.size <= KEPT_MAX)
        return;
    local_end(&walk->local);
    walk->put_away = true;
}

static void update(struct solver *s) {
    (void)s;
    assert(!solver_level(s));
}

static void release(struct solver *s) {
    struct walk *walk = s->walk;
    if (!walk)
        return;
    local_end(&walk->local);
    memory_release(s->memory, walk->phases);
    stack_free(s->memory, &walk->assumptions);
    memory_release(s->memory, walk);
    s->walk = NULL;
}

/* Makes the assumptions true and propagates them.  Returns false on a contradiction. */
static bool assume(struct solver *s) {
    assert(!solver_level(s));
    bool failed = false;
    if (!unit_propagate(s))
        return false;
    while (trail_assume(s, &failed) && !failed)
        if (propagate(s) != NO_CONFLICT)
            return false;
    return !failed;
}

static bool same_assumptions(const struct solver *s) {
    const struct lit_stack *assumptions = &s->walk->assumptions;
    if (assumptions->size != s->assumptions.size)
        return false;
    for (size_t i = 0; i < assumptions->size; i++)
        if (stack_at(assumptions, i) != stack_at(&s->assumptions, i))
            return false;
    return true;
}

static void note_question(struct solver *s) {
    struct walk *walk = s->walk;
    walk->words = s->formula->size;
    stack_clear(&walk->assumptions);
    for (size_t i = 0; i < s->assumptions.size; i++)
        stack_push(s->memory, &walk->assumptions, stack_at(&s->assumptions, i));
}

/* Takes in the clauses under the current values.  Returns false, and releases the walk, if there
 * are too many. */
static bool take_clauses(struct solver *s) {
    assert(s->walk && s->propagated == s->trail.size);
    struct local *local = &s->walk->local;
    s->walk->fixed = s->trail.size;
    s->walk->put_away = false;
    log_words(s, "clauses", "taken under %zu literals", s->trail.size);
    if (!local_begin(s, local, &s->walk->random)) {
        release(s);
        return false;
    }
    probsat_begin(&local->probsat, &local->field, s->tuned);
    ddfw_begin(&local->ddfw, &local->field, s->tuned);
    return true;
}

/* Prepares for a new question. */
static bool start(struct solver *s) {
    release(s);
    struct walk *walk = s->walk = memory_zeroed(s->memory, 1, sizeof *walk);
    walk->phases = memory_zeroed(s->memory, s->formula->vars, 1);
    walk->room = s->formula->vars;
    walk->random.state = s->settings->seed;
    walk->fits_weights = !uniform_looks(s);
    walk->length = 1;
    walk->reluctant = (struct reluctant){1, 1};
    note_question(s);
    assert(walk->room == s->formula->vars && same_assumptions(s));
    return take_clauses(s);
}

static bool is_weighted(const struct walk *walk) {
    return walk->fits_weights ^ (walk->rounds % 2);
}

/* Begins or resumes a round from the assignment in walk->phases. */
static void enter(struct solver *s) {
    assert(s->walk->room == s->formula->vars);
    struct walk *walk = s->walk;
    struct local *local = &walk->local;
    field_assign(s, &local->field, walk->phases);
    if (is_weighted(walk))
        ddfw_enter(s, &local->ddfw, &local->field);
    else
        probsat_enter(&local->probsat, &local->field);
}

/* Whether the clauses are still there and few variables have got values since they were taken
 * in. */
static bool is_at_hand(const struct solver *s) {
    const struct walk *walk = s->walk;
    /* Added variables may have values, too. */
    size_t found = s->trail.size - walk->fixed,
           open = walk->room > walk->fixed ? walk->room - walk->fixed : 0;
    return !walk->put_away &&
           (s->trail.size <= walk->fixed || found < open / s->tuned->walk_fixed_part + 1);
}

/* Resumes the current question.  If the clauses have to be taken in again, now without satisfied
 * ones, the round goes on from its best assignment. */
static bool resume(struct solver *s) {
    struct walk *walk = s->walk;
    if (is_at_hand(s))
        return true;
    local_end(&walk->local);
    if (!take_clauses(s))
        return false;
    enter(s);
    return true;
}

static bool prepare(struct solver *s) {
    struct walk *walk = s->walk;
    if (walk && walk->words == s->formula->size && walk->room == s->formula->vars &&
        same_assumptions(s))
        return resume(s);
    return start(s);
}

static void draw_phases(struct solver *s, signed char *phases) {
    uint64_t bits = 0;
    for (Var var = 0; var < s->formula->vars; var++) {
        poll_step(s, var);
        if (var % 64 == 0)
            bits = random_next(&s->walk->random);
        memory_at(phases, var) = bits >> var % 64 & 1 ? 1 : -1;
    }
}

/* If weights (DDFW) fit the formula, some starts are lucky, so most rounds stay short (reluctant
 * doubling).  If ProbSAT fits, which forgets its start and comes down slowly, each round is four
 * times as long as the round before, and at most `most` times as long as the first. */
static void choose_length(struct walk *walk, uint32_t most) {
    if (walk->fits_weights)
        walk->length = reluctant_next(&walk->reluctant);
    else if (walk->rounds && walk->length < most)
        walk->length *= 4;
    assert(walk->length);
}

/* The method that fits less well gets a part of the effort of the other.  A formula that looks
 * uniform may hide a solution that most clauses point away from: weights find it soon, and ProbSAT
 * does not.  Where there is structure, ProbSAT is ahead on some permutation puzzles, which have few
 * long clauses. */
static void begin_round(struct solver *s) {
    assert(!s->walk->begun);
    struct walk *walk = s->walk;
    struct field *field = &walk->local.field;
    bool other = walk->rounds % 2;
    if (!other)
        choose_length(walk, s->tuned->walk_length);
    draw_phases(s, walk->phases);
    enter(s);
    walk->left =
        s->tuned->walk_literal_ticks * (uint64_t)field->lits.size + s->tuned->walk_round_ticks;
    walk->left *= walk->length;
    if (other)
        walk->left /=
            walk->fits_weights ? s->tuned->walk_probsat_part : s->tuned->walk_weights_part;
    log_words(s, "round", "%u by %s, %" PRIu64 " ticks, %zu clauses false", walk->rounds,
              is_weighted(walk) ? "weights" : "ProbSAT", walk->left, field->falsified.size);
    walk->begun = true;
    s->walked = true;
    s->counters.walks++;
}

/* Runs the round up to its end or the pause. */
static void search(struct solver *s) {
    assert(s->walk->begun);
    struct walk *walk = s->walk;
    struct local *local = &walk->local;
    /* Beginning a round may have used up the ticks left before the pause. */
    uint64_t before = s->counters.walk_ticks, ticks = poll_left(s);
    if (ticks > walk->left)
        ticks = walk->left;
    if (is_weighted(walk))
        ddfw_run(s, &local->ddfw, &local->field, ticks);
    else
        probsat_run(s, &local->probsat, &local->field, ticks);
    assert(local->field.best <= local->field.falsified.size);
    uint64_t spent = s->counters.walk_ticks - before;
    walk->left -= spent < walk->left ? spent : walk->left;
    log_words(s, "walked", "%" PRIu64 " ticks, best %zu, %zu clauses false", spent,
              local->field.best, local->field.falsified.size);
    if (s->counters.falsified && local->field.best >= s->counters.falsified)
        return;
    s->counters.falsified = local->field.best;
    progress_text(s, "engine walk has left %zu clauses false", local->field.best);
}

/* ProbSAT fits formulas that look uniform.  In formulas with structure the weights of DDFW tell
 * hard clauses from easy ones. */
static bool search_on(struct solver *s) {
    struct walk *walk = s->walk;
    const struct field *field = &walk->local.field;
    while (!poll_reached(s) && !field->hopeless) {
        if (!walk->begun)
            begin_round(s);
        search(s);
        if (!field->best)
            return true;
        if (!walk->left) {
            walk->begun = false;
            walk->rounds++;
        }
    }
    return false;
}

#ifndef NDEBUG
/* Whether each clause of the formula has a literal that is true on the trail or, if it is open
 * there, in the best assignment. */
static bool is_model(const struct solver *s) {
    struct clause_view clause;
    for (size_t at = 0; formula_next(s->formula, &at, &clause);) {
        bool satisfied = false;
        for (size_t i = 0; i < clause.size && !satisfied; i++) {
            Lit lit = clause_lit(&clause, i);
            signed char value = solver_value(s, lit), phase = lit_sign(lit);
            satisfied = value ? value > 0 : memory_at(s->walk->phases, lit_var(lit)) == phase;
        }
        if (!satisfied)
            return false;
    }
    return true;
}
#endif

static enum res_answer solve(struct solver *s) {
    profile_enter(s->profile, TECHNIQUE_WALK);
    /* If models were excluded, a model of the formula may be one of them. */
    if (s->narrowed || !assume(s) || !prepare(s) || !search_on(s)) {
        trail_backtrack(s, 0);
        return RES_UNKNOWN;
    }
    assert(is_model(s));
    model_take(s, s->walk->phases);
    return RES_SAT;
}

const struct engine engine_walk = {.name = "walk",
                                   .races = true,
                                   .reset = reset,
                                   .suspend = suspend,
                                   .update = update,
                                   .solve = solve};
