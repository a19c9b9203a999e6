/* SPDX-License-Identifier: MIT */
/* One proof of cubes, from reading it to writing what the whole proof takes from it.
 *
 * It is held in memory until it has been read, and released then.  Its steps get new numbers, and
 * are deleted where they are used for the last time, whatever the piece deletes. */
#ifndef LRATCAT_PIECE_H
#define LRATCAT_PIECE_H

#include "common/proof.h"
#include "cubes.h"
#include "write.h"

STACK(piece_lits, Lit);
STACK(piece_hints, uint64_t);

/* A step; its literals and hints go up to where those of the next begin. */
struct piece_step {
    uint64_t number; /* in the piece; later in the proof written */
    size_t lits, hints;
    size_t dies; /* the first of the steps that are not used any more after this one; 0 for none */
    size_t next; /* the next one of these */
    bool needed;
    bool refutes; /* a cube */
};

STACK(piece_steps, struct piece_step);

struct piece {
    struct memory memory; /* of what is in the piece */
    uint64_t clauses;     /* of the formula */
    struct proof proof;
    struct piece_steps steps; /* from 1 on */
    struct piece_lits lits;
    struct piece_hints hints; /* a clause of the formula, or `clauses` + a step */
    struct piece_hints dead;  /* numbers of steps to delete */
    struct diag diag;
};

/* Reads a proof in LRAT for a formula of `clauses` clauses, and notes which steps refute cubes.
 * Returns false, with diag filled, when it is malformed, or has a step that could not be part of
 * another proof. */
bool piece_read(struct piece *piece, const char *path, uint64_t clauses, struct cubes *cubes,
                struct memory *memory);

/* Writes the steps of the piece, with `trim` only those that the refutation of a cube rests on, and
 * keeps the steps that refute cubes in cubes. */
void piece_write(struct piece *piece, bool trim, struct cubes *cubes, struct write *w);

void piece_free(struct piece *piece);

#endif
