/* SPDX-License-Identifier: MIT */
/* Projection: the variables by which several models are told apart (Gebser, Kaufmann, Schaub,
 * 2009), from the command line or from lines "c p show" of the input. */
#ifndef DPLL_PROJECT_H
#define DPLL_PROJECT_H

#include "common/formulas/dimacs.h"
#include "state/solver.h"

struct project {
    bool given;       /* by the command line, whatever the input says */
    bool all;         /* all variables */
    const char *text; /* the variables on the command line, or NULL; not owned */
    struct var_stack vars;
};

/* Ends the program with EXIT_USAGE and a message unless the option's text is "all" or numbers and
 * ranges as in "1,5-8". */
void project_check(const char *text);

/* Takes the option's text, which was checked and must stay valid; NULL: it was not given. */
void project_take(struct project *project, const char *text);

/* Determines the variables by which models of the problem read so far are told apart: project->all
 * or project->vars, valid until the next call.  Returns false with diag filled if there is no such
 * variable. */
bool project_settle(struct project *project, const struct dimacs *d, struct diag *diag);

#endif
