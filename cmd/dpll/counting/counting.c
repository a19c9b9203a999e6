/* SPDX-License-Identifier: MIT */
/* Three pigeons do not fit into two holes: (a1, a2), (b1, b2), (c1, c2) contradict "at most one of
 * a1, b1, c1" and "at most one of a2, b2, c2".  Resolution takes exponentially many steps for n
 * pigeons (Haken, 1985), so learning cannot refute such formulas; counting can.
 *
 * Clauses are rows, at-most-one constraints are columns (board.h).  If a matching gives each row a
 * different column, nothing follows.  If no matching does, some n rows lie in fewer than n columns
 * (Hall, 1935), a contradiction.  A proof of it needs new variables (cook.h).
 *
 * The constraints are cliques of binary clauses, found greedily.  If cliques overlap, the order of
 * the rows decides which cliques are found whole; a second call therefore tries random orders. */
#include "counting/counting.h"

#include <assert.h>

#include "common/base/random.h"
#include "counting/cook.h"
#include "counting/matching.h"
#include "state/checker.h"
#include "state/log.h"

#ifndef NDEBUG
/* The number of columns that literals of these rows are in. */
static size_t columns_of(struct solver *s, struct counting *c, const struct ref_stack *rows) {
    bool *met = memory_zeroed(&c->layout, c->width + (size_t)1, sizeof *met);
    size_t columns = 0;
    for (size_t i = 0; i < rows->size; i++) {
        board_row(s, c, stack_at(rows, i));
        for (size_t k = 0; k < s->clause.size; k++) {
            uint32_t column = memory_at(c->columns, stack_at(&s->clause, k));
            assert(column && column <= c->width);
            columns += !memory_at(met, column);
            memory_at(met, column) = true;
        }
    }
    return columns;
}
#endif

/* Concludes the contradiction from rows with fewer columns. */
static void conclude(struct solver *s, struct counting *c) {
    const struct ref_stack *rows = &c->matching->queue;
    assert(columns_of(s, c, rows) < rows->size);
    if (!cook(s, c, rows->data, rows->size)) {
        s->counters.counting_skipped++;
        return;
    }
    s->counters.pigeons += rows->size;
    log_words(s, "pigeons", "%zu rows have fewer columns", rows->size);
    if (!s->proof)
        checker_given(s, NULL, 0);
    s->inconsistent = true;
}

/* Lays out the columns and matches rows to them within `ticks`.  Returns false if there is no
 * matching; the contradiction is then concluded, unless its proof would be too long. */
static bool try_order(struct solver *s, struct counting *c, uint64_t ticks) {
    memory_region(&c->layout, &c->memory);
    board_lay(s, c);
    c->limit = c->ticks + ticks;
    bool matched = matching_find(s, c);
    log_words(s, "order", "widest column %" PRIu32 ", shortest row %" PRIu32 ", %s", c->widest,
              c->shortest, matched ? "each row has a column" : "not each row has a column");
    if (!matched)
        conclude(s, c);
    memory_clear(&c->layout);
    return matched;
}

/* Whether another order may tell more: the columns have at least counting_wide literals on average,
 * and the largest has more than the shortest row has, divided by counting_narrow.  If rows have
 * fewer columns, the shortest row is shorter than the largest of these columns; the largest column
 * found may be part of a larger clique.  Of 33 formulas about nets that share channels, some of
 * which have one net more than tracks, the first order refutes 2, and all orders together 27. */
static bool is_promising(const struct solver *s, const struct counting *c) {
    return c->literals >= s->tuned->counting_wide * (size_t)c->width &&
           c->widest > c->shortest / s->tuned->counting_narrow;
}

static void try_further_orders(struct solver *s, struct counting *c, uint64_t ticks) {
    struct random random = {s->settings->seed};
    uint64_t end = c->ticks + s->tuned->counting_orders_ticks;
    bool more = true;
    for (uint32_t order = 0; more && order < s->tuned->counting_orders && c->ticks < end; order++) {
        board_shuffle(s, c, &random);
        more = try_order(s, c, ticks) && is_promising(s, c);
    }
}

/* Counts in the given order of rows or, with `further`, in further ones.  Listing the rows and
 * matching them may take the same number of ticks each. */
static bool count(struct solver *s, bool further) {
    assert(!solver_level(s) && s->propagated == s->trail.size);
    struct counting *c = memory_zeroed(s->memory, 1, sizeof *c);
    memory_region(&c->memory, s->memory);
    c->vars = s->vars;
    uint64_t ticks = s->tuned->counting_ticks + s->arena.size / s->tuned->counting_part;
    c->limit = ticks;
    bool has_rows = board_list(s, c);
    if (has_rows && further)
        try_further_orders(s, c, ticks);
    else if (has_rows)
        try_order(s, c, ticks);
    s->counters.inprocess_ticks += c->ticks;
    memory_clear(&c->memory);
    memory_release(s->memory, c);
    return !s->inconsistent;
}

bool counting(struct solver *s) {
    return count(s, false);
}

bool counting_again(struct solver *s, uint64_t ticks) {
    (void)ticks;
    return s->cdcl->schedule.rounds > 1 || count(s, true);
}
