#include "look/path.h"

#include "look/clauses.h"
#include "look/progress.h"
#include "look/prove.h"
#include "state/justify.h"
#include "state/trail.h"

static void save_step(struct solver *s, Lit lit) {
    struct path_step step = {lit, s->proof ? s->proof->ids[lit_var(lit)] : 0};
    stack_push(s->memory, &s->look->path, step);
}

static void save_level(struct solver *s, unsigned level) {
    Lit decision = s->levels.data[level].decision;
    size_t at = s->levels.data[level].trail;
    size_t end = level + 1 < s->levels.size ? s->levels.data[level + 1].trail : s->trail.size;
    stack_push(s->memory, &s->look->path_levels, s->look->path.size);
    save_step(s, decision);
    for (; at < end; at++) {
        Lit lit = s->trail.data[at];
        if (lit != decision && s->assigned[lit_var(lit)].reason == NO_REASON)
            save_step(s, lit);
    }
}

void path_save(struct solver *s) {
    path_forget(s);
    for (unsigned level = 0; level < s->levels.size; level++)
        save_level(s, level);
}

/* Levels that the path has lost so far, or not come to, are none any more. */
static void drop_levels(struct solver *s, size_t levels) {
    while (s->look->parts.size > levels + 1)
        progress_drop(s, solver_level(s) + 1);
}

/* Takes the decision of a saved level.  One that has come to hold anyway is none any more; but each
 * assumption keeps its level, and in a proof the clauses behind later steps would be about a
 * decision that is not there.  Returns false when the path cannot be followed further. */
static bool decide(struct solver *s, Lit decision) {
    if (s->values[decision] < 0 || (s->values[decision] && s->proof))
        return false;
    if (!s->values[decision] || solver_level(s) < s->assumptions.size)
        clauses_decide(s, decision);
    return true;
}

/* Makes a literal true that follows from the decisions so far.  Returns false when that is refuted.
 */
static bool take_step(struct solver *s, struct path_step step) {
    if (!s->values[step.lit]) {
        trail_assign(s, step.lit, NO_REASON);
        justify_assigned(s, step.lit, step.id);
        return clauses_reduce(s);
    }
    if (!s->proof)
        return s->values[step.lit] > 0;
    if (s->values[step.lit] < 0)
        prove_contradicts(s, step.lit, step.id);
    else
        prove_forget(s, step.lit, step.id);
    return s->values[step.lit] > 0;
}

/* Makes the steps from..to-1 true.  Returns false when that is refuted. */
static bool take_steps(struct solver *s, size_t from, size_t to) {
    bool fine = clauses_reduce(s);
    for (size_t i = from; i < to && fine; i++)
        fine = take_step(s, s->look->path.data[i]);
    return fine;
}

bool path_follow(struct solver *s) {
    struct look *look = s->look;
    size_t levels = look->path_levels.size, level = 0;
    bool fine = clauses_reduce(s);
    for (; fine && level < levels; level++) {
        size_t from = look->path_levels.data[level];
        size_t to = level + 1 < levels ? look->path_levels.data[level + 1] : look->path.size;
        if (!decide(s, look->path.data[from].lit))
            break;
        drop_levels(s, solver_level(s) + levels - level - 1);
        fine = take_steps(s, from + 1, to);
    }
    drop_levels(s, solver_level(s));
    if (!fine || level < levels)
        look->midway = false;
    path_forget(s);
    return fine;
}

void path_forget(struct solver *s) {
    stack_clear(&s->look->path);
    stack_clear(&s->look->path_levels);
}
