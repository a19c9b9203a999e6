/* SPDX-License-Identifier: MIT */
/* Model rotation: from a model of all clauses but one to models of all clauses but another one, by
 * flipping one variable after the other (Belov, Marques-Silva, 2011, recursive). */
#ifndef DPLL_ROTATE_H
#define DPLL_ROTATE_H

#include "groups.h"

/* The state of a group in a minimization. */
enum rotate_state { ROTATE_OUT, ROTATE_OPEN, ROTATE_NECESSARY };

struct rotate {
    struct memory *memory;
    size_t *starts;       /* by clause: its first word in the formula; one more entry */
    size_t *at;           /* by literal: where its clauses begin in occurs; one more entry */
    uint32_t *occurs;     /* clauses by literal */
    unsigned char *state; /* by group, an enum rotate_state; the caller's array */
    signed char *values;  /* by literal: 1 or -1 */
    const struct formula *formula;
    const struct groups *groups;
    struct rotate_step *path; /* room for a step for each group */
    uint32_t *necessary;      /* groups found necessary */
    size_t found;             /* their number */
};

/* Lists clauses by literal; all groups except 0 become open. */
void rotate_init(struct rotate *r, const struct formula *formula, const struct groups *groups);
void rotate_free(struct rotate *r);

/* Opens all groups again. */
void rotate_reopen(struct rotate *r);

/* values (by variable, positive for true) satisfies all groups that are not out, except the given
 * one, which is open.  It becomes necessary, and so does each group found to contain the only false
 * clause under some assignment. */
void rotate(struct rotate *r, const signed char *values, uint32_t group);

#endif
