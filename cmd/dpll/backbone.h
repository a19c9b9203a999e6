/* SPDX-License-Identifier: MIT */
/* The backbone: the literals that are true in all models (cautious consequences).  A literal is
 * true in some model (a brave consequence) if and only if its negation is not in the backbone.
 *
 * Each literal of a first model is a candidate, until a model is met in which it is false, or its
 * negation is assumed and no model is found.  A question asks for a model in which any of several
 * candidates is false: one answer without a model settles them all.  From each model others are
 * reached by changing one variable after the other (nearby.h), and no question is needed for them
 * (Janota, Lynce, Marques-Silva, 2015; Biere, Froleyks, Wang, 2023). */
#ifndef DPLL_BACKBONE_H
#define DPLL_BACKBONE_H

#include "run.h"

/* Before the search for a first model: leaves out variables of a sparse formula that occur in no
 * clause, and so are not of the backbone.  assume: as below. */
void backbone_begin(struct run *run, const struct elit_stack *assume);

/* After a first model of run->formula under the given assumptions (user's literals; NULL when the
 * problem asks no questions under assumptions): finds and writes the backbone, and at a limit the
 * candidates that are left.  The limits of run->options are for the first model and this together.
 * Returns RES_SAT when nothing is left open, else RES_UNKNOWN. */
enum res_answer backbone_write(struct run *run, const struct elit_stack *assume);

#endif
