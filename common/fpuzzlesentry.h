/* SPDX-License-Identifier: MIT */
/* The constraints of a puzzle of f-puzzles, each of which is a member of its JSON, and the rules
 * that they become. */
#ifndef COMMON_FPUZZLESENTRY_H
#define COMMON_FPUZZLESENTRY_H

#include "common/fpuzzlesreader.h"

/* Adds the rules that a member of a puzzle asks for.  Returns false, with the error, where there is
 * no such constraint, too. */
bool fpuzzlesentry_read(struct fpuzzlesreader *p, uint32_t member);

#endif
