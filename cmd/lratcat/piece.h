/* SPDX-License-Identifier: MIT */
/* A piece: one proof of cubes, read completely and then written as part of the whole proof.
 *
 * It is held in memory until it is written.  Its steps get new numbers, and are deleted after their
 * last use, whatever the piece deletes. */
#ifndef LRATCAT_PIECE_H
#define LRATCAT_PIECE_H

#include "common/formulas/proof.h"
#include "cubes.h"
#include "write.h"

STACK(piece_lits, Lit);
STACK(piece_hints, uint64_t);

/* A step; its literals and hints end where those of the next step begin. */
struct piece_step {
    uint64_t number; /* its number in the piece; later in the output */
    size_t lits, hints;
    size_t dies; /* the first of the steps last used by this one; 0 for none */
    size_t next; /* the next one of these */
    bool needed;
    bool refutes; /* it refutes a cube */
};

STACK(piece_steps, struct piece_step);

struct piece {
    struct memory memory; /* of what is in the piece */
    uint64_t clauses;     /* of the formula */
    struct proof proof;
    struct piece_steps steps; /* from 1 on */
    struct piece_lits lits;
    struct piece_hints hints; /* numbers of clauses of the formula, or `clauses` + a step */
    struct piece_hints dead;  /* numbers of steps to delete */
    struct diag diag;
};

/* Reads an LRAT proof for a formula of `clauses` clauses, and marks the steps that refute cubes.
 * Returns false, with diag filled, if it is malformed or has a step that cannot be part of another
 * proof. */
bool piece_read(struct piece *piece, const char *path, uint64_t clauses, struct cubes *cubes,
                struct memory *memory);

/* Writes the steps of the piece, with `trim` only those that the refutation of a cube depends on,
 * and keeps the steps that refute cubes in cubes. */
void piece_write(struct piece *piece, bool trim, struct cubes *cubes, struct write *w);

void piece_free(struct piece *piece);

#endif
