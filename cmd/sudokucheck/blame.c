/* SPDX-License-Identifier: MIT */
#include "blame.h"

#include <assert.h>
#include <string.h>

/* A question is given up after QUESTION guesses; what was found is good enough after EFFORT guesses
 * or ORDERS orders, or where it is as small as digits that stand twice in a house. */
enum { QUESTION = 20000, EFFORT = 500000, ORDERS = 20, SMALL = 2 };

STACK(blamed_items, struct blamed);

struct inquiry {
    struct checked *checked;
    struct blamed_items all; /* the clues by cell, then the rules in order */
    uint32_t *order;         /* the items in the order in which they are tried */
    bool *out, *best;  /* by item, whether it is left out: now, and in the smallest set found */
    size_t best_count; /* the number of items kept in the smallest set */
    bool given_up, best_given_up; /* a search was given up, in this order and in the best */
    uint64_t guesses;             /* of all searches */
    uint8_t *cells;               /* of one search */
    struct ruleline *lines;       /* lines of the rules left out in it */
};

static void list_items(struct inquiry *inquiry) {
    struct checked *checked = inquiry->checked;
    for (uint32_t cell = 0; cell < checked->variant.cells; cell++)
        if (checked->cells[cell])
            stack_push(checked->memory, &inquiry->all, ((struct blamed){.cell = cell}));
    for (struct ruleline line = {0}; checked_next_rule(checked, &line);)
        stack_push(checked->memory, &inquiry->all, ((struct blamed){.line = line}));
}

/* Asks a solver with the rules that are kept. */
static bool ask(struct inquiry *inquiry, struct sudoku *solver) {
    uint64_t before = solver->guesses;
    bool none = sudoku_none(solver, inquiry->cells, QUESTION);
    uint64_t guesses = solver->guesses - before;
    assert(guesses <= QUESTION);
    inquiry->given_up |= guesses == QUESTION;
    inquiry->guesses += guesses;
    return none;
}

static bool ask_without(struct inquiry *inquiry, size_t lines) {
    struct checked *checked = inquiry->checked;
    struct variant_shape shape = checked->variant.shape;
    struct variant variant;
    struct sudoku solver;
    shape.rules = checked_rules_without(checked, inquiry->lines, lines);
    variant_init(&variant, &shape, checked->memory);
    sudoku_init(&solver, &variant, checked->memory);
    bool none = ask(inquiry, &solver);
    sudoku_free(&solver);
    variant_free(&variant);
    rules_drop(shape.rules);
    return none;
}

/* Whether the items kept have no solution. */
static bool is_none(struct inquiry *inquiry) {
    struct checked *checked = inquiry->checked;
    size_t lines = 0;
    memcpy(inquiry->cells, checked->cells, checked->variant.cells);
    for (size_t i = 0; i < inquiry->all.size; i++) {
        if (!inquiry->out[i])
            continue;
        if (blamed_is_rule(&inquiry->all.data[i]))
            inquiry->lines[lines++] = inquiry->all.data[i].line;
        else
            array_at(inquiry->cells, checked->variant.cells, inquiry->all.data[i].cell) = 0;
    }
    return lines ? ask_without(inquiry, lines) : ask(inquiry, &checked->solver);
}

static void mark(struct inquiry *inquiry, size_t from, size_t to, bool out) {
    assert(from <= to && to <= inquiry->all.size);
    for (size_t i = from; i < to; i++)
        array_at(inquiry->out, inquiry->all.size, inquiry->order[i]) = out;
}

/* Leaves out the unnecessary items of a nonempty part of the order. */
static void shrink(struct inquiry *inquiry, size_t from, size_t to) {
    assert(from < to);
    mark(inquiry, from, to, true);
    if (is_none(inquiry))
        return;
    mark(inquiry, from, to, false);
    if (to - from == 1)
        return;
    shrink(inquiry, from, from + (to - from) / 2);
    shrink(inquiry, from + (to - from) / 2, to);
}

/* Keeps the current items as the best if they are fewer. */
static void compare(struct inquiry *inquiry) {
    size_t count = 0;
    for (size_t i = 0; i < inquiry->all.size; i++)
        count += !inquiry->out[i];
    if (count >= inquiry->best_count)
        return;
    inquiry->best_count = count;
    inquiry->best_given_up = inquiry->given_up;
    memcpy(inquiry->best, inquiry->out, inquiry->all.size * sizeof *inquiry->out);
}

static void shuffle(uint32_t *order, size_t count, struct random *random) {
    for (size_t i = 1; i < count; i++) {
        size_t j = random_below(random, (uint32_t)i + 1);
        uint32_t other = order[j];
        order[j] = order[i];
        order[i] = other;
    }
}

/* The first order is that of the items. */
static void try_orders(struct inquiry *inquiry) {
    struct random random = {0};
    for (unsigned i = 0; i < ORDERS && inquiry->guesses < EFFORT; i++) {
        memset(inquiry->out, 0, inquiry->all.size * sizeof *inquiry->out);
        inquiry->given_up = false;
        shrink(inquiry, 0, inquiry->all.size);
        compare(inquiry);
        if (inquiry->best_count <= SMALL)
            return;
        shuffle(inquiry->order, inquiry->all.size, &random);
    }
}

void blame_find(struct blame *blame, struct checked *checked) {
    struct memory *memory = checked->memory;
    assert(!checked->solvable);
    struct inquiry inquiry = {.checked = checked};
    list_items(&inquiry);
    size_t count = inquiry.all.size;
    inquiry.order = memory_zeroed(memory, count + 1, sizeof *inquiry.order);
    inquiry.out = memory_zeroed(memory, count + 1, sizeof *inquiry.out);
    inquiry.best = memory_zeroed(memory, count + 1, sizeof *inquiry.best);
    inquiry.lines = memory_zeroed(memory, count + 1, sizeof *inquiry.lines);
    inquiry.cells = memory_zeroed(memory, checked->variant.cells, 1);
    for (uint32_t i = 0; i < count; i++)
        inquiry.order[i] = i;
    inquiry.best_count = count + 1;
    if (count)
        try_orders(&inquiry);
    *blame = (struct blame){.items = inquiry.all.data, .minimal = !inquiry.best_given_up};
    for (size_t i = 0; i < count; i++)
        if (!inquiry.best[i])
            blame->items[blame->count++] = inquiry.all.data[i];
    assert(!count || blame->count == inquiry.best_count);
    memory_release(memory, inquiry.cells);
    memory_release(memory, inquiry.lines);
    memory_release(memory, inquiry.best);
    memory_release(memory, inquiry.out);
    memory_release(memory, inquiry.order);
}

void blame_free(struct blame *blame, struct checked *checked) {
    memory_release(checked->memory, blame->items);
}
