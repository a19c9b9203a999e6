/* SPDX-License-Identifier: MIT */
#include "parity/assemble.h"

#include <assert.h>
#include <string.h>

#include "parity/jordan.h"
#include "parity/peel.h"
#include "parity/rows.h"
#include "parity/tidy.h"
#include "parity/trial.h"
#include "parity/unionfind.h"
#include "search/state.h"
#include "search/unit.h"
#include "state/checker.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/technique.h"
#include "state/ticks.h"

/* Lists the equations that are not loose, by component, in cdcl->bumped. */
static void list_components(struct solver *s, const struct equations *e) {
    struct stamped_stack *order = &s->cdcl->bumped;
    stack_clear(&s->counts);
    stack_reserve(s->memory, &s->counts, s->vars);
    uint32_t *parents = s->counts.data;
    unionfind_init(parents, s->vars);
    for (size_t i = 0; i < e->list.size; i++)
        if (!stack_at(&e->list, i).loose)
            unionfind_join(parents, equations_vars(e, i), stack_at(&e->list, i).size);
    stack_clear(order);
    stack_reserve(s->memory, order, 2 * e->list.size);
    for (uint32_t i = 0; i < e->list.size; i++) {
        if (stack_at(&e->list, i).loose)
            continue;
        Var first = equations_vars(e, i)[0];
        order->data[order->size++] = (struct stamped){unionfind_find(parents, first), i};
    }
    sort_stamped(order->data, order->size);
}

/* Gives columns to the variables of some equations, padded to whole words. */
static void add_columns(struct jordan *j, const struct equations *e, const struct stamped *items,
                        size_t count) {
    for (size_t i = 0; i < count; i++) {
        const Var *vars = equations_vars(e, items[i].value);
        for (uint32_t k = 0; k < stack_at(&e->list, items[i].value).size; k++) {
            if (memory_at(j->columns, vars[k]))
                continue;
            stack_push(&j->memory, &j->vars, vars[k]);
            memory_at(j->columns, vars[k]) = (uint32_t)j->vars.size;
        }
    }
    while (j->vars.size % WORD)
        stack_push(&j->memory, &j->vars, 0);
    assert(j->vars.size % WORD == 0);
}

static void take_columns_back(struct jordan *j, size_t size) {
    assert(size <= j->vars.size);
    while (j->vars.size > size)
        memory_at(j->columns, stack_pop(&j->vars)) = 0;
}

/* The ticks to reduce a block of `rows` rows of `words` words each. */
static double cost_of(size_t rows, size_t words) {
    return (double)rows * (double)rows * (1 + (double)words / 8) / 2;
}

/* Adds a component as a block of rows, unless it is too large.  The bounds are for formulas that
 * are one large system, and not tuned: of 16 formulas of applications and competitions with rows,
 * the largest block has 1095 and takes 1.9e6 ticks (par32), the next 637 and 4.8e5 (a CRC).  Ten
 * times these bounds take in nothing more there. */
static void add_block(const struct solver *s, struct jordan *j, const struct equations *e,
                      const struct stamped *items, size_t count) {
    assert(count);
    if (count > s->tuned->matrix_rows)
        return;
    size_t before = j->vars.size;
    add_columns(j, e, items, count);
    uint32_t words = (uint32_t)((j->vars.size - before) / WORD);
    if (cost_of(count, words) > s->tuned->matrix_cost) {
        take_columns_back(j, before);
        return;
    }
    assert(words);
    struct block block = {(uint32_t)j->rows.size, (uint32_t)count, j->words, words};
    struct row row = {.block = (uint32_t)j->blocks.size, .watch = NO_COLUMN};
    for (size_t i = 0; i < count; i++) {
        row.equation = items[i].value;
        stack_push(&j->memory, &j->rows, row);
    }
    j->words += words;
    j->size += count * words;
    stack_push(&j->memory, &j->blocks, block);
}

static void add_blocks(struct solver *s, struct jordan *j, const struct equations *e) {
    const struct stamped_stack *order = &s->cdcl->bumped;
    for (size_t begin = 0, end; begin < order->size; begin = end) {
        uint64_t component = stack_at(order, begin).stamp;
        for (end = begin + 1; end < order->size && stack_at(order, end).stamp == component; end++)
            continue;
        add_block(s, j, e, order->data + begin, end - begin);
    }
}

static void fill(struct jordan *j, const struct equations *e) {
    uint64_t *bits = j->bits = memory_zeroed(&j->memory, j->size, sizeof *j->bits);
    for (size_t i = 0; i < j->rows.size; i++) {
        struct row *row = &stack_at(&j->rows, i);
        const struct equation *equation = &stack_at(&e->list, row->equation);
        uint32_t offset = rows_block(j, row)->first_word * WORD;
        row->bits = bits;
        row->value = equation->value;
        for (uint32_t k = 0; k < equation->size; k++)
            bits_flip(bits,
                      memory_at(j->columns, stack_at(&e->vars, equation->begin + k)) - 1 - offset);
        bits += rows_block(j, row)->words;
    }
    assert(bits == j->bits + j->size);
}

static void lay_out(struct jordan *j) {
    assert(j->words && j->vars.size == (size_t)j->words * WORD);
    size_t columns = (size_t)j->words * WORD;
    j->open = memory_zeroed(&j->memory, j->words, sizeof *j->open);
    j->trues = memory_zeroed(&j->memory, j->words, sizeof *j->trues);
    j->basics = memory_zeroed(&j->memory, columns, sizeof *j->basics);
    j->watchers = memory_zeroed(&j->memory, columns, sizeof *j->watchers);
    memset(j->open, -1, j->words * sizeof *j->open);
    memset(j->basics, -1, columns * sizeof *j->basics);
    memset(j->watchers, -1, columns * sizeof *j->watchers);
}

/* Adds a row to all other rows of its block that have its first column. */
static void eliminate(struct jordan *j, const struct block *block, uint32_t index) {
    assert(index - block->first_row < block->rows);
    struct row *rows = j->rows.data;
    uint32_t found[1];
    if (!rows_find_open(j, &memory_at(rows, index), 1, found))
        return;
    memory_at(rows, index).basic = found[0];
    memory_at(j->basics, found[0]) = index;
    assert(rows_has(j, &memory_at(rows, index), found[0]));
    ticks_add(&j->ticks, block->rows / 4);
    for (uint32_t other = block->first_row; other < block->first_row + block->rows; other++)
        if (other != index && rows_has(j, &memory_at(rows, other), found[0]))
            rows_add(j, &memory_at(rows, other), &memory_at(rows, index));
}

/* An equation without variables cannot hold. */
static void contradict(struct solver *s) {
    checker_given(s, NULL, 0);
    s->inconsistent = true;
}

/* Assigns the variable of an equation of one variable. */
static void take_unit(struct solver *s, Var var, bool value) {
    assert(!solver_level(s));
    Lit lit = lit_make(var, !value);
    checker_given(s, &lit, 1);
    if (solver_value(s, lit) < 0)
        s->inconsistent = true;
    if (solver_value(s, lit))
        return;
    unit_assign(s, lit, 0);
    s->counters.parity_units++;
}

static void log_row(const struct solver *s, const struct jordan *j, const struct row *row) {
    log_literal_words(s, "row", lit_make(stack_at(&j->vars, row->basic), 0),
                      "basic, block %" PRIu32 ", value %d", row->block, row->value);
}

/* Makes a row watch a second column.  A row of one column assigns its variable and is dropped, and
 * one without columns holds or is a contradiction.  Returns whether the row stays. */
static bool take_row(struct solver *s, struct jordan *j, uint32_t index) {
    struct row *row = &stack_at(&j->rows, index);
    uint32_t found[2] = {0};
    unsigned count = rows_find_open(j, row, 2, found);
    if (count == 2) {
        log_row(s, j, row);
        rows_watch(j, index, found[found[0] == row->basic]);
        s->counters.matrix_rows++;
    } else if (count == 1) {
        take_unit(s, stack_at(&j->vars, found[0]), row->value);
        memory_at(j->basics, found[0]) = NO_ROW;
        row->value = false;
        bits_flip(row->bits, found[0] - rows_block(j, row)->first_word * WORD);
    } else if (row->value) {
        contradict(s);
    }
    return count == 2;
}

/* Reduces all rows.  Returns the number of rows that stay. */
static uint32_t reduce(struct solver *s, struct jordan *j) {
    uint32_t staying = 0;
    for (size_t i = 0; i < j->blocks.size; i++) {
        const struct block *block = &stack_at(&j->blocks, i);
        for (uint32_t row = 0; row < block->rows; row++) {
            poll_check(s);
            eliminate(j, block, block->first_row + row);
        }
    }
    for (uint32_t index = 0; index < j->rows.size; index++)
        staying += take_row(s, j, index);
    s->counters.inprocess_ticks += j->ticks;
    return staying;
}

/* Uses the equations of at most one variable, which come first, as equations are sorted by size. */
static void take_short(struct solver *s, const struct equations *e) {
    for (size_t i = 0; i < e->list.size && stack_at(&e->list, i).size < 2; i++) {
        const struct equation *equation = &stack_at(&e->list, i);
        if (equation->size)
            take_unit(s, equations_vars(e, i)[0], equation->value);
        else
            contradict(s);
    }
}

/* Builds a matrix of the equations listed in cdcl->bumped. */
static void make(struct solver *s, const struct equations *e) {
    struct jordan *j = memory_zeroed(s->memory, 1, sizeof *j);
    uint32_t staying = 0;
    memory_region(&j->memory, s->memory);
    j->columns = memory_zeroed(&j->memory, s->vars, sizeof *j->columns);
    j->room = s->vars;
    j->conflict = NO_ROW;
    j->seen = s->trail.size;
    add_blocks(s, j, e);
    if (j->rows.size) {
        fill(j, e);
        lay_out(j);
        staying = reduce(s, j);
    }
    log_words(s, "matrix", "%" PRIu32 " rows of %zu propagate, %zu blocks", staying, j->rows.size,
              j->blocks.size);
    assert(staying <= j->rows.size);
    jordan_begin(s, j);
    if (staying)
        trial_begin(s);
    else
        jordan_free(s);
}

static void make_if_worthwhile(struct solver *s) {
    assert(!solver_level(s) && !s->cdcl->theory);
    struct equations *e = &s->cdcl->equations;
    tidy(s, e);
    peel(s, e);
    list_components(s, e);
    bool wanted = s->cdcl->bumped.size > 0;
    if (s->proof) {
        s->counters.matrix_skipped += wanted;
        s->cdcl->matrix_barred = s->cdcl->matrix_barred || wanted;
        return;
    }
    if (wanted)
        make(s, e);
    take_short(s, e);
}

bool assemble(struct solver *s) {
    assert(!solver_level(s));
    struct cdcl *cdcl = s->cdcl;
    jordan_free(s);
    if (trial_is_barred(s))
        trial_wait(s);
    else if (cdcl->equations.list.size && technique_is_on(s, TECHNIQUE_MATRIX))
        make_if_worthwhile(s);
    return unit_propagate(s);
}
