/* SPDX-License-Identifier: MIT */
/* Deciding a literal and propagating shows what follows from it.  With (-a, b), (-a, c), (-b, -c)
 * deciding a ends in a conflict: a has failed, and -a is a unit.  With (-a, b), (a, c) and (-c, b)
 * both a and -a imply b: b is lifted to a unit.
 *
 * Only roots are probed.  If a literal that a root implies fails, the root fails as well, and the
 * first unique implication point of its conflict gives the stronger unit.  A probe is not repeated
 * until the search or another probe has found a unit.  A call begins where the last one ended, so
 * that every literal gets its turn although the effort of a call is small. */
#include "inprocess/probe.h"

#include <assert.h>

#include "search/mark.h"
#include "search/private.h"
#include "search/propagate.h"
#include "search/state.h"
#include "search/unit.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/trail.h"

struct probing {
    Lit room;         /* literals that `probed` has room for */
    uint32_t *probed; /* by literal: number of level-0 literals at its last probe + 1, or 0 */
    Lit next;         /* the literal to go on with */
    struct id_stack lifted_ids; /* scratch: numbers in the proof of clauses (-probe, literal) */
};

static const char probing_key;

/* The state kept from earlier calls, with room for all literals. */
static struct probing *probing_of(struct solver *s) {
    struct probing *probing = private_take(s, &probing_key, sizeof *probing);
    Lit lits = 2 * s->vars;
    if (lits > probing->room) {
        probing->probed = memory_extend(s->memory, probing->probed, lits, sizeof *probing->probed);
        probing->room = lits;
    }
    return probing;
}

static bool has_binary(const struct solver *s, Lit lit) {
    const struct watch_list *list = &watch_list_of(&s->watches, lit);
    for (uint32_t i = 0; i < list->size; i++)
        if (watch_at(&s->watches, list, i).ref & BINARY)
            return true;
    return false;
}

/* Whether a literal implies others by binary clauses and no literal implies it.  If a literal that
 * a root implies fails, so does the root. */
static bool is_root(const struct solver *s, Lit lit) {
    return has_binary(s, lit_not(lit)) && !has_binary(s, lit);
}

/* Whether the number of level-0 literals has grown since the literal was last probed. */
static bool is_worth_probing(const struct solver *s, const struct probing *probing, Lit lit) {
    assert(lit < probing->room);
    return !solver_value(s, lit) && !memory_at(s->removed, lit_var(lit)) &&
           memory_at(probing->probed, lit) != s->trail.size + 1;
}

/* The first unique implication point: the literal closest to the conflict through which all paths
 * from the probe to the conflict pass.  It fails, too, and its unit is stronger than the
 * probe's. */
static Lit dominator(struct solver *s, Ref conflict) {
    struct cdcl *cdcl = s->cdcl;
    size_t at = s->trail.size;
    unsigned open = mark_lits(s, solver_conflict_lits(s, conflict));
    Lit lit;
    assert(solver_level(s) == 1 && open);
    for (;;) {
        do
            lit = stack_at(&s->trail, --at);
        while (!memory_at(cdcl->marks, lit_var(lit)));
        assert(at >= stack_at(&s->levels, 0).trail);
        if (!--open)
            break;
        open += mark_reason(s, solver_assigned(s, lit).reason);
    }
    mark_forget(cdcl);
    return lit;
}

/* Learns the unit of a probe that has led to a conflict.  Returns false on a contradiction. */
static bool fail(struct solver *s, Ref conflict) {
    assert(solver_level(s) == 1);
    Lit unit = lit_not(dominator(s, conflict));
    uint64_t id = justify_failed(s, conflict, &unit, 1);
    s->counters.failed_literals++;
    log_conflict(s, "falsified", conflict);
    log_literal_words(s, "failed", stack_top(&s->levels).decision, "and so does %d",
                      log_number(s, lit_not(unit)));
    trail_backtrack(s, 0);
    unit_assign(s, unit, id);
    return unit_propagate(s);
}

/* Decides a literal and propagates.  Returns false if it fails: its negation is then true at level
 * 0.  Sets *sound to false on a contradiction. */
static bool assume(struct solver *s, struct probing *probing, Lit lit, bool *sound) {
    assert(!solver_level(s) && !solver_value(s, lit) && s->propagated == s->trail.size);
    s->counters.probes++;
    log_literal(s, "try", lit);
    memory_at(probing->probed, lit) = (uint32_t)s->trail.size + 1;
    trail_decide(s, lit);
    Ref conflict = propagate(s);
    s->counters.probe_implied += s->trail.size - memory_at(probing->probed, lit);
    if (conflict == NO_CONFLICT)
        return true;
    *sound = fail(s, conflict);
    return false;
}

/* Copies the literals that the probe has made true to s->clause. */
static void note_implied(struct solver *s) {
    assert(solver_level(s) == 1);
    stack_clear(&s->clause);
    for (size_t i = stack_at(&s->levels, 0).trail + 1; i < s->trail.size; i++)
        stack_push(s->memory, &s->clause, stack_at(&s->trail, i));
    assert(s->clause.size + stack_at(&s->levels, 0).trail + 1 == s->trail.size);
}

/* Writes (-probe, literal) for each literal that the probe has made true at level 1, and appends
 * the numbers to lifted_ids. */
static void justify_consequences(struct solver *s, struct probing *probing,
                                 const struct lit_stack *implied) {
    assert(solver_level(s) == 1);
    for (size_t i = 0; s->proof && i < implied->size; i++) {
        Lit lit = stack_at(implied, i), lits[2] = {lit_not(stack_at(&s->levels, 0).decision), lit};
        uint64_t id = justify_failed(s, justify_forcing(s, lit), lits, 2);
        stack_push(s->memory, &probing->lifted_ids, id);
    }
}

/* Writes the unit lit, the resolvent of clauses `forth`, (-probe, lit), and `back`, (probe, lit),
 * and deletes these.  Returns its number. */
static uint64_t derive_lifted(struct solver *s, Lit probe, Lit lit, uint64_t forth, uint64_t back) {
    assert(lit_var(probe) != lit_var(lit));
    const Lit lits[2] = {lit_not(probe), lit}, others[2] = {probe, lit};
    if (!s->proof) {
        justify_clause(s, lits, 2);
        justify_clause(s, others, 2);
    }
    justify_by(s, back);
    justify_by(s, forth);
    uint64_t id = justify_clause(s, &lit, 1);
    justify_gone(s, back, others, 2);
    justify_gone(s, forth, lits, 2);
    return id;
}

/* Makes the literals true at level 0 that the probe and its negation both imply. */
static void assign_lifted(struct solver *s, const struct probing *probing, Lit probe,
                          const struct lit_stack *lifted) {
    assert(!solver_level(s));
    assert(!s->proof || !lifted->size || probing->lifted_ids.size == 2 * lifted->size);
    const uint64_t *ids = probing->lifted_ids.data;
    for (size_t i = 0; i < lifted->size; i++) {
        Lit lit = stack_at(lifted, i);
        log_literal_words(s, "lift", lit, "follows from %d and from its negation",
                          log_number(s, probe));
        uint64_t back = s->proof ? memory_at(ids, i) : 0,
                 forth = s->proof ? memory_at(ids, lifted->size + i) : 0;
        unit_assign(s, lit, derive_lifted(s, probe, lit, forth, back));
        s->counters.lifted++;
    }
}

/* To be called with the probe's negation propagated and s->clause the literals that the probe
 * implies: those that are true now are true at level 0.  Backtracks to level 0.  Returns false on a
 * contradiction. */
static bool lift(struct solver *s, struct probing *probing, Lit probe) {
    assert(solver_level(s) == 1 && solver_value(s, probe) < 0);
    struct lit_stack *lifted = &s->clause;
    size_t kept = 0;
    for (size_t i = 0; i < lifted->size; i++) {
        assert(lit_var(stack_at(lifted, i)) != lit_var(probe));
        if (solver_value(s, stack_at(lifted, i)) > 0)
            stack_at(lifted, kept++) = stack_at(lifted, i);
    }
    lifted->size = kept;
    stack_clear(&probing->lifted_ids);
    justify_consequences(s, probing, lifted);
    trail_backtrack(s, 0);
    if (s->proof && kept) {
        /* The reasons under the probe itself were not kept; the proof needs them. */
        trail_decide(s, probe);
        propagate(s);
        justify_consequences(s, probing, lifted);
        trail_backtrack(s, 0);
    }
    assign_lifted(s, probing, probe, lifted);
    return unit_propagate(s);
}

/* Probes a literal, and if it does not fail its negation.  Returns false on a contradiction. */
static bool probe_both(struct solver *s, struct probing *probing, Lit lit) {
    assert(!memory_at(s->removed, lit_var(lit)));
    bool sound = true;
    if (!assume(s, probing, lit, &sound))
        return sound;
    note_implied(s);
    log_literal_words(s, "implied", lit, "%zu literals", s->clause.size);
    trail_backtrack(s, 0);
    if (!assume(s, probing, lit_not(lit), &sound))
        return sound;
    return lift(s, probing, lit);
}

bool probe(struct solver *s, uint64_t ticks) {
    struct probing *probing = probing_of(s);
    uint64_t *account = solver_charge(s, &s->counters.inprocess_ticks), before = *s->account;
    bool sound = true;
    Lit lits = 2 * s->vars;
    log_words(s, "round", "from literal %d on",
              probing->next < lits ? log_number(s, probing->next) : 0);
    assert(!solver_level(s) && s->propagated == s->trail.size);
    for (Lit tried = 0; sound && tried < lits && *s->account - before < ticks; tried++) {
        Lit lit = probing->next++;
        if (probing->next >= lits)
            probing->next = 0;
        poll_check(s);
        if (lit < lits && is_worth_probing(s, probing, lit) && is_root(s, lit))
            sound = probe_both(s, probing, lit);
    }
    solver_charge(s, account);
    return sound;
}
