/* SPDX-License-Identifier: MIT */
#include "local/field.h"

#include <assert.h>

#include "state/poll.h"
#include "state/ticks.h"

/* With more clauses their standings, more than 1 MiB, are taken not to fit into the caches. */
enum { LARGE = 1 << 18 };

/* Takes in the open literals of a clause without duplicates, with field->values as marks.  Of a
 * clause with more literals than a standing can count, takes only some: an assignment that
 * satisfies these satisfies the clause.  Returns false if the clause is true or a tautology. */
static bool take_lits(struct solver *s, struct field *field, const struct clause_view *clause) {
    size_t start = field->lits.size, most = UINT32_MAX / field->one;
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if (solver_value(s, lit) > 0 || memory_at(field->values, lit_not(lit)))
            return false;
        if (solver_value(s, lit) || memory_at(field->values, lit) ||
            field->lits.size - start == most)
            continue;
        stack_push(field->memory, &field->lits, lit);
        memory_at(field->values, lit) = 1;
    }
    return true;
}

static void take_clause(struct solver *s, struct field *field, const struct clause_view *clause) {
    size_t start = field->lits.size;
    bool open = take_lits(s, field, clause);
    for (size_t i = start; i < field->lits.size; i++)
        memory_at(field->values, stack_at(&field->lits, i)) = 0;
    if (!open) {
        field->lits.size = start;
        return;
    }
    field->hopeless |= field->lits.size == start;
    stack_push(field->memory, &field->starts, (uint32_t)start);
    assert(field->lits.size > start || field->hopeless);
}

static void take_clauses(struct solver *s, struct field *field) {
    struct clause_view clause;
    stack_reserve(field->memory, &field->lits, s->formula->size);
    stack_reserve(field->memory, &field->starts, s->formula->clauses + 1);
    for (size_t at = 0, step = 0; formula_next(s->formula, &at, &clause); step++) {
        poll_step(s, step);
        take_clause(s, field, &clause);
    }
    field->clauses = (uint32_t)field->starts.size;
    stack_push(field->memory, &field->starts, (uint32_t)field->lits.size);
    stack_trim(field->memory, &field->lits);
    stack_trim(field->memory, &field->starts);
}

static void connect(struct solver *s, struct field *field) {
    size_t lits = 2 * (size_t)field->vars;
    field->first = memory_zeroed(field->memory, lits + 2, sizeof *field->first);
    field->occurrences = memory_zeroed(field->memory, field->lits.size, sizeof *field->occurrences);
    /* first[lit + 1] is the next free entry of lit while its occurrences are filled in. */
    for (size_t i = 0; i < field->lits.size; i++) {
        poll_step(s, i);
        memory_at(field->first, stack_at(&field->lits, i) + 2)++;
    }
    for (size_t lit = 2; lit < lits + 2; lit++) {
        poll_step(s, lit);
        memory_at(field->first, lit) += memory_at(field->first, lit - 1);
    }
    for (uint32_t clause = 0; clause < field->clauses; clause++) {
        poll_step(s, clause);
        for (uint32_t i = field_start(field, clause); i < field_end(field, clause); i++)
            memory_at(field->occurrences,
                      memory_at(field->first, stack_at(&field->lits, i) + 1)++) = clause;
    }
}

/* The lowest power of 2 that is at least `number`. */
static uint32_t power_above(size_t number) {
    uint32_t power = 1;
    while (power < number)
        power *= 2;
    assert(power >= number);
    return power;
}

#ifndef NDEBUG
static bool has_empty(const struct field *field) {
    uint32_t clause = 0;
    while (clause < field->clauses && field_start(field, clause) < field_end(field, clause))
        clause++;
    return clause < field->clauses;
}
#endif

bool field_begin(struct solver *s, struct field *field, struct random *random) {
    assert(!field->values);
    const struct formula *formula = s->formula;
    if (!field_fits(formula))
        return false;
    field->random = random;
    field->vars = formula->vars;
    field->mask = power_above(field->vars) - 1;
    field->one = power_above(field->vars > formula->clauses ? field->vars : formula->clauses);
    field->values = memory_zeroed(field->memory, 2 * (size_t)field->vars, sizeof *field->values);
    take_clauses(s, field);
    connect(s, field);
    field->standings = memory_zeroed(field->memory, field->clauses, sizeof *field->standings);
    assert(field->hopeless == has_empty(field));
    field->large = field->clauses > LARGE;
    ticks_add(&s->counters.walk_ticks, field->lits.size / 4);
    return true;
}

void field_falsify(struct field *field, uint32_t clause) {
    assert(clause < field->clauses);
    memory_at(field->standings, clause) = (uint32_t)field->falsified.size;
    stack_push(field->memory, &field->falsified, clause);
}

void field_satisfy(struct field *field, uint32_t clause, Lit lit) {
    assert(memory_at(field->standings, clause) < field->falsified.size &&
           stack_at(&field->falsified, memory_at(field->standings, clause)) == clause);
    uint32_t last = stack_pop(&field->falsified), place = memory_at(field->standings, clause);
    field->falsified.data[place] = last;
    memory_at(field->standings, last) = place;
    memory_at(field->standings, clause) = field->one ^ lit_var(lit);
}

static uint32_t stand(const struct field *field, uint32_t clause) {
    uint32_t standing = 0;
    for (uint32_t i = field_start(field, clause); i < field_end(field, clause); i++) {
        Lit lit = stack_at(&field->lits, i);
        if (memory_at(field->values, lit) > 0)
            standing = (standing + field->one) ^ lit_var(lit);
    }
    return standing;
}

#ifndef NDEBUG
bool field_is_sound(const struct field *field) {
    size_t falsified = 0;
    for (Var var = 0; var < field->vars; var++) {
        signed char value = memory_at(field->values, lit_make(var, 0));
        if ((value != 1 && value != -1) || memory_at(field->values, lit_make(var, 1)) != -value)
            return false;
    }
    for (uint32_t clause = 0; clause < field->clauses; clause++) {
        uint32_t standing = stand(field, clause), noted = memory_at(field->standings, clause);
        falsified += !standing;
        if (standing
                ? noted != standing
                : noted >= field->falsified.size || stack_at(&field->falsified, noted) != clause)
            return false;
    }
    return falsified == field->falsified.size;
}
#endif

void field_assign(struct solver *s, struct field *field, signed char *phases) {
    for (Var var = 0; var < field->vars; var++) {
        poll_step(s, var);
        Lit lit = lit_make(var, memory_at(phases, var) < 0);
        memory_at(field->values, lit) = 1;
        memory_at(field->values, lit_not(lit)) = -1;
    }
    stack_clear(&field->falsified);
    for (uint32_t clause = 0; clause < field->clauses; clause++) {
        poll_step(s, clause);
        uint32_t standing = stand(field, clause);
        memory_at(field->standings, clause) = standing;
        if (!standing)
            field_falsify(field, clause);
    }
    ticks_add(&s->counters.walk_ticks, field->lits.size / 8);
    stack_clear(&field->flips);
    field->flips_lost = false;
    field->best = field->falsified.size;
    field->phases = phases;
    assert(field->best <= field->clauses && field_is_sound(field));
}

#ifndef NDEBUG
/* Of so many best assignments one is compared, and each that is a model. */
enum { CHECKED = 16 };

/* Whether the best assignment is the current one. */
static bool is_noted(const struct field *field) {
    if (field->best % CHECKED)
        return true;
    for (Var var = 0; var < field->vars; var++)
        if (memory_at(field->phases, var) != memory_at(field->values, lit_make(var, 0)))
            return false;
    return true;
}
#endif

/* Makes the current assignment the best one: copies the variables flipped since the last best one,
 * or all if flips were lost. */
static void note_best(struct field *field) {
    signed char *phases = field->phases;
    assert(field->falsified.size < field->best);
    field->best = field->falsified.size;
    if (field->flips_lost)
        for (Var var = 0; var < field->vars; var++)
            memory_at(phases, var) = memory_at(field->values, lit_make(var, 0));
    else
        for (size_t i = 0; i < field->flips.size; i++)
            memory_at(phases, stack_at(&field->flips, i)) =
                memory_at(field->values, lit_make(stack_at(&field->flips, i), 0));
    stack_clear(&field->flips);
    field->flips_lost = false;
    assert(is_noted(field));
}

void field_note_flip(struct field *field, Var var) {
    assert(var < field->vars);
    if (field->flips.size < field->vars / 4 + 16)
        stack_push(field->memory, &field->flips, var);
    else
        field->flips_lost = true;
    if (field->falsified.size < field->best)
        note_best(field);
}
