/* The end of the proof: from the clauses that refute the cubes to the empty clause.
 *
 * A search tree is built anew over the variables of these clauses, so cubes may come in any order,
 * overlap, and be of no tree.  It branches on the variable that most of the clauses have that are
 * not satisfied, which is the root's where they are leaves of a tree.  Each inner node is a
 * resolvent of the clauses of its sides, or one of them (Davis, Putnam, 1960). */
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
