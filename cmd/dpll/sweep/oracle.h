/* SPDX-License-Identifier: MIT */
/* The oracle: a small solver that answers many questions about small formulas, like Kissat's Kitten
 * (Fleury, Biere, 2022).  It has watches, learning and assumptions, and nothing that is worth its
 * effort only in long searches.
 *
 * Variables and clauses are numbered from 0: first the clauses added, then those learned, each with
 * the chain of clauses that it follows from, for proofs.  One oracle serves many formulas:
 * oracle_clear keeps its memory. */
#ifndef DPLL_SWEEP_ORACLE_H
#define DPLL_SWEEP_ORACLE_H

#include "sweep/oraclestate.h"

enum oracle_answer { ORACLE_SAT, ORACLE_UNSAT, ORACLE_UNKNOWN };

/* *oracle must be all zero. memory is a region; clearing it releases the oracle. traced: keeps
 * chains. */
void oracle_init(struct oracle *oracle, struct memory *memory, bool traced);

/* Begins a formula over variables 0 to vars - 1 without clauses. */
void oracle_clear(struct oracle *oracle, Var vars);

/* Adds a clause of literals with different variables, before the first question.  Returns its
 * index. */
uint32_t oracle_add(struct oracle *oracle, const Lit *lits, uint32_t size);

/* Looks for a model in which all `count` assumptions, no two of them opposite, are true.
 * ORACLE_SAT: all variables have values in oracle->values until the next question.  ORACLE_UNSAT:
 * *core is the index of a learned clause of negated assumptions.  ORACLE_UNKNOWN: `conflicts`
 * conflicts were not enough. */
enum oracle_answer oracle_solve(struct oracle *oracle, const Lit *assumptions, uint32_t count,
                                unsigned conflicts, uint32_t *core);

#endif
