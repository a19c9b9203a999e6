#include "state/solver.h"

#include <string.h>

#include "state/justify.h"
#include "state/trail.h"

void solver_init(struct solver *s, struct memory *memory, const struct settings *settings,
                 const struct formula *formula, const struct limits *limits, struct proof *proof) {
    *s = (struct solver){.memory = memory,
                         .settings = settings,
                         .formula = formula,
                         .limits = *limits,
                         .proof = proof,
                         .random = {settings->seed}};
}

void solver_free(struct solver *s) {
    struct memory *memory = s->memory;
    memory_release(memory, s->values, 2 * (size_t)s->vars);
    memory_release(memory, s->assigned, s->vars * sizeof *s->assigned);
    memory_release(memory, s->removed, s->vars);
    stack_free(memory, &s->trail);
    stack_free(memory, &s->levels);
    stack_free(memory, &s->extension);
    stack_free(memory, &s->assumptions);
    stack_free(memory, &s->core);
    stack_free(memory, &s->clause);
    stack_free(memory, &s->counts);
    if (s->proof)
        proof_release(s->proof, memory);
    arena_free(&s->arena, memory);
    watches_free(&s->watches, memory);
}

void solver_grow(struct solver *s, Var vars) {
    size_t old = s->vars;
    if (vars <= s->vars)
        return;
    s->values = memory_extend(s->memory, s->values, 2 * old, 2 * (size_t)vars, 1);
    s->assigned = memory_resize(s->memory, s->assigned, old * sizeof *s->assigned,
                                memory_bytes(vars, sizeof *s->assigned));
    s->removed = memory_extend(s->memory, s->removed, old, vars, 1);
    watches_grow(&s->watches, s->memory, 2 * (size_t)vars);
    stack_reserve(s->memory, &s->trail, vars - s->trail.size);
    if (s->proof)
        proof_grow(s->proof, s->memory, vars);
    s->vars = vars;
}

/* What the watches of a binary clause have for a reference. */
static Ref binary_ref(struct solver *s, bool redundant, uint64_t id) {
    uint32_t index = 0;
    if (s->proof) {
        index = narrow(s->memory, s->proof->binaries.size, WATCH_INDEX_MAX);
        stack_push(s->memory, &s->proof->binaries, id);
    }
    return BINARY | index << 1 | (redundant ? BINARY_REDUNDANT : 0);
}

static Ref large_ref(struct solver *s, const Lit *lits, uint32_t size, bool redundant,
                     uint64_t id) {
    Ref ref = arena_add(&s->arena, s->memory, lits, size);
    struct clause *clause = solver_clause(s, ref);
    clause->redundant = redundant;
    clause->fresh = !redundant;
    clause_set_id(clause, id);
    return ref;
}

void solver_watch(struct solver *s, const Lit *lits, Ref ref) {
    watches_push(&s->watches, s->memory, lits[0], (struct watch){lits[1], ref});
    watches_push(&s->watches, s->memory, lits[1], (struct watch){lits[0], ref});
}

Ref solver_add_clause(struct solver *s, const Lit *lits, uint32_t size, bool redundant,
                      uint64_t id) {
    Ref ref = size == 2 ? binary_ref(s, redundant, id) : large_ref(s, lits, size, redundant, id);
    solver_watch(s, lits, ref);
    s->redundant += redundant;
    s->irredundant += !redundant;
    return ref;
}

/* Copies a clause to s->clause without repeated literals and those false at level 0.  The values
 * array serves as the mark: 2 stands for "in the clause".  Returns false when it is true anyway. */
static bool simplified(struct solver *s, const struct clause_view *clause) {
    bool needed = true;
    stack_clear(&s->clause);
    stack_reserve(s->memory, &s->clause, clause->size);
    for (size_t i = 0; i < clause->size && needed; i++) {
        Lit lit = clause_lit(clause, i);
        if (s->values[lit] == 1 || s->values[lit_not(lit)] == 2)
            needed = false;
        else if (!s->values[lit]) {
            s->values[lit] = 2;
            s->clause.data[s->clause.size++] = lit;
        }
    }
    for (size_t i = 0; i < s->clause.size; i++)
        s->values[s->clause.data[i]] = 0;
    return needed;
}

static void add_original(struct solver *s, const struct clause_view *clause) {
    uint64_t id = ++s->clauses;
    if (s->inconsistent || !simplified(s, clause))
        return;
    const Lit *lits = s->clause.data;
    size_t size = s->clause.size;
    if (size == 0 || size < clause->size)
        id = justify_input(s, id, clause, lits, size);
    if (size == 0) {
        s->inconsistent = true;
    } else if (size == 1) {
        trail_assign(s, lits[0], NO_REASON);
        justify_assigned(s, lits[0], id);
    } else {
        solver_add_clause(s, lits, (uint32_t)size, false, id);
    }
}

/* Gives every watch list room for what the formula may bring, so that it is laid out once.  Lists
 * of literals that do not occur are not touched: they take no memory yet. */
static void lay_out_watches(struct solver *s) {
    size_t lits = 2 * (size_t)s->vars;
    struct clause_view clause;
    stack_free(s->memory, &s->counts);
    uint32_t *counts = s->counts.data = memory_zeroed(s->memory, lits + 1, sizeof *counts);
    s->counts.capacity = lits + 1;
    for (size_t at = 0; formula_next(s->formula, &at, &clause);) {
        limits_step(s, at);
        if (clause.size > 1) {
            counts[clause_lit(&clause, 0)]++;
            counts[clause_lit(&clause, 1)]++;
        }
    }
    for (size_t lit = 0; lit < lits; lit++) {
        limits_step(s, lit);
        if (counts[lit])
            watches_begin(&s->watches, (Lit)lit, counts[lit]);
    }
    watches_provide(&s->watches, s->memory);
    stack_free(s->memory, &s->counts);
}

void solver_update(struct solver *s) {
    struct clause_view clause;
    solver_grow(s, s->formula->vars);
    if (!s->words && !s->watches.used)
        lay_out_watches(s);
    if (s->proof) {
        s->proof->last = s->formula->clauses;
        s->proof->formula = s->formula;
        s->proof->formula_vars = s->formula->vars;
    }
    while (formula_next(s->formula, &s->words, &clause)) {
        limits_step(s, s->clauses);
        add_original(s, &clause);
    }
}

void solver_assume(struct solver *s, const int *elits, size_t count) {
    struct lit_stack *assumptions = &s->assumptions;
    stack_clear(assumptions);
    stack_reserve(s->memory, assumptions, count);
    stack_clear(&s->core);
    stack_reserve(s->memory, &s->core, count);
    for (size_t i = 0; i < count; i++) {
        Lit lit = lit_of(elits[i]);
        if (s->values[lit] > 0)
            continue;
        assumptions->data[assumptions->size++] = lit;
        if (!s->values[lit])
            s->values[lit] = 2;
    }
    for (size_t i = 0; i < assumptions->size; i++)
        if (s->values[assumptions->data[i]] == 2)
            s->values[assumptions->data[i]] = 0;
}
