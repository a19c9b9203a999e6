/* SPDX-License-Identifier: MIT */
/* Gauss-Jordan elimination in a dense system of parity constraints: rows packed into words. */
#ifndef DPLL_PARITY_MATRIX_H
#define DPLL_PARITY_MATRIX_H

#include "parity/system.h"

/* Solves the equations that `count` entries point to, if the effort allows it, and adds to the
 * system a sum for each unit and equivalence that follows.  Returns false on a contradiction, which
 * is then the system's last fact. */
bool matrix_solve(struct solver *s, struct parity *p, const struct stamped *rows, size_t count);

#endif
