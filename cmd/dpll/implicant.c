/* SPDX-License-Identifier: MIT */
#include "implicant.h"

#include <assert.h>

/* Which variables satisfy which clauses, in both directions, and which are selected. */
struct cover {
    const struct formula *formula;
    struct memory region; /* of everything below */
    size_t *begin;        /* by variable: the first of its clauses; one more entry at the end */
    uint32_t *clauses;
    size_t *start; /* by clause: the first of its variables; one more entry at the end */
    Var *vars;
    uint32_t *takers; /* by clause: number of its selected variables */
    bool *taken;      /* by variable: whether it is selected */

    /* Variables by gain, the number of clauses they satisfy that no selected one does: first[gain]
     * is variable + 1 of the first of a list linked by next, 0 for none.  A gain that has fallen is
     * updated when the variable is reached. */
    uint32_t *gain, *first, *next;
    uint32_t most; /* the largest gain */
};

/* Allocates zeroed memory.  Returns false if there is too little. */
static bool make_room(struct cover *c) {
    const struct formula *formula = c->formula;
    size_t vars = (size_t)formula->vars + 2, clauses = formula->clauses + 1,
           words = formula->size + 1;
    struct memory *region = &c->region;
    return (c->begin = memory_try_zeroed(region, vars, sizeof *c->begin)) &&
           (c->clauses = memory_try_zeroed(region, words, sizeof *c->clauses)) &&
           (c->start = memory_try_zeroed(region, clauses, sizeof *c->start)) &&
           (c->vars = memory_try_zeroed(region, words, sizeof *c->vars)) &&
           (c->takers = memory_try_zeroed(region, clauses, sizeof *c->takers)) &&
           (c->taken = memory_try_zeroed(region, vars, sizeof *c->taken)) &&
           (c->gain = memory_try_zeroed(region, vars, sizeof *c->gain)) &&
           (c->first = memory_try_zeroed(region, clauses, sizeof *c->first)) &&
           (c->next = memory_try_zeroed(region, vars, sizeof *c->next));
}

/* Lists the variables that satisfy a clause, without duplicates: next has the clause, from 1, in
 * which a variable was last met.  Returns the end of the list. */
static size_t list_takers(struct cover *c, const struct clause_view *clause, uint32_t number,
                          const signed char *values, size_t end) {
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        Var var = lit_var(lit);
        if (values[var] != lit_sign(lit) || memory_at(c->next, var) == number)
            continue;
        memory_at(c->next, var) = number;
        memory_at(c->vars, end++) = var;
    }
    return end;
}

/* Whether one of the variables just listed occurs in the clause with the other sign, too. */
static bool is_tautology(const struct cover *c, const struct clause_view *clause, uint32_t number,
                         const signed char *values) {
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if (values[lit_var(lit)] != lit_sign(lit) && memory_at(c->next, lit_var(lit)) == number)
            return true;
    }
    return false;
}

/* Lists the variables that satisfy each clause; none for a tautology, which needs none. */
static void list_vars(struct cover *c, const signed char *values) {
    struct clause_view clause;
    uint32_t number = 0;
    size_t begin = 0;
    for (size_t word = 0; formula_next(c->formula, &word, &clause);) {
        assert(number < c->formula->clauses);
        memory_at(c->start, number++) = begin;
        size_t end = list_takers(c, &clause, number, values, begin);
        assert(end > begin);
        if (is_tautology(c, &clause, number, values))
            continue;
        for (; begin < end; begin++)
            memory_at(c->gain, memory_at(c->vars, begin))++;
    }
    memory_at(c->start, number) = begin;
}

/* Lists the clauses of each variable. */
static void list_clauses(struct cover *c) {
    for (Var var = 0; var < c->formula->vars; var++)
        memory_at(c->begin, var + 2) = memory_at(c->begin, var + 1) + memory_at(c->gain, var);
    for (uint32_t clause = 0; clause < c->formula->clauses; clause++)
        for (size_t i = memory_at(c->start, clause); i < memory_at(c->start, clause + 1); i++)
            memory_at(c->clauses, memory_at(c->begin, memory_at(c->vars, i) + 1)++) = clause;
    assert(memory_at(c->begin, c->formula->vars) == memory_at(c->start, c->formula->clauses));
}

static void queue(struct cover *c, Var var) {
    uint32_t gain = memory_at(c->gain, var);
    assert(gain && !memory_at(c->taken, var));
    memory_at(c->next, var) = memory_at(c->first, gain);
    memory_at(c->first, gain) = var + 1;
    if (gain > c->most)
        c->most = gain;
}

static void take(struct cover *c, Var var) {
    assert(!memory_at(c->taken, var));
    memory_at(c->taken, var) = true;
    for (size_t i = memory_at(c->begin, var); i < memory_at(c->begin, var + 1); i++) {
        uint32_t clause = memory_at(c->clauses, i);
        if (!memory_at(c->takers, clause)++)
            for (size_t k = memory_at(c->start, clause); k < memory_at(c->start, clause + 1); k++)
                memory_at(c->gain, memory_at(c->vars, k))--;
    }
    assert(!memory_at(c->gain, var));
}

/* Selects the variables that are needed: those kept, and those that alone satisfy a clause. */
static void take_needed(struct cover *c, const bool *kept) {
    for (Var var = 0; kept && var < c->formula->vars; var++)
        if (kept[var])
            take(c, var);
    for (uint32_t clause = 0; clause < c->formula->clauses; clause++)
        if (memory_at(c->start, clause + 1) == memory_at(c->start, clause) + 1 &&
            !memory_at(c->takers, clause))
            take(c, memory_at(c->vars, memory_at(c->start, clause)));
}

/* Selects variables until all clauses are satisfied. */
static void take_greedily(struct cover *c) {
    for (Var var = c->formula->vars; var--;)
        if (memory_at(c->gain, var))
            queue(c, var);
    for (uint32_t gain = c->most; gain; gain--)
        while (memory_at(c->first, gain)) {
            Var var = memory_at(c->first, gain) - 1;
            memory_at(c->first, gain) = memory_at(c->next, var);
            assert(memory_at(c->gain, var) <= gain);
            if (memory_at(c->gain, var) == gain)
                take(c, var);
            else if (memory_at(c->gain, var))
                queue(c, var);
        }
}

static bool is_needless(const struct cover *c, Var var) {
    size_t i = memory_at(c->begin, var);
    while (i < memory_at(c->begin, var + 1) && memory_at(c->takers, memory_at(c->clauses, i)) > 1)
        i++;
    return i == memory_at(c->begin, var + 1);
}

/* Removes the variables that others have made redundant. */
static void leave_out(struct cover *c, const bool *kept) {
    for (Var var = 0; var < c->formula->vars; var++) {
        assert(!kept || !kept[var] || memory_at(c->taken, var));
        if (!memory_at(c->taken, var) || (kept && kept[var]) || !is_needless(c, var))
            continue;
        memory_at(c->taken, var) = false;
        for (size_t i = memory_at(c->begin, var); i < memory_at(c->begin, var + 1); i++)
            memory_at(c->takers, memory_at(c->clauses, i))--;
    }
}

#ifndef NDEBUG
/* Whether each clause has a selected variable, but for tautologies, and its takers are counted. */
static bool is_cover(const struct cover *c) {
    for (uint32_t clause = 0; clause < c->formula->clauses; clause++) {
        uint32_t takers = 0;
        for (size_t i = memory_at(c->start, clause); i < memory_at(c->start, clause + 1); i++)
            takers += memory_at(c->taken, memory_at(c->vars, i));
        if (takers != memory_at(c->takers, clause) ||
            (!takers && memory_at(c->start, clause) < memory_at(c->start, clause + 1)))
            return false;
    }
    return true;
}

/* Whether no variable can be left out but those kept: whether the implicant is prime. */
static bool is_prime(const struct cover *c, const bool *kept) {
    for (Var var = 0; var < c->formula->vars; var++)
        if (memory_at(c->taken, var) && !(kept && kept[var]) && is_needless(c, var))
            return false;
    return true;
}
#endif

bool implicant_find(const struct formula *formula, signed char *values, const bool *kept,
                    struct memory *memory) {
    struct cover c = {.formula = formula};
    if (formula->clauses >= UINT32_MAX)
        return false;
    memory_region(&c.region, memory);
    bool enough = make_room(&c);
    if (enough) {
        list_vars(&c, values);
        list_clauses(&c);
        take_needed(&c, kept);
        take_greedily(&c);
        assert(is_cover(&c));
        leave_out(&c, kept);
        assert(is_cover(&c) && is_prime(&c, kept));
        for (Var var = 0; var < formula->vars; var++)
            if (!memory_at(c.taken, var))
                values[var] = 0;
    }
    memory_clear(&c.region);
    return enough;
}
