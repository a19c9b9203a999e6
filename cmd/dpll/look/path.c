/* SPDX-License-Identifier: MIT */
#include "look/path.h"

#include <assert.h>

#include "look/clauses.h"
#include "look/prove.h"
#include "state/log.h"
#include "state/trail.h"

static void save_step(struct solver *s, Lit lit, uint64_t id) {
    struct path_step step = {lit, id};
    stack_push(&s->look->memory, &s->look->path, step);
}

/* Whether a literal that is no decision must be saved as a step: with a proof only if its reason is
 * a lemma, without one always. */
static bool is_step(const struct solver *s, Lit lit) {
    return !s->proof || prove_has_lemma(s, lit);
}

static void save_level(struct solver *s, unsigned level) {
    assert(level < s->levels.size);
    Lit decision = stack_at(&s->levels, level).decision;
    size_t at = stack_at(&s->levels, level).trail;
    size_t end = level + 1 < s->levels.size ? stack_at(&s->levels, level + 1).trail : s->trail.size;
    struct path_level saved = {s->look->path.size, stack_at(&s->look->marks, level).depth};
    stack_push(&s->look->memory, &s->look->path_levels, saved);
    save_step(s, decision, 0);
    for (; at < end; at++) {
        Lit lit = stack_at(&s->trail, at);
        if (lit != decision && is_step(s, lit))
            save_step(s, lit, s->proof ? prove_assigned(s, lit) : 0);
    }
}

#ifndef NDEBUG
/* Whether the path has as many steps as there are literals above level 0, and one more for each
 * decision that was true already. */
static bool is_saved(const struct solver *s) {
    size_t steps = s->look->path.size, first = s->trail.size;
    for (size_t level = s->levels.size; level--;) {
        struct level at = stack_at(&s->levels, level);
        steps -= at.trail == first || stack_at(&s->trail, at.trail) != at.decision;
        first = at.trail;
    }
    return steps == s->trail.size - first;
}
#endif

void path_save(struct solver *s) {
    assert(!s->look->standing.size);
    path_forget(s);
    log_words(s, "path", "%zu levels are kept", s->levels.size);
    for (unsigned level = 0; level < s->levels.size; level++)
        save_level(s, level);
    assert(s->proof || is_saved(s));
    s->look->path_depth = s->look->depth;
    if (s->proof)
        prove_leave(s, 0);
}

/* Assigns a literal that follows from the decisions so far.  Returns false if that is refuted. */
static bool take_step(struct solver *s, struct path_step step) {
    assert(solver_has_lit(s, step.lit));
    if (!solver_value(s, step.lit)) {
        if (s->proof)
            prove_assign(s, step.lit, step.id);
        else
            trail_assign(s, step.lit, NO_REASON);
        return clauses_reduce(s);
    }
    if (!s->proof)
        return solver_value(s, step.lit) > 0;
    if (solver_value(s, step.lit) < 0)
        prove_contradicts(s, step.lit, step.id);
    else
        prove_forget(s, step.lit, step.id);
    return solver_value(s, step.lit) > 0;
}

/* Takes steps from..to-1.  Returns false if that is refuted. */
static bool take_steps(struct solver *s, size_t from, size_t to) {
    bool fine = clauses_reduce(s);
    for (size_t i = from; i < to && fine; i++)
        fine = take_step(s, stack_at(&s->look->path, i));
    return fine;
}

/* Opens a saved level, even if its decision is true already.  Returns false if the level cannot be
 * reached; sets *fine to false if the assignment is refuted. */
static bool follow_level(struct solver *s, size_t level, bool *fine) {
    assert(level < s->look->path_levels.size);
    struct look *look = s->look;
    struct path_level saved = stack_at(&look->path_levels, level);
    bool last = level + 1 == look->path_levels.size;
    size_t end = last ? look->path.size : stack_at(&look->path_levels, level + 1).begin;
    look->depth = saved.depth;
    Lit decision = stack_at(&look->path, saved.begin).lit;
    if (solver_value(s, decision) < 0) {
        if (s->proof && level < look->given)
            prove_denied(s, decision);
        return false;
    }
    clauses_decide(s, decision);
    *fine = take_steps(s, saved.begin + 1, end);
    return *fine;
}

bool path_follow(struct solver *s) {
    struct look *look = s->look;
    size_t levels = look->path_levels.size, level = 0;
    bool fine = clauses_reduce(s);
    while (fine && level < levels && follow_level(s, level, &fine))
        level++;
    if (!fine || level < levels)
        look->midway = false;
    else if (levels)
        look->depth = look->path_depth;
    path_forget(s);
    return fine;
}

void path_forget(struct solver *s) {
    stack_clear(&s->look->path);
    stack_clear(&s->look->path_levels);
}

static void write_word(struct solver *s, uint32_t word) {
    stack_push(&s->look->memory, &s->look->message, word);
}

/* Writes literals from..to-1 of the trail except `skip`.  With a proof it writes none, since each
 * process derives them by its own clauses. */
static void write_trail(struct solver *s, size_t from, size_t to, Lit skip) {
    for (; from < to && !s->proof; from++)
        if (stack_at(&s->trail, from) != skip)
            write_word(s, stack_at(&s->trail, from));
}

/* Writes a level; the first one includes the literals of level 0. */
static void write_level(struct solver *s, unsigned level) {
    struct lit_stack *message = &s->look->message;
    Lit decision = stack_at(&s->levels, level).decision;
    write_word(s, (uint32_t)stack_at(&s->look->marks, level).depth);
    size_t count = message->size;
    write_word(s, 0);
    write_word(s, decision);
    if (!level)
        write_trail(s, 0, stack_at(&s->levels, 0).trail, decision);
    write_trail(s, stack_at(&s->levels, level).trail, stack_at(&s->levels, level + 1).trail,
                decision);
    stack_at(message, count) = (uint32_t)(message->size - count - 1);
}

void path_write(struct solver *s, unsigned level) {
    assert(level < s->levels.size);
    stack_clear(&s->look->message);
    for (unsigned i = 0; i < level; i++)
        write_level(s, i);
    write_word(s, (uint32_t)stack_at(&s->look->marks, level).depth);
    size_t count = s->look->message.size;
    write_word(s, 1);
    write_word(s, lit_not(stack_at(&s->levels, level).decision));
    if (level)
        return;
    write_trail(s, 0, stack_at(&s->levels, 0).trail, NO_LIT);
    stack_at(&s->look->message, count) = (uint32_t)(s->look->message.size - count - 1);
}

void path_read(struct solver *s, const uint32_t *message, size_t size) {
    struct look *look = s->look;
    path_forget(s);
    for (size_t at = 0; at < size;) {
        struct path_level level = {look->path.size, message[INDEX(at++, size)]};
        stack_push(&look->memory, &look->path_levels, level);
        look->path_depth = level.depth + 1;
        for (size_t end = at + 1 + message[at]; ++at < end;)
            save_step(s, message[at], 0);
    }
    look->given = look->path_levels.size;
}
