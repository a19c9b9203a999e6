/* SPDX-License-Identifier: MIT */
/* The name of the file of results that stands beside a file of problems. */
#ifndef DPLL_BESIDE_H
#define DPLL_BESIDE_H

#include <stdbool.h>
#include <stddef.h>

/* Writes the name to text (capacity size): that of path without the end of a compressed file's name
 * and without ".cnf" or ".icnf", and with ".res".  Returns false when there is no room for it. */
bool beside_name(char *text, size_t size, const char *path);

#endif
