/* SPDX-License-Identifier: MIT */
/* A good branch makes both halves of the problem much smaller, and only propagation tells how
 * small.  Since that is expensive, only promising variables are candidates (preselect.h), and
 * look-aheads share what they can.  If a implies b, all consequences of b hold under a as well: the
 * look-ahead on b is done first, and the one on a goes on from there (order.h).  A literal that is
 * false under a literal it implies has failed without any propagation.
 *
 * A failed literal shortens clauses for all others, so the candidates are visited in rounds until a
 * whole round has found nothing.  Two more results come at no further cost: clauses learned from
 * forced literals, and autarkies. */
#include "look/lookahead.h"

#include <assert.h>

#include "look/check.h"
#include "look/clauses.h"
#include "look/double.h"
#include "look/explain.h"
#include "look/lists.h"
#include "look/order.h"
#include "look/preselect.h"
#include "look/propagate.h"
#include "look/prove.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/technique.h"
#include "state/trace.h"
#include "state/trail.h"

void lookahead_abandon(struct solver *s) {
    struct look *look = s->look;
    if (look->standing.size)
        look_undo(s, stack_at(&look->standing, 0).trail);
    stack_clear(&look->standing);
    assert(!look->standing.size);
}

/* Undoes look-aheads until that at place `parent` is on top, or none is left. */
static void stand_on(struct solver *s, uint32_t parent) {
    struct look *look = s->look;
    while (look->standing.size && stack_top(&look->standing).place != parent) {
        struct standing standing = stack_pop(&look->standing);
        look_undo(s, standing.trail);
        explain_drop(look, standing.doubled);
    }
}

/* Makes a literal true until its level is left, after the look-ahead on its negation has failed,
 * and increments *counter.  If a proof cannot explain it, the literal stays as it is.  Returns
 * false if the node is refuted. */
static bool force(struct solver *s, Lit lit, uint64_t *counter) {
    assert(counter == &s->counters.failed_literals || counter == &s->counters.autarkies);
    bool explained = s->proof && explain_failed(s, lit_not(lit));
    lookahead_abandon(s);
    if (solver_value(s, lit) || (s->proof && !explained))
        return solver_value(s, lit) >= 0;
    if (s->proof)
        prove_failed(s, lit);
    else
        trail_assign(s, lit, NO_REASON);
    log_literal_words(s, "force", lit, "%s",
                      counter == &s->counters.autarkies ? "an autarky" : "its negation has failed");
    ++*counter;
    if (s->trace)
        trace_forced(s, lit, counter == &s->counters.autarkies);
    bool fine = clauses_reduce(s);
    if (s->trace)
        trace_propagated(s);
    return fine;
}

/* Learns a binary clause for each literal that longer clauses have forced under a literal. */
static void learn_forced(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) > 0);
    struct lit_stack *forced = &s->look->forced;
    for (size_t i = 0; i < forced->size; i++) {
        assert(solver_value(s, stack_at(forced, i)) > 0);
        if (stack_at(forced, i) != lit_not(lit))
            lists_learn_binary(s, lit_not(lit), stack_at(forced, i));
    }
    stack_clear(forced);
}

#ifndef NDEBUG
/* Of so many look-aheads the worth of one is looked at. */
enum { CHECKED = 8 };
#endif

/* Looks ahead on an open literal, on top of those it implies.  Returns false if it fails. */
static bool try_literal(struct solver *s, uint32_t place, Lit lit) {
    assert(!solver_value(s, lit) && place < s->look->order.size);
    struct look *look = s->look;
    struct standing standing = {place, s->trail.size, look->standing.size ? look->doubled.size : 0};
    double before =
        look->standing.size
            ? memory_at(look->worth, stack_at(&look->order, stack_top(&look->standing).place).lit)
            : 0;
    s->counters.lookaheads++;
    if (!look->standing.size)
        look->counted = s->trail.size;
    stack_push(&look->memory, &look->standing, standing);
    stack_clear(&look->forced);
    explain_drop(look, standing.doubled);
    look->sum = 0;
    if (!look_propagate(s, lit)) {
        log_literal_words(s, "look", lit, "fails");
        return false;
    }
    assert(before >= 0 && look->sum >= 0);
    assert(s->counters.lookaheads % CHECKED || look_weighs(s, standing.trail));
    learn_forced(s, lit);
    memory_at(look->worth, lit) = (float)(before + look->sum);
    log_literal_words(s, "look", lit, "worth %g, %zu literals follow",
                      (double)memory_at(look->worth, lit), s->trail.size - standing.trail - 1);
    if (double_due(s, lit))
        return double_lookahead(s, lit);
    return true;
}

/* Whether the look-ahead on a literal, on top of no other, has satisfied every clause it has
 * touched: an autarky, which can be assigned without losing all models (Monien, Speckenmeyer,
 * 1985).  Not used if further models may be asked for, nor at the root of a tree shared by
 * processes: two of them might assign autarkies that contradict each other. */
static bool is_autarky(const struct solver *s) {
    return s->look->sum == 0 && s->look->standing.size == 1 && !s->settings->keep_variables &&
           (!s->settings->parts || s->levels.size) && technique_is_on(s, TECHNIQUE_AUTARKY);
}

/* Makes the literal of an autarky true; not in a proof, from whose clauses it does not follow. */
static bool take_autarky(struct solver *s, Lit lit) {
    assert(look_satisfies(s, stack_at(&s->look->standing, 0).trail));
    if (!s->proof)
        return force(s, lit, &s->counters.autarkies);
    s->counters.look_skipped++;
    return true;
}

/* Looks ahead on the literal at a place of the order, if it is open.  Sets *found if literals were
 * assigned until the level is left.  Returns false if the node is refuted. */
static bool visit(struct solver *s, uint32_t place, bool *found) {
    assert(place < s->look->order.size);
    struct look *look = s->look;
    struct visit visit = stack_at(&look->order, place);
    size_t assigned = look->reduced;
    bool fine = true;
    stand_on(s, visit.parent);
    signed char value = solver_value(s, visit.lit);
    assert(!look->standing.size || stack_top(&look->standing).place == visit.parent);
    if (value > 0 && look->standing.size)
        memory_at(look->worth, visit.lit) =
            memory_at(look->worth, stack_at(&look->order, visit.parent).lit);
    else if (value < 0 && look->standing.size)
        fine = force(s, lit_not(visit.lit), &s->counters.failed_literals);
    else if (!value && !try_literal(s, place, visit.lit))
        fine = force(s, lit_not(visit.lit), &s->counters.failed_literals);
    else if (!value && is_autarky(s))
        fine = take_autarky(s, visit.lit);
    *found = look->reduced > assigned;
    return fine;
}

#ifndef NDEBUG
/* Whether the node is refuted: the literal at a place has failed and is true, or a clause is false.
 * With a proof always. */
static bool is_refuted(const struct solver *s, uint32_t place) {
    return s->proof || solver_value(s, stack_at(&s->look->order, place).lit) > 0 ||
           look_fails(s, s->look->failed);
}
#endif

/* Visits the places of the order, at least one, until a whole round has assigned nothing or it is
 * time to stop.  Visiting one makes the search end however often it pauses.  Returns false if the
 * node is refuted. */
static bool go_round(struct solver *s) {
    struct look *look = s->look;
    uint32_t size = (uint32_t)look->order.size;
    while (look->idle < size) {
        bool found;
        if (!visit(s, look->place, &found)) {
            assert(is_refuted(s, look->place));
            return false;
        }
        look->idle = found ? 0 : look->idle + 1;
        look->place = look->place + 1 < size ? look->place + 1 : 0;
        if (poll_due(s))
            break;
    }
    lookahead_abandon(s);
    return true;
}

static Lit lowest_open(const struct solver *s) {
    assert(s->trail.size + s->gone < s->vars);
    Var var = 0;
    while (solver_value(s, lit_make(var, 0)) || memory_at(s->removed, var))
        var++;
    return lit_make(var, 0);
}

/* The literal to branch on.  Its variable has the largest yes * no + look_sum_weight * (yes + no),
 * where yes and no are the worths of its literals; the sum, weighted about as in march, decides
 * between products near 0.  The literal that is worth less comes first, since it has a model more
 * often (both Heule, van Maaren, 2009).  If nothing is worth anything, as when only binary clauses
 * are left, returns an open literal in a clause, or else the first open one. */
static Lit best_literal(const struct solver *s) {
    const struct look *look = s->look;
    double most = 0;
    Lit best = NO_LIT;
    for (size_t i = 0; i < look->candidates.size; i++) {
        Lit lit = lit_make(stack_at(&look->candidates, i), 0);
        if (solver_value(s, lit))
            continue;
        double yes = memory_at(look->worth, lit), no = memory_at(look->worth, lit_not(lit));
        double worth = yes * no + s->tuned->look_sum_weight * (yes + no);
        log_literal_words(s, "measure", lit, "%g, of true %g, of false %g", worth, yes, no);
        if (worth <= most)
            continue;
        most = worth;
        best = yes <= no ? lit : lit_not(lit);
    }
    assert(best == NO_LIT || memory_at(look->worth, best) <= memory_at(look->worth, lit_not(best)));
    if (best == NO_LIT)
        best = clauses_some_literal(s);
    assert(best == NO_LIT || !solver_value(s, best));
    return best == NO_LIT ? lowest_open(s) : best;
}

static void begin(struct solver *s) {
    struct look *look = s->look;
    preselect(s);
    order_candidates(s);
    log_words(s, "candidates", "%zu variables, %zu look-aheads", look->candidates.size,
              look->order.size);
    look->place = look->idle = 0;
}

bool lookahead(struct solver *s, Lit *branch) {
    struct look *look = s->look;
    assert(look->built && look->reduced == s->trail.size);
    check_look(s);
    clauses_tidy(s);
    if (!look->midway)
        begin(s);
    look->midway = false;
    if (!go_round(s))
        return false;
    look->midway = look->idle < look->order.size;
    if (!look_complete(s) && !look->midway)
        *branch = best_literal(s);
    return true;
}
