/* SPDX-License-Identifier: MIT */
/* Decision diagrams of rules that read the digits of cells one after the other, as clues outside
 * the grid do (the constraint regular: Pesant, A regular language membership constraint for finite
 * sequences of variables, 2004).
 *
 * A kind of rule gives a machine: what state it is in after a digit, until it refuses one or has
 * read all.  The diagram has a node for each state that the machine can be in after each number of
 * cells, if all can be read from there.  Up to RULEDIAGRAM_SETS_MAX cells a node is for a set of
 * digits that were read, too, so that paths are just the rows of different digits which the rule
 * allows; with more cells a digit may be twice on a path. */
#ifndef COMMON_RULEDIAGRAM_H
#define COMMON_RULEDIAGRAM_H

#include <stdbool.h>
#include <stdint.h>

#include "common/stack.h"

enum { RULEDIAGRAM_SIDE_MAX = 16, RULEDIAGRAM_SETS_MAX = 9, RULEDIAGRAM_STATES = 1 << 14 };

/* What a machine reads: `length` cells, up to RULEDIAGRAM_SIDE_MAX, by a rule with a number. */
struct rulereading {
    int side, length, number;
    bool different; /* the cells differ, as those of a row or a column */
};

/* The state after a digit from 1 to side in a cell, places counted from 0; the first state is 0,
 * all are below RULEDIAGRAM_STATES.  Negative: the digit is refused; digits that break the rule
 * are, with the last one if not before. */
typedef int (*RuleStep)(const struct rulereading *reading, int state, int place, int digit);

struct rulediagram {
    RuleStep step;
    struct rulereading reading;
    unsigned side, length;                     /* those of the reading */
    uint32_t layer[RULEDIAGRAM_SIDE_MAX + 2];  /* after i cells: nodes from layer[i] on; 0 is the
                                                  first, which is there even if it leads nowhere */
    uint32_t states[RULEDIAGRAM_SIDE_MAX + 1]; /* after i cells: how many states there are */
    uint32_t *state;                           /* by node, numbered from 0 on after i cells */
    uint32_t *begin;                           /* by node, and one more: its edges */
    uint32_t *edges;                           /* where they lead << 5, and digit - 1 */
    uint8_t *reached;                          /* room for rulediagram_narrow: by node */
    uint32_t *queue;
    uint64_t *ways; /* room for rulediagram_count, likewise */
};

/* Builds the diagram of a machine for a side up to RULEDIAGRAM_SIDE_MAX. */
void rulediagram_build(struct rulediagram *diagram, RuleStep step,
                       const struct rulereading *reading, struct memory *memory);

/* Leaves each cell, whose candidates are bits, digit - 1 each, those that are on a path. */
void rulediagram_narrow(const struct rulediagram *diagram, uint32_t *candidates);

/* How many paths the candidates leave, UINT64_MAX where it is more than that.  Where a digit may be
 * twice on a path there may be fewer rows of different digits. */
uint64_t rulediagram_count(const struct rulediagram *diagram, const uint32_t *candidates);

/* Fills in the digits on one of the paths that were counted last with these candidates: the one
 * with `number` others before it, in ascending order. */
void rulediagram_order(const struct rulediagram *diagram, const uint32_t *candidates,
                       uint64_t number, uint8_t *digits);

/* Whether the digits of these cells are allowed. */
bool rulediagram_allows(const struct rulediagram *diagram, const uint8_t *cells,
                        const uint32_t *cell);

/* The most states that there are after some cells. */
uint32_t rulediagram_most_states(const struct rulediagram *diagram);

/* Fills table, states[place] * side entries: the state after the state s and a digit d is
 * table[s * side + d - 1], or -1. */
void rulediagram_table(const struct rulediagram *diagram, unsigned place, int *table);

#endif
