/* SPDX-License-Identifier: MIT */
/* Wishes that no puzzle can fulfil, by what is known without a search. */
#ifndef XSUDOKU_GEN_POSSIBLE_H
#define XSUDOKU_GEN_POSSIBLE_H

#include "maker.h"

/* Whether there can be a puzzle as a maker was asked for; else diag's text says why not, and what
 * would do.  `from`: the name of the file of --from, or NULL. */
bool possible(struct maker *maker, const char *from, struct diag *diag);

#endif
