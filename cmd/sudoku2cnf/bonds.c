/* SPDX-License-Identifier: MIT */
#include "bonds.h"

#include <assert.h>

#include "lines.h"

/* A digit as a signed number, for sums and differences. */
static int literal(const struct encode *encode, uint32_t cell, int digit) {
    return clauses_literal(encode, cell, (unsigned)digit);
}

static void allow(struct encode *encode) {
    for (uint32_t c = 0; c < encode->variant.cells; c++)
        for (int d = 1; d <= (int)encode->variant.side; d++) {
            int unit = -literal(encode, c, d);
            if (!(encode->variant.rules->allowed[c] >> (d - 1) & 1))
                clauses_add(encode, &unit, 1);
        }
}

static void relate(struct encode *encode, const struct rules_bond *bond) {
    const struct rules *rules = encode->variant.rules;
    const uint32_t *cells = rules_bond_cells(rules, bond);
    int side = (int)rules->side;
    for (int x = 1; x <= side; x++)
        for (int y = 1; y <= side; y++) {
            int pair[] = {-literal(encode, cells[0], x), -literal(encode, cells[1], y)};
            if (!(rules->tables.data[bond->table + (size_t)x - 1] >> (y - 1) & 1))
                clauses_add(encode, pair, 2);
        }
}

/* The values from low to high that the first cells of a sum can have in all.  Their variables are
 * numbered in order from `first`.  The layer of one cell uses the variables of the cell; the layer
 * of all cells has none. */
struct layer {
    int low, high, first;
};

struct adding {
    struct encode *encode;
    const uint32_t *cells;
    uint32_t count;
    bool minus;
    int total, side;
};

/* The least and the greatest sum of the cells from `from` up to before `to`. */
static struct layer extremes(const struct adding *adding, uint32_t from, uint32_t to) {
    int count = (int)(to - from), side = adding->side;
    if (adding->minus && to == adding->count && from < to)
        return (struct layer){count - 1 - side, (count - 1) * side - 1, 0};
    return (struct layer){count, count * side, 0};
}

/* The layer of the first `taken` cells; reserves its variables if it has any. */
static struct layer layer_of(const struct adding *adding, uint32_t taken) {
    struct layer before = extremes(adding, 0, taken),
                 after = extremes(adding, taken, adding->count);
    int low = adding->total - after.high, high = adding->total - after.low;
    struct layer layer = {low > before.low ? low : before.low,
                          high < before.high ? high : before.high, 0};
    if (taken == 1) {
        layer.first = literal(adding->encode, adding->cells[0], layer.low);
    } else if (taken < adding->count && layer.low <= layer.high) {
        layer.first = (int)adding->encode->sink.next;
        adding->encode->sink.next += (uint32_t)(layer.high - layer.low + 1);
    }
    return layer;
}

/* The variable of a value; 0 if the value is certain, -1 if the layer does not have it. */
static int variable_of(const struct layer *layer, int value) {
    assert(layer->first >= 0);
    if (value < layer->low || value > layer->high)
        return -1;
    return layer->first ? layer->first + value - layer->low : 0;
}

/* A value of one layer and a digit make a value of the other: from[] and to[] imply it both
 * ways. */
static void imply(const struct adding *adding, int value, int digit, int implied) {
    int clause[] = {-value, -digit, implied};
    if (implied)
        clauses_add(adding->encode, clause, implied > 0 ? 3 : 2);
}

/* Relates two layers with a cell between them. */
static void tie(const struct adding *adding, const struct layer *before, const struct layer *after,
                uint32_t cell, int sign) {
    for (int d = 1; d <= adding->side; d++) {
        int digit = literal(adding->encode, cell, d);
        for (int v = before->low; v <= before->high; v++)
            imply(adding, variable_of(before, v), digit, variable_of(after, v + sign * d));
        for (int v = after->low; v <= after->high && after->first; v++)
            imply(adding, variable_of(after, v), digit, variable_of(before, v - sign * d));
    }
}

/* Excludes the digits of the first cell that are not in its layer. */
static void bound_first(const struct adding *adding, const struct layer *layer) {
    for (int d = 1; d <= adding->side; d++) {
        int unit = -literal(adding->encode, adding->cells[0], d);
        if (d < layer->low || d > layer->high)
            clauses_add(adding->encode, &unit, 1);
    }
}

static void add_up(struct encode *encode, const struct rules_bond *bond) {
    const struct rules *rules = encode->variant.rules;
    struct adding adding = {encode,      rules_bond_cells(rules, bond),
                            bond->count, bond->minus,
                            bond->total, (int)rules->side};
    struct layer layer = layer_of(&adding, 1);
    bound_first(&adding, &layer);
    for (uint32_t i = 1; i < bond->count; i++) {
        struct layer next = layer_of(&adding, i + 1);
        tie(&adding, &layer, &next, adding.cells[i], bond->minus && i + 1 == bond->count ? -1 : 1);
        layer = next;
    }
    assert(layer.low >= adding.total && layer.high <= adding.total); /* which is all that is left */
}

void bonds_clauses(struct encode *encode) {
    const struct rules *rules = encode->variant.rules;
    if (!rules)
        return;
    allow(encode);
    for (size_t i = 0; i < rules->bonds.size; i++)
        if (rules->bonds.data[i].diagram)
            lines_clauses(encode, &rules->bonds.data[i]);
        else if (rules->bonds.data[i].sums)
            add_up(encode, &rules->bonds.data[i]);
        else
            relate(encode, &rules->bonds.data[i]);
}
