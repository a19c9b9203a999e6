/* SPDX-License-Identifier: MIT */
#include "rotate.h"

#include <assert.h>
#include <string.h>

/* A clause that is the only false one, and how many of its literals were tried. */
struct rotate_step {
    uint32_t clause;
    uint32_t tried;
};

static struct clause_view view(const struct rotate *r, uint32_t clause) {
    struct clause_view found = {0};
    size_t at = memory_at(r->starts, clause);
    formula_next(r->formula, &at, &found);
    return found;
}

void rotate_init(struct rotate *r, const struct formula *formula, const struct groups *groups) {
    struct memory *memory = formula->memory;
    struct clause_view clause;
    size_t count = formula->clauses, lits = 2 * (size_t)formula->vars, number = 0;
    *r = (struct rotate){.memory = memory, .formula = formula, .groups = groups};
    r->starts = memory_zeroed(memory, count + 1, sizeof *r->starts);
    r->at = memory_zeroed(memory, lits + 2, sizeof *r->at);
    r->state = memory_zeroed(memory, groups->count + 1, sizeof *r->state);
    r->values = memory_zeroed(memory, lits + 1, sizeof *r->values);
    r->necessary = memory_zeroed(memory, groups->count + 1, sizeof *r->necessary);
    r->path = memory_zeroed(memory, groups->count + 1, sizeof *r->path);
    r->occurs = memory_zeroed(memory, formula->size + 1, sizeof *r->occurs);
    for (size_t at = 0; formula_next(formula, &at, &clause);)
        for (size_t i = 0; i < clause.size; i++)
            memory_at(r->at, clause_lit(&clause, i) + 2)++;
    for (size_t lit = 2; lit < lits + 2; lit++)
        memory_at(r->at, lit) += memory_at(r->at, lit - 1);
    for (size_t at = 0, start = 0; formula_next(formula, &at, &clause); start = at) {
        memory_at(r->starts, number) = start;
        for (size_t i = 0; i < clause.size; i++)
            memory_at(r->occurs, memory_at(r->at, clause_lit(&clause, i) + 1)++) = (uint32_t)number;
        number++;
    }
    memory_at(r->starts, number) = formula->size;
    assert(number == count && memory_at(r->at, lits) == memory_at(r->at, lits + 1));
    rotate_reopen(r);
}

void rotate_reopen(struct rotate *r) {
    memset(r->state, ROTATE_OPEN, r->groups->count + 1);
    memory_at(r->state, 0) = ROTATE_NECESSARY;
    r->found = 0;
    assert(r->groups->count <= r->formula->clauses);
}

void rotate_free(struct rotate *r) {
    memory_release(r->memory, r->starts);
    memory_release(r->memory, r->at);
    memory_release(r->memory, r->occurs);
    memory_release(r->memory, r->state);
    memory_release(r->memory, r->values);
    memory_release(r->memory, r->path);
    memory_release(r->memory, r->necessary);
}

static void flip(struct rotate *r, Lit lit) {
    assert(memory_at(r->values, lit) &&
           memory_at(r->values, lit) == -memory_at(r->values, lit_not(lit)));
    memory_at(r->values, lit) = (signed char)-memory_at(r->values, lit);
    memory_at(r->values, lit_not(lit)) = (signed char)-memory_at(r->values, lit_not(lit));
}

static bool is_false(const struct rotate *r, uint32_t number) {
    struct clause_view clause = view(r, number);
    for (size_t i = 0; i < clause.size; i++)
        if (memory_at(r->values, clause_lit(&clause, i)) > 0)
            return false;
    return true;
}

static enum rotate_state state_of(const struct rotate *r, uint32_t clause) {
    return (enum rotate_state)memory_at(r->state, r->groups->of.data[clause]);
}

/* The only false clause with a literal, which is false; UINT32_MAX if there is none or several. */
static uint32_t only_false(const struct rotate *r, Lit lit) {
    uint32_t found = UINT32_MAX;
    for (size_t i = memory_at(r->at, lit); i < memory_at(r->at, lit + 1); i++) {
        uint32_t clause = memory_at(r->occurs, i);
        if (state_of(r, clause) == ROTATE_OUT || clause == found || !is_false(r, clause))
            continue;
        if (found != UINT32_MAX)
            return UINT32_MAX;
        found = clause;
    }
    return found;
}

/* Goes on from a false clause to a clause that becomes the only false one when a literal of the
 * first is made true.  Returns UINT32_MAX, with all literals tried, if no such clause is open. */
static uint32_t next_false(struct rotate *r, struct rotate_step *step) {
    struct clause_view clause = view(r, step->clause);
    while (step->tried < clause.size) {
        Lit lit = clause_lit(&clause, step->tried++);
        assert(memory_at(r->values, lit) < 0);
        flip(r, lit);
        uint32_t found = only_false(r, lit_not(lit));
        if (found != UINT32_MAX && state_of(r, found) == ROTATE_OPEN)
            return found;
        flip(r, lit);
    }
    return UINT32_MAX;
}

/* Undoes the flip that led on from this clause. */
static void take_back(struct rotate *r, const struct rotate_step *step) {
    struct clause_view clause = view(r, step->clause);
    assert(step->tried && step->tried <= clause.size);
    assert(memory_at(r->values, clause_lit(&clause, step->tried - 1)) > 0);
    flip(r, clause_lit(&clause, step->tried - 1));
}

/* The only false clause of a group, or UINT32_MAX if there are several. */
static uint32_t only_false_of(const struct rotate *r, uint32_t group) {
    uint32_t found = UINT32_MAX;
    const uint32_t *end = groups_end(r->groups, group);
    for (const uint32_t *clause = groups_first(r->groups, group); clause < end; clause++) {
        if (!is_false(r, *clause))
            continue;
        if (found != UINT32_MAX)
            return UINT32_MAX;
        found = *clause;
    }
    return found;
}

static void set_necessary(struct rotate *r, uint32_t group) {
    assert(memory_at(r->state, group) == ROTATE_OPEN && r->found < r->groups->count);
    memory_at(r->state, group) = ROTATE_NECESSARY;
    memory_at(r->necessary, r->found++) = group;
}

void rotate(struct rotate *r, const signed char *values, uint32_t group) {
    size_t depth = 0;
    for (Var var = 0; var < r->formula->vars; var++) {
        memory_at(r->values, lit_make(var, 0)) = values[var] > 0 ? 1 : -1;
        memory_at(r->values, lit_make(var, 1)) = values[var] > 0 ? -1 : 1;
    }
    uint32_t clause = only_false_of(r, group);
    if (clause == UINT32_MAX) {
        set_necessary(r, group);
        return;
    }
    for (;;) {
        if (clause != UINT32_MAX) {
            assert(is_false(r, clause));
            set_necessary(r, r->groups->of.data[clause]);
            memory_at(r->path, depth++) = (struct rotate_step){clause, 0};
        } else if (--depth) {
            take_back(r, &memory_at(r->path, depth - 1));
        } else {
            return;
        }
        clause = next_false(r, &memory_at(r->path, depth - 1));
    }
}
