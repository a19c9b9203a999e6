/* SPDX-License-Identifier: MIT */
#include "look/clauses.h"

#include <assert.h>
#include <math.h>

#include "common/base/index.h"
#include "look/lists.h"
#include "look/prove.h"
#include "look/reasons.h"
#include "state/log.h"
#include "state/ticks.h"
#include "state/trail.h"

/* Makes the literal true that a clause demands.  Returns false if it is false. */
static bool demand(struct solver *s, Lit lit, struct why why) {
    assert(solver_has_lit(s, lit));
    if (!solver_value(s, lit))
        trail_assign(s, lit, s->proof ? reasons_of(s, lit, why) : NO_REASON);
    if (solver_value(s, lit) > 0)
        return true;
    assert(solver_value(s, lit) < 0 && look_has(s, why));
    s->look->failed = why;
    s->look->demand_id = 0;
    return false;
}

static bool reduce_implied(struct solver *s, Lit lit) {
    const struct implied *list = &memory_at(s->look->implied, lit);
    bool fine = true;
    s->counters.propagations++;
    for (uint32_t i = 0; i < list->size && fine; i++)
        fine = demand(s, stack_at(list, i), why_listed(lit, IN_IMPLIED, i));
    return fine;
}

/* Handles the ternary clause at a place in the list of a true literal, whose other literals may
 * have values not propagated yet: demands a literal, or keeps the clause as a binary one. */
static bool shorten_to_binary(struct solver *s, Lit lit, uint32_t at) {
    assert(solver_value(s, lit) > 0 && at < memory_at(s->look->pairs, lit).size);
    struct pair pair = stack_at(&memory_at(s->look->pairs, lit), at);
    struct why why = why_listed(lit, IN_PAIRS, at);
    if (solver_value(s, pair.first) > 0 || solver_value(s, pair.second) > 0)
        return true;
    if (solver_value(s, pair.first) < 0)
        return demand(s, pair.second, why);
    if (solver_value(s, pair.second) < 0)
        return demand(s, pair.first, why);
    lists_add_binary(s, pair.first, pair.second, reasons_ref(s, why));
    return true;
}

/* Shortens all ternary clauses in the list of a true literal. */
static bool reduce_pairs(struct solver *s, Lit lit) {
    bool fine = true;
    for (uint32_t i = 0; i < memory_at(s->look->pairs, lit).size; i++)
        fine &= shorten_to_binary(s, lit, i);
    return fine;
}

/* Handles a long clause with at most three literals that are not false: keeps it as a shorter one,
 * or demands a literal. */
static bool shorten_large(struct solver *s, Lit from, uint32_t number) {
    assert(number < s->look->counts.size);
    struct look *look = s->look;
    struct why why = why_listed(from, IN_LARGE, number);
    Lit left[4]; /* at most three open literals, and room for one that is overwritten */
    unsigned count = 0;
    bool satisfied = false;
    for (size_t i = stack_at(&look->starts, number); i < stack_at(&look->starts, number + 1); i++) {
        Lit lit = stack_at(&look->lits, i);
        satisfied |= solver_value(s, lit) > 0;
        left[INDEX(count, 4)] = lit;
        count += !solver_value(s, lit);
    }
    if (satisfied)
        return true;
    log_clause_words(s, "left", left, count < 4 ? count : 3, "of long clause %" PRIu32, number);
    if (count <= 1)
        return demand(s, left[0], why);
    if (count == 2)
        lists_add_binary(s, left[0], left[1], reasons_ref(s, why));
    else
        lists_add_ternary(s, left, reasons_ref(s, why));
    stack_at(&look->counts, number) += look->done;
    lists_change(s, CHANGE_LARGE, number, 0);
    return true;
}

static bool reduce_large(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) > 0);
    const struct occurrences *in = &memory_at(s->look->large, lit),
                             *out = &memory_at(s->look->large, lit_not(lit));
    uint32_t *counts = s->look->counts.data, done = s->look->done;
    bool fine = true;
    for (uint32_t i = 0; i < in->size; i++)
        memory_at(counts, stack_at(in, i)) += done;
    for (uint32_t i = 0; i < out->size; i++)
        if (--memory_at(counts, stack_at(out, i)) <= 3)
            fine &= shorten_large(s, lit, stack_at(out, i));
    return fine;
}

/* Each ternary clause costs a tick, since as a binary one it is added to two lists. */
static uint64_t reduce_ticks(const struct look *look, Lit lit) {
    return TICKS_LITERAL + (uint64_t)look->pairs[lit].size +
           ((uint64_t)look->large[lit].size + memory_at(look->large, lit_not(lit)).size) /
               COUNTS_PER_TICK;
}

bool clauses_reduce(struct solver *s) {
    bool fine = !s->proof || prove_units(s);
    while (fine && s->look->reduced < s->trail.size) {
        Lit lit = stack_at(&s->trail, s->look->reduced++);
        ticks_add(&s->counters.look_ticks, reduce_ticks(s->look, lit));
        fine = reduce_implied(s, lit);
        fine &= reduce_pairs(s, lit);
        fine &= reduce_large(s, lit);
    }
    return fine;
}

#ifndef NDEBUG
/* Of so many lists one is looked at. */
enum { CHECKED = 8 };

/* Whether the first `open` clauses of a list of `size` are those that a look-ahead needs to count,
 * and weigh 5 ^ (2 - length) each when the literal becomes false, where 5 ^ 0 is 1 (Li, Anbulagan,
 * 1997). */
static bool is_tidy(const struct look *look, Lit lit, uint32_t open, uint32_t size) {
    const struct occurrences *list = &memory_at(look->large, lit);
    double sum = 0;
    for (uint32_t i = 0; i < size; i++) {
        uint32_t count = stack_at(&look->counts, memory_at(list->data, i));
        if ((i < open) != (count < look->done))
            return false;
        sum += i < open ? pow(5, 3 - (double)count) : 0;
    }
    return list->size == open &&
           fabs((double)memory_at(look->shortened, lit_not(lit)) - sum) <= 1e-3 * sum + 1e-6 * size;
}
#endif

/* Moves the clauses that are true or kept as shorter ones to the end of a literal's list, and
 * weighs the others.  Swaps at each step instead of branching, which would be mispredicted
 * (Lomuto's partition, 1984). */
static void tidy_occurrences(struct solver *s, Lit lit) {
    assert(!solver_value(s, lit));
    struct look *look = s->look;
    struct occurrences *list = &memory_at(look->large, lit);
    const uint32_t *counts = look->counts.data, *weights = look->weights;
    uint32_t *data = list->data, size = list->size, open = 0, done = look->done;
    uint64_t sum = 0;
    ticks_add(&s->counters.look_ticks, 1 + size / COUNTS_PER_TICK);
    for (uint32_t i = 0; i < size; i++) {
        uint32_t number = memory_at(data, i), count = memory_at(counts, number),
                 keep = count < done;
        sum += memory_at(weights, (count - 1) & -keep);
        memory_at(data, i) = memory_at(data, open);
        memory_at(data, open) = number;
        open += keep;
    }
    memory_at(look->shortened, lit_not(lit)) = (float)sum / WEIGHT_ONE;
    if (open < size) {
        lists_change(s, CHANGE_SIZE, lit, size);
        list->size = open;
    }
    assert(lit % CHECKED != look->changes.size % CHECKED || is_tidy(look, lit, open, size));
}

void clauses_tidy(struct solver *s) {
    if (s->look->longest <= 3)
        return;
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        if (!solver_value(s, lit))
            tidy_occurrences(s, lit);
}

/* Whether an open literal occurs in a clause that is not true.  Short clauses are in the lists of
 * the negation, even when they are true. */
static bool has_clause(const struct solver *s, Lit lit) {
    const struct implied *implied = &memory_at(s->look->implied, lit_not(lit));
    const struct pair_list *pairs = &memory_at(s->look->pairs, lit_not(lit));
    for (uint32_t i = 0; i < implied->size; i++)
        if (solver_value(s, stack_at(implied, i)) <= 0)
            return true;
    for (uint32_t i = 0; i < pairs->size; i++)
        if (solver_value(s, stack_at(pairs, i).first) <= 0 &&
            solver_value(s, stack_at(pairs, i).second) <= 0)
            return true;
    return memory_at(s->look->large, lit).size;
}

static bool is_constrained(const struct solver *s, Var var) {
    Lit lit = lit_make(var, 0);
    return !solver_value(s, lit) && (has_clause(s, lit) || has_clause(s, lit_not(lit)));
}

/* Tries candidates first, since nearly always one of them has a clause. */
Lit clauses_some_literal(const struct solver *s) {
    const struct var_stack *candidates = &s->look->candidates;
    for (size_t i = 0; i < candidates->size; i++)
        if (is_constrained(s, stack_at(candidates, i)))
            return lit_make(stack_at(candidates, i), 0);
    for (Var var = 0; var < s->vars; var++)
        if (is_constrained(s, var))
            return lit_make(var, 0);
    return NO_LIT;
}

void clauses_decide(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) >= 0 && !s->look->standing.size);
    struct look *look = s->look;
    struct level level = {lit, s->trail.size};
    struct restore_point mark = {look->changes.size, look->binaries.size, look->ternaries.size,
                                 s->arena.size, look->depth++};
    stack_push(s->memory, &s->levels, level);
    stack_push(&look->memory, &look->marks, mark);
    if (s->levels.size > s->counters.max_depth)
        s->counters.max_depth = s->levels.size;
    log_literal(s, "decide", lit);
    if (!solver_value(s, lit))
        trail_assign(s, lit, NO_REASON);
}

static void take_back(struct look *look, struct change entry) {
    switch ((enum change_kind)entry.kind) {
    case CHANGE_IMPLIED:
        memory_at(look->implied, entry.index).size--;
        break;
    case CHANGE_PAIR:
        memory_at(look->pairs, entry.index).size--;
        break;
    case CHANGE_SIZE:
        memory_at(look->large, entry.index).size = entry.was;
        break;
    case CHANGE_LARGE:
        stack_at(&look->counts, entry.index) -= look->done;
        break;
    }
}

static void restore_large(struct look *look, Lit lit) {
    assert(lit < 2 * look->vars);
    const struct occurrences *in = &memory_at(look->large, lit),
                             *out = &memory_at(look->large, lit_not(lit));
    for (uint32_t i = 0; i < in->size; i++)
        stack_at(&look->counts, stack_at(in, i)) -= look->done;
    for (uint32_t i = 0; i < out->size; i++)
        stack_at(&look->counts, stack_at(out, i))++;
}

/* Restores counts before lists, since this needs the lists as they were when the literals were
 * assigned. */
void clauses_restore(struct solver *s, unsigned level) {
    struct look *look = s->look;
    if (solver_level(s) <= level)
        return;
    struct restore_point mark = stack_at(&look->marks, level);
    size_t keep = stack_at(&s->levels, level).trail;
    if (s->proof)
        reasons_forget(look, s->trail.data, keep);
    while (s->trail.size > keep) {
        Lit lit = stack_pop(&s->trail);
        solver_value(s, lit) = solver_value(s, lit_not(lit)) = 0;
        if (s->trail.size < look->reduced)
            restore_large(look, lit);
    }
    while (look->changes.size > mark.changes)
        take_back(look, stack_pop(&look->changes));
    if (look->reduced > keep)
        look->reduced = keep;
    if (s->propagated > keep)
        s->propagated = keep;
    look->binaries.size = mark.binaries;
    look->ternaries.size = mark.ternaries;
    s->arena.size = mark.lemmas;
    look->depth = mark.depth;
    s->levels.size = look->marks.size = level;
    log_tag(s, "backtrack");
    assert(look->reduced <= s->trail.size && s->propagated <= s->trail.size);
}
