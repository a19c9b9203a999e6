/* SPDX-License-Identifier: MIT */
/* The cubes of a formula, and the clauses of proofs that refute them.
 *
 * A clause refutes a cube if the cube negates all its literals.  The proofs do not say which cube a
 * clause is for: it is found among the cubes that negate the clause's rarest literal, the one that
 * the fewest cubes negate. */
#ifndef LRATCAT_CUBES_H
#define LRATCAT_CUBES_H

#include <stdbool.h>

#include "common/base/stack.h"
#include "common/formulas/cover.h"
#include "common/formulas/literal.h"
#include "common/formulas/renaming.h"

STACK(cube_lits, Lit);
STACK(cube_starts, size_t);

struct cubes {
    struct memory *memory;
    struct renaming renaming;  /* of the variables in cubes, once the list has ended */
    struct cube_lits lits;     /* of all cubes, negated; renamed once the list has ended */
    struct cube_starts starts; /* by cube: its first literal; and the end */
    bool *refuted;             /* by cube */
    size_t *begins;            /* by literal: its first cube in owners; and the end */
    size_t *owners;            /* cubes by literal */
    unsigned char *marks;      /* by literal: in the current clause */
    struct cube_lits clause;   /* the current clause, renamed */

    struct cover cover; /* the clauses that refute cubes, by their numbers in the output */
};

void cubes_init(struct cubes *cubes, struct memory *memory);
void cubes_free(struct cubes *cubes);

/* Adds a cube, given by the user's literals. */
void cubes_add(struct cubes *cubes, const int *elits, size_t size);

/* Ends the list of cubes, which must not be empty. */
void cubes_end(struct cubes *cubes);

/* Whether a clause refutes cubes not refuted before; marks these as refuted. */
bool cubes_refuted_by(struct cubes *cubes, const Lit *lits, size_t size);

/* Keeps such a clause, which has a number in the output. */
void cubes_keep(struct cubes *cubes, const Lit *lits, size_t size, uint64_t number);

#endif
