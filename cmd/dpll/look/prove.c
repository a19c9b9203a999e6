#include "look/prove.h"

#include "search/propagate.h"
#include "state/justify.h"
#include "state/trail.h"

bool prove_propagate(struct solver *s) {
    s->look->conflict = propagate(s);
    if (!solver_level(s))
        justify_units(s);
    return s->look->conflict == NO_CONFLICT;
}

/* Puts the opposites of the decisions into s->clause. */
static void collect_decisions(struct solver *s) {
    stack_clear(&s->clause);
    for (size_t i = 0; i < s->levels.size; i++)
        stack_push(s->memory, &s->clause, lit_not(s->levels.data[i].decision));
}

uint64_t prove_refuted(struct solver *s) {
    collect_decisions(s);
    return justify_learned(s, s->look->conflict, s->clause.data, s->clause.size);
}

void prove_forget(struct solver *s, Lit lit, uint64_t id) {
    collect_decisions(s);
    stack_push(s->memory, &s->clause, lit);
    proof_delete(s->proof, id, s->clause.data, s->clause.size);
}

void prove_leave(struct solver *s) {
    struct level level = stack_top(&s->levels);
    for (size_t i = level.trail; i < s->trail.size; i++) {
        Lit lit = s->trail.data[i];
        if (lit != level.decision && s->assigned[lit_var(lit)].reason == NO_REASON)
            prove_forget(s, lit, s->proof->ids[lit_var(lit)]);
    }
}

void prove_contradicts(struct solver *s, Lit lit, uint64_t id) {
    s->binary_conflict[0] = s->binary_conflict[1] = lit;
    s->binary_conflict_id = id;
    s->look->conflict = CONFLICT_BINARY;
}

static void open_level(struct solver *s, Lit lit) {
    struct level level = {lit, s->trail.size};
    stack_push(s->memory, &s->levels, level);
    trail_assign(s, lit, NO_REASON);
}

/* Leaves the last level; when there is a conflict there, its decision is false. */
static void close_level(struct solver *s) {
    bool refuted = s->look->conflict != NO_CONFLICT;
    Lit decision = stack_top(&s->levels).decision;
    uint64_t id = refuted ? prove_refuted(s) : 0;
    prove_leave(s);
    trail_backtrack(s, solver_level(s) - 1);
    if (!refuted)
        return;
    trail_assign(s, lit_not(decision), NO_REASON);
    justify_assigned(s, lit_not(decision), id);
}

/* Shows again that a literal fails on top of another one.  Returns false when this leads to a
 * conflict there. */
static bool show_doubled(struct solver *s, Lit lit) {
    if (s->values[lit])
        return true;
    open_level(s, lit);
    prove_propagate(s);
    close_level(s);
    return prove_propagate(s);
}

/* Shows what has failed on top: the last literal, the last two, four and so on, since a conflict
 * may not need the early ones.  Returns false once there is one. */
static bool show_all_doubled(struct solver *s) {
    const struct lit_stack *doubled = &s->look->doubled;
    bool fine = true;
    for (size_t shown = 0, count = 1; fine && shown < doubled->size; shown = count, count *= 2) {
        if (count > doubled->size)
            count = doubled->size;
        for (size_t i = doubled->size - count; fine && i < doubled->size; i++)
            fine = show_doubled(s, doubled->data[i]);
    }
    return fine;
}

bool prove_failed(struct solver *s, Lit lit) {
    open_level(s, lit);
    bool fine = prove_propagate(s) && show_all_doubled(s);
    close_level(s);
    return !fine;
}
