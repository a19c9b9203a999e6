#include "engines/enumerate.h"

#include <assert.h>

#include "search/backtrack.h"
#include "search/imply.h"
#include "search/keep.h"
#include "search/state.h"
#include "state/trail.h"

STACK(flag_stack, bool);

/* The path of an enumeration: the last s->assumptions, as many as there are flags. */
struct enumeration {
    bool active;               /* a model has been excluded */
    struct lit_stack shown;    /* scratch: the model's literals of the variables shown */
    struct flag_stack flipped; /* by decision of the path: all models with its negation are found */
};

static const char enumeration_key;

void enumerate_reset(struct solver *s) {
    struct enumeration *enumeration = kept(s, &enumeration_key);
    if (!enumeration)
        return;
    enumeration->active = false;
    stack_clear(&enumeration->flipped);
}

/* Makes the decisions of the model at hand the end of the path. */
static void extend(struct solver *s, struct enumeration *enumeration) {
    for (size_t level = s->assumptions.size; level < s->levels.size; level++) {
        stack_push(s->memory, &s->assumptions, s->levels.data[level].decision);
        stack_push(s->memory, &enumeration->flipped, false);
    }
}

/* Makes decisions that give the model's values to all variables shown the end of the path. */
static void extend_projected(struct solver *s, struct enumeration *enumeration) {
    const struct settings *settings = s->settings;
    struct lit_stack *shown = &enumeration->shown;
    stack_clear(shown);
    for (size_t i = 0; i < settings->shown_count; i++) {
        Lit lit = lit_make(settings->shown[i], 0);
        stack_push(s->memory, shown, s->values[lit] > 0 ? lit : lit_not(lit));
    }
    backtrack(s, (unsigned)s->assumptions.size);
    for (size_t i = 0; i < shown->size; i++) {
        if (s->values[shown->data[i]])
            continue;
        stack_push(s->memory, &s->assumptions, shown->data[i]);
        stack_push(s->memory, &enumeration->flipped, false);
        trail_decide(s, shown->data[i]);
        Ref conflict = imply(s);
        assert(conflict == NO_CONFLICT);
        (void)conflict;
    }
}

/* Flips the last literal of the path that has not been flipped yet; the literals after it leave the
 * path.  Returns false when all have been flipped. */
static bool flip(struct solver *s, struct enumeration *enumeration) {
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

bool enumerate_is_active(const struct solver *s) {
    const struct enumeration *enumeration = kept(s, &enumeration_key);
    return enumeration && enumeration->active;
}

bool enumerate_exclude_model(struct solver *s) {
    struct enumeration *enumeration = keep(s, &enumeration_key, sizeof *enumeration);
    enumeration->active = true;
    if (s->settings->projects)
        extend_projected(s, enumeration);
    else
        extend(s, enumeration);
    return flip(s, enumeration);
}

bool enumerate_skip(struct solver *s) {
    struct enumeration *enumeration = kept(s, &enumeration_key);
    if (!enumeration)
        return false;
    /* The false literal leaves no model to the literals that follow it on the path. */
    size_t after = s->assumptions.size - s->levels.size - 1;
    if (after >= enumeration->flipped.size)
        return false;
    enumeration->flipped.size -= after;
    s->assumptions.size -= after;
    return flip(s, enumeration);
}
