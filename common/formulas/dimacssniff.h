/* SPDX-License-Identifier: MIT */
/* Protecting formulas from being overwritten. */
#ifndef COMMON_FORMULAS_DIMACSSNIFF_H
#define COMMON_FORMULAS_DIMACSSNIFF_H

#include <stdbool.h>

#include "common/streams/files.h"

/* As files_may_create, for an output that is no formula (a proof, a trace): also refuses to
 * overwrite a formula, compressed or not, which may be named by mistake.  A file whose program to
 * unpack it is missing is refused, too, as it may be one.  A formula is told by its first line that
 * is no comment: p cnf, p inccnf or p gcnf.  path: NULL and "-" are standard output, which may be
 * written. */
bool dimacs_may_create(const struct files *others, const char *path, struct diag *diag);

#endif
