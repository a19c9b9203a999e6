/* SPDX-License-Identifier: MIT */
/* Comments that name the variables to be shown, "c p show VARIABLE ... 0" (cnf(5)), for readers
 * that want them. */
#ifndef COMMON_DIMACSSHOW_H
#define COMMON_DIMACSSHOW_H

#include "common/dimacsreader.h"

/* A problem begins, which has had no such line. */
void dimacs_show_begin(struct dimacs *d);

/* Reads the comment at the cursor if it is such a line.  What is wrong with it is kept, and met
 * when the problem ends or is asked about, by dimacs_show_failed. */
void dimacs_show(struct dimacs *d);

/* Whether such a line was malformed; records that as an error. */
bool dimacs_show_failed(struct dimacs *d);

#endif
