/* SPDX-License-Identifier: MIT */
/* The textbook procedure: unit propagation, a branching rule, chronological backtracking (Davis,
 * Logemann, Loveland, 1962).  No learning and no recursion: the trail is the stack. */
#ifndef DPLL_ENGINES_TEXTBOOK_H
#define DPLL_ENGINES_TEXTBOOK_H

#include "engines/engine.h"

extern const struct engine engine_dpll;

#endif
