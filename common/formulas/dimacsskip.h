/* SPDX-License-Identifier: MIT */
/* Skipping problems of a DIMACS stream that another process reads. */
#ifndef COMMON_FORMULAS_DIMACSSKIP_H
#define COMMON_FORMULAS_DIMACSSKIP_H

#include "common/formulas/dimacs.h"

/* To be called after dimacs_begin, instead of dimacs_next: goes to the end of the problem, at the
 * speed of memory, and counts lines.  In a well-formed problem without questions that is where
 * dimacs_next returns DIMACS_END; errors in others are not detected.  Returns false, with d->diag
 * filled, on a read error. */
bool dimacs_skip(struct dimacs *d);

#endif
