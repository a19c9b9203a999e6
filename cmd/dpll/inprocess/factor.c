/* SPDX-License-Identifier: MIT */
/* Some constraints take many clauses over few variables: "at most one of n literals" written by
 * pairs takes n * (n - 1) / 2.  A new variable can stand for what such clauses share.  The six
 * clauses
 *
 *     (a, x)  (a, y)  (a, z)  (b, x)  (b, y)  (b, z)
 *
 * become the five clauses (n, a), (n, b), (-n, x), (-n, y) and (-n, z).  Larger matrices save more:
 * columns * rows clauses become columns + rows.
 *
 * The matrix grows greedily.  It begins as one column, the clauses of a literal, the most frequent
 * literals first.  Each step adds the literal that can take the place of the first one in the most
 * rows, drops all other rows, and is taken only if the matrix then saves more clauses.  The new
 * variable enters the schedule as well, since its own clauses may form a matrix.
 *
 * Clauses longer than factor_size do not take part, as in Kissat: they seldom agree in all literals
 * but one. */
#include "inprocess/factor.h"

#include <assert.h>

#include "rewrite/dense.h"
#include "state/bound.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/ticks.h"

/* The room for a clause.  Long ones seldom have much in common. */
enum { SIZE_MAX_FACTORED = 32 };

/* A clause: an entry in the list of one of its literals. */
struct cell {
    Lit lit;
    struct watch watch;
};

/* A clause that differs from that of a row only by `lit` in place of the first column's literal. */
struct match {
    uint32_t row;
    Lit lit;
    struct cell cell;
};

STACK(cell_stack, struct cell);
STACK(match_stack, struct match);
STACK(row_stack, uint32_t);

/* The matrix of clauses to be factored: all clauses of column j contain literal j, and the clauses
 * of a row are equal otherwise. */
struct factor {
    struct memory memory;      /* a region */
    struct heap schedule;      /* literals, the one with most clauses on top */
    struct lit_stack literals; /* by column */
    struct cell_stack cells;   /* by column, `height` cells each */
    uint32_t height;           /* clauses in the first column */
    struct row_stack rows;     /* rows with a clause in every column */
    struct match_stack matches;
    uint32_t *counts;    /* by literal: number of matches; 0 between uses */
    struct id_stack ids; /* numbers of the clauses (new variable, column's literal) */
};

/* Enters a literal into the schedule, ranked by its number of clauses. */
static void schedule(struct solver *s, const struct dense *dense, struct factor *f, Lit lit) {
    assert(lit < f->schedule.room);
    uint32_t count = memory_at(dense->occurrences, lit);
    if (solver_value(s, lit) || memory_at(s->removed, lit_var(lit)))
        return;
    heap_set(&f->schedule, lit, count);
    if (count > 1 && !heap_has(&f->schedule, lit))
        heap_push(&f->schedule, lit);
    assert(count < 2 || heap_has(&f->schedule, lit));
    assert(memory_at(f->schedule.scores, lit) == count);
}

/* Begins a matrix of one column: the clauses of a literal. */
static void begin(struct solver *s, struct dense *dense, struct factor *f, Lit lit) {
    assert(!solver_value(s, lit) && !memory_at(s->removed, lit_var(lit)));
    const struct watch_list *list = &watch_list_of(&s->watches, lit);
    stack_clear(&f->literals);
    stack_clear(&f->cells);
    stack_clear(&f->rows);
    stack_push(&f->memory, &f->literals, lit);
    for (uint32_t i = 0; i < list->size; i++) {
        struct cell cell = {lit, watch_at(&s->watches, list, i)};
        if (!dense_alive(s, lit, cell.watch))
            continue;
        if (!(cell.watch.ref & BINARY) &&
            solver_clause(s, cell.watch.ref)->size > s->tuned->factor_size)
            continue;
        stack_push(&f->memory, &f->rows, (uint32_t)f->cells.size);
        stack_push(&f->memory, &f->cells, cell);
    }
    ticks_add(&dense->ticks, 1 + list->size);
    f->height = (uint32_t)f->cells.size;
    assert(f->height == f->rows.size);
}

/* The one unmarked literal of the clause behind a cell, if the clause has `wanted` literals and all
 * others are marked; else NO_LIT. */
static Lit unmarked_literal(const struct solver *s, const struct dense *dense, struct cell cell,
                            uint32_t wanted) {
    assert(wanted >= 2);
    Lit pair[2], odd = NO_LIT;
    uint32_t size;
    const Lit *lits = dense_lits(s, cell.lit, cell.watch, pair, &size);
    if (size != wanted)
        return NO_LIT;
    for (uint32_t i = 0; i < size; i++) {
        Lit other = array_at(lits, size, i);
        if (memory_at(dense->marks, other))
            continue;
        if (odd != NO_LIT)
            return NO_LIT;
        odd = other;
    }
    return odd;
}

/* Records a match, unless the row already has one with the same literal, whose clause is a copy. */
static void note_match(struct factor *f, uint32_t row, Lit lit, struct cell cell) {
    assert(row < f->height);
    struct match match = {row, lit, cell};
    for (size_t i = f->matches.size; i && stack_at(&f->matches, i - 1).row == row; i--)
        if (stack_at(&f->matches, i - 1).lit == lit)
            return;
    stack_push(&f->memory, &f->matches, match);
    memory_at(f->counts, lit)++;
}

static bool is_column(const struct factor *f, Lit lit) {
    for (size_t i = 0; i < f->literals.size; i++)
        if (stack_at(&f->literals, i) == lit)
            return true;
    return false;
}

/* Finds the matches of a row among the clauses of the rarest of its literals that is not the first
 * column's. */
static void match_row(struct solver *s, struct dense *dense, struct factor *f, uint32_t row) {
    assert(row < f->height);
    signed char *marks = dense->marks;
    struct cell cell = stack_at(&f->cells, row);
    Lit pair[2], rarest = NO_LIT, rest[SIZE_MAX_FACTORED];
    uint32_t size, count = 0;
    const Lit *lits = dense_lits(s, cell.lit, cell.watch, pair, &size);
    for (uint32_t i = 0; i < size; i++) {
        Lit each = array_at(lits, size, i);
        if (each == cell.lit)
            continue;
        rest[count++] = each;
        memory_at(marks, each) = 1;
        if (rarest == NO_LIT ||
            watch_list_of(&s->watches, each).size < watch_list_of(&s->watches, rarest).size)
            rarest = each;
    }
    assert(rarest != NO_LIT && rarest != cell.lit);
    assert(count + 1 == size);
    const struct watch_list *list = &watch_list_of(&s->watches, rarest);
    ticks_add(&dense->ticks, 1 + list->size);
    for (uint32_t i = 0; i < list->size; i++) {
        struct cell other = {rarest, watch_at(&s->watches, list, i)};
        if (!dense_alive(s, rarest, other.watch))
            continue;
        Lit lit = unmarked_literal(s, dense, other, size);
        if (lit != NO_LIT && lit != lit_not(cell.lit) && !solver_value(s, lit) &&
            !is_column(f, lit))
            note_match(f, row, lit, other);
    }
    for (uint32_t i = 0; i < count; i++)
        memory_at(marks, array_at(rest, count, i)) = 0;
}

/* Clauses saved by a new variable: columns * rows clauses become columns + rows. */
static long gain(size_t columns, size_t rows) {
    return (long)(columns * rows) - (long)(columns + rows);
}

/* The literal with the most matches; NO_LIT if there is none. */
static Lit best_match(const struct factor *f) {
    Lit best = NO_LIT;
    for (size_t i = 0; i < f->matches.size; i++) {
        Lit lit = stack_at(&f->matches, i).lit;
        if (best == NO_LIT || memory_at(f->counts, lit) > memory_at(f->counts, best) ||
            (memory_at(f->counts, lit) == memory_at(f->counts, best) && lit < best))
            best = lit;
    }
    for (size_t i = 0; i < f->matches.size; i++)
        assert(memory_at(f->counts, best) >= memory_at(f->counts, stack_at(&f->matches, i).lit));
    return best;
}

/* Adds a column for a literal and keeps the rows with a match for it. */
static void add_column(struct factor *f, Lit lit) {
    assert(!is_column(f, lit));
    size_t base = f->cells.size;
    stack_push(&f->memory, &f->literals, lit);
    stack_reserve(&f->memory, &f->cells, f->height);
    f->cells.size += f->height;
    stack_clear(&f->rows);
    for (size_t i = 0; i < f->matches.size; i++) {
        const struct match *match = &stack_at(&f->matches, i);
        if (match->lit != lit)
            continue;
        stack_at(&f->cells, base + match->row) = match->cell;
        stack_push(&f->memory, &f->rows, match->row);
    }
    assert(f->rows.size == memory_at(f->counts, lit));
}

/* Adds the column that keeps most rows.  Returns false if the matrix would not save more clauses
 * with it. */
static bool extend_matrix(struct solver *s, struct dense *dense, struct factor *f) {
    stack_clear(&f->matches);
    for (size_t i = 0; i < f->rows.size; i++)
        match_row(s, dense, f, stack_at(&f->rows, i));
    Lit best = best_match(f);
    bool better = best != NO_LIT && gain(f->literals.size + 1, memory_at(f->counts, best)) >
                                        gain(f->literals.size, f->rows.size);
    if (better)
        log_literal_words(s, "match", best, "%" PRIu32 " rows of %zu, %zu columns",
                          memory_at(f->counts, best), f->rows.size, f->literals.size + 1);
    if (better)
        add_column(f, best);
    for (size_t i = 0; i < f->matches.size; i++)
        memory_at(f->counts, stack_at(&f->matches, i).lit) = 0;
    return better;
}

static struct cell cell_at(const struct factor *f, size_t column, size_t row) {
    assert(column < f->literals.size && row < f->rows.size);
    return stack_at(&f->cells, column * f->height + stack_at(&f->rows, row));
}

/* Adds (new, literal) for each column.  These clauses have RAT on `new`, which occurs in no other
 * clause, and need no hints. */
static void add_literals(struct solver *s, struct dense *dense, struct factor *f, Lit new) {
    assert(!lit_negative(new) && !memory_at(dense->occurrences, new) &&
           !memory_at(dense->occurrences, lit_not(new)));
    stack_clear(&f->ids);
    for (size_t i = 0; i < f->literals.size; i++) {
        Lit lits[2] = {new, stack_at(&f->literals, i)};
        dense_add(s, dense, lits, 2);
        if (s->proof)
            stack_push(&f->memory, &f->ids, solver_proof(s)->last);
    }
}

/* Adds (-new, rest) for a row, where rest are the literals common to its clauses. */
static void add_rest(struct solver *s, struct dense *dense, struct factor *f, Lit new, size_t row) {
    struct cell cell = cell_at(f, 0, row);
    Lit pair[2];
    uint32_t size;
    const Lit *lits = dense_lits(s, cell.lit, cell.watch, pair, &size);
    stack_clear(&s->clause);
    stack_push(s->memory, &s->clause, lit_not(new));
    for (uint32_t i = 0; i < size; i++) {
        Lit other = array_at(lits, size, i);
        if (other != cell.lit)
            stack_push(s->memory, &s->clause, other);
    }
    for (size_t i = 0; s->proof && i < f->literals.size; i++) {
        justify_resolving(s, stack_at(&f->ids, i));
        justify_by(s, justify_clause_id(s, cell_at(f, i, row).watch.ref));
        assert(f->ids.size == f->literals.size);
    }
    log_clause(s, "row", s->clause.data + 1, s->clause.size - 1);
    dense_add(s, dense, s->clause.data, s->clause.size);
}

/* Removes the clause behind a cell unless it was removed: two rows that are copies of one clause
 * share their clauses in the other columns. */
static void remove_cell(struct solver *s, struct dense *dense, struct cell cell) {
    assert(lit_var(cell.lit) < s->vars);
    if (cell.watch.ref & BINARY)
        dense_remove_binary(s, dense, cell.lit, cell.watch);
    else if (!solver_clause(s, cell.watch.ref)->garbage)
        dense_remove(s, dense, cell.watch.ref);
}

#ifndef NDEBUG
/* Whether each clause of a row has its column's literal and as many literals as the first. */
static bool are_rows(const struct solver *s, const struct factor *f) {
    for (size_t row = 0; row < f->rows.size; row++) {
        uint32_t wanted = 0;
        for (size_t column = 0; column < f->literals.size; column++) {
            struct cell cell = cell_at(f, column, row);
            Lit pair[2];
            uint32_t size, i = 0;
            const Lit *lits = dense_lits(s, cell.lit, cell.watch, pair, &size);
            while (i < size && lits[i] != stack_at(&f->literals, column))
                i++;
            if (i == size || (column && size != wanted))
                return false;
            wanted = size;
        }
    }
    return true;
}
#endif

/* Replaces the clauses of the matrix by clauses with a new variable. */
static void split(struct solver *s, struct dense *dense, struct factor *f) {
    assert(cdcl_has_spare(s));
    Lit new = lit_make(cdcl_add(s), 0);
    assert(gain(f->literals.size, f->rows.size) > 0 && are_rows(s, f));
    s->counters.factored++;
    s->counters.factor_saved += (uint64_t)gain(f->literals.size, f->rows.size);
    log_literal_words(s, "factor", new, "saves %ld clauses", gain(f->literals.size, f->rows.size));
    log_clause(s, "column", f->literals.data, f->literals.size);
    add_literals(s, dense, f, new);
    for (size_t row = 0; row < f->rows.size; row++)
        add_rest(s, dense, f, new, row);
    for (size_t column = 0; column < f->literals.size; column++)
        for (size_t row = 0; row < f->rows.size; row++)
            remove_cell(s, dense, cell_at(f, column, row));
    for (size_t i = 0; i < f->literals.size; i++)
        schedule(s, dense, f, stack_at(&f->literals, i));
    schedule(s, dense, f, new);
    schedule(s, dense, f, lit_not(new));
}

/* Grows a matrix from the clauses of a literal, and factors it if that saves clauses. */
static void try_literal(struct solver *s, struct dense *dense, struct factor *f, Lit lit) {
    assert(lit < 2 * s->vars);
    begin(s, dense, f, lit);
    log_literal_words(s, "try", lit, "%" PRIu32 " clauses", f->height);
    size_t bound = SIZE_MAX;
    while (f->rows.size > 1 && extend_matrix(s, dense, f))
        BOUND_FALLS(bound, 2 * (size_t)s->vars - f->literals.size);
    assert(gain(f->literals.size, f->rows.size) >= gain(1, f->rows.size));
    if (gain(f->literals.size, f->rows.size) > 0)
        split(s, dense, f);
}

bool factor(struct solver *s, uint64_t ticks) {
    if (s->settings->keep_variables)
        return true;
    cdcl_make_spare(s);
    assert(!solver_level(s));
    struct dense *dense = dense_begin(s, ticks);
    struct factor *f = memory_zeroed(s->memory, 1, sizeof *f);
    memory_region(&f->memory, s->memory);
    f->counts = memory_zeroed(&f->memory, 2 * (size_t)s->vars, sizeof *f->counts);
    heap_grow(&f->schedule, &f->memory, 2 * s->vars);
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        schedule(s, dense, f, lit);
    while (f->schedule.size && dense->ticks < dense->limit && cdcl_has_spare(s)) {
        poll_check(s);
        try_literal(s, dense, f, heap_pop(&f->schedule));
    }
    s->counters.inprocess_ticks += dense->ticks;
    memory_clear(&f->memory);
    memory_release(s->memory, f);
    return dense_end(s, dense);
}
