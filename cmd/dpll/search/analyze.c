/* SPDX-License-Identifier: MIT */
/* In a conflict all literals of a clause are false.  Many of them are consequences of others, so
 * analysis resolves the clause with the reasons of its literals, the latest first, until one
 * literal of the current level is left.
 *
 * Say that p was decided, then a, and the reasons (-a, b) and (-b, -p, c) led to the conflict
 * (-b, -c).  Resolving (-b, -c) with the reason of c gives (-b, -p).  Its only literal of a's level
 * is -b, so this clause is learned.  The search jumps back to the level of p, where the clause
 * makes b false.  The decision a is not mentioned.  Going on until only decisions are left would
 * give longer clauses; stopping at the first such literal was found to be best (Zhang, Madigan,
 * Moskewicz, Malik, 2001).
 *
 * Variables are bumped before the clause is minimized and shrunk, since these steps mark further
 * variables that took no part in the conflict. */
#include "search/analyze.h"

#include <assert.h>

#include "search/backtrack.h"
#include "search/bump.h"
#include "search/checklearned.h"
#include "search/eager.h"
#include "search/minimize.h"
#include "search/mode.h"
#include "search/share.h"
#include "search/shrink.h"
#include "search/state.h"
#include "search/theory.h"
#include "search/tier.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/trail.h"

/* Marks the variable of a literal as seen unless it has level 0.  Returns whether it was unmarked
 * and is on the level of the conflict. */
static bool visit(struct solver *s, Lit lit) {
    assert(solver_has_lit(s, lit) && solver_value(s, lit) < 0);
    struct cdcl *cdcl = s->cdcl;
    Var var = lit_var(lit);
    uint32_t level = memory_at(s->assigned, var).level;
    assert(level <= solver_level(s));
    if (memory_at(cdcl->marks, var))
        return false;
    if (!level) {
        justify_fixed(s, var);
        return false;
    }
    memory_at(cdcl->marks, var) = MARK_SEEN;
    stack_push(s->memory, &cdcl->analyzed, var);
    if (level == solver_level(s))
        return true;
    stack_push(s->memory, &s->clause, lit);
    if (!memory_at(cdcl->in_level, level)++)
        stack_push(s->memory, &cdcl->levels, level);
    return false;
}

/* Visits the literals of a clause except skip.  Returns how many of them are new on the level of
 * the conflict. */
static unsigned visit_lits(struct solver *s, struct lits lits, Lit skip) {
    unsigned open = 0;
    for (uint32_t i = 0; i < lits.size; i++)
        if (lits_at(lits, i) != skip)
            open += visit(s, lits_at(lits, i));
    return open;
}

/* Counts a use of a learned clause in the arena, for the tiers. */
static void note_use(struct solver *s, Ref ref) {
    if (!(ref & BINARY) && solver_clause(s, ref)->redundant)
        tier_use(s, solver_clause(s, ref));
}

static unsigned visit_conflict(struct solver *s, Ref conflict) {
    justify_conflict(s, conflict);
    note_use(s, conflict);
    unsigned open = visit_lits(s, solver_conflict_lits(s, conflict), NO_LIT);
    log_words(s, "analyze", "%u open, %zu below", open, s->clause.size - 1);
    return open;
}

static unsigned visit_reason(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) > 0 && solver_assigned(s, lit).level == solver_level(s));
    Lit other;
    uint32_t reason = theory_reason(s, lit_var(lit));
    justify_resolved(s, lit, reason);
    note_use(s, reason);
    return visit_lits(s, solver_reason_lits(s, reason, &other), lit);
}

#ifndef NDEBUG
/* Whether s->clause consists of one literal of the conflict's level, at its front, and
 * in_level[level] literals of each lower level. */
static bool is_levelled(const struct solver *s) {
    const struct cdcl *cdcl = s->cdcl;
    size_t others = 0;
    for (size_t i = 0; i < cdcl->levels.size; i++)
        others += memory_at(cdcl->in_level, stack_at(&cdcl->levels, i));
    return s->clause.size == 1 + others && solver_value(s, stack_at(&s->clause, 0)) < 0;
}

/* Whether no literal behind the second one of s->clause has a higher level than the second one. */
static bool may_be_watched(const struct solver *s) {
    const Lit *lits = s->clause.data;
    for (size_t i = 2; i < s->clause.size; i++)
        if (solver_assigned(s, memory_at(lits, i)).level >
            solver_assigned(s, memory_at(lits, 1)).level)
            return false;
    return true;
}
#endif

/* Resolves backwards along the trail until a single literal of the conflict's level is left, the
 * first unique implication point; its negation goes to the front of s->clause. */
static void derive(struct solver *s, Ref conflict) {
    size_t at = s->trail.size;
    Lit uip;
    stack_clear(&s->clause);
    stack_push(s->memory, &s->clause, 0);
    unsigned open = visit_conflict(s, conflict);
    assert(open);
    for (;;) {
        do
            uip = stack_at(&s->trail, --at);
        while (!memory_at(s->cdcl->marks, lit_var(uip)));
        assert(at >= stack_top(&s->levels).trail);
        if (!--open)
            break;
        open += visit_reason(s, uip);
        s->counters.resolved++;
        log_reason(s, "resolve", uip, solver_assigned(s, uip).reason, "%u open, %zu below", open,
                   s->clause.size - 1);
    }
    assert(solver_assigned(s, uip).level == solver_level(s));
    stack_at(&s->clause, 0) = lit_not(uip);
    assert(is_levelled(s));
    s->counters.derived_literals += s->clause.size;
    justify_derived(s);
    log_literal(s, "uip", uip);
    log_clause(s, "derived", s->clause.data, s->clause.size);
}

/* Swaps the literal of the highest level among the others into second place, where it is watched.
 * Returns its level, the one to jump back to. */
static unsigned jump_level(struct solver *s) {
    assert(s->clause.size);
    size_t best = 1;
    if (s->clause.size == 1)
        return 0;
    for (size_t i = 2; i < s->clause.size; i++)
        if (solver_assigned(s, stack_at(&s->clause, i)).level >
            solver_assigned(s, stack_at(&s->clause, best)).level)
            best = i;
    Lit lit = stack_at(&s->clause, best);
    stack_at(&s->clause, best) = stack_at(&s->clause, 1);
    stack_at(&s->clause, 1) = lit;
    assert(solver_assigned(s, lit).level < solver_level(s) && may_be_watched(s));
    return solver_assigned(s, lit).level;
}

static void count_learned(struct counters *counters, uint32_t size, uint32_t glue) {
    counters->learned++;
    counters->learned_literals += size;
    counters->learned_glue += glue;
    counters->learned_units += size == 1;
    counters->learned_binaries += size == 2;
}

static void learn(struct solver *s, uint32_t glue, uint64_t id) {
    uint32_t size = (uint32_t)s->clause.size, reason = NO_REASON;
    const Lit *lits = s->clause.data;
    assert(size && solver_value(s, memory_at(lits, 0)) < 0);
    log_clause_words(s, "learn", lits, size, "glue %u", glue);
    s->cdcl->schedule.learned++;
    count_learned(&s->counters, size, glue);
    eager_subsume(s);
    unsigned level = jump_level(s);
    log_words(s, "jump", "to level %u of %u", level, solver_level(s));
    s->counters.jumped_levels += solver_level(s) - level;
    mode_note(s, glue, solver_level(s) - level);
    backtrack(s, level);
    assert(!solver_value(s, memory_at(lits, 0)) &&
           (size == 1 || solver_value(s, memory_at(lits, 1)) < 0));
    if (size > 1) {
        Ref ref = solver_add_clause(s, lits, size, true, id);
        reason = size == 2 ? BINARY | memory_at(lits, 1) : ref;
    }
    if (size > 2) {
        struct clause *clause = solver_clause(s, reason);
        clause->glue = (glue < CLAUSE_GLUE_MAX ? glue : CLAUSE_GLUE_MAX) & CLAUSE_GLUE_MAX;
        tier_mark_used(clause);
        eager_note(s, reason);
    }
    trail_assign(s, memory_at(lits, 0), reason);
    justify_assigned(s, memory_at(lits, 0), id);
}

static void clear_marks(struct cdcl *cdcl) {
    for (size_t i = 0; i < cdcl->analyzed.size; i++)
        memory_at(cdcl->marks, stack_at(&cdcl->analyzed, i)) = 0;
    for (size_t i = 0; i < cdcl->levels.size; i++)
        memory_at(cdcl->in_level, stack_at(&cdcl->levels, i)) = 0;
    stack_clear(&cdcl->analyzed);
    stack_clear(&cdcl->levels);
}

void analyze(struct solver *s, Ref conflict) {
    struct cdcl *cdcl = s->cdcl;
    assert(solver_level(s));
    assert(!cdcl->analyzed.size && !cdcl->levels.size);
    s->counters.conflicts++;
    s->counters.stable_conflicts += cdcl->stable;
    enum search_step step = profile_step(s->profile, STEP_ANALYZE);
    log_conflict(s, "conflict", conflict);
    derive(s, conflict);
    uint32_t glue = (uint32_t)cdcl->levels.size;
    if (s->profile)
        profile_note(s->profile, solver_level(s), (double)s->trail.size / (s->vars - s->gone),
                     glue);
    bump_add_reasons(s);
    bump_analyzed(s);
    profile_step(s->profile, STEP_MINIMIZE);
    minimize(s);
    shrink(s);
    profile_step(s->profile, STEP_ANALYZE);
    check_learned(s, conflict);
    uint64_t id = justify_resolvent(s, s->clause.data, s->clause.size);
    ema_add(&cdcl->averages[cdcl->stable].fast_glue, glue);
    ema_add(&cdcl->averages[cdcl->stable].slow_glue, glue);
    theory_forget(s);
    learn(s, glue, id);
    share_learned(s, s->clause.data, (uint32_t)s->clause.size, glue, id);
    clear_marks(cdcl);
    profile_step(s->profile, step);
    assert(solver_value(s, stack_at(&s->clause, 0)) > 0);
    assert(solver_level(s) ==
           (s->clause.size > 1 ? solver_assigned(s, stack_at(&s->clause, 1)).level : 0));
}
