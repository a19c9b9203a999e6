/* The end of the proof: from the clauses that refute the cubes to the empty clause.
 *
 * A search tree is built anew over the variables of these clauses, so cubes may come in any order,
 * overlap, and be of no tree.  It branches on the variable that occurs in most of the clauses not
 * yet satisfied; if the clauses are the leaves of a tree, that is the variable at its root.  The
 * clause of an inner node is the resolvent of the clauses of its two sides, or one of these two
 * (Davis, Putnam, 1960). */
#ifndef LRATCAT_COVER_H
#define LRATCAT_COVER_H

#include "cubes.h"
#include "write.h"

STACK(cover_elits, int);

/* Writes the steps to the empty clause.  Returns false when the clauses that cubes keeps leave an
 * assignment, whose literals, as the user writes them, are added to open, which is the caller's to
 * free with the memory of cubes. */
bool cover(const struct cubes *cubes, struct write *w, struct cover_elits *open);

#endif
