/* SPDX-License-Identifier: MIT */
/* What is learned from conflicts, beside all assignments and the definition of what may be left
 * out. */
#include "search/analyze.h"

#include "common/base/diag.h"
#include "left.h"
#include "state/technique.h"
#include "state/trail.h"
#include "unit.h"

const char diag_tool[] = "unit-analyze";

enum { VARS = 16, CLAUSES = 55, FORMULAS = 60, COMPARED = 1000, LOOSE = 45 };

/* Opens a level with a random literal of an open variable. */
static void decide(struct solver *s, struct random *random) {
    Lit lit = random_below(random, 2 * s->vars);
    while (s->values[lit])
        lit = random_below(random, 2 * s->vars);
    trail_decide(s, lit);
}

/* Decides until a clause is false or all variables have a value. */
static Ref run_into_conflict(struct solver *s, struct random *random) {
    Ref conflict = propagate(s);
    while (conflict == NO_CONFLICT && s->trail.size < s->vars) {
        decide(s, random);
        conflict = propagate(s);
    }
    return conflict;
}

/* What was learned when the assignment of `before` was in conflict on `level`. */
static void check_learned_clause(const struct small *small, const signed char *values,
                                 const struct assigned *before, unsigned level) {
    const struct solver *s = &small->s;
    uint32_t on_level = 0, next = 0;
    for (size_t i = 0; i < s->clause.size; i++) {
        Lit lit = s->clause.data[i];
        uint32_t at = before[lit_var(lit)].level;
        CHECK(values[lit] < 0);
        CHECK(at);
        on_level += at == level;
        if (at < level && at > next)
            next = at;
    }
    CHECK_SAME(on_level, 1);
    CHECK_SAME(before[lit_var(s->clause.data[0])].level, level);
    CHECK_SAME(solver_level(s), next);
    CHECK(s->values[s->clause.data[0]] > 0);
    CHECK(small_implies(small, s->clause.data, (uint32_t)s->clause.size));
}

static void learn(struct small *small, Ref conflict) {
    struct solver *s = &small->s;
    signed char values[2 * VARS];
    struct assigned before[VARS];
    unsigned level = solver_level(s);
    memcpy(values, s->values, sizeof values);
    memcpy(before, s->assigned, sizeof before);
    analyze(s, conflict);
    check_learned_clause(small, values, before, level);
    CHECK_SAME(s->cdcl->analyzed.size, 0);
    for (Var var = 0; var < VARS; var++)
        CHECK_SAME(s->cdcl->marks[var], 0);
}

static uint32_t assignment_of(const struct solver *s) {
    uint32_t row = 0;
    for (Var var = 0; var < s->vars; var++)
        row |= (uint32_t)(s->values[lit_make(var, 0)] > 0) << var;
    return row;
}

/* Searches by random decisions and learned clauses, which ends in a model or a conflict at level
 * 0. */
static void check_search_to_end(struct random *random) {
    static struct small small;
    struct truth left;
    small_begin(&small, VARS);
    small_draw(&small, random, CLAUSES + random_below(random, 20), 2, 4);
    bool sound = small_build(&small);
    Ref conflict = NO_CONFLICT;
    while (sound && (conflict = run_into_conflict(&small.s, random)) != NO_CONFLICT) {
        if (!solver_level(&small.s))
            break;
        learn(&small, conflict);
    }
    if (sound && conflict == NO_CONFLICT)
        CHECK(truth_has(&small.models, assignment_of(&small.s)));
    else
        CHECK(truth_is_empty(&small.models));
    small_left(&left, &small.s, true);
    CHECK(truth_equal(&left, &small.models));
    small_end(&small);
}

/* The first clause learned with some techniques left out, and the assignment then. */
struct lesson {
    Lit lits[VARS];
    uint32_t size;
    struct assigned assigned[VARS];
    bool follows[VARS]; /* by variable: its value follows from the literals, by reasons alone */
};

static bool has(const struct lesson *lesson, Var var) {
    for (uint32_t i = 0; i < lesson->size; i++)
        if (lit_var(lesson->lits[i]) == var)
            return true;
    return false;
}

/* Whether the other literals of a variable's reason are of variables marked as following. */
static bool reason_follows(const struct solver *s, const struct lesson *lesson, Var var) {
    Lit other;
    uint32_t reason = lesson->assigned[var].reason;
    if (reason == NO_REASON)
        return false;
    struct lits lits = solver_reason_lits(s, reason, &other);
    for (uint32_t i = 0; i < lits.size; i++)
        if (lit_var(lits.at[i]) != var && !lesson->follows[lit_var(lits.at[i])])
            return false;
    return true;
}

static void mark_following(const struct solver *s, struct lesson *lesson, const Lit *trail,
                           size_t size) {
    for (size_t i = 0; i < size; i++) {
        Var var = lit_var(trail[i]);
        lesson->follows[var] =
            !lesson->assigned[var].level || has(lesson, var) || reason_follows(s, lesson, var);
    }
}

/* Adds a formula that depends on the seed alone, and learns once.  Returns whether there was a
 * conflict above level 0. */
static bool take_lesson(struct small *small, uint64_t seed, uint64_t without,
                        struct lesson *lesson) {
    struct random random = {seed};
    struct solver *s = &small->s;
    Lit trail[VARS];
    *lesson = (struct lesson){.size = 0};
    small_begin(small, VARS);
    small->settings.without = without;
    small_draw(small, &random, LOOSE, 2, 4);
    if (!small_build(small))
        return false;
    Ref conflict = run_into_conflict(s, &random);
    if (conflict == NO_CONFLICT || !solver_level(s))
        return false;
    size_t size = s->trail.size;
    memcpy(trail, s->trail.data, size * sizeof *trail);
    memcpy(lesson->assigned, s->assigned, sizeof lesson->assigned);
    analyze(s, conflict);
    lesson->size = (uint32_t)s->clause.size;
    memcpy(lesson->lits, s->clause.data, s->clause.size * sizeof *lesson->lits);
    CHECK(small_implies(small, lesson->lits, lesson->size));
    mark_following(s, lesson, trail, size);
    return true;
}

/* Whether minimizing has left out just the literals whose reasons follow from the others. */
static void check_minimized(const struct solver *s, const struct lesson *whole,
                            const struct lesson *minimized) {
    uint32_t kept = 1;
    CHECK_SAME(minimized->lits[0], whole->lits[0]);
    for (uint32_t i = 1; i < whole->size; i++) {
        Var var = lit_var(whole->lits[i]);
        bool stays = !reason_follows(s, whole, var);
        CHECK_SAME(has(minimized, var), stays);
        kept += stays;
    }
    CHECK_SAME(minimized->size, kept);
}

static unsigned count_on_level(const struct lesson *lesson, uint32_t level) {
    unsigned count = 0;
    for (uint32_t i = 0; i < lesson->size; i++)
        count += lesson->assigned[lit_var(lesson->lits[i])].level == level;
    return count;
}

/* Whether shrinking has left each level as it was, or with one literal. */
static void check_shrunk(const struct lesson *minimized, const struct lesson *shrunk) {
    CHECK_SAME(shrunk->lits[0], minimized->lits[0]);
    for (uint32_t level = 1; level <= VARS; level++) {
        unsigned before = count_on_level(minimized, level), now = count_on_level(shrunk, level);
        CHECK(now == before || (before > 1 && now == 1));
        for (uint32_t i = 0; i < minimized->size && now == before; i++) {
            Var var = lit_var(minimized->lits[i]);
            CHECK(minimized->assigned[var].level != level || has(shrunk, var));
        }
    }
}

static void check_shortening(uint64_t seed, unsigned gained[2]) {
    static struct small small;
    static struct lesson whole, minimized, shrunk;
    uint64_t shrink = (uint64_t)1 << TECHNIQUE_SHRINK;
    bool learned = take_lesson(&small, seed, shrink | (uint64_t)1 << TECHNIQUE_MINIMIZE, &whole);
    small_end(&small);
    CHECK_SAME(take_lesson(&small, seed, shrink, &minimized), learned);
    if (learned)
        check_minimized(&small.s, &whole, &minimized);
    small_end(&small);
    CHECK_SAME(take_lesson(&small, seed, 0, &shrunk), learned);
    if (learned)
        check_shrunk(&minimized, &shrunk);
    small_end(&small);
    gained[0] += whole.size - minimized.size;
    gained[1] += minimized.size - shrunk.size;
}

int main(void) {
    struct random random = {1};
    unsigned gained[2] = {0, 0};
    for (unsigned i = 0; i < FORMULAS; i++)
        check_search_to_end(&random);
    for (unsigned i = 0; i < COMPARED; i++)
        check_shortening(i, gained);
    CHECK(gained[0] > 50);
    CHECK(gained[1] > 5);
    return unit_end();
}
