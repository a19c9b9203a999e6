/* SPDX-License-Identifier: MIT */
#include "sweep/refine.h"

#include <assert.h>

#include "state/log.h"
#include "sweep/check.h"
#include "sweep/flip.h"

static bool is_covered(const struct sweep *sweep, Lit lit) {
    return lit_var(lit) < sweep->covered;
}

/* Flips the value of a literal in the model, if that gives a model: then the literal is neither
 * constant nor equivalent to another.  Returns whether it was flipped. */
static bool flip_value(struct oracle *oracle, Lit lit) {
    return flip(oracle, memory_at(oracle->values, lit) > 0 ? lit : lit_not(lit));
}

/* Ends the class that begins at `begin`, and drops it if it has a single literal or no covered one
 * (the first would be covered). */
static void end_class(struct sweep *sweep, size_t begin) {
    assert(begin <= sweep->candidates.size);
    struct lit_stack *candidates = &sweep->candidates;
    if (candidates->size - begin < 2 || !is_covered(sweep, stack_at(candidates, begin)))
        candidates->size = begin;
    else
        stack_push(&sweep->memory, &sweep->ends, (uint32_t)candidates->size);
}

/* Makes a class of the literals with the given value in the model. */
static void keep_class(struct sweep *sweep, const Lit *lits, size_t count, signed char value) {
    assert(value == 1 || value == -1);
    size_t begin = sweep->candidates.size;
    for (size_t i = 0; i < count; i++) {
        Lit lit = array_at(lits, count, i);
        if (memory_at(sweep->oracle.values, lit) == value)
            stack_push(&sweep->memory, &sweep->candidates, lit);
    }
    end_class(sweep, begin);
}

/* Drops candidates whose values can be flipped.  Changes the model, which must have split all
 * classes before. */
static void drop_flipped(struct sweep *sweep) {
    struct lit_stack *candidates = &sweep->candidates;
    size_t classes = sweep->ends.size, at = 0;
    candidates->size = sweep->ends.size = 0;
    for (size_t i = 0; i < classes; i++) {
        size_t begin = candidates->size;
        for (size_t end = sweep->ends.data[i]; at < end; at++)
            if (!flip_value(&sweep->oracle, candidates->data[at]))
                candidates->data[candidates->size++] = candidates->data[at];
        end_class(sweep, begin);
    }
    assert(sweep->ends.size <= classes);
}

/* Splits the classes of candidates by their values in the model. */
static void split(struct sweep *sweep) {
    struct lit_stack old = sweep->candidates;
    struct index_list ends = sweep->ends;
    sweep->candidates = sweep->spare;
    sweep->ends = sweep->spare_ends;
    stack_clear(&sweep->candidates);
    stack_clear(&sweep->ends);
    size_t begin = 0;
    for (size_t i = 0; i < ends.size; begin = stack_at(&ends, i++)) {
        keep_class(sweep, old.data + begin, stack_at(&ends, i) - begin, 1);
        keep_class(sweep, old.data + begin, stack_at(&ends, i) - begin, -1);
    }
    sweep->spare = old;
    sweep->spare_ends = ends;
    drop_flipped(sweep);
    check_classes(sweep);
}

#ifndef NDEBUG
static bool all_true(const struct sweep *sweep, const struct lit_stack *lits) {
    for (size_t i = 0; i < lits->size; i++)
        if (memory_at(sweep->oracle.values, stack_at(lits, i)) <= 0)
            return false;
    return true;
}
#endif

/* Drops literals that are false in the model or can be flipped. */
static void drop_constants(struct sweep *sweep) {
    struct lit_stack *constants = &sweep->constants;
    size_t kept = 0;
    for (size_t i = 0; i < constants->size; i++) {
        Lit lit = stack_at(constants, i);
        if (memory_at(sweep->oracle.values, lit) > 0 && !flip(&sweep->oracle, lit))
            stack_at(constants, kept++) = lit;
    }
    constants->size = kept;
    assert(all_true(sweep, constants));
}

static void log_answer(const struct solver *s, const struct sweep *sweep, const Lit *lits,
                       uint32_t count, enum oracle_answer answer) {
    const char *words = answer == ORACLE_SAT     ? "there is a model"
                        : answer == ORACLE_UNSAT ? "there is none"
                                                 : "too many conflicts";
    if (count == 1)
        log_literal_words(s, "ask", sweep_outside(sweep, lits[0]), "%s", words);
    else
        log_literal_words(s, "ask", sweep_outside(sweep, lits[0]), "with %d: %s",
                          log_number(s, sweep_outside(sweep, lits[1])), words);
}

/* Asks the oracle whether literals can all be true.  A model splits the classes; without one, *core
 * is the clause that excludes it. */
static enum oracle_answer ask(struct solver *s, struct sweep *sweep, const Lit *lits,
                              uint32_t count, uint32_t *core) {
    assert(count && sweep->oracle.empty == ORACLE_NONE);
    s->counters.sweep_questions++;
    enum oracle_answer answer =
        oracle_solve(&sweep->oracle, lits, count, s->tuned->sweep_conflicts, core);
    log_answer(s, sweep, lits, count, answer);
    if (answer == ORACLE_SAT) {
        s->counters.sweep_models++;
        drop_constants(sweep);
        split(sweep);
    }
    return answer;
}

/* Begins with the first model: its true literals are one class, and the covered ones may be
 * constant. */
static void collect(struct sweep *sweep) {
    assert(!sweep->candidates.size && !sweep->constants.size);
    struct oracle *oracle = &sweep->oracle;
    for (Var var = 0; var < oracle->vars; var++) {
        Lit lit = lit_make(var, memory_at(oracle->values, lit_make(var, 0)) < 0);
        stack_push(&sweep->memory, &sweep->candidates, lit);
        if (is_covered(sweep, lit))
            stack_push(&sweep->memory, &sweep->constants, lit);
    }
    assert(all_true(sweep, &sweep->candidates) && all_true(sweep, &sweep->constants));
    end_class(sweep, 0);
}

static bool is_fixed(const struct oracle *oracle, Lit lit) {
    return memory_at(oracle->values, lit) && !memory_at(oracle->assigned, lit_var(lit)).level;
}

/* If a core has one literal, records it as a unit; an empty one is recorded at the end.  Returns
 * whether the core has at most one literal. */
static bool note_unit(struct sweep *sweep, uint32_t core) {
    assert(core < sweep->oracle.clauses.size);
    uint32_t size = stack_at(&sweep->oracle.clauses, core).size;
    if (size == 1)
        stack_push(&sweep->memory, &sweep->units, core);
    return size <= 1;
}

/* Asks whether the last literal of constants can be false. */
static void try_constant(struct solver *s, struct sweep *sweep) {
    Lit lit = lit_not(stack_top(&sweep->constants));
    uint32_t core;
    enum oracle_answer answer = ask(s, sweep, &lit, 1, &core);
    if (answer == ORACLE_UNSAT)
        note_unit(sweep, core);
    if (answer != ORACLE_SAT)
        sweep->constants.size--;
}

/* Drops the last literal of the last class, and the class if no pair is left. */
static void drop_candidate(struct sweep *sweep) {
    assert(sweep->ends.size);
    uint32_t *end = &sweep->ends.data[sweep->ends.size - 1];
    size_t begin = sweep->ends.size > 1 ? end[-1] : 0;
    sweep->candidates.size = --*end;
    if (*end - begin > 1)
        return;
    sweep->candidates.size = begin;
    sweep->ends.size--;
}

/* Asks whether the last literal of the last class can differ from the first, in either way. */
static void try_candidate(struct solver *s, struct sweep *sweep) {
    assert(sweep->ends.size);
    size_t begin = sweep->ends.size > 1 ? stack_at(&sweep->ends, sweep->ends.size - 2) : 0;
    Lit lit = stack_top(&sweep->candidates), first = stack_at(&sweep->candidates, begin);
    assert(lit_var(first) < sweep->covered && lit != first);
    bool open = !is_fixed(&sweep->oracle, lit) && !is_fixed(&sweep->oracle, first);
    uint32_t cores[2];
    for (unsigned way = 0; open && way < 2; way++) {
        Lit lits[2] = {way ? lit_not(first) : first, way ? lit : lit_not(lit)};
        enum oracle_answer answer = ask(s, sweep, lits, 2, &cores[way]);
        if (answer == ORACLE_SAT)
            return;
        open = answer == ORACLE_UNSAT && !note_unit(sweep, cores[way]);
    }
    if (open) {
        struct found_pair pair = {first, lit, .forth = cores[0], .back = cores[1]};
        stack_push(&sweep->memory, &sweep->pairs, pair);
    }
    drop_candidate(sweep);
}

static bool may_go_on(const struct sweep *sweep) {
    return sweep->oracle.empty == ORACLE_NONE && sweep->oracle.ticks < sweep->limit;
}

void refine(struct solver *s, struct sweep *sweep) {
    uint32_t core;
    stack_clear(&sweep->units);
    stack_clear(&sweep->pairs);
    stack_clear(&sweep->constants);
    stack_clear(&sweep->candidates);
    stack_clear(&sweep->ends);
    s->counters.sweep_questions++;
    if (oracle_solve(&sweep->oracle, NULL, 0, s->tuned->sweep_conflicts, &core) == ORACLE_SAT) {
        s->counters.sweep_models++;
        collect(sweep);
        drop_constants(sweep);
        split(sweep);
    }
    log_words(s, "candidates", "%zu literals in %zu classes, %zu that may be constant",
              sweep->candidates.size, sweep->ends.size, sweep->constants.size);
    while (sweep->constants.size && may_go_on(sweep))
        try_constant(s, sweep);
    while (sweep->ends.size && may_go_on(sweep))
        try_candidate(s, sweep);
    if (sweep->oracle.empty != ORACLE_NONE)
        stack_push(&sweep->memory, &sweep->units, sweep->oracle.empty);
}
