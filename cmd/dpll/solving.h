/* SPDX-License-Identifier: MIT */
/* Solving the formula of a run in one process.
 *
 * The solver is built for the first answer, and built again if it cannot be kept: after running out
 * of memory, and after models were excluded. */
#ifndef DPLL_SOLVING_H
#define DPLL_SOLVING_H

#include "common/formulas/dimacs.h"
#include "compact.h"
#include "engines/engine.h"
#include "modelcheck.h"

struct solving {
    const struct engine *wanted;
    struct memory *memory;
    struct formula *formula;
    struct limits limits; /* conflicts and decisions allowed for each answer */
    struct settings settings;
    const struct elit_stack *either; /* one of these must be true, too; NULL for no choice */
    struct proof *proof;             /* NULL if none is written */
    struct trace *trace;             /* NULL if none is written */
    struct profile *profile;         /* NULL without -v */
    bool compacts;                   /* variables that matter may be sparse: see compact.h */
    struct compact compact;
    struct var_stack shown; /* variables that tell models apart, in the user's numbers; not owned */

    struct memory own; /* of the solver and its data */
    struct solver solver;
    const struct engine *engine; /* NULL without a solver */
    signed char *model;          /* by variable */
    Var room;                    /* variables that model has room for */
    signed char *spread;         /* the model by the user's numbers, if variables were renamed */
    Var spread_room;             /* variables that spread has room for */
    struct elit_stack assumed;   /* the assumptions of a question, in the formula's numbers */
    struct var_stack settled;    /* variables that tell models apart, in the formula's numbers */
    struct modelcheck check;
    bool out_of_memory;
    struct counters before; /* the solver's counters when the answer was begun */
    struct counters spent;  /* counters of this answer */
    const char *name;       /* the engine that gave it; NULL for none */
};

/* Releases the solver; the next answer builds a new one. */
void solving_drop(struct solving *solving);

/* Prepares the solver for the current clauses and assumptions (user's literals; NULL if the problem
 * asks no questions under assumptions).  If memory runs out, unwinds to where solving->memory is
 * set to. */
void solving_prepare(struct solving *solving, const struct elit_stack *assume);

/* Searches for a first model, or for one after the current model.  If memory runs out, or time
 * while the solver is built, drops the solver and returns RES_UNKNOWN.  Calls
 * solving_count, except after a further model: that would take longer than finding it. */
enum res_answer solving_search(struct solving *solving, const struct elit_stack *assume,
                               bool first);

/* Sets solving->name and solving->spent for the answer given. */
void solving_count(struct solving *solving, enum res_answer answer);

/* The literal of the formula for one that the current question assumes. */
Lit solving_lit(const struct solving *solving, int elit);

/* The literal to be assumed for literal lit of the formula. */
int solving_elit(const struct solving *solving, Lit lit);

/* After RES_SAT: the model, 1 or -1 by variable as the user declares it; valid until the next
 * search. */
const signed char *solving_values(struct solving *solving);

/* Ends the program if the model of a search, `first` or a further one, does not satisfy the
 * formula. */
void solving_check(struct solving *solving, bool first);

#endif
