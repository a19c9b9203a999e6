#include "engines/cdcl.h"

#include <string.h>

#include "counting/counting.h"
#include "engines/enumerate.h"
#include "engines/looks.h"
#include "inprocess/congruence.h"
#include "inprocess/factor.h"
#include "inprocess/inprocess.h"
#include "inprocess/lucky.h"
#include "local/local.h"
#include "parity/assemble.h"
#include "parity/jordan.h"
#include "parity/parity.h"
#include "rewrite/dense.h"
#include "rewrite/substitute.h"
#include "search/analyze.h"
#include "search/backtrack.h"
#include "search/core.h"
#include "search/decide.h"
#include "search/mode.h"
#include "search/phase.h"
#include "search/propagate.h"
#include "search/reduce.h"
#include "search/restart.h"
#include "search/unit.h"
#include "state/interval.h"
#include "state/justify.h"
#include "state/poll.h"
#include "state/trail.h"
#include "sweep/sweep.h"

enum { FAST_GLUE_WINDOW = 33, SLOW_GLUE_WINDOW = 100000 };

enum {
    FIRST_REDUCE = INTERVAL(1000, 5),
    FIRST_REPHASE = INTERVAL(1000, 7),
    SPARE_MIN = 64,
    FIRST_INPROCESS = INTERVAL(1000, 10),
    FIRST_MODE = INTERVAL(1000, 20)
};

static void create(struct solver *s) {
    struct cdcl *cdcl = s->cdcl = memory_zeroed(s->memory, 1, sizeof *cdcl);
    cdcl->increment = 1;
    cdcl->uniform = looks_uniform(s->formula, s->memory);
    cdcl->reluctant = (struct reluctant){1, 1};
    for (int mode = 0; mode < 2; mode++) {
        cdcl->averages[mode] =
            (struct averages){ema_over(FAST_GLUE_WINDOW), ema_over(SLOW_GLUE_WINDOW)};
        tier_begin(&cdcl->tiers[mode]);
    }
    cdcl->schedule = (struct schedule){.restart = 2,
                                       .reduce = FIRST_REDUCE,
                                       .rephase = FIRST_REPHASE,
                                       .inprocess = FIRST_INPROCESS,
                                       .mode_conflicts = FIRST_MODE};
}

void cdcl_reset(struct solver *s) {
    if (!s->cdcl)
        return;
    backtrack(s, 0);
    enumerate_reset(s);
}

/* Variables that are queued between two looks at the clock. */
enum { QUEUE_PIECE = 1 << 20 };

static void grow_queue(struct solver *s, Var vars) {
    struct queue *queue = &s->cdcl->queue;
    while (queue->room < vars) {
        Var more = vars - queue->room;
        queue_grow(queue, s->memory, queue->room + (more < QUEUE_PIECE ? more : QUEUE_PIECE));
        poll_check(s);
    }
}

void cdcl_update(struct solver *s) {
    if (!s->cdcl)
        create(s);
    struct cdcl *cdcl = s->cdcl;
    Var old = cdcl->room, new = s->vars;
    reduce_note_question(s);
    if (new <= old)
        return;
    heap_grow(&cdcl->heap, s->memory, new);
    poll_check(s);
    grow_queue(s, new);
    struct phases *phases = &cdcl->phases;
    phases->saved = memory_extend(s->memory, phases->saved, old, new, sizeof *phases->saved);
    phases->target = memory_extend(s->memory, phases->target, old, new, sizeof *phases->target);
    phases->best = memory_extend(s->memory, phases->best, old, new, sizeof *phases->best);
    cdcl->touched = memory_extend(s->memory, cdcl->touched, old, new, sizeof *cdcl->touched);
    memset(cdcl->touched + old, 1, new - old);
    cdcl->probed = memory_extend(s->memory, cdcl->probed, 2 * (size_t)old, 2 * (size_t) new,
                                 sizeof *cdcl->probed);
    cdcl->marks = memory_extend(s->memory, cdcl->marks, old, new, sizeof *cdcl->marks);
    /* Each level has a decision or assumption of its own: as many as variables, and level 0. */
    size_t old_levels = old ? old + 1 : 0, new_levels = (size_t) new + 1;
    cdcl->in_level =
        memory_extend(s->memory, cdcl->in_level, old_levels, new_levels, sizeof *cdcl->in_level);
    cdcl->stamps =
        memory_extend(s->memory, cdcl->stamps, old_levels, new_levels, sizeof *cdcl->stamps);
    memset(phases->saved + old, 1, new - old);
    for (Var var = new; var-- > old;) {
        poll_step(s, var);
        heap_push(&cdcl->heap, var);
    }
    cdcl->room = new;
}

void cdcl_free(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    if (!cdcl)
        return;
    struct memory *memory = s->memory;
    size_t room = cdcl->room;
    heap_free(&cdcl->heap, memory);
    queue_free(&cdcl->queue, memory);
    memory_release(memory, cdcl->phases.saved, room);
    memory_release(memory, cdcl->phases.target, room);
    memory_release(memory, cdcl->phases.best, room);
    memory_release(memory, cdcl->marks, room);
    memory_release(memory, cdcl->in_level, (room + 1) * sizeof *cdcl->in_level);
    memory_release(memory, cdcl->stamps, (room + 1) * sizeof *cdcl->stamps);
    stack_free(memory, &cdcl->analyzed);
    stack_free(memory, &cdcl->levels);
    stack_free(memory, &cdcl->bumped);
    stack_free(memory, &cdcl->shorts);
    stack_free(memory, &cdcl->vivifier.counts);
    stack_free(memory, &cdcl->vivifier.schedule);
    stack_free(memory, &cdcl->vivifier.sorted);
    stack_free(memory, &cdcl->vivifier.doomed);
    memory_release(memory, cdcl->touched, room);
    memory_release(memory, cdcl->probed, 2 * room * sizeof *cdcl->probed);
    stack_free(memory, &cdcl->lifted_ids);
    stack_free(memory, &cdcl->sweeping.again);
    stack_free(memory, &cdcl->enumeration.flipped);
    dense_free(s);
    substitute_free(s);
    congruence_free(s);
    sweep_free(s);
    factor_free(s);
    parity_free(s);
    jordan_free(s);
    equations_free(s, &cdcl->equations);
    equations_free(s, &cdcl->old_equations);
    counting_free(s);
    local_free(s);
    memory_release(memory, cdcl, sizeof *cdcl);
    s->cdcl = NULL;
}

void cdcl_remove(struct solver *s, Var var) {
    s->removed[var] = 1;
    s->gone++;
    heap_remove(&s->cdcl->heap, var);
    queue_remove(&s->cdcl->queue, var);
}

void cdcl_make_spare(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    Var old = s->vars, more = old / 8 + SPARE_MIN;
    if (!cdcl->spare)
        cdcl->spare = old;
    if (old - cdcl->spare >= more / 2 || old > VAR_MAX - more)
        return;
    solver_grow(s, old + more);
    cdcl_update(s);
    for (Var var = old; var < s->vars; var++)
        cdcl_remove(s, var);
}

bool cdcl_has_spare(const struct solver *s) {
    return s->cdcl->spare < s->vars;
}

Var cdcl_add(struct solver *s) {
    Var var = s->cdcl->spare++;
    s->removed[var] = 0;
    s->gone--;
    heap_push(&s->cdcl->heap, var);
    queue_insert(&s->cdcl->queue, var);
    return var;
}

/* Opens the next level.  Returns false when an assumption is already false. */
static bool descend(struct solver *s) {
    bool failed = false;
    if (!trail_assume(s, &failed)) {
        s->counters.decisions++;
        trail_decide(s, decide_next(s));
    }
    return !failed;
}

/* The next assumption is false.  Returns false when that is the end. */
static bool give_way(struct solver *s) {
    if (s->cdcl->enumeration.active)
        return enumerate_skip(s);
    core_of_assumption(s);
    return false;
}

/* What learning cannot do is done once, before it. */
static void preprocess(struct solver *s) {
    if (s->cdcl->preprocessed || s->narrowed || solver_level(s))
        return;
    s->cdcl->preprocessed = true;
    if (unit_propagate(s) && parity_first(s) && counting(s))
        assemble(s);
}

/* Propagates by clauses, and, where these have no more to say, by parity constraints. */
static Ref imply(struct solver *s) {
    Ref conflict = propagate(s);
    while (conflict == NO_CONFLICT && s->cdcl->jordan) {
        size_t before = s->trail.size;
        conflict = jordan_propagate(s);
        if (conflict != NO_CONFLICT || s->trail.size == before)
            break;
        conflict = propagate(s);
    }
    return conflict;
}

/* The same at level 0.  Returns false on a contradiction. */
static bool imply_units(struct solver *s) {
    bool sound = unit_propagate(s);
    while (sound && s->cdcl->jordan) {
        size_t before = s->trail.size;
        jordan_propagate(s);
        sound = unit_propagate(s);
        if (s->trail.size == before)
            break;
    }
    return sound;
}

/* Guesses are for the beginning.  They propagate by clauses alone: a matrix would learn of all
 * their levels at once, and its rows watch what is no longer of the last one. */
static bool may_guess(const struct solver *s) {
    return !s->counters.decisions && !s->narrowed && !s->assumptions.size && !s->cdcl->jordan;
}

enum res_answer cdcl_solve(struct solver *s) {
    if (may_guess(s) && unit_propagate(s) && lucky(s))
        return RES_SAT;
    preprocess(s);
    while (solver_level(s) || imply_units(s)) {
        Ref conflict = solver_level(s) ? imply(s) : NO_CONFLICT;
        if (conflict != NO_CONFLICT)
            analyze(s, conflict);
        else if (poll_reached(s))
            return RES_UNKNOWN;
        else if (s->trail.size + s->gone == s->vars && solver_level(s) >= s->assumptions.size)
            return RES_SAT;
        else if (jordan_due(s))
            jordan_review(s);
        else if (mode_due(s))
            mode_switch(s);
        else if (phase_walk_due(s))
            phase_walk_first(s);
        else if (restart_due(s))
            restart(s);
        else if (rephase_due(s))
            rephase(s);
        else if (reduce_due(s))
            reduce(s);
        else if (inprocess_due(s))
            inprocess(s);
        else if (!descend(s) && !give_way(s))
            return RES_UNSAT;
    }
    return RES_UNSAT;
}
