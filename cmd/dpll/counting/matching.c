/* SPDX-License-Identifier: MIT */
#include "counting/matching.h"

#include <assert.h>

#include "state/poll.h"
#include "state/ticks.h"

static void begin(struct counting *c) {
    assert(c->width && c->clauses.size);
    struct matching *m = c->matching = memory_zeroed(&c->layout, 1, sizeof *m);
    m->rows = c->clauses.size;
    m->columns = c->width;
    m->owner = memory_zeroed(&c->layout, m->columns, sizeof *m->owner);
    m->reached = memory_zeroed(&c->layout, m->columns, sizeof *m->reached);
    m->before = memory_zeroed(&c->layout, m->columns, sizeof *m->before);
    m->column = memory_zeroed(&c->layout, m->rows, sizeof *m->column);
}

/* Augments the matching along the path to a free column: the row that reached the column gets it,
 * the row that reached this row's old column gets the old column, and so on. */
static void augment(struct matching *m, uint32_t column) {
    for (uint32_t next; column != UINT32_MAX; column = next) {
        uint32_t row = memory_at(m->before, column);
        assert(row < m->rows);
        next = memory_at(m->column, row) - 1;
        memory_at(m->owner, column) = row + 1;
        memory_at(m->column, row) = column + 1;
    }
}

/* Visits the columns of a row.  Returns a free one, or UINT32_MAX. */
static uint32_t visit(struct solver *s, struct counting *c, uint32_t row, uint32_t root) {
    struct matching *m = c->matching;
    board_row(s, c, row);
    for (size_t i = 0; i < s->clause.size; i++) {
        uint32_t column = memory_at(c->columns, stack_at(&s->clause, i)) - 1;
        assert(column < m->columns);
        if (memory_at(m->reached, column) == root + 1)
            continue;
        memory_at(m->reached, column) = root + 1;
        memory_at(m->before, column) = row;
        if (!memory_at(m->owner, column))
            return column;
        stack_push(&c->layout, &m->queue, memory_at(m->owner, column) - 1);
    }
    return UINT32_MAX;
}

/* Finds a column for one more row; other rows may change theirs. */
static bool match(struct solver *s, struct counting *c, uint32_t root) {
    assert(root < c->clauses.size && !memory_at(c->matching->column, root));
    struct matching *m = c->matching;
    stack_clear(&m->queue);
    stack_push(&c->layout, &m->queue, root);
    for (size_t i = 0; i < m->queue.size; i++) {
        uint32_t column = visit(s, c, stack_at(&m->queue, i), root);
        ticks_add(&c->ticks, 1 + s->clause.size / 2);
        if (column == UINT32_MAX)
            continue;
        augment(m, column);
        assert(memory_at(m->column, root));
        return true;
    }
    return false;
}

bool matching_find(struct solver *s, struct counting *c) {
    begin(c);
    for (uint32_t row = 0; row < c->clauses.size && c->ticks < c->limit; row++) {
        poll_step(s, row);
        if (!match(s, c, row))
            return false;
    }
    return true;
}
