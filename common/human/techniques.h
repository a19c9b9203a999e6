/* SPDX-License-Identifier: MIT */
/* The table of techniques of solving by hand.  A new technique is a finder in the file of its
 * family and a row in this table. */
#ifndef COMMON_HUMAN_TECHNIQUES_H
#define COMMON_HUMAN_TECHNIQUES_H

#include "common/human/technique.h"

/* In the order in which they are tried.  A row without a name ends the table. */
extern const struct technique techniques[];

/* Steps that are made by no technique; and technique_none, no step at all. */
extern const struct technique technique_guess, technique_back, technique_none;

#endif
