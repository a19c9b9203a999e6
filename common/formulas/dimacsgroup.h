/* SPDX-License-Identifier: MIT */
/* The group of a clause in "p gcnf": {NUMBER} before its literals (cnf(5)). */
#ifndef COMMON_FORMULAS_DIMACSGROUP_H
#define COMMON_FORMULAS_DIMACSGROUP_H

#include "common/formulas/dimacsreader.h"

/* Reads the group at the cursor into d->group.  Returns false after an error. */
bool dimacs_group(struct dimacs *d);

#endif
