/* SPDX-License-Identifier: MIT */
/* Projection: the variables by which models are told apart when several are asked for (Gebser,
 * Kaufmann, Schaub, 2009), from the command line or from lines "c p show" of the input. */
#ifndef DPLL_PROJECT_H
#define DPLL_PROJECT_H

#include "common/dimacs.h"
#include "state/solver.h"

struct project {
    bool given;       /* on the command line, and so whatever the input says */
    bool all;         /* by all variables */
    const char *text; /* the variables on the command line, if there are some; not owned */
    struct var_stack vars;
};

/* Ends the program with EXIT_USAGE and a message where the option's text is neither numbers and
 * ranges as in "1,5-8" nor "all". */
void project_check(const char *text);

/* Takes the option's text, which has been checked and must stay; NULL: it was not given. */
void project_take(struct project *project, const char *text);

/* Settles what the models of the problem read so far are told apart by: project->all or
 * project->vars, which stay until the next call.  Returns false with diag filled where there is no
 * such variable. */
bool project_settle(struct project *project, const struct dimacs *d, struct diag *diag);

#endif
