/* SPDX-License-Identifier: MIT */
/* The backbone: the literals that are true in all models (cautious consequences).  A literal is
 * true in some model (a brave consequence) if and only if its negation is not in the backbone.
 *
 * Each literal of a first model is a candidate until a model is found in which it is false, or its
 * negation is assumed and no model is found.  A question asks for a model in which any of several
 * candidates is false: an answer without a model settles them all.  From each model others are
 * reached by flipping single variables (nearby.h), without a question (Janota, Lynce,
 * Marques-Silva, 2015; Biere, Froleyks, Wang, 2023). */
#ifndef DPLL_BACKBONE_H
#define DPLL_BACKBONE_H

#include "run.h"

/* Must be called before the search for a first model: leaves out the variables of a sparse formula
 * that occur in no clause and so are not in the backbone. assume: as below. */
void backbone_begin(struct run *run, const struct elit_stack *assume);

/* After a first model of run->formula under assumptions (user's literals; NULL if the problem asks
 * no questions under assumptions): finds and writes the backbone and, at a limit, the candidates
 * left.  The limits of run->options hold for the first model and this together.  Returns RES_SAT if
 * no candidate is left open, else RES_UNKNOWN. */
enum res_answer backbone_write(struct run *run, const struct elit_stack *assume);

#endif
