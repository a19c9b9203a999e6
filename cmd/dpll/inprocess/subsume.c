/* SPDX-License-Identifier: MIT */
/* A clause is needless if another clause consists of some of its literals: (a, b) subsumes
 * (a, b, c).  If all but one of these literals occur, and the last one negated, resolution removes
 * it: (a, b) and (-a, b, c) give (b, c), which replaces (-a, b, c).  With fewer and shorter clauses
 * more variables can be eliminated.
 *
 * A clause that is subsumed or strengthened by C has all variables of C.  So it suffices to look
 * through the clauses of one of them, the least frequent one.  A set of the variables of each
 * clause, hashed to 32 bits, rules most of these clauses out before their literals are read.  Only
 * fresh clauses are tried as C; the others were tried when they were fresh.  A strengthened clause
 * is fresh again.  Long clauses and clauses of frequent variables are not tried (subsume_size,
 * subsume_occurrences). */
#include "inprocess/subsume.h"

#include <assert.h>

#include "rewrite/connect.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/ticks.h"

/* The room for a clause that subsumes others.  Long ones seldom do, and literals in many clauses
 * take long to look through. */
enum { SIZE_MAX_SUBSUMING = 100 };

/* The subsuming clause: a copy, since clauses in the arena move. */
struct subsuming {
    Lit lits[SIZE_MAX_SUBSUMING];
    uint32_t size, signature;
    struct watch watch;
};

void subsume_begin(struct solver *s, struct dense *dense) {
    assert(!dense->fresh.size);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        if (clause->garbage || !clause->fresh)
            continue;
        struct fresh fresh = {clause->lits[0],
                              {connect_signature(clause->lits, clause->size), ref}};
        stack_push(&dense->memory, &dense->fresh, fresh);
    }
}

/* What the subsuming clause does to another clause. */
enum relation { UNRELATED, SUBSUMED, STRENGTHENED };

/* Compares a clause with the subsuming one, whose literals are marked.  If it is STRENGTHENED, *out
 * is the literal it loses: the resolvent of both subsumes it. */
static enum relation compare(const struct solver *s, const struct dense *dense,
                             const struct subsuming *by, const Lit *lits, uint32_t size, Lit *out) {
    assert(by->size && by->size <= SIZE_MAX_SUBSUMING);
    const signed char *marks = dense->marks;
    uint32_t found = 0, negated = 0;
    if (size < by->size)
        return UNRELATED;
    for (uint32_t i = 0; i < size; i++) {
        Lit lit = array_at(lits, size, i);
        if (solver_value(s, lit) > 0) {
            return UNRELATED;
        } else if (memory_at(marks, lit)) {
            found++;
        } else if (memory_at(marks, lit_not(lit))) {
            *out = lit;
            if (negated++)
                return UNRELATED;
        }
    }
    if (found + negated < by->size)
        return UNRELATED;
    return negated ? STRENGTHENED : SUBSUMED;
}

#ifndef NDEBUG
static bool has(const Lit *lits, size_t size, Lit lit) {
    while (size && lits[size - 1] != lit)
        size--;
    return size;
}

/* Whether a clause has all literals of the subsuming one, with the negation of `but`, unless that
 * is NO_LIT. */
static bool contains(const struct subsuming *by, const Lit *lits, uint32_t size, Lit but) {
    for (uint32_t i = 0; i < by->size; i++)
        if (!has(lits, size, but == lit_not(clause_at(by, i)) ? but : clause_at(by, i)))
            return false;
    return but == NO_LIT || has(by->lits, by->size, lit_not(but));
}

/* Whether s->clause is a clause without one literal and without false literals. */
static bool is_rest(const struct solver *s, const Lit *lits, uint32_t size, Lit without) {
    size_t rest = 0;
    for (uint32_t i = 0; i < size; i++) {
        if (solver_value(s, lits[i]) < 0 || lits[i] == without)
            continue;
        rest++;
        if (!has(s->clause.data, s->clause.size, lits[i]))
            return false;
    }
    return rest == s->clause.size;
}
#endif

/* Replaces a clause by the clause without a literal. */
static void strengthen(struct solver *s, struct dense *dense, const struct subsuming *by, Lit lit,
                       struct watch watch, Lit without) {
    assert(memory_at(dense->marks, lit_not(without)));
    Lit pair[2];
    uint32_t size;
    const Lit *lits = dense_lits(s, lit, watch, pair, &size);
    stack_clear(&s->clause);
    for (uint32_t i = 0; i < size; i++) {
        Lit other = array_at(lits, size, i);
        if (solver_value(s, other) < 0)
            justify_by_unit(s, other);
        else if (other != without)
            stack_push(s->memory, &s->clause, other);
    }
    log_clause_words(s, "strengthen", lits, size, "without %d", log_number(s, without));
    assert(contains(by, lits, size, without) && is_rest(s, lits, size, without));
    justify_by(s, justify_clause_id(s, by->watch.ref));
    justify_by(s, justify_clause_id(s, watch.ref));
    dense_add(s, dense, s->clause.data, s->clause.size);
    if (watch.ref & BINARY)
        dense_remove_binary(s, dense, lit, watch);
    else
        dense_remove(s, dense, watch.ref);
    s->counters.strengthened++;
}

/* Whether an entry in the list of lit is the subsuming clause itself, or a binary clause equal to
 * it; deduplicate.h removes copies. */
static bool is_same(const struct dense *dense, const struct subsuming *by, Lit lit,
                    struct watch watch) {
    const signed char *marks = dense->marks;
    if (!(watch.ref & BINARY))
        return watch.ref == by->watch.ref;
    return by->size == 2 && memory_at(marks, lit) && memory_at(marks, watch.blocker);
}

/* Removes or strengthens the clause behind an entry in the list of lit, if possible.  Returns
 * whether the entry has left the list. */
static bool try_entry(struct solver *s, struct dense *dense, const struct subsuming *by, Lit lit,
                      struct watch watch) {
    assert(lit < 2 * s->vars && memory_at(dense->marks, array_at(by->lits, by->size, 0)));
    Lit pair[2], without = 0;
    uint32_t size;
    if (!(watch.ref & BINARY) && (by->signature & ~watch.blocker))
        return false;
    dense->ticks++;
    s->counters.compared++;
    if (!dense_alive(s, lit, watch) || is_same(dense, by, lit, watch))
        return false;
    const Lit *lits = dense_lits(s, lit, watch, pair, &size);
    switch (compare(s, dense, by, lits, size, &without)) {
    case UNRELATED:
        return false;
    case SUBSUMED:
        assert(!(watch.ref & BINARY) && contains(by, lits, size, NO_LIT));
        s->counters.subsumed++;
        log_clause(s, "subsume", lits, size);
        dense_remove(s, dense, watch.ref);
        return false;
    default:
        strengthen(s, dense, by, lit, watch, without);
        return watch.ref & BINARY;
    }
}

/* Tries all clauses with a literal. */
static void try_list(struct solver *s, struct dense *dense, const struct subsuming *by, Lit lit) {
    ticks_add(&dense->ticks,
              ticks_of_pass(watch_list_of(&s->watches, lit).size, sizeof(struct watch)));
    for (uint32_t i = 0; i < watch_list_of(&s->watches, lit).size && !s->inconsistent;) {
        const struct watch_list *list = &watch_list_of(&s->watches, lit);
        if (!try_entry(s, dense, by, lit, watch_at(&s->watches, list, i)))
            i++;
    }
}

/* The literal of the subsuming clause whose variable occurs in the fewest clauses. */
static Lit rarest(const struct solver *s, const struct subsuming *by) {
    assert(by->size > 1);
    const struct watch_list *lists = s->watches.lists;
    Lit best = by->lits[0];
    for (uint32_t i = 1; i < by->size; i++) {
        Lit lit = clause_at(by, i);
        if (lists[lit].size + lists[lit_not(lit)].size <
            lists[best].size + lists[lit_not(best)].size)
            best = lit;
    }
    return best;
}

/* Makes a fresh clause the subsuming one.  Returns false if it was removed or is too long, or one
 * of its literals has a value: then a shorter clause is fresh, or the clause is true. */
static bool take(const struct solver *s, struct fresh fresh, struct subsuming *by) {
    Lit pair[2];
    if (!dense_alive(s, fresh.lit, fresh.watch) || memory_at(s->removed, lit_var(fresh.lit)))
        return false;
    const Lit *lits = dense_lits(s, fresh.lit, fresh.watch, pair, &by->size);
    if (by->size > s->tuned->subsume_size)
        return false;
    for (uint32_t i = 0; i < by->size; i++) {
        Lit other = array_at(lits, by->size, i);
        clause_at(by, i) = other;
        if (solver_value(s, other))
            return false;
    }
    assert(by->size > 1);
    by->watch = fresh.watch;
    by->signature = connect_signature(lits, by->size);
    return true;
}

static void subsume_by(struct solver *s, struct dense *dense, struct fresh fresh) {
    struct subsuming by;
    signed char *marks = dense->marks;
    if (!(fresh.watch.ref & BINARY)) {
        assert(solver_clause(s, fresh.watch.ref)->fresh);
        solver_clause(s, fresh.watch.ref)->fresh = false;
    }
    if (!take(s, fresh, &by))
        return;
    Lit lit = rarest(s, &by);
    if (watch_list_of(&s->watches, lit).size + watch_list_of(&s->watches, lit_not(lit)).size >
        s->tuned->subsume_occurrences)
        return;
    for (uint32_t i = 0; i < by.size; i++)
        memory_at(marks, array_at(by.lits, by.size, i)) = 1;
    s->counters.subsume_checks++;
    log_clause(s, "try", by.lits, by.size);
    try_list(s, dense, &by, lit);
    try_list(s, dense, &by, lit_not(lit));
    for (uint32_t i = 0; i < by.size; i++)
        memory_at(marks, array_at(by.lits, by.size, i)) = 0;
}

bool subsume(struct solver *s, struct dense *dense) {
    while (dense->fresh.size && dense->ticks < dense->limit && dense_propagate(s, dense)) {
        poll_check(s);
        subsume_by(s, dense, stack_pop(&dense->fresh));
    }
    assert(!dense->fresh.size || dense->ticks >= dense->limit || s->inconsistent);
    return dense_propagate(s, dense);
}
