/* SPDX-License-Identifier: MIT */
#include "state/justify.h"

#include <assert.h>

#include "state/log.h"

/* Marks of variables, and what a step does. */
enum { IN_CLAUSE = 1, DONE = 2 };
enum { VISIT = 0, LEAVE = 1 };

uint64_t justify_clause_id(const struct solver *s, Ref ref) {
    if (!s->proof)
        return 0;
    if (ref & BINARY)
        return stack_at(&solver_proof(s)->binaries, watch_binary_index(ref));
    return clause_id(solver_clause(s, ref));
}

uint64_t justify_clause(struct solver *s, const Lit *lits, size_t size) {
    uint64_t number = checker_derived(s, lits, size);
    log_clause(s, "derive", lits, size);
    s->counters.derived_clauses++;
    return s->proof ? proof_add(s->proof, lits, size) : number;
}

void justify_gone(struct solver *s, uint64_t id, const Lit *lits, size_t size) {
    checker_gone(s, lits, size);
    log_clause(s, "remove", lits, size);
    s->counters.removed_clauses++;
    if (s->proof)
        proof_delete(s->proof, id, lits, size);
}

void justify_assigned(struct solver *s, Lit lit, uint64_t id) {
    assert(solver_value(s, lit) >= 0);
    if (s->proof)
        memory_at(solver_proof(s)->ids, lit_var(lit)) = id;
}

static void add_hint(struct solver *s, uint64_t id) {
    assert(s->proof);
    stack_push(s->memory, &solver_proof(s)->hints, id);
}

static void mark(struct solver *s, Var var, unsigned char mark) {
    assert(s->proof);
    if (!memory_at(solver_proof(s)->marks, var))
        stack_push(s->memory, &solver_proof(s)->marked, var);
    memory_at(solver_proof(s)->marks, var) |= mark;
}

static void mark_clause(struct solver *s, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++)
        mark(s, lit_var(array_at(lits, size, i)), IN_CLAUSE);
}

static void clear_marks(struct proof *proof) {
    for (size_t i = 0; i < proof->marked.size; i++)
        memory_at(proof->marks, stack_at(&proof->marked, i)) = 0;
    stack_clear(&proof->marked);
}

static void plan(struct solver *s, Var var, unsigned step) {
    stack_push(s->memory, &solver_proof(s)->steps, 2 * var + step);
}

static void plan_visit(struct solver *s, Var var) {
    if (!memory_at(solver_proof(s)->marks, var))
        plan(s, var, VISIT);
}

/* Plans a visit to the variable of each literal. */
static void plan_lits(struct solver *s, struct lits lits) {
    for (uint32_t i = 0; i < lits.size; i++)
        plan_visit(s, lit_var(lits_at(lits, i)));
}

/* Records the number of a variable's reason if it is a clause in the arena; that of other reasons
 * was recorded on assignment. */
static void note_id(struct solver *s, Var var) {
    assert(memory_at(s->assigned, var).reason != NO_REASON);
    uint32_t reason = memory_at(s->assigned, var).reason;
    if (!(reason & BINARY))
        memory_at(solver_proof(s)->ids, var) = clause_id(solver_clause(s, reason));
}

/* Visits a variable: its reason becomes a hint, after the hints that the reason needs. */
static void visit(struct solver *s, Var var) {
    Lit other;
    uint32_t reason = memory_at(s->assigned, var).reason;
    if (memory_at(solver_proof(s)->marks, var))
        return;
    mark(s, var, DONE);
    if (!memory_at(s->assigned, var).level || reason == NO_REASON) {
        add_hint(s, memory_at(solver_proof(s)->ids, var));
        return;
    }
    note_id(s, var);
    plan(s, var, LEAVE);
    plan_lits(s, solver_reason_lits(s, reason, &other));
}

/* Depth-first search without recursion that adds a reason to the hints when it leaves it, after all
 * reasons it depends on. */
static void run_steps(struct solver *s) {
    struct step_stack *steps = &solver_proof(s)->steps;
    while (steps->size) {
        uint32_t step = stack_pop(steps);
        if (step % 2 == LEAVE)
            add_hint(s, memory_at(solver_proof(s)->ids, step / 2));
        else
            visit(s, step / 2);
    }
}

static uint64_t conflict_id(const struct solver *s, Ref conflict) {
    return conflict == CONFLICT_BINARY ? s->binary_conflict_id
                                       : clause_id(solver_clause(s, conflict));
}

uint64_t justify_learned(struct solver *s, Ref conflict, const Lit *lits, size_t size) {
    if (!s->proof)
        return 0;
    if (!proof_has_hints(s->proof))
        return proof_add(s->proof, lits, size);
    mark_clause(s, lits, size);
    plan_lits(s, solver_conflict_lits(s, conflict));
    run_steps(s);
    add_hint(s, conflict_id(s, conflict));
    clear_marks(s->proof);
    return proof_add(s->proof, lits, size);
}

/* Whether a proof with hints is written. */
static bool has_hints(const struct solver *s) {
    return s->proof && proof_has_hints(s->proof);
}

void justify_conflict(struct solver *s, Ref conflict) {
    assert(conflict != NO_CONFLICT);
    struct proof *proof = s->proof;
    if (!has_hints(s))
        return;
    stack_clear(&proof->resolved);
    stack_clear(&proof->fixed);
    stack_push(s->memory, &proof->resolved, conflict_id(s, conflict));
}

void justify_resolved(struct solver *s, Lit lit, uint32_t reason) {
    assert(solver_value(s, lit) > 0 && reason != NO_REASON);
    if (!has_hints(s))
        return;
    uint64_t id = reason & BINARY ? memory_at(solver_proof(s)->ids, lit_var(lit))
                                  : clause_id(solver_clause(s, reason));
    stack_push(s->memory, &solver_proof(s)->resolved, id);
}

void justify_fixed(struct solver *s, Var var) {
    assert(!memory_at(s->assigned, var).level);
    if (has_hints(s))
        stack_push(s->memory, &solver_proof(s)->fixed, var);
}

void justify_derived(struct solver *s) {
    assert(s->clause.size);
    struct proof *proof = s->proof;
    if (!has_hints(s))
        return;
    stack_clear(&proof->derived);
    for (size_t i = 1; i < s->clause.size; i++)
        stack_push(s->memory, &proof->derived, lit_var(stack_at(&s->clause, i)));
}

static void visit_all(struct solver *s, const struct step_stack *vars) {
    for (size_t i = 0; i < vars->size; i++)
        plan_visit(s, stack_at(vars, i));
    run_steps(s);
}

uint64_t justify_resolvent(struct solver *s, const Lit *lits, size_t size) {
    assert(size);
    struct proof *proof = s->proof;
    if (!proof)
        return 0;
    if (!proof_has_hints(proof))
        return proof_add(proof, lits, size);
    mark_clause(s, lits, size);
    visit_all(s, &proof->fixed);
    visit_all(s, &proof->derived);
    for (size_t i = proof->resolved.size; i--;)
        add_hint(s, stack_at(&proof->resolved, i));
    clear_marks(proof);
    return proof_add(proof, lits, size);
}

uint64_t justify_failed(struct solver *s, Ref conflict, const Lit *lits, size_t size) {
    checker_derived(s, lits, size);
    log_clause(s, "derive", lits, size);
    s->counters.derived_clauses++;
    return justify_learned(s, conflict, lits, size);
}

Ref justify_forcing(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) > 0);
    uint32_t reason = solver_assigned(s, lit).reason;
    assert(reason != NO_REASON);
    if (!(reason & BINARY))
        return reason;
    s->binary_conflict[0] = lit;
    s->binary_conflict[1] = reason & ~BINARY;
    s->binary_conflict_id = s->proof ? memory_at(solver_proof(s)->ids, lit_var(lit)) : 0;
    return CONFLICT_BINARY;
}

/* Adds the hints for a level-0 literal that follows by its reason. */
static void hint_unit(struct solver *s, Lit lit, uint32_t reason) {
    Lit other;
    struct lits lits = solver_reason_lits(s, reason, &other);
    for (uint32_t i = 0; i < lits.size; i++)
        if (lits_at(lits, i) != lit)
            add_hint(s, memory_at(solver_proof(s)->ids, lit_var(lits_at(lits, i))));
}

void justify_units(struct solver *s) {
    assert(!solver_level(s));
    struct proof *proof = s->proof;
    if (!proof)
        return;
    for (; proof->units < s->trail.size; proof->units++) {
        Lit lit = stack_at(&s->trail, proof->units);
        struct assigned *assigned = &solver_assigned(s, lit);
        if (assigned->reason == NO_REASON)
            continue;
        hint_unit(s, lit, assigned->reason);
        note_id(s, lit_var(lit));
        add_hint(s, memory_at(proof->ids, lit_var(lit)));
        memory_at(proof->ids, lit_var(lit)) = proof_add(proof, &lit, 1);
        assigned->reason = NO_REASON;
    }
}

void justify_unit_again(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) > 0 && !solver_assigned(s, lit).level);
    if (!s->proof)
        return;
    add_hint(s, memory_at(solver_proof(s)->ids, lit_var(lit)));
    solver_proof(s)->answer = proof_add(s->proof, &lit, 1);
}

void justify_by_unit(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) < 0 && !solver_assigned(s, lit).level);
    if (s->proof)
        add_hint(s, memory_at(solver_proof(s)->ids, lit_var(lit)));
}

void justify_by(struct solver *s, uint64_t id) {
    if (s->proof)
        add_hint(s, id);
}

void justify_resolving(struct solver *s, uint64_t id) {
    justify_by(s, id | PROOF_RESOLVING);
}

uint64_t justify_input(struct solver *s, uint64_t id, const struct clause_view *clause,
                       const Lit *lits, size_t size) {
    if (!s->proof)
        return 0;
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if (solver_value(s, lit) < 0 && !memory_at(solver_proof(s)->marks, lit_var(lit)))
            justify_by_unit(s, lit);
        mark(s, lit_var(lit), DONE);
    }
    clear_marks(s->proof);
    add_hint(s, id);
    return proof_add(s->proof, lits, size);
}

uint64_t justify_shortened(struct solver *s, uint64_t id, const Lit *old, size_t old_size,
                           const Lit *lits, size_t size) {
    assert(size <= old_size);
    if (!justify_wanted(s))
        return 0;
    for (size_t i = 0; i < old_size; i++) {
        Lit lit = array_at(old, old_size, i);
        if (solver_value(s, lit) < 0)
            justify_by_unit(s, lit);
    }
    justify_by(s, id);
    return justify_clause(s, lits, size);
}
