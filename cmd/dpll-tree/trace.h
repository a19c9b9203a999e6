/* SPDX-License-Identifier: MIT */
/* The reader for traces (dpll-trace(5)). */
#ifndef DPLL_TREE_TRACE_H
#define DPLL_TREE_TRACE_H

#include "common/streams/input.h"
#include "tree.h"

/* Reads tree number `wanted`, from 1, from path (NULL or "-": standard input).  A trace without an
 * end is read as far as it goes.  Returns false with diag filled if a line is malformed or there
 * are fewer trees. */
bool trace_read(struct tree *tree, const char *path, int64_t wanted, struct diag *diag);

#endif
