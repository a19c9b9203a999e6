#include "engines/enumerate.h"

#include "search/backtrack.h"
#include "search/keep.h"
#include "search/state.h"

STACK(flag_stack, bool);

/* The path of an enumeration: the last s->assumptions, as many as there are flags. */
struct enumeration {
    bool active;               /* a model has been excluded */
    struct flag_stack flipped; /* the models with the other sign have all been found */
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

/* Flips the last literal of the path that has not been flipped yet; those after it leave. */
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
    extend(s, enumeration);
    return flip(s, enumeration);
}

bool enumerate_skip(struct solver *s) {
    struct enumeration *enumeration = kept(s, &enumeration_key);
    if (!enumeration)
        return false;
    /* What follows the false literal on the path has no models under it either. */
    size_t after = s->assumptions.size - s->levels.size - 1;
    if (after >= enumeration->flipped.size)
        return false;
    enumeration->flipped.size -= after;
    s->assumptions.size -= after;
    return flip(s, enumeration);
}
