/* SPDX-License-Identifier: MIT */
/* Groups of clauses that are kept or left out together: those of "p gcnf", or else each clause as a
 * group of its own, numbered from 1.  Group 0 is always kept. */
#ifndef DPLL_GROUPS_H
#define DPLL_GROUPS_H

#include "common/formulas/dimacs.h"
#include "state/solver.h"

struct groups {
    bool given;          /* the problem has groups */
    Var declared;        /* number of groups in its header */
    struct var_stack of; /* by clause: its group; until groups_list by its name */
    Var *names;          /* by group: its number in the problem; NULL if that is the same */
    size_t count;        /* groups 1 to count may be left out; all have clauses */
    uint32_t *clauses;   /* by group, after groups_list */
    size_t *at;          /* by group: where its clauses begin; two more entries */
};

/* Begins a problem whose header was read. */
void groups_begin(struct groups *groups, const struct dimacs *d);

/* Records the groups of the clauses read since the last call, if the problem has groups. */
void groups_note(struct groups *groups, const struct dimacs *d, const struct formula *formula);

/* To be called after the last clause: numbers the groups with clauses from 1 on, in the order of
 * their names, so that memory is proportional to the clauses.  Returns false if there are more
 * groups than unused variables. */
bool groups_list(struct groups *groups, const struct formula *formula);
void groups_free(struct groups *groups, struct memory *memory);

/* The first clause of a group, and the end of its last one. */
static inline const uint32_t *groups_first(const struct groups *groups, size_t group) {
    return groups->clauses + groups->at[group];
}

static inline const uint32_t *groups_end(const struct groups *groups, size_t group) {
    return groups->clauses + groups->at[group + 1];
}

#endif
