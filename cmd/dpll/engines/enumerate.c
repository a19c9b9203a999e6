/* SPDX-License-Identifier: MIT */
#include "engines/enumerate.h"

#include <assert.h>

#include "search/backtrack.h"
#include "search/imply.h"
#include "search/phase.h"
#include "search/private.h"
#include "search/reduce.h"
#include "state/trail.h"

STACK(flag_stack, bool);
STACK(place_stack, size_t);

/* Conflicts of a search below the path after which it branches as it likes. */
enum { PATIENCE = 10 };

/* The path of an enumeration: the last s->assumptions, as many as there are flags. */
struct enumeration {
    bool active;               /* a model has been excluded */
    struct lit_stack shown;    /* scratch: the model's literals of the variables shown */
    struct flag_stack flipped; /* by decision of the path: all models with its negation are found */
    uint64_t conflicts;        /* until the path was last changed */
    struct place_stack known;  /* by level below the path: variables shown before this one have
                                  values of that level or lower ones */
};

static const char enumeration_key;

void enumerate_reset(struct solver *s) {
    struct enumeration *enumeration = private_find(s, &enumeration_key);
    if (!enumeration)
        return;
    enumeration->active = false;
    stack_clear(&enumeration->flipped);
    stack_clear(&enumeration->known);
}

/* Makes the decisions of the model at hand the end of the path. */
static void extend(struct solver *s, struct enumeration *enumeration) {
    for (size_t level = s->assumptions.size; level < s->levels.size; level++) {
        stack_push(s->memory, &s->assumptions, s->levels.data[level].decision);
        stack_push(s->memory, &enumeration->flipped, false);
    }
}

static void push(struct solver *s, struct enumeration *enumeration, Lit decision) {
    assert(!s->values[decision]);
    stack_push(s->memory, &s->assumptions, decision);
    stack_push(s->memory, &enumeration->flipped, false);
}

/* Makes the levels below the path a part of it that enumerate_decide has decided. */
static void extend_by_levels(struct solver *s, struct enumeration *enumeration) {
    size_t path = s->assumptions.size;
    for (size_t i = 1; i < enumeration->known.size && path + i <= s->levels.size; i++) {
        Lit decision = s->levels.data[path + i - 1].decision;
        if (lit_var(decision) != s->settings->shown[enumeration->known.data[i] - 1])
            break;
        push(s, enumeration, decision);
    }
}

/* Makes decisions that give the model's values to all variables shown the end of the path.  Every
 * learned clause costs time at each model to come, and most serve few of them: so models count as
 * questions for the reduction of clauses. */
static void extend_projected(struct solver *s, struct enumeration *enumeration) {
    const struct settings *settings = s->settings;
    struct lit_stack *shown = &enumeration->shown;
    reduce_note_question(s);
    stack_clear(shown);
    extend_by_levels(s, enumeration);
    for (size_t i = 0; i < settings->shown_count; i++) {
        Var var = settings->shown[i];
        Lit lit = lit_make(var, 0);
        assert(s->values[lit]);
        if (s->assigned[var].level > s->assumptions.size)
            stack_push(s->memory, shown, s->values[lit] > 0 ? lit : lit_not(lit));
    }
    backtrack(s, (unsigned)s->assumptions.size);
    for (size_t i = 0; i < shown->size; i++) {
        if (s->values[shown->data[i]])
            continue;
        push(s, enumeration, shown->data[i]);
        trail_decide(s, shown->data[i]);
        Ref conflict = imply(s);
        assert(conflict == NO_CONFLICT);
        (void)conflict;
    }
}

/* Flips the last literal of the path that has not been flipped yet; the literals after it leave the
 * path.  Returns false when all have been flipped. */
static bool flip(struct solver *s, struct enumeration *enumeration) {
    assert(enumeration->flipped.size <= s->assumptions.size);
    while (enumeration->flipped.size && stack_top(&enumeration->flipped)) {
        enumeration->flipped.size--;
        s->assumptions.size--;
    }
    if (!enumeration->flipped.size)
        return false;
    stack_top(&enumeration->flipped) = true;
    stack_top(&s->assumptions) = lit_not(stack_top(&s->assumptions));
    backtrack(s, (unsigned)s->assumptions.size - 1);
    return true;
}

/* Flips the path, below which a search begins. */
static bool leave_path(struct solver *s, struct enumeration *enumeration) {
    enumeration->conflicts = s->counters.conflicts;
    stack_clear(&enumeration->known);
    stack_push(s->memory, &enumeration->known, 0);
    return flip(s, enumeration);
}

bool enumerate_is_active(const struct solver *s) {
    const struct enumeration *enumeration = private_find(s, &enumeration_key);
    return enumeration && enumeration->active;
}

bool enumerate_exclude_model(struct solver *s) {
    assert(s->trail.size + s->gone == s->vars);
    struct enumeration *enumeration = private_take(s, &enumeration_key, sizeof *enumeration);
    enumeration->active = true;
    if (s->settings->projects)
        extend_projected(s, enumeration);
    else
        extend(s, enumeration);
    return leave_path(s, enumeration);
}

bool enumerate_decide(struct solver *s, Lit *decision) {
    const struct settings *settings = s->settings;
    struct enumeration *enumeration = settings->projects ? private_find(s, &enumeration_key) : NULL;
    if (!enumeration || !enumeration->active ||
        s->counters.conflicts > enumeration->conflicts + PATIENCE)
        return false;
    struct place_stack *known = &enumeration->known;
    size_t depth = solver_level(s) - s->assumptions.size;
    if (depth >= known->size)
        return false;
    known->size = depth + 1;
    size_t at = known->data[depth];
    while (at < settings->shown_count && s->values[lit_make(settings->shown[at], 0)])
        at++;
    if (at == settings->shown_count)
        return false;
    stack_push(s->memory, known, at + 1);
    *decision = phase_literal(s, settings->shown[at]);
    return true;
}

bool enumerate_skip(struct solver *s) {
    struct enumeration *enumeration = private_find(s, &enumeration_key);
    if (!enumeration)
        return false;
    /* The false literal leaves no model to the literals that follow it on the path. */
    size_t after = s->assumptions.size - s->levels.size - 1;
    if (after >= enumeration->flipped.size)
        return false;
    enumeration->flipped.size -= after;
    s->assumptions.size -= after;
    return leave_path(s, enumeration);
}
