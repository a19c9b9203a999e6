/* SPDX-License-Identifier: MIT */
/* Groups of clauses that stay or are left out together: those that "p gcnf" has, or else each
 * clause in a group of its own, numbered from 1.  Group 0 always stays. */
#ifndef DPLL_GROUPS_H
#define DPLL_GROUPS_H

#include "common/dimacs.h"
#include "state/solver.h"

struct groups {
    bool given;          /* the problem has groups */
    Var declared;        /* how many its header has */
    struct var_stack of; /* by clause: its group; before groups_list by its name */
    Var *names;          /* by group: its number in the problem; NULL: the same */
    size_t count;        /* groups 1 to count may be left out, all with clauses */
    uint32_t *clauses;   /* by groups, those of group 0 first; after groups_list */
    size_t *at;          /* by group: where its clauses begin; two more at the end */
};

/* Begins the problem whose header was read. */
void groups_begin(struct groups *groups, const struct dimacs *d);

/* Notes the group of the clauses read since the last call, if the problem has groups. */
void groups_note(struct groups *groups, const struct dimacs *d, const struct formula *formula);

/* After the last clause: numbers the groups that have clauses from 1 on, in the order of their
 * names, so that memory follows the clauses.  Returns false where there are more groups than
 * variables are left. */
bool groups_list(struct groups *groups, const struct formula *formula);
void groups_free(struct groups *groups, struct memory *memory);

/* The first clause of a group, and the one behind its last one. */
static inline const uint32_t *groups_first(const struct groups *groups, size_t group) {
    return groups->clauses + groups->at[group];
}

static inline const uint32_t *groups_end(const struct groups *groups, size_t group) {
    return groups->clauses + groups->at[group + 1];
}

#endif
