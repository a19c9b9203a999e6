/* SPDX-License-Identifier: MIT */
#include "unit.h"

/* Clauses by literal. */
struct occurrences {
    size_t *clauses; /* first word of each clause */
    size_t *starts;  /* by literal: its part of list, up to that of the next literal */
    size_t *list;    /* numbers of clauses, from 0 */
};

static void assign(struct unit *unit, Lit lit) {
    unit->values[lit] = 1;
    unit->values[lit_not(lit)] = -1;
    stack_push(unit->memory, &unit->trail, lit);
}

static void count_literals(struct occurrences *o, const struct formula *formula) {
    struct clause_view clause;
    size_t number = 0;
    for (size_t at = 0, start = 0; formula_next(formula, &at, &clause); start = at) {
        o->clauses[number++] = start;
        for (size_t i = 0; i < clause.size; i++)
            o->starts[clause_lit(&clause, i) + 1]++;
    }
    for (size_t i = 0; i < 2 * (size_t)formula->vars; i++)
        o->starts[i + 1] += o->starts[i];
}

/* Fills the list backwards from each literal's end, so that starts has the beginnings in the
 * end. */
static void list_literals(struct occurrences *o, const struct formula *formula) {
    struct clause_view clause;
    size_t number = 0;
    for (size_t i = 2 * (size_t)formula->vars; i > 0; i--)
        o->starts[i] = o->starts[i - 1];
    for (size_t at = 0; formula_next(formula, &at, &clause); number++)
        for (size_t i = 0; i < clause.size; i++)
            o->list[o->starts[clause_lit(&clause, i) + 1]++] = number;
}

/* Visits a clause, which may be false, or have one open literal, which it makes true. */
static void visit(struct unit *unit, const struct formula *formula, size_t start, size_t number) {
    struct clause_view clause = {0};
    Lit open = 0;
    size_t opens = 0;
    formula_next(formula, &start, &clause);
    for (size_t i = 0; i < clause.size; i++) {
        Lit lit = clause_lit(&clause, i);
        if (unit->values[lit] > 0)
            return;
        if (unit->values[lit] || (opens && lit == open))
            continue;
        open = lit;
        opens++;
    }
    if (!opens && !unit->conflict)
        unit->conflict = number + 1;
    if (opens == 1)
        assign(unit, open);
}

static void propagate(struct unit *unit, const struct formula *formula,
                      const struct occurrences *o) {
    for (size_t i = 0; i < formula->clauses && !unit->conflict; i++)
        visit(unit, formula, o->clauses[i], i);
    for (size_t done = 0; done < unit->trail.size && !unit->conflict; done++) {
        Lit lit = lit_not(unit->trail.data[done]);
        for (size_t i = o->starts[lit]; i < o->starts[lit + 1] && !unit->conflict; i++)
            visit(unit, formula, o->clauses[o->list[i]], o->list[i]);
    }
}

void unit_propagate(struct unit *unit, const struct formula *formula, const Lit *lits,
                    size_t count) {
    struct memory *memory = formula->memory;
    size_t all = 2 * (size_t)formula->vars;
    struct occurrences o;
    *unit = (struct unit){.memory = memory, .vars = formula->vars};
    unit->values = memory_zeroed(memory, all, 1);
    for (size_t i = 0; i < count; i++)
        if (!unit->values[lits[i]])
            assign(unit, lits[i]);
    unit->given = unit->trail.size;
    o.clauses = memory_zeroed(memory, formula->clauses, sizeof *o.clauses);
    o.starts = memory_zeroed(memory, all + 2, sizeof *o.starts);
    o.list = memory_zeroed(memory, formula->size, sizeof *o.list);
    count_literals(&o, formula);
    list_literals(&o, formula);
    propagate(unit, formula, &o);
    memory_release(memory, o.clauses);
    memory_release(memory, o.starts);
    memory_release(memory, o.list);
}

void unit_free(struct unit *unit) {
    memory_release(unit->memory, unit->values);
    stack_free(unit->memory, &unit->trail);
}
