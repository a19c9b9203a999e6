/* SPDX-License-Identifier: MIT */
/* Decision diagrams of rules that read the digits of cells one after the other, such as clues
 * outside the grid (the constraint regular: Pesant, A regular language membership constraint for
 * finite sequences of variables, 2004).
 *
 * A kind of rule gives a machine: its state after each digit, until it rejects a digit or has read
 * all.  The diagram has a node for each state that the machine can have after each number of cells
 * and from which it can read the rest.  Up to RULEDIAGRAM_SETS_MAX cells a node also has the set of
 * digits read, so that paths are exactly the rows of different digits that the rule allows; with
 * more cells a digit may occur twice on a path. */
#ifndef COMMON_RULES_RULEDIAGRAM_H
#define COMMON_RULES_RULEDIAGRAM_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/stack.h"

enum { RULEDIAGRAM_SIDE_MAX = 16, RULEDIAGRAM_SETS_MAX = 9, RULEDIAGRAM_STATES = 1 << 14 };

/* The input of a machine: `length` cells, up to RULEDIAGRAM_SIDE_MAX, read by a rule with a
 * number. */
struct rulereading {
    int side, length, number;
    bool different; /* the cells differ, as in a row or a column */
};

/* The state after a digit from 1 to side in a cell, with places counted from 0.  The first state is
 * 0, all are below RULEDIAGRAM_STATES.  Negative: the digit is rejected.  Digits that break the
 * rule are rejected, at the last one or before. */
typedef int (*RuleStep)(const struct rulereading *reading, int state, int place, int digit);

struct rulediagram {
    RuleStep step;
    struct rulereading reading;
    unsigned side, length; /* those of the reading */
    /* After i cells: the first node, layer[i].  Node 0 exists even if it leads nowhere. */
    uint32_t layer[RULEDIAGRAM_SIDE_MAX + 2];
    uint32_t states[RULEDIAGRAM_SIDE_MAX + 1]; /* after i cells: number of states */
    uint32_t *state;  /* by node: its state, numbered from 0 within the layer */
    uint32_t *begin;  /* by node, and one more: its first edge */
    uint32_t *edges;  /* node that it leads to << 5 | digit - 1 */
    uint8_t *reached; /* by node: scratch of rulediagram_narrow */
    uint32_t *queue;
    uint64_t *ways; /* by node: scratch of rulediagram_count */
};

/* Builds the diagram of a machine for a side of at most RULEDIAGRAM_SIDE_MAX. */
void rulediagram_build(struct rulediagram *diagram, RuleStep step,
                       const struct rulereading *reading, struct memory *memory);

/* Restricts the candidates of each cell, bit digit - 1 for each digit, to those on a path. */
void rulediagram_narrow(const struct rulediagram *diagram, uint32_t *candidates);

/* The number of paths within the candidates, at most UINT64_MAX.  If a digit may occur twice on a
 * path there may be fewer rows of different digits. */
uint64_t rulediagram_count(const struct rulediagram *diagram, const uint32_t *candidates);

/* Fills in the digits of path number `number`, from 0 in ascending order, of those last counted
 * with these candidates. */
void rulediagram_order(const struct rulediagram *diagram, const uint32_t *candidates,
                       uint64_t number, uint8_t *digits);

/* Whether the digits of these cells, which are all set, are allowed. */
bool rulediagram_allows(const struct rulediagram *diagram, const uint8_t *cells,
                        const uint32_t *cell);

/* The most states after any number of cells. */
uint32_t rulediagram_most_states(const struct rulediagram *diagram);

/* Fills table, states[place] * side entries: entry s * side + d - 1 is the state after state s and
 * digit d, or -1. */
void rulediagram_table(const struct rulediagram *diagram, unsigned place, int *table);

#endif
