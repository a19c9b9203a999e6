/* SPDX-License-Identifier: MIT */
#include "engines/counted.h"

#include <assert.h>

#include "engines/listed.h"
#include "state/poll.h"

/* Of the literals of a clause, by the values of the first counted.trail literals of the trail. */
struct tally {
    uint32_t right, wrong; /* true literals, and false ones */
};

struct counted {
    struct listed list;
    struct tally *tallies; /* by clause of the list */
    size_t *begins;        /* by literal, and one more: where its clauses begin in occurrences */
    size_t *occurrences;   /* indexes into the list of clauses */
    Var vars;              /* variables that begins has room for */
    size_t trail;          /* literals of the trail already counted */
};

static void release(struct solver *s, struct counted *counted) {
    memory_release(s->memory, counted->tallies);
    memory_release(s->memory, counted->begins);
    memory_release(s->memory, counted->occurrences);
}

/* Lists the clauses of each literal. begins holds first the ends of its parts, then is counted down
 * to their beginnings. */
static void list_occurrences(struct solver *s, struct counted *counted) {
    const struct listed *list = &counted->list;
    size_t lits = 2 * (size_t)s->vars, *begins;
    begins = counted->begins = memory_zeroed(s->memory, lits + 1, sizeof *begins);
    counted->occurrences = memory_zeroed(s->memory, list->lits.size, sizeof *counted->occurrences);
    for (size_t i = 0; i < list->lits.size; i++)
        memory_at(begins, stack_at(&list->lits, i))++;
    for (size_t lit = 1; lit <= lits; lit++)
        memory_at(begins, lit) += memory_at(begins, lit - 1);
    for (size_t i = list->clauses.size; i--;) {
        const struct listed_clause *clause = &stack_at(&list->clauses, i);
        poll_step(s, i);
        for (uint32_t at = 0; at < clause->size; at++)
            memory_at(counted->occurrences,
                      --memory_at(begins, stack_at(&list->lits, clause->begin + at))) = i;
    }
    assert(!begins[0] && memory_at(begins, lits) == list->lits.size);
}

static void update(struct solver *s) {
    if (!s->counted)
        s->counted = memory_zeroed(s->memory, 1, sizeof *s->counted);
    struct counted *counted = s->counted;
    if (!listed_update(&counted->list, s) && counted->vars == s->vars)
        return;
    counted->vars = s->vars;
    release(s, counted);
    counted->tallies =
        memory_zeroed(s->memory, counted->list.clauses.size, sizeof *counted->tallies);
    list_occurrences(s, counted);
    counted->trail = 0;
}

#ifndef NDEBUG
/* Whether all literals of a clause but at most one are false. */
static bool is_short(const struct solver *s, const struct listed_clause *clause) {
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < clause->size; i++)
        wrong += solver_value(s, stack_at(&s->counted->list.lits, clause->begin + i)) < 0;
    return wrong + 1 >= clause->size;
}

/* One in CHECKED decisions is followed by a check. */
enum { CHECKED = 32 };

/* Whether the tallies count the literals of the trail. */
static bool is_counted(const struct solver *s) {
    const struct listed *list = &s->counted->list;
    for (size_t i = 0; i < list->clauses.size && s->counters.decisions % CHECKED == 0; i++) {
        const struct listed_clause *clause = &stack_at(&list->clauses, i);
        struct tally tally = memory_at(s->counted->tallies, i);
        for (uint32_t at = 0; at < clause->size; at++) {
            signed char value = solver_value(s, stack_at(&list->lits, clause->begin + at));
            tally.right -= value > 0;
            tally.wrong -= value < 0;
        }
        if (tally.right || tally.wrong)
            return false;
    }
    return true;
}
#endif

/* All but one literal of a clause were counted false, and none true.  If the last literal has a
 * value that is not counted yet, does nothing: if it is false, counting it finds the conflict. */
static void force_last(struct solver *s, const struct listed_clause *clause) {
    const struct listed *list = &s->counted->list;
    const Lit *lits = list->lits.data + clause->begin;
    assert(is_short(s, clause));
    for (uint32_t i = 0; i < clause->size; i++)
        if (solver_value(s, array_at(lits, clause->size, i)) > 0)
            return;
    for (uint32_t i = 0; i < clause->size; i++) {
        Lit lit = array_at(lits, clause->size, i);
        if (!solver_value(s, lit))
            listed_force(s, list, clause, lit);
    }
}

/* Counts a false literal in all its clauses, even after a conflict, so that undoing need not know
 * where counting stopped. */
static Ref count_wrong(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) < 0);
    struct counted *counted = s->counted;
    const struct listed *list = &counted->list;
    Ref conflict = NO_CONFLICT;
    for (size_t i = memory_at(counted->begins, lit); i < memory_at(counted->begins, lit + 1); i++) {
        size_t number = memory_at(counted->occurrences, i);
        const struct listed_clause *clause = &stack_at(&list->clauses, number);
        struct tally *tally = &memory_at(counted->tallies, number);
        assert(tally->right + tally->wrong < clause->size);
        if (++tally->wrong + 1 < clause->size || tally->right)
            continue;
        if (tally->wrong == clause->size)
            conflict = listed_conflict(s, list, clause);
        else
            force_last(s, clause);
    }
    *s->account += counted->begins[lit + 1] - counted->begins[lit];
    return conflict;
}

static void count_right(struct counted *counted, Lit lit) {
    assert(lit < 2 * counted->vars);
    for (size_t i = memory_at(counted->begins, lit); i < memory_at(counted->begins, lit + 1); i++)
        memory_at(counted->tallies, memory_at(counted->occurrences, i)).right++;
}

static Ref propagate(struct solver *s) {
    struct counted *counted = s->counted;
    size_t start = s->propagated;
    Ref conflict = NO_CONFLICT;
    while (conflict == NO_CONFLICT && counted->trail < s->trail.size) {
        Lit lit = stack_at(&s->trail, counted->trail++);
        count_right(counted, lit);
        conflict = count_wrong(s, lit_not(lit));
    }
    assert(conflict != NO_CONFLICT || is_counted(s));
    s->propagated = counted->trail;
    s->counters.propagations += s->propagated > start ? s->propagated - start : 0;
    return conflict;
}

static void undo(struct solver *s, size_t keep) {
    assert(keep <= s->trail.size);
    struct counted *counted = s->counted;
    while (counted->trail > keep) {
        Lit lit = stack_at(&s->trail, --counted->trail);
        for (size_t i = memory_at(counted->begins, lit); i < memory_at(counted->begins, lit + 1);
             i++) {
            assert(memory_at(counted->tallies, memory_at(counted->occurrences, i)).right);
            memory_at(counted->tallies, memory_at(counted->occurrences, i)).right--;
        }
        lit = lit_not(lit);
        for (size_t i = memory_at(counted->begins, lit); i < memory_at(counted->begins, lit + 1);
             i++) {
            assert(memory_at(counted->tallies, memory_at(counted->occurrences, i)).wrong);
            memory_at(counted->tallies, memory_at(counted->occurrences, i)).wrong--;
        }
    }
}

const struct propagator propagator_counters = {
    .name = "counters", .update = update, .propagate = propagate, .undo = undo};
