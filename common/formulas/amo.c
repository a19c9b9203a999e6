/* SPDX-License-Identifier: MIT */
#include "common/formulas/amo.h"

#include <assert.h>
#include <stddef.h>

const char *const amo_names[] = {"pairwise", "product", "sequential", "commander", NULL};

/* FEW literals or fewer are encoded pairwise, whatever the kind.  A commander stands for a group of
 * GROUP literals. */
enum { FEW = 4, GROUP = 3 };

/* A row of literals: those of a list or, if that is NULL, consecutive variables. */
struct row {
    const int *list;
    int first;
    unsigned count;
};

static int literal(const struct row *row, unsigned i) {
    return row->list ? row->list[i] : row->first + (int)i;
}

static void binary(struct amo_sink *sink, int a, int b) {
    sink->clause(sink->context, (const int[]){a, b}, 2);
}

/* Takes `count` new variables. */
static struct row fresh(struct amo_sink *sink, unsigned count) {
    struct row row = {NULL, (int)sink->next, count};
    sink->next += count;
    return row;
}

/* At most one of the literals from begin to end - 1. */
static void pairwise(const struct row *row, unsigned begin, unsigned end, struct amo_sink *sink) {
    for (unsigned i = begin; i < end; i++)
        for (unsigned j = i + 1; j < end; j++)
            binary(sink, -literal(row, i), -literal(row, j));
}

/* The number of columns of a nearly square layout, and of its rows. */
static unsigned columns_of(unsigned count) {
    unsigned columns = 1;
    while (columns * columns < count)
        columns++;
    return columns;
}

static unsigned rows_of(unsigned count) {
    unsigned columns = columns_of(count);
    return (count + columns - 1) / columns;
}

/* A literal makes the variables of its row and its column true, of which at most one each may be
 * true.  A recursive call has about sqrt(count) literals, so that 10,000 literals need four nested
 * calls. */
static void product(const struct row *row, struct amo_sink *sink) {
    if (row->count <= FEW) {
        pairwise(row, 0, row->count, sink);
        return;
    }
    struct row rows = fresh(sink, rows_of(row->count));
    struct row columns = fresh(sink, columns_of(row->count));
    assert(rows.count * columns.count >= row->count && rows.count < row->count);
    for (unsigned i = 0; i < row->count; i++) {
        binary(sink, -literal(row, i), literal(&rows, i / columns.count));
        binary(sink, -literal(row, i), literal(&columns, i % columns.count));
    }
    product(&rows, sink);
    product(&columns, sink);
}

/* Variable i, from 0, says that one of the literals 0 to i is true; then literal i + 1 is false. */
static void sequential(const struct row *row, struct amo_sink *sink) {
    if (row->count < 2)
        return;
    struct row seen = fresh(sink, row->count - 1);
    for (unsigned i = 0; i + 1 < row->count; i++) {
        binary(sink, -literal(row, i), literal(&seen, i));
        if (i)
            binary(sink, -literal(&seen, i - 1), literal(&seen, i));
        binary(sink, -literal(&seen, i), -literal(row, i + 1));
    }
}

/* A literal makes the commander of its group true. */
static void commander(struct row row, struct amo_sink *sink) {
    while (row.count > FEW) {
        struct row commanders = fresh(sink, (row.count + GROUP - 1) / GROUP);
        assert(commanders.count < row.count);
        for (unsigned i = 0; i < row.count; i += GROUP)
            pairwise(&row, i, i + GROUP < row.count ? i + GROUP : row.count, sink);
        for (unsigned i = 0; i < row.count; i++)
            binary(sink, -literal(&row, i), literal(&commanders, i / GROUP));
        row = commanders;
    }
    pairwise(&row, 0, row.count, sink);
}

void amo_encode(enum amo kind, const int *literals, unsigned count, struct amo_sink *sink) {
    struct row row = {literals, 0, count};
    if (kind == AMO_PAIRWISE)
        pairwise(&row, 0, count, sink);
    else if (kind == AMO_PRODUCT)
        product(&row, sink);
    else if (kind == AMO_SEQUENTIAL)
        sequential(&row, sink);
    else
        commander(row, sink);
}
