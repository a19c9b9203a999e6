/* SPDX-License-Identifier: MIT */
/* The header of a problem in DIMACS: "p cnf VARS CLAUSES", "p inccnf [VARS CLAUSES]" or "p gcnf
 * VARS CLAUSES GROUPS" (cnf(5)). */
#ifndef COMMON_FORMULAS_DIMACSHEADER_H
#define COMMON_FORMULAS_DIMACSHEADER_H

#include "common/formulas/dimacsreader.h"

/* Reads the header that begins at the cursor, to the end of its line.  Returns false after an
 * error. */
bool dimacs_header(struct dimacs *d);

#endif
