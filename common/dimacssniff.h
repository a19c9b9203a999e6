/* SPDX-License-Identifier: MIT */
/* Formulas that are not to be written over. */
#ifndef COMMON_DIMACSSNIFF_H
#define COMMON_DIMACSSNIFF_H

#include <stdbool.h>

#include "common/files.h"

/* As files_may_create, for what is no formula, a proof or a trace: neither may there be a file with
 * one in it, compressed or not, as the line behind its comments tells: p cnf, p inccnf or p gcnf;
 * nor one that is compressed by a program that is not there, which may have any.
 * A formula named by mistake would be lost.  path: NULL and "-" are standard output, which may. */
bool dimacs_may_create(const struct files *others, const char *path, struct diag *diag);

#endif
