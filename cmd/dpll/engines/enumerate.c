/* SPDX-License-Identifier: MIT */
#include "engines/enumerate.h"

#include <assert.h>

#include "engines/carry.h"
#include "search/backtrack.h"
#include "search/imply.h"
#include "search/private.h"
#include "search/reduce.h"
#include "state/log.h"
#include "state/trail.h"

STACK(flag_stack, bool);
STACK(place_stack, size_t);

/* The path of an enumeration: the last flipped.size literals of s->assumptions. */
struct enumeration {
    bool active; /* a model has been excluded */
    /* By literal of the path: it was flipped, since all models with its negation are found. */
    struct flag_stack flipped;
    /* By literal of the path: every shown variable before this one has a value at its level or
     * below. */
    struct place_stack places;
    uint64_t conflicts; /* conflicts when the path was last changed */
    bool left;          /* since then the search has left the last model and branches freely */
};

static const char enumeration_key;

void enumerate_reset(struct solver *s) {
    carry_reset(s);
    struct enumeration *enumeration = private_find(s, &enumeration_key);
    if (!enumeration)
        return;
    enumeration->active = false;
    stack_clear(&enumeration->flipped);
    stack_clear(&enumeration->places);
}

static void push(struct solver *s, struct enumeration *enumeration, Lit decision, size_t place) {
    stack_push(s->memory, &s->assumptions, decision);
    stack_push(s->memory, &enumeration->flipped, false);
    stack_push(s->memory, &enumeration->places, place);
}

/* Appends the decisions of the current model to the path. */
static void extend(struct solver *s, struct enumeration *enumeration) {
    assert(s->assumptions.size <= s->levels.size);
    for (size_t level = s->assumptions.size; level < s->levels.size; level++)
        push(s, enumeration, stack_at(&s->levels, level).decision, 0);
}

#ifndef NDEBUG
/* Whether all shown variables have their values of the model. */
static bool is_shown(const struct solver *s) {
    for (size_t i = 0; i < s->settings->shown_count; i++) {
        Var var = s->settings->shown[i];
        if (solver_value(s, lit_make(var, 0)) != s->whole[var])
            return false;
    }
    return true;
}
#endif

/* Appends to the path decisions that give all shown variables their values in the model.  Every
 * learned clause costs time at each further model, and most help at few, so that each model counts
 * as a question for the reduction of clauses. */
static void extend_projected(struct solver *s, struct enumeration *enumeration) {
    const struct settings *settings = s->settings;
    reduce_note_question(s);
    backtrack(s, (unsigned)s->assumptions.size);
    size_t place = enumeration->places.size ? stack_top(&enumeration->places) : 0;
    assert(place <= settings->shown_count && solver_level(s) == s->assumptions.size);
    for (; place < settings->shown_count; place++) {
        Var var = settings->shown[place];
        if (solver_value(s, lit_make(var, 0)))
            continue;
        Lit decision = lit_make(var, s->whole[var] < 0);
        push(s, enumeration, decision, place + 1);
        trail_decide(s, decision);
        Ref conflict = imply(s);
        assert(conflict == NO_CONFLICT);
        (void)conflict;
    }
    assert(is_shown(s));
}

/* Removes the last `count` literals from the path. */
static void drop(struct solver *s, struct enumeration *enumeration, size_t count) {
    assert(count <= enumeration->flipped.size && enumeration->flipped.size <= s->assumptions.size);
    assert(enumeration->places.size == enumeration->flipped.size);
    enumeration->flipped.size -= count;
    enumeration->places.size -= count;
    s->assumptions.size -= count;
}

/* Removes the flipped literals at the end of the path, and flips the last one that remains.
 * Returns false if none does. */
static bool flip(struct solver *s, struct enumeration *enumeration) {
    assert(enumeration->flipped.size <= s->assumptions.size);
    while (enumeration->flipped.size && stack_top(&enumeration->flipped))
        drop(s, enumeration, 1);
    if (!enumeration->flipped.size)
        return false;
    stack_top(&enumeration->flipped) = true;
    stack_top(&s->assumptions) = lit_not(stack_top(&s->assumptions));
    log_literal_words(s, "path", stack_top(&s->assumptions), "models with its negation are done");
    backtrack(s, (unsigned)s->assumptions.size - 1);
    return true;
}

/* Flips the end of the path, below which a new search begins. */
static bool leave_path(struct solver *s, struct enumeration *enumeration) {
    enumeration->conflicts = s->counters.conflicts;
    enumeration->left = false;
    return flip(s, enumeration);
}

bool enumerate_is_active(const struct solver *s) {
    const struct enumeration *enumeration = private_find(s, &enumeration_key);
    return enumeration && enumeration->active;
}

bool enumerate_exclude_model(struct solver *s) {
    assert(s->whole || s->trail.size + s->gone == s->vars);
    struct enumeration *enumeration = private_take(s, &enumeration_key, sizeof *enumeration);
    assert(enumeration->flipped.size <= s->assumptions.size);
    enumeration->active = true;
    if (!s->settings->projects) {
        extend(s, enumeration);
        return leave_path(s, enumeration);
    }
    if (!s->whole)
        carry_take(s);
    extend_projected(s, enumeration);
    s->whole = NULL;
    bool more = leave_path(s, enumeration);
    carry_begin(s);
    return more;
}

bool enumerate_is_near(struct solver *s) {
    if (!s->settings->projects || !enumerate_is_active(s))
        return false;
    carry_visit(s);
    if (solver_level(s) < s->assumptions.size || !carry_suffices(s))
        return false;
    carry_take(s);
    return true;
}

/* Decisions made to satisfy single clauses have led to conflicts.  They must leave the trail and
 * the phases, or the search for a near model takes thousands of conflicts. */
static void leave_model(struct solver *s, struct enumeration *enumeration) {
    enumeration->left = true;
    backtrack(s, (unsigned)s->assumptions.size);
    carry_visit(s);
    carry_set_phases(s);
}

bool enumerate_decide(struct solver *s, Lit *decision) {
    struct enumeration *enumeration = private_find(s, &enumeration_key);
    if (!s->settings->projects || !enumeration || !enumeration->active || enumeration->left)
        return false;
    if (s->counters.conflicts <= enumeration->conflicts + s->tuned->enumerate_patience &&
        carry_decide(s, decision))
        return true;
    leave_model(s, enumeration);
    return false;
}

bool enumerate_skip(struct solver *s) {
    struct enumeration *enumeration = private_find(s, &enumeration_key);
    if (!enumeration)
        return false;
    /* The false literal excludes all models with the literals after it on the path. */
    assert(solver_value(s, stack_at(&s->assumptions, s->levels.size)) < 0);
    size_t after = s->assumptions.size - s->levels.size - 1;
    if (after >= enumeration->flipped.size)
        return false;
    drop(s, enumeration, after);
    return leave_path(s, enumeration);
}
