/* SPDX-License-Identifier: MIT */
/* Places for the variables of one part: neighbours attract each other and all repel each other
 * (Fruchterman, Reingold, 1991), until the movements allowed have shrunk to nothing.  The start is
 * one that averaging over neighbours unfolds (Koren, 2005). */
#ifndef CNF2GRAPH_FORCE_H
#define CNF2GRAPH_FORCE_H

#include "parts.h"

/* Gives the points of a part their places, anywhere in the plane. */
void force_lay_out(struct parts *p, const struct part *part);

#endif
