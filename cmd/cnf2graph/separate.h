/* SPDX-License-Identifier: MIT */
/* Pushing apart points whose marks would overlap. */
#ifndef CNF2GRAPH_SEPARATE_H
#define CNF2GRAPH_SEPARATE_H

#include "parts.h"

/* Pushes the points of a part apart, in a few rounds of sweeping from left to right. part->low and
 * part->high must be known.  Returns the distance they should have; a few may be nearer. */
double separate_points(struct parts *p, const struct part *part);

#endif
