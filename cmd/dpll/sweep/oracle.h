/* A small solver for small formulas that are asked many questions: conflict-driven, with watches,
 * learning and assumptions, and nothing that pays in long searches only.
 *
 * Its variables are numbers from 0 and its clauses indices in the order they came: those that were
 * added, then those that were learned, with the chain of clauses each follows from, for proofs.
 * oracle_clear makes room for another formula without giving memory back. */
#ifndef DPLL_ORACLE_H
#define DPLL_ORACLE_H

#include "sweep/oraclestate.h"

enum oracle_answer { ORACLE_SAT, ORACLE_UNSAT, ORACLE_UNKNOWN };

/* memory is a region that is cleared after the last use of the oracle, which is all zero. */
void oracle_init(struct oracle *oracle, struct memory *memory, bool traced);

/* Forgets all clauses; variables are those below vars. */
void oracle_clear(struct oracle *oracle, Var vars);

/* Adds a clause, no two of its literals of the same variable, before any question.  Returns its
 * index. */
uint32_t oracle_add(struct oracle *oracle, const Lit *lits, uint32_t size);

/* Asks for a model in which all of some assumptions, no two opposite, are true.  After ORACLE_SAT
 * all variables have values, until the next question; after ORACLE_UNSAT *core is a learned clause
 * of negated assumptions; ORACLE_UNKNOWN means that `conflicts` conflicts did not decide it. */
enum oracle_answer oracle_solve(struct oracle *oracle, const Lit *assumptions, uint32_t count,
                                unsigned conflicts, uint32_t *core);

#endif
