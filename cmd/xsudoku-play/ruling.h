/* SPDX-License-Identifier: MIT */
/* The rules that a cell is named in, such as its cage with the sum, as they stand in the puzzle,
 * for a place with little room. */
#ifndef XSUDOKU_PLAY_RULING_H
#define XSUDOKU_PLAY_RULING_H

#include "common/rules/rules.h"

/* Writes line `index`, from 0, of them to text, terminated, broken at blanks so that each is at
 * most width characters.  Returns false when there are no more.  rules may be NULL. */
bool ruling_line(const struct rules *rules, uint32_t cell, unsigned index, size_t width,
                 char *text);

#endif
