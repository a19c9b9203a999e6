/* SPDX-License-Identifier: MIT */
#include "counting/board.h"

#include <assert.h>

#include "state/log.h"
#include "state/poll.h"
#include "state/ticks.h"

enum { ROW_MIN = 3, ROW_MAX = 255 };

/* Whether a literal occurs in a binary clause. */
static bool has_binary(struct solver *s, struct counting *c, Lit lit) {
    const struct watch_list *list = &watch_list_of(&s->watches, lit);
    uint32_t i = 0;
    while (i < list->size && !(watch_at(&s->watches, list, i).ref & BINARY))
        i++;
    ticks_add(&c->ticks, 2 + i / 8);
    return i < list->size;
}

/* Whether a clause can be a row: no literal is true or in another row, and the negation of each
 * open one occurs in a binary clause. */
static bool may_be_row(struct solver *s, struct counting *c, const struct clause *clause) {
    if (clause->garbage || clause->redundant || clause->size < ROW_MIN || clause->size > ROW_MAX)
        return false;
    for (uint32_t i = 0; i < clause->size; i++) {
        Lit lit = clause_at(clause, i);
        if (solver_value(s, lit) > 0 || memory_at(c->rows, lit))
            return false;
        if (!solver_value(s, lit) && !has_binary(s, c, lit_not(lit)))
            return false;
    }
    return true;
}

void board_row(struct solver *s, const struct counting *c, uint32_t row) {
    assert(row < c->clauses.size);
    const struct clause *clause = solver_clause(s, stack_at(&c->clauses, row));
    stack_clear(&s->clause);
    for (uint32_t i = 0; i < clause->size; i++)
        if (!solver_value(s, clause_at(clause, i)))
            stack_push(s->memory, &s->clause, clause_at(clause, i));
}

/* Records the row of each literal of a clause. */
static void number_row(struct solver *s, struct counting *c, uint32_t row) {
    const struct clause *clause = solver_clause(s, stack_at(&c->clauses, row));
    for (uint32_t i = 0; i < clause->size; i++)
        memory_at(c->rows, clause_at(clause, i)) = row + 1;
}

/* Appends a row. */
static void add_row(struct solver *s, struct counting *c, Ref ref) {
    uint32_t row = (uint32_t)c->clauses.size;
    stack_push(&c->memory, &c->clauses, ref);
    number_row(s, c, row);
    board_row(s, c, row);
    log_clause_words(s, "row", s->clause.data, s->clause.size, "%" PRIu32, row);
    c->literals += s->clause.size;
    if (!row || s->clause.size < c->shortest)
        c->shortest = (uint32_t)s->clause.size;
}

static void list_rows(struct solver *s, struct counting *c) {
    size_t step = 0;
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        poll_step(s, step++);
        if (c->ticks >= c->limit)
            return;
        c->ticks++;
        if (may_be_row(s, c, clause))
            add_row(s, c, ref);
    }
}

bool board_list(struct solver *s, struct counting *c) {
    assert(!c->rows && !solver_level(s));
    c->rows = memory_zeroed(&c->memory, 2 * (size_t)c->vars, sizeof *c->rows);
    list_rows(s, c);
    assert(c->clauses.size < 2 || c->shortest);
    return c->clauses.size >= 2;
}

void board_shuffle(struct solver *s, struct counting *c, struct random *random) {
    uint32_t count = (uint32_t)c->clauses.size;
    for (uint32_t row = 0; row < count; row++) {
        uint32_t other = row + random_below(random, count - row);
        Ref ref = stack_at(&c->clauses, other);
        stack_at(&c->clauses, other) = stack_at(&c->clauses, row);
        stack_at(&c->clauses, row) = ref;
        number_row(s, c, row);
    }
    ticks_add(&c->ticks, count);
}

/* Lists as candidates, sorted by row, the literals that a literal excludes and that are in a row
 * but not yet in a column. */
static void list_candidates(struct solver *s, struct counting *c, Lit lit) {
    const struct watch_list *list = &watch_list_of(&s->watches, lit_not(lit));
    stack_clear(&c->candidates);
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        Lit other = lit_not(watch.blocker);
        if (!(watch.ref & BINARY) || !memory_at(c->rows, other) || memory_at(c->columns, other) ||
            solver_value(s, other))
            continue;
        struct stamped entry = {memory_at(c->rows, other), other};
        stack_push(&c->layout, &c->candidates, entry);
    }
    stack_reserve(&c->layout, &c->candidates, c->candidates.size);
    sort_stamped(c->candidates.data, c->candidates.size);
}

/* Sets excluded[x] = size for each literal x that the newest literal of the column, the size-th,
 * and all before it exclude; with size 0 resets these entries to 0.  Comparing with size - 1 also
 * handles duplicate binary clauses. */
static void note_excluded(struct solver *s, struct counting *c, Lit lit, uint32_t size) {
    const struct watch_list *list = &watch_list_of(&s->watches, lit_not(lit));
    ticks_add(&c->ticks, 1 + list->size / 4);
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        Lit other = lit_not(watch.blocker);
        if ((watch.ref & BINARY) && (!size || memory_at(c->excluded, other) == size - 1))
            memory_at(c->excluded, other) = size;
    }
}

static void join(struct solver *s, struct counting *c, Lit lit, uint32_t size) {
    assert(!memory_at(c->columns, lit) && memory_at(c->rows, lit));
    assert(memory_at(c->excluded, lit) == size - 1); /* all literals of the column exclude it */
    memory_at(c->columns, lit) = c->width;
    memory_at(c->stamps, memory_at(c->rows, lit) - 1) = c->width;
    note_excluded(s, c, lit, size);
}

/* Makes a column of a literal and of candidates that all its literals exclude, lower rows first, so
 * that similar columns get the same rows. */
static void add_column(struct solver *s, struct counting *c, Lit first) {
    assert(!memory_at(c->columns, first));
    uint32_t size = 1;
    c->width++;
    list_candidates(s, c, first);
    join(s, c, first, size);
    for (size_t i = 0; i < c->candidates.size; i++) {
        Lit lit = stack_at(&c->candidates, i).value;
        assert(memory_at(c->excluded, lit));
        if (memory_at(c->excluded, lit) == size &&
            memory_at(c->stamps, memory_at(c->rows, lit) - 1) != c->width)
            join(s, c, lit, ++size);
    }
    log_literal_words(s, "column", first, "%" PRIu32 " with %" PRIu32 " literals", c->width, size);
    if (size > c->widest)
        c->widest = size;
    note_excluded(s, c, first, 0);
    for (size_t i = 0; i < c->candidates.size; i++)
        if (memory_at(c->columns, stack_at(&c->candidates, i).value) == c->width)
            note_excluded(s, c, stack_at(&c->candidates, i).value, 0);
}

void board_lay(struct solver *s, struct counting *c) {
    assert(!c->layout.blocks && c->clauses.size >= 2);
    size_t lits = 2 * (size_t)c->vars;
    c->columns = memory_zeroed(&c->layout, lits, sizeof *c->columns);
    c->excluded = memory_zeroed(&c->layout, lits, sizeof *c->excluded);
    c->stamps = memory_zeroed(&c->layout, c->clauses.size, sizeof *c->stamps);
    c->candidates = (struct stamped_stack){0};
    c->width = c->widest = 0;
    for (uint32_t row = 0; row < c->clauses.size; row++) {
        poll_step(s, row);
        board_row(s, c, row);
        for (size_t i = 0; i < s->clause.size; i++)
            if (!memory_at(c->columns, stack_at(&s->clause, i)))
                add_column(s, c, stack_at(&s->clause, i));
    }
}
