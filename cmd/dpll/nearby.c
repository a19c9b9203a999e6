/* SPDX-License-Identifier: MIT */
#include "nearby.h"

#include <assert.h>

static size_t places(const struct nearby *nearby) {
    return 2 * (size_t)nearby->vars + 1;
}

/* A block of zeroed memory; NULL if memory was short before. */
static void *take(struct nearby *nearby, size_t count, size_t size) {
    void *block = nearby->ready ? memory_try_zeroed(nearby->memory, count + 1, size) : NULL;
    nearby->ready = block != NULL;
    return block;
}

/* Calls visit for each literal of each clause, once for duplicates. seen: by literal, 0 or the
 * number of a clause, from 1. */
static void each_literal(struct nearby *nearby, const struct formula *formula, uint32_t *seen,
                         void (*visit)(struct nearby *nearby, Lit lit, uint32_t clause)) {
    struct clause_view clause;
    uint32_t number = 0;
    for (size_t at = 0; formula_next(formula, &at, &clause); number++)
        for (size_t i = 0; i < clause.size; i++) {
            Lit lit = clause_lit(&clause, i);
            if (memory_at(seen, lit) != number + 1)
                visit(nearby, lit, number);
            memory_at(seen, lit) = number + 1;
        }
}

static void count_one(struct nearby *nearby, Lit lit, uint32_t clause) {
    (void)clause;
    memory_at(nearby->begin, lit)++;
}

/* Fills the range of a literal from its end, which begin has until then. */
static void put_one(struct nearby *nearby, Lit lit, uint32_t clause) {
    memory_at(nearby->clauses, --memory_at(nearby->begin, lit)) = clause;
}

static void add_up(struct nearby *nearby) {
    for (size_t i = 1; i < places(nearby); i++)
        memory_at(nearby->begin, i) += memory_at(nearby->begin, i - 1);
}

static void list_clauses(struct nearby *nearby, const struct formula *formula) {
    uint32_t *seen = take(nearby, places(nearby), sizeof *seen);
    if (nearby->ready) {
        each_literal(nearby, formula, seen, count_one);
        add_up(nearby);
        nearby->clauses =
            take(nearby, memory_at(nearby->begin, places(nearby) - 1), sizeof(uint32_t));
    }
    if (nearby->ready) {
        for (size_t i = 0; i < places(nearby); i++)
            memory_at(seen, i) = 0;
        each_literal(nearby, formula, seen, put_one);
        assert(!nearby->begin[0]);
    }
    memory_release(nearby->memory, seen);
}

/* A literal has become true. */
static void come(struct nearby *nearby, Lit lit) {
    for (size_t i = memory_at(nearby->begin, lit); i < memory_at(nearby->begin, lit + 1); i++) {
        uint32_t clause = memory_at(nearby->clauses, i), trues = memory_at(nearby->trues, clause)++;
        if (!trues)
            memory_at(nearby->alone, lit_var(lit))++;
        assert(trues != 1 || memory_at(nearby->alone, lit_var(memory_at(nearby->sum, clause))));
        if (trues == 1 && !--memory_at(nearby->alone, lit_var(memory_at(nearby->sum, clause))))
            stack_push(nearby->memory, &nearby->freed, lit_var(memory_at(nearby->sum, clause)));
        memory_at(nearby->sum, clause) ^= lit;
    }
}

/* A literal has become false. */
static void go(struct nearby *nearby, Lit lit) {
    for (size_t i = memory_at(nearby->begin, lit); i < memory_at(nearby->begin, lit + 1); i++) {
        assert(memory_at(nearby->trues, memory_at(nearby->clauses, i)));
        uint32_t clause = memory_at(nearby->clauses, i), trues = --memory_at(nearby->trues, clause);
        memory_at(nearby->sum, clause) ^= lit;
        assert(trues || !memory_at(nearby->sum, clause));
        assert(trues || memory_at(nearby->alone, lit_var(lit)));
        if (!trues)
            memory_at(nearby->alone, lit_var(lit))--;
        else if (trues == 1)
            memory_at(nearby->alone, lit_var(memory_at(nearby->sum, clause)))++;
    }
}

#ifndef NDEBUG
/* Whether the model satisfies every clause, and as many clauses have one true literal as variables
 * have it alone. */
static bool is_counted(const struct nearby *nearby) {
    size_t clauses = nearby->formula->clauses;
    size_t alone = 0, singles = 0;
    for (Var var = 0; var < nearby->vars; var++)
        alone += memory_at(nearby->alone, var);
    for (size_t clause = 0; clause < clauses; clause++) {
        singles += memory_at(nearby->trues, clause) == 1;
        if (!memory_at(nearby->trues, clause))
            return false;
    }
    return alone == singles;
}
#endif

void nearby_begin(struct nearby *nearby, const struct formula *formula, const signed char *model,
                  struct memory *memory) {
    *nearby = (struct nearby){.memory = memory, .formula = formula, .vars = formula->vars};
    nearby->ready = formula->clauses < UINT32_MAX;
    nearby->begin = take(nearby, places(nearby), sizeof *nearby->begin);
    nearby->alone = take(nearby, nearby->vars, sizeof *nearby->alone);
    nearby->model = take(nearby, nearby->vars, 1);
    nearby->trues = take(nearby, formula->clauses, sizeof *nearby->trues);
    nearby->sum = take(nearby, formula->clauses, sizeof *nearby->sum);
    if (nearby->ready)
        list_clauses(nearby, formula);
    for (Var var = 0; nearby->ready && var < nearby->vars; var++) {
        memory_at(nearby->model, var) = model[var];
        come(nearby, lit_make(var, model[var] < 0));
    }
    assert(!nearby->ready || is_counted(nearby));
    stack_clear(&nearby->freed);
}

void nearby_free(struct nearby *nearby) {
    memory_release(nearby->memory, nearby->begin);
    memory_release(nearby->memory, nearby->clauses);
    memory_release(nearby->memory, nearby->trues);
    memory_release(nearby->memory, nearby->sum);
    memory_release(nearby->memory, nearby->alone);
    memory_release(nearby->memory, nearby->model);
    stack_free(nearby->memory, &nearby->freed);
}

void nearby_flip(struct nearby *nearby, Var var) {
    assert(nearby->ready && var < nearby->vars && memory_at(nearby->model, var));
    Lit lit = lit_make(var, memory_at(nearby->model, var) < 0);
    memory_at(nearby->model, var) = (signed char)-memory_at(nearby->model, var);
    go(nearby, lit);
    come(nearby, lit_not(lit));
}

void nearby_move(struct nearby *nearby, const signed char *model) {
    for (Var var = 0; nearby->ready && var < nearby->vars; var++)
        if (memory_at(nearby->model, var) != model[var])
            nearby_flip(nearby, var);
    assert(!nearby->ready || is_counted(nearby));
    stack_clear(&nearby->freed);
}
