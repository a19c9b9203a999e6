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
    return justify_refuted(s, s->look->conflict, s->clause.data, s->clause.size);
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

/* Leaves the last level, where there is a conflict: its decision is false. */
static void close_level(struct solver *s) {
    Lit decision = stack_top(&s->levels).decision;
    uint64_t id = prove_refuted(s);
    prove_leave(s);
    trail_backtrack(s, solver_level(s) - 1);
    trail_assign(s, lit_not(decision), NO_REASON);
    justify_assigned(s, lit_not(decision), id);
}

static void assign(struct solver *s, const struct step *step) {
    if (!(step->ref & BINARY)) {
        trail_assign(s, step->lit, step->ref);
        return;
    }
    trail_assign(s, step->lit, BINARY | step->other);
    justify_assigned(s, step->lit, justify_clause_id(s, step->ref));
}

static void set_conflict(struct solver *s, const struct step *step) {
    s->look->conflict = step->ref & BINARY ? CONFLICT_BINARY : step->ref;
    if (!(step->ref & BINARY))
        return;
    s->binary_conflict[0] = step->lit;
    s->binary_conflict[1] = step->other;
    s->binary_conflict_id = justify_clause_id(s, step->ref);
}

void prove_failed(struct solver *s) {
    while (s->look->steps.size) {
        struct step step = stack_pop(&s->look->steps);
        switch (step.kind) {
        case STEP_OPEN:
            open_level(s, step.lit);
            break;
        case STEP_ASSIGN:
            assign(s, &step);
            break;
        case STEP_CLOSE:
            set_conflict(s, &step);
            close_level(s);
            break;
        }
    }
}
