/* SPDX-License-Identifier: MIT */
/* A layout of one part of the graph: neighbours attract each other and all variables repel each
 * other (Fruchterman, Reingold, 1991), with movements limited more and more.  The initial layout is
 * found by averaging over neighbours (Koren, 2005). */
#ifndef CNF2GRAPH_FORCE_H
#define CNF2GRAPH_FORCE_H

#include "parts.h"

/* Places the points of a part, anywhere in the plane. */
void force_lay_out(struct parts *p, const struct part *part);

#endif
