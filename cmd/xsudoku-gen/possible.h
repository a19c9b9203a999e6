/* SPDX-License-Identifier: MIT */
/* Wishes known without a search to be impossible. */
#ifndef XSUDOKU_GEN_POSSIBLE_H
#define XSUDOKU_GEN_POSSIBLE_H

#include "maker.h"

/* Whether there can be a puzzle as asked for; else diag's text says why not and what would be
 * possible. `from`: the name of the file of --from, or NULL. */
bool possible(struct maker *maker, const char *from, struct diag *diag);

#endif
