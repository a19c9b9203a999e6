/* SPDX-License-Identifier: MIT */
/* Protecting formulas from being overwritten. */
#ifndef COMMON_DIMACSSNIFF_H
#define COMMON_DIMACSSNIFF_H

#include <stdbool.h>

#include "common/files.h"

/* As files_may_create, for an output that is no formula (a proof, a trace): also refuses a path at
 * which there is a formula now, compressed or not, which would be lost where it was named by
 * mistake, or something that only a missing program could unpack, which may be one.  A formula is
 * told by its first line that is no comment: p cnf, p inccnf or p gcnf.  path: NULL and "-" are
 * standard output, which may be written. */
bool dimacs_may_create(const struct files *others, const char *path, struct diag *diag);

#endif
