/* SPDX-License-Identifier: MIT */
/* What solves the formula of a run, in one process.
 *
 * The solver is built when the first answer is asked for, and built again where it cannot be kept:
 * after running out of memory, and after models were excluded. */
#ifndef DPLL_SOLVING_H
#define DPLL_SOLVING_H

#include "audit.h"
#include "common/dimacs.h"
#include "compact.h"
#include "engines/engine.h"
#include "follow.h"

struct solving {
    const struct engine *wanted;
    struct memory *memory;
    struct formula *formula;
    struct limits limits; /* conflicts and decisions are those allowed for each answer */
    struct settings settings;
    const struct elit_stack *either; /* one of these is to be true, too; NULL for no choice */
    struct proof *proof;             /* NULL when none is written */
    struct trace *trace;             /* NULL when none is written */
    struct profile *profile;         /* NULL without -v */
    bool compacts; /* variables that matter may be far apart, clauses or not: see compact.h */
    struct compact compact;
    struct var_stack shown; /* what models are told apart by, as the user numbers it; not owned */

    struct memory own; /* of the solver and what belongs to it */
    struct solver solver;
    const struct engine *engine; /* NULL while there is no solver */
    signed char *model;          /* by variable */
    Var room;                    /* variables that it has room for */
    signed char *spread; /* the model by variable as the user declares it, if some were renamed */
    Var spread_room;     /* variables that it has room for */
    struct elit_stack assumed; /* what a question assumes, by the formula's own numbers */
    struct var_stack settled;  /* what models are told apart by, by those */
    size_t checked;            /* clauses that the last model was checked against one by one */
    struct audit audit;        /* checks models of further questions about the same clauses */
    struct follow follow;      /* checks further models of an enumeration */
    bool out_of_memory;
    struct counters before; /* what the solver had counted when the answer was begun */
    struct counters spent;  /* what this answer took */
    const char *name;       /* of the engine that gave it, NULL for none */
};

/* Releases the solver; the next answer builds another. */
void solving_drop(struct solving *solving);

/* Makes the solver ready for the clauses and assumptions at hand (user's literals; NULL when the
 * problem asks no questions under assumptions).  When memory runs out it unwinds to the place that
 * solving->memory is set to. */
void solving_prepare(struct solving *solving, const struct elit_stack *assume);

/* Searches for a first model, or for one after the model at hand.  When memory runs out, or time
 * does while the solver is built, it drops the solver and returns RES_UNKNOWN.  Sets name and
 * spent, but for a model that is not the first: solving_count would take longer than finding it. */
enum res_answer solving_search(struct solving *solving, const struct elit_stack *assume,
                               bool first);

/* Sets name and spent. */
void solving_count(struct solving *solving, enum res_answer answer);

/* The literal of the formula for one that the question at hand assumes. */
Lit solving_lit(const struct solving *solving, int elit);

/* The literal for questions to assume that the formula has as lit. */
int solving_elit(const struct solving *solving, Lit lit);

/* After RES_SAT: the model, 1 or -1 by variable as the user declares it; valid until the next
 * search. */
const signed char *solving_values(struct solving *solving);

/* Ends the program where the model of a search, which was the first or not, is none of the
 * formula. */
void solving_check(struct solving *solving, bool first);

/* Ends the program where the values, by variable of the formula, are no model of it: for those that
 * a worker has found. */
void solving_check_values(const struct formula *formula, const signed char *values);

#endif
