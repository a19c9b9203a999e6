/* SPDX-License-Identifier: MIT */
/* Comments that name the variables to show, "c p show VARIABLE ... 0" (cnf(5)), for readers that
 * want them. */
#ifndef COMMON_FORMULAS_DIMACSSHOW_H
#define COMMON_FORMULAS_DIMACSSHOW_H

#include "common/formulas/dimacsreader.h"

/* Begins a problem without such lines. */
void dimacs_show_begin(struct dimacs *d);

/* Reads the comment at the cursor if it is such a line.  Stores an error, which dimacs_show_failed
 * reports when the problem ends or asks a question. */
void dimacs_show(struct dimacs *d);

/* Whether such a line was malformed; reports that as an error. */
bool dimacs_show_failed(struct dimacs *d);

#endif
