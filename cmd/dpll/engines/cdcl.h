/* SPDX-License-Identifier: MIT */
/* The conflict-driven engine: clause learning (Marques-Silva, Sakallah, 1996) in the shape that
 * MiniSat, Glucose and CaDiCaL gave it.  The parts of the search are in the folder of that name. */
#ifndef DPLL_CDCL_H
#define DPLL_CDCL_H

#include "engines/engine.h"

extern const struct engine engine_cdcl;

#endif
