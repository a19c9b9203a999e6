/* SPDX-License-Identifier: MIT */
/* Rows are pigeons and columns are holes.  In the smaller board, pigeon i sits in hole j if it does
 * so now, or if it sits in the last hole and the last pigeon sits in hole j: they change places,
 * and the last pigeon and the last hole are removed.  The clauses of the smaller board follow in a
 * few steps each.  The board without columns has one row, the empty clause. */
#include "counting/cook.h"

#include <assert.h>

#include "state/justify.h"
#include "state/poll.h"

/* The size of the proof grows with columns^4: 40 MB in binary form for 48 columns. */
enum { COLUMNS_MAX = 64 };

/* The clauses that define cell q of the smaller board as p or (r and c).  Here p is the cell at the
 * same place of the current board, r the last cell of p's row, and c the last cell of p's column.
 * Clause numbers, 0 for clauses that are not there. */
struct definition {
    uint64_t by_cell; /* (q, -p) */
    uint64_t by_both; /* (q, -r, -c) */
    uint64_t to_row;  /* (-q, p, r) */
    uint64_t to_last; /* (-q, p, c) */
};

/* The current board of columns + 1 rows, numbered from 0.  A cell without a literal is NO_LIT and
 * counts as false. */
struct cook {
    struct memory *memory; /* the region of its arrays */
    uint32_t columns;      /* number of columns at present */
    uint32_t stride;       /* number of rows at the start */
    uint32_t *places;      /* by column of the whole board: column of this board + 1, or 0 */
    size_t width;          /* entries of places */
    Lit *cells, *next;     /* by row and column: literals of this board and of the smaller one */
    struct definition *definitions; /* by row and column of the smaller board */
    uint64_t *rows;                 /* by row: number of its clause */
    uint64_t *pairs; /* by column and two rows: number of the clause that excludes both, or 0 */
    struct lit_stack clause;
};

static Lit *cell(const struct cook *k, uint32_t row, uint32_t column) {
    assert(row < k->stride && column + 1 < k->stride);
    return &memory_at(k->cells, row * k->stride + column);
}

static Lit *next_cell(const struct cook *k, uint32_t row, uint32_t column) {
    assert(row < k->stride && column + 1 < k->stride);
    return &memory_at(k->next, row * k->stride + column);
}

static struct definition *definition(const struct cook *k, uint32_t row, uint32_t column) {
    return &memory_at(k->definitions, row * k->stride + column);
}

/* The entry for two rows in a column, in either order. */
static uint64_t *pair(const struct cook *k, uint32_t column, uint32_t a, uint32_t b) {
    assert(a != b && a < k->stride && b < k->stride && column + 1 < k->stride);
    uint32_t low = a < b ? a : b, high = a < b ? b : a;
    return &memory_at(k->pairs, ((size_t)column * k->stride + low) * k->stride + high);
}

static struct cook *begin(struct counting *c, uint32_t columns) {
    assert(columns);
    struct cook *k = memory_zeroed(&c->memory, 1, sizeof *k);
    size_t stride = k->stride = columns + 1, area = stride * stride;
    k->memory = &c->memory;
    k->columns = columns;
    k->width = c->width;
    k->places = memory_zeroed(&c->memory, k->width, sizeof *k->places);
    k->cells = memory_zeroed(&c->memory, area, sizeof *k->cells);
    k->next = memory_zeroed(&c->memory, area, sizeof *k->next);
    k->definitions = memory_zeroed(&c->memory, area, sizeof *k->definitions);
    k->rows = memory_zeroed(&c->memory, stride, sizeof *k->rows);
    k->pairs = memory_zeroed(&c->memory, stride * area, sizeof *k->pairs);
    for (size_t i = 0; i < area; i++)
        memory_at(k->cells, i) = NO_LIT;
    return k;
}

/* Enters a row of the whole board. */
static void enter_row(struct solver *s, const struct counting *c, struct cook *k, uint32_t index,
                      uint32_t row, uint32_t *columns) {
    const struct clause *clause = solver_clause(s, stack_at(&c->clauses, row));
    board_row(s, c, row);
    for (size_t i = 0; i < s->clause.size; i++) {
        uint32_t *place = &memory_at(k->places, memory_at(c->columns, stack_at(&s->clause, i)) - 1);
        if (!*place)
            *place = ++*columns;
        assert(*columns <= k->columns);
        *cell(k, index, *place - 1) = stack_at(&s->clause, i);
    }
    memory_at(k->rows, index) = clause_id(clause);
    if (s->clause.size < clause->size)
        memory_at(k->rows, index) = justify_shortened(s, clause_id(clause), clause->lits,
                                                      clause->size, s->clause.data, s->clause.size);
}

/* Returns row + 1 for the row with the literal in the column, or 0. */
static uint32_t row_with(const struct cook *k, uint32_t column, Lit lit) {
    for (uint32_t row = 0; row < k->stride; row++)
        if (*cell(k, row, column) == lit)
            return row + 1;
    return 0;
}

/* Records the binary clauses within columns. */
static void enter_pairs(struct solver *s, const struct counting *c, struct cook *k, uint32_t row) {
    for (uint32_t column = 0; column < k->columns; column++) {
        Lit lit = *cell(k, row, column);
        const struct watch_list *list =
            lit == NO_LIT ? NULL : &watch_list_of(&s->watches, lit_not(lit));
        for (uint32_t i = 0; list && i < list->size; i++) {
            struct watch watch = watch_at(&s->watches, list, i);
            Lit other = lit_not(watch.blocker);
            if (!(watch.ref & BINARY) || memory_at(c->columns, other) != memory_at(c->columns, lit))
                continue;
            uint32_t with = row_with(k, column, other);
            if (with)
                *pair(k, column, row, with - 1) = justify_clause_id(s, watch.ref);
        }
    }
}

static void add_lit(struct cook *k, Lit lit) {
    stack_push(k->memory, &k->clause, lit);
}

/* Adds a hint for the next clause, which has RAT on its first literal: its resolvent with clause
 * `id` (0 for none) is a tautology. */
static void hint_blocked(struct solver *s, uint64_t id) {
    if (id)
        justify_resolving(s, id);
}

/* Writes the clause of up to three literals, without those that are NO_LIT. */
static uint64_t add(struct solver *s, struct cook *k, Lit a, Lit b, Lit c) {
    assert(a != NO_LIT && b != NO_LIT);
    stack_clear(&k->clause);
    add_lit(k, a);
    add_lit(k, b);
    if (c != NO_LIT)
        add_lit(k, c);
    return justify_clause(s, k->clause.data, k->clause.size);
}

static void hint(struct solver *s, uint64_t id) {
    if (id)
        justify_by(s, id);
}

/* Defines a cell of the smaller board.  If the last cell of its row or column is NO_LIT, the cell
 * is the literal of the current board. */
static void define(struct solver *s, struct cook *k, uint32_t row, uint32_t column) {
    assert(row < k->columns && column + 1 < k->columns);
    Lit p = *cell(k, row, column), r = *cell(k, row, k->columns - 1),
        c = *cell(k, k->columns, column), *q = next_cell(k, row, column);
    struct definition *d = definition(k, row, column);
    *d = (struct definition){0};
    *q = p;
    if (r == NO_LIT || c == NO_LIT)
        return;
    *q = lit_make(proof_new_vars(s->proof, 1), 0);
    if (p != NO_LIT)
        d->by_cell = add(s, k, *q, lit_not(p), NO_LIT);
    d->by_both = add(s, k, *q, lit_not(r), lit_not(c));
    hint_blocked(s, d->by_cell);
    hint_blocked(s, d->by_both);
    d->to_row = add(s, k, lit_not(*q), r, p);
    hint_blocked(s, d->by_cell);
    hint_blocked(s, d->by_both);
    d->to_last = add(s, k, lit_not(*q), c, p);
}

/* Proves the clause of a row of the smaller board.  If all its cells were false, the last cell of
 * the current row would be true, and no column would be left for the last row. */
static void prove_row(struct solver *s, struct cook *k, uint32_t row) {
    assert(row < k->columns);
    uint32_t last = k->columns - 1;
    if (*cell(k, row, last) == NO_LIT)
        return;
    stack_clear(&k->clause);
    for (uint32_t column = 0; column < last; column++) {
        hint(s, definition(k, row, column)->by_cell);
        if (*next_cell(k, row, column) != NO_LIT)
            add_lit(k, *next_cell(k, row, column));
    }
    hint(s, memory_at(k->rows, row));
    for (uint32_t column = 0; column < last; column++)
        hint(s, definition(k, row, column)->by_both);
    hint(s, *pair(k, last, row, k->columns));
    hint(s, memory_at(k->rows, k->columns));
    memory_at(k->rows, row) = justify_clause(s, k->clause.data, k->clause.size);
}

/* Proves that cell a's own literal excludes cell b of the smaller board in a column.  Hints: if a's
 * literal is true, b's own literal is false, so that b can be true only by the last row, whose
 * literal in this column a's literal excludes. */
static uint64_t prove_own(struct solver *s, struct cook *k, uint32_t column, uint32_t a,
                          uint32_t b) {
    Lit p = *cell(k, a, column), q = *next_cell(k, a, column);
    const struct definition *d = definition(k, b, column);
    hint(s, *pair(k, column, a, b));
    hint(s, d->to_last);
    hint(s, *pair(k, column, a, k->columns));
    return add(s, k, lit_not(q), lit_not(*next_cell(k, b, column)), p == q ? NO_LIT : lit_not(p));
}

/* Proves that two cells of the smaller board with new variables exclude each other. */
static uint64_t prove_both(struct solver *s, struct cook *k, uint32_t column, uint32_t a,
                           uint32_t b) {
    const struct definition *d = definition(k, a, column), *e = definition(k, b, column);
    uint64_t own = *cell(k, a, column) == NO_LIT ? 0 : prove_own(s, k, column, a, b);
    hint(s, own);
    hint(s, d->to_row);
    hint(s, d->to_last);
    hint(s, *pair(k, column, b, k->columns));
    hint(s, e->to_row);
    hint(s, *pair(k, k->columns - 1, a, b));
    return add(s, k, lit_not(*next_cell(k, a, column)), lit_not(*next_cell(k, b, column)), NO_LIT);
}

static void prove_pair(struct solver *s, struct cook *k, uint32_t column, uint32_t a, uint32_t b) {
    assert(a < b);
    Lit qa = *next_cell(k, a, column), qb = *next_cell(k, b, column);
    bool old_a = qa == *cell(k, a, column), old_b = qb == *cell(k, b, column);
    if (qa == NO_LIT || qb == NO_LIT || (old_a && old_b))
        return;
    uint64_t id = old_a   ? prove_own(s, k, column, a, b)
                  : old_b ? prove_own(s, k, column, b, a)
                          : prove_both(s, k, column, a, b);
    *pair(k, column, a, b) = id;
}

/* Replaces the board by one with a row and a column less. */
static void shrink(struct solver *s, struct cook *k) {
    assert(k->columns);
    for (uint32_t row = 0; row < k->columns; row++)
        for (uint32_t column = 0; column + 1 < k->columns; column++)
            define(s, k, row, column);
    for (uint32_t row = 0; row < k->columns; row++)
        prove_row(s, k, row);
    for (uint32_t column = 0; column + 1 < k->columns; column++) {
        poll_check(s);
        for (uint32_t a = 0; a < k->columns; a++)
            for (uint32_t b = a + 1; b < k->columns; b++)
                prove_pair(s, k, column, a, b);
    }
    Lit *cells = k->cells;
    k->cells = k->next;
    k->next = cells;
    k->columns--;
}

bool cook(struct solver *s, struct counting *c, const uint32_t *rows, size_t count) {
    assert(count);
    uint32_t columns = 0;
    if (!s->proof)
        return true;
    if (count > COLUMNS_MAX + 1 || !proof_may_define(s->proof, count * count * count))
        return false;
    struct cook *k = begin(c, (uint32_t)count - 1);
    for (uint32_t i = 0; i < count; i++)
        enter_row(s, c, k, i, rows[INDEX(i, count)], &columns);
    for (uint32_t i = 0; i < count; i++)
        enter_pairs(s, c, k, i);
    while (k->columns)
        shrink(s, k);
    return true;
}
