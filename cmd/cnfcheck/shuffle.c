/* SPDX-License-Identifier: MIT */
#include "shuffle.h"

#include <assert.h>

/* The place of a clause. */
struct place {
    size_t start; /* its first word before */
    Var group;    /* in a problem that has groups */
};

struct shuffle {
    struct memory *memory;
    struct formula *formula;
    struct random *random;
    bool *turned;         /* by variable: its literals are negated */
    struct place *places; /* the clauses in the new order */
};

/* A random number from 0 to bound - 1; the bias is below bound / 2^64. */
static size_t below(struct random *random, size_t bound) {
    assert(bound);
    return (size_t)(random_next(random) % bound);
}

/* Numbers the variables that occur, also in the lines that are no clauses, so that tables are no
 * larger. */
static void rename_all(struct problem *problem) {
    struct formula *formula = &problem->formula;
    struct elit_stack *elits = &problem->elits;
    Lit *lits = memory_zeroed(formula->memory, elits->size, sizeof *lits);
    for (size_t i = 0; i < elits->size; i++)
        lits[i] = lit_of(elits->data[i]);
    formula_rename(formula, lits, elits->size);
    for (size_t i = 0; i < elits->size; i++)
        elits->data[i] = lit_user(formula_renamed(formula, lits[i]));
    memory_release(formula->memory, lits);
}

/* Gives each variable the name of another one, and a sign. */
static void shuffle_names(struct shuffle *s) {
    struct formula *formula = s->formula;
    for (Var left = formula->vars; left > 1; left--) {
        Var other = random_below(s->random, left), name = formula->names[left - 1];
        formula->names[left - 1] = formula->names[other];
        formula->names[other] = name;
    }
    for (Var var = 0; var < formula->vars; var++)
        s->turned[var] = random_below(s->random, 2);
}

static Lit turned(const struct shuffle *s, Lit lit) {
    assert(lit_var(lit) < s->formula->vars);
    return s->turned[lit_var(lit)] ? lit_not(lit) : lit;
}

static void shuffle_places(struct shuffle *s, size_t from, size_t to) {
    assert(from <= to && to <= s->formula->clauses);
    for (size_t left = to - from; left > 1; left--) {
        struct place *one = &s->places[from + left - 1],
                     *other = &s->places[from + below(s->random, left)];
        struct place place = *one;
        *one = *other;
        *other = place;
    }
}

/* Permutes the clauses between two other lines. */
static void shuffle_clauses(struct shuffle *s, const struct problem *problem) {
    struct clause_view clause;
    size_t number = 0, from = 0;
    for (size_t at = 0, start = 0; formula_next(s->formula, &at, &clause); start = at) {
        Var group = problem->grouped ? problem->group.data[number] : 0;
        array_at(s->places, s->formula->clauses, number++) = (struct place){start, group};
    }
    for (size_t i = 0; i < problem->lines.size; i++) {
        shuffle_places(s, from, problem->lines.data[i].clauses);
        from = problem->lines.data[i].clauses;
    }
    assert(number == s->formula->clauses);
    shuffle_places(s, from, number);
}

/* Appends the clause at `to`, with renamed and permuted literals.  Returns the end. */
static uint32_t *copy_clause(struct shuffle *s, const struct clause_view *clause, uint32_t *to) {
    if (!clause->size) {
        *to = FORMULA_EMPTY;
        return to + 1;
    }
    for (size_t i = 0; i < clause->size; i++) {
        size_t other = below(s->random, i + 1);
        to[i] = to[other];
        to[other] = turned(s, clause_lit(clause, i));
    }
    to[clause->size - 1] |= FORMULA_LAST;
    return to + clause->size;
}

/* Writes the clauses in their new order. */
static void lay_out(struct shuffle *s, struct problem *problem) {
    struct formula *formula = s->formula;
    uint32_t *words = memory_zeroed(s->memory, formula->capacity, sizeof *words), *to = words;
    struct clause_view clause;
    for (size_t i = 0; i < formula->clauses; i++) {
        size_t at = s->places[i].start;
        if (problem->grouped)
            problem->group.data[i] = s->places[i].group;
        bool there = formula_next(formula, &at, &clause);
        assert(there && (size_t)(to - words) + clause.size <= formula->size);
        if (there)
            to = copy_clause(s, &clause, to);
    }
    assert((size_t)(to - words) == formula->size);
    memory_release(s->memory, formula->words);
    formula->words = words;
}

/* Renames the literals of the other lines. */
static void turn_elits(struct shuffle *s, struct elit_stack *elits) {
    for (size_t i = 0; i < elits->size; i++)
        elits->data[i] = formula_user(s->formula, turned(s, lit_of(elits->data[i])));
}

/* Moves exclusive ors behind the clauses, up to the next assumption set. */
static void defer_xors(struct problem *problem) {
    size_t place = problem->formula.clauses;
    for (size_t i = problem->lines.size; i > 0; i--) {
        struct line *line = &problem->lines.data[i - 1];
        assert(line->clauses <= place);
        if (line->is_xor)
            line->clauses = place;
        place = line->clauses;
    }
}

void shuffle(struct problem *problem, struct random *random) {
    struct formula *formula = &problem->formula;
    struct shuffle s = {.memory = formula->memory, .formula = formula, .random = random};
    rename_all(problem);
    defer_xors(problem);
    s.turned = memory_zeroed(s.memory, formula->vars, sizeof *s.turned);
    s.places = memory_zeroed(s.memory, formula->clauses, sizeof *s.places);
    shuffle_names(&s);
    shuffle_clauses(&s, problem);
    lay_out(&s, problem);
    turn_elits(&s, &problem->elits);
    memory_release(s.memory, s.turned);
    memory_release(s.memory, s.places);
}
