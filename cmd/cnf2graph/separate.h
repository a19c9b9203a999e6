/* SPDX-License-Identifier: MIT */
/* Room between points that lie so near to each other that their marks would overlap. */
#ifndef CNF2GRAPH_SEPARATE_H
#define CNF2GRAPH_SEPARATE_H

#include "parts.h"

/* Pushes points of a part apart, in a few rounds of sweeping from left to right.  part->low and
 * part->high must be known.  Returns how far apart they should be now; a few may be nearer. */
double separate_points(struct parts *p, const struct part *part);

#endif
