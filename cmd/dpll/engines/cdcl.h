/* SPDX-License-Identifier: MIT */
/* The conflict-driven engine: clause learning (Marques-Silva, Sakallah, 1996) in the form of
 * MiniSat, Glucose and CaDiCaL.  Its parts are in search/. */
#ifndef DPLL_ENGINES_CDCL_H
#define DPLL_ENGINES_CDCL_H

#include "engines/engine.h"

extern const struct engine engine_cdcl;

#endif
