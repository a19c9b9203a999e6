/* SPDX-License-Identifier: MIT */
/* Unit propagation sees one equation at a time.  From x + y + z = 0 and x + y + w = 1 follows
 * z + w = 1, so z decides w, but neither equation alone says so while x and y are open.
 *
 * In reduced form such sums are rows.  Only two open variables of a row are watched, the basic one
 * and another.  If the other one is assigned, the row looks for a new one to watch.  If the basic
 * one is assigned, another open variable of the row becomes basic, and the row is added to all
 * other rows that contain it.  With one open variable a row implies a literal; with none it holds
 * or is a conflict.  Sums of equations hold under any assignment, so backtracking only has to mark
 * variables as open again.
 *
 * A row becomes a clause only when an analysis asks for it (rowclause.h), since most reasons are
 * never asked for.  Adding rows is expensive: trial.h drops matrices that imply too little. */
#include "parity/jordan.h"

#include <assert.h>

#include "common/base/bit.h"
#include "parity/rowclause.h"
#include "search/state.h"
#include "search/theory.h"
#include "state/checker.h"
#include "state/log.h"
#include "state/ticks.h"
#include "state/trail.h"

void jordan_free(struct solver *s) {
    struct jordan *j = s->cdcl->theory_state;
    if (!j)
        return;
    memory_clear(&j->memory);
    memory_release(s->memory, j);
    s->cdcl->theory = NULL;
    s->cdcl->theory_state = NULL;
}

/* Updates the column of a literal, if it has one, when the literal becomes true or open. */
static void flip_column(struct jordan *j, Lit lit) {
    Var var = lit_var(lit);
    if (var >= j->room || !memory_at(j->columns, var))
        return;
    bits_flip(j->open, memory_at(j->columns, var) - 1);
    if (!lit_negative(lit))
        bits_flip(j->trues, memory_at(j->columns, var) - 1);
}

/* Updates the columns of all new literals of the trail before any row is visited, so that a row
 * without open columns stays unchanged until backtracking opens one. */
static void note_trail(struct solver *s, struct jordan *j) {
    assert(j->seen <= s->trail.size);
    while (j->seen < s->trail.size)
        flip_column(j, stack_at(&s->trail, j->seen++));
}

/* Updates the columns before the trail is cut to its first `keep` literals. */
static void backtrack_columns(struct solver *s, size_t keep) {
    struct jordan *j = s->cdcl->theory_state;
    assert(j && keep <= s->trail.size && j->seen <= s->trail.size);
    while (j->seen > keep)
        flip_column(j, stack_at(&s->trail, --j->seen));
}

/* Handles a row with `count` open columns, 0 or 1.  With none it holds or is a conflict; with one
 * it implies the column's value. */
static void settle(struct solver *s, struct jordan *j, uint32_t index, unsigned count,
                   uint32_t column) {
    assert(index < j->rows.size && count < 2);
    if (j->conflict != NO_ROW)
        return;
    bool value = rows_rest(j, &stack_at(&j->rows, index));
    if (!count) {
        if (value)
            j->conflict = index;
        return;
    }
    Lit lit = lit_make(stack_at(&j->vars, column), !value);
    assert(!solver_value(s, lit));
    s->counters.row_units++;
    log_literal_words(s, "row", lit, "implied by row %" PRIu32, index);
    s->cdcl->gain.implied++;
    if (!solver_level(s))
        checker_given(s, &lit, 1);
    trail_assign(s, lit, solver_level(s) ? THEORY_REASON + index : NO_REASON);
    note_trail(s, j);
}

/* A column of a row, not the basic one, that was assigned on the current level, or else any. */
static uint32_t recent_column(const struct solver *s, const struct jordan *j,
                              const struct row *row) {
    const struct block *block = rows_block(j, row);
    uint32_t column = NO_COLUMN;
    for (uint32_t i = 0; i < block->words; i++)
        for (uint64_t word = row->bits[INDEX(i, block->words)]; word; word &= word - 1) {
            uint32_t other = (block->first_word + i) * WORD + bit_lowest(word);
            if (other == row->basic)
                continue;
            column = other;
            if (memory_at(s->assigned, stack_at(&j->vars, other)).level == solver_level(s))
                return column;
        }
    return column;
}

/* Restores the watches of a row that has changed, and propagates it. */
static void refresh(struct solver *s, struct jordan *j, uint32_t index) {
    struct row *row = &stack_at(&j->rows, index);
    uint32_t found[2] = {0};
    unsigned count = rows_find_open(j, row, 2, found);
    bool keeps =
        row->watch != NO_COLUMN && rows_has(j, row, row->watch) && bits_get(j->open, row->watch);
    if (!keeps && count && found[0] != row->basic)
        rows_watch(j, index, found[0]);
    else if (!keeps && count == 2)
        rows_watch(j, index, found[1]);
    else if (!keeps) {
        uint32_t column = recent_column(s, j, row);
        if (column != NO_COLUMN)
            rows_watch(j, index, column);
        else
            rows_unwatch(j, index);
    }
    if (count < 2)
        settle(s, j, index, count, found[0]);
}

/* Makes another column of a row the basic one: adds the row to all other rows with this column. */
static void make_basic(struct solver *s, struct jordan *j, uint32_t index, uint32_t column) {
    assert(column != stack_at(&j->rows, index).basic &&
           rows_has(j, &stack_at(&j->rows, index), column));
    struct row *row = &stack_at(&j->rows, index);
    const struct block *block = rows_block(j, row);
    uint32_t at = (column - block->first_word * WORD) / WORD;
    uint64_t bit = (uint64_t)1 << column % WORD;
    memory_at(j->basics, row->basic) = NO_ROW;
    assert(memory_at(j->basics, row->basic) == NO_ROW);
    memory_at(j->basics, column) = index;
    row->basic = column;
    ticks_add(&j->ticks, block->rows / 4);
    for (uint32_t other = block->first_row; other < block->first_row + block->rows; other++) {
        struct row *changed = &stack_at(&j->rows, other);
        if (other == index || !(changed->bits[at] & bit))
            continue;
        rows_add(j, changed, row);
        refresh(s, j, other);
    }
}

/* Visits the row whose basic column was assigned. */
static void visit_basic(struct solver *s, struct jordan *j, uint32_t column) {
    uint32_t index = memory_at(j->basics, column), found[2] = {0};
    if (index == NO_ROW)
        return;
    const struct row *row = &stack_at(&j->rows, index);
    unsigned count = rows_find_open(j, row, 2, found);
    if (count < 2)
        settle(s, j, index, count, found[0]);
    else
        make_basic(s, j, index, found[found[0] == row->watch]);
}

/* Visits the rows that watch an assigned column beside their basic ones. */
static void visit_watchers(struct solver *s, struct jordan *j, uint32_t column) {
    assert(column < j->words * WORD);
    for (uint32_t index = memory_at(j->watchers, column), next; index != NO_ROW; index = next) {
        const struct row *row = &stack_at(&j->rows, index);
        uint32_t found[2] = {0};
        unsigned count = rows_find_open(j, row, 2, found);
        next = row->next;
        if (count && found[0] != row->basic)
            rows_watch(j, index, found[0]);
        else if (count == 2)
            rows_watch(j, index, found[1]);
        else
            settle(s, j, index, count, found[0]);
    }
}

static void visit(struct solver *s, struct jordan *j, uint32_t column) {
    visit_watchers(s, j, column);
    if (j->conflict == NO_ROW)
        visit_basic(s, j, column);
}

/* Handles a row that cannot hold. */
static Ref fail(struct solver *s, struct jordan *j) {
    assert(j->conflict < j->rows.size);
    uint32_t index = j->conflict;
    j->conflict = NO_ROW;
    s->counters.row_conflicts++;
    log_words(s, "row", "%" PRIu32 " cannot hold", index);
    s->cdcl->gain.conflicts++;
    if (!solver_level(s)) {
        checker_given(s, NULL, 0);
        s->inconsistent = true;
        return NO_CONFLICT;
    }
    if (s->propagated == s->trail.size)
        s->propagated--;
    return rowclause_make(s, j, index);
}

#ifdef NDEBUG
static void check(const struct solver *s, struct jordan *j) {
    (void)s;
    (void)j;
}
#else
/* Checks that a row that is not fully propagated has at least two open columns, its watches among
 * them, and that no other row has its basic column. */
static void check_row(struct jordan *j, uint32_t index) {
    const struct row *row = &stack_at(&j->rows, index);
    const struct block *block = rows_block(j, row);
    uint32_t found[2] = {0};
    unsigned count = rows_find_open(j, row, 2, found);
    assert(count != 1);
    if (!count) {
        assert(!rows_rest(j, row));
        return;
    }
    assert(bits_get(j->open, row->basic) && bits_get(j->open, row->watch) &&
           row->basic != row->watch);
    assert(rows_has(j, row, row->basic) && rows_has(j, row, row->watch));
    assert(memory_at(j->basics, row->basic) == index);
    for (uint32_t other = block->first_row; other < block->first_row + block->rows; other++)
        assert(other == index || !rows_has(j, &stack_at(&j->rows, other), row->basic));
}

/* Checks the invariant that holds after propagation without conflict. */
static void check(const struct solver *s, struct jordan *j) {
    for (uint32_t column = 0; column < j->words * WORD; column++) {
        if (column >= j->vars.size ||
            memory_at(j->columns, stack_at(&j->vars, column)) != column + 1)
            continue;
        Lit lit = lit_make(stack_at(&j->vars, column), 0);
        assert(bits_get(j->open, column) == !solver_value(s, lit));
        assert(bits_get(j->trues, column) == (solver_value(s, lit) > 0));
    }
    for (uint32_t index = 0; index < j->rows.size; index++)
        check_row(j, index);
}
#endif

/* Propagates the new literals of the trail by rows: the theory's `propagate`. */
static Ref propagate_rows(struct solver *s) {
    assert(s->cdcl->theory_state);
    struct jordan *j = s->cdcl->theory_state;
    size_t at = j->seen;
    uint64_t before = j->ticks;
    note_trail(s, j);
    for (; at < s->trail.size && j->conflict == NO_ROW; at++) {
        Var var = lit_var(stack_at(&s->trail, at));
        if (var < j->room && memory_at(j->columns, var))
            visit(s, j, memory_at(j->columns, var) - 1);
    }
    s->counters.ticks += j->ticks - before;
    if (j->conflict != NO_ROW)
        return fail(s, j);
    check(s, j);
    return NO_CONFLICT;
}

static const struct theory rows = {.propagate = propagate_rows,
                                   .backtrack = backtrack_columns,
                                   .explain = rowclause_explain,
                                   .forget = rowclause_forget};

void jordan_begin(struct solver *s, struct jordan *j) {
    assert(!s->cdcl->theory && !s->cdcl->theory_state);
    s->cdcl->theory = &rows;
    s->cdcl->theory_state = j;
}
