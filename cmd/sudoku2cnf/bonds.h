/* SPDX-License-Identifier: MIT */
/* Rules of a puzzle (common/rules/rules.h) beyond its houses as clauses: digits that cells may not
 * have, relations and sums.
 *
 * A relation is a clause for each two digits that do not fit.  A sum has variables of its own, one
 * for each value that the sum of its first 2, 3, ... cells can have if the whole is to come out:
 * each is true if and only if that is the sum, so that a formula has no more models than the puzzle
 * has solutions (the layers of a decision diagram; Abío, Nieuwenhuis, Oliveras,
 * Rodríguez-Carbonell, Mayer-Eichberger, A new look at BDDs for pseudo-Boolean constraints, JAIR
 * 45, 2012). */
#ifndef SUDOKU2CNF_BONDS_H
#define SUDOKU2CNF_BONDS_H

#include "clauses.h"

/* Adds the clauses; variables are numbered from encode->sink.next on. */
void bonds_clauses(struct encode *encode);

#endif
