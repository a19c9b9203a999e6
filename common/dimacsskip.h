/* SPDX-License-Identifier: MIT */
/* Steps over problems of a DIMACS stream that somebody else reads. */
#ifndef COMMON_DIMACSSKIP_H
#define COMMON_DIMACSSKIP_H

#include "common/dimacs.h"

/* After dimacs_begin, and in place of dimacs_next: goes to the end of the problem, at the speed of
 * memory, and keeps count of lines.  In a well-formed problem without questions that is where
 * dimacs_next returns DIMACS_END; what is wrong with another one is not met.  Returns false, with
 * d->diag filled, when reading fails. */
bool dimacs_skip(struct dimacs *d);

#endif
